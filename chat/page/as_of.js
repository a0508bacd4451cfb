// The as-of date: what was known on that day. Empty means today.
const input = element.querySelector('input');
const clear = element.querySelector('button');

function set(value) {
  clear.hidden = !value;
  props.value = value;
  trigger('change');
}

input.addEventListener('change', () => set(input.value));
clear.addEventListener('click', () => { input.value = ''; set(''); input.focus(); });
