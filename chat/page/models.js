// The model menu: what is there now, what is missing, and the command that mends it.
const menu = element.querySelector('select');
const says = element.querySelector('.model-says');
const missing = element.querySelector('.missing');
const status = element.querySelector('.status');
let offers = [];
let chosen = 'none';
let looked = false;
let asking = false;

function label(name) {
  const [provider, ...rest] = name.split(':');
  if (!rest.length) return name === 'none' ? 'No model' : name;
  return `${rest.join(':')} (${{ ollama: 'Ollama', claude: 'Claude' }[provider] || provider})`;
}

// "Get it with: ollama pull llama3.2": the command can be copied, so it is set apart.
function sentence(words) {
  const found = words.match(/^([^]*?(?:with|like this|example|Take)): ([^]+)$/);
  return found ? [`${found[1]}: `, make('code', {}, found[2])] : [words];
}

function draw() {
  const there = offers.filter((offer) => offer.there).map((offer) => offer.name);
  const names = there.includes(chosen) ? there : [...there, chosen];
  const shown = [...menu.options].map((option) => option.value);
  if (names.join('\n') !== shown.join('\n')) {
    menu.replaceChildren(...names.map((name) => make('option', { value: name }, label(name))));
  }
  menu.value = chosen;
  const offer = offers.find((one) => one.name === chosen);
  const gone = looked && !there.includes(chosen);
  says.classList.toggle('gone', gone);
  if (offer) says.replaceChildren(...sentence(offer.says));
  else if (gone) says.replaceChildren(`${label(chosen)} is not there. Until it is, passages are quoted.`);
  else says.replaceChildren(looked ? '' : 'Looking for models');
  const absent = offers.filter((one) => !one.there && one.name !== chosen);
  missing.hidden = !absent.length;
  missing.querySelector('summary').textContent = absent.length === 1
    ? '1 more can be set up' : `${absent.length} more can be set up`;
  missing.querySelector('ul').replaceChildren(...absent.map((one) => make('li', {}, sentence(one.says))));
}

// The server answers at once with what it saw last; while it still looks, it is asked again.
async function look(tries) {
  if (asking) return;
  asking = true;
  try {
    const seen = JSON.parse(await server.look(''));
    looked = looked || !seen.looking || seen.offers.length > 0;
    if (looked) offers = seen.offers.length ? seen.offers : offers;
    draw();
    if (seen.looking && tries) setTimeout(() => look(tries - 1), 1000);
  } finally {
    asking = false;
  }
}

function take(view) {
  if (view.model) chosen = view.model;
  draw();
  if (view.problem) { status.textContent = view.problem; says.textContent = view.problem; }
}

menu.addEventListener('change', () => {
  chosen = menu.value;
  draw();
  status.textContent = `${label(chosen)} answers from the next question on.`;
  props.value = chosen;
  trigger('submit');  // not `change`, which Gradio fires also for what Python sends
});
// Whoever opens the menu, or comes back from the terminal, sees what is there by now.
for (const kind of ['pointerdown', 'focus']) menu.addEventListener(kind, () => look(12));
window.addEventListener('focus', () => look(12));
document.addEventListener('filings-desk', (event) => take(event.detail.desk));

watch('value', () => { if (props.value && props.value[0] === '{') take(JSON.parse(props.value)); });
if (props.value && props.value[0] === '{') take(JSON.parse(props.value));
draw();
look(12);
