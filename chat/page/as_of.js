// The as-of date: what was known on that day. Empty means today.
const input = element.querySelector('input');
const clear = element.querySelector('button');

function set(value) {
  clear.hidden = !value;
  props.value = value;
  trigger('change');
  document.dispatchEvent(new CustomEvent('filings-as-of', { detail: value }));
}

input.addEventListener('change', () => set(input.value));
clear.addEventListener('click', () => { input.value = ''; set(''); input.focus(); });
document.addEventListener('filings-today', () => {
  input.value = '';
  set('');
  document.querySelector('#question textarea').focus();
});
