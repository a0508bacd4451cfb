// Above the question box: what the next question takes from the last one, and what was spent.
const bar = element.querySelector('.scope');
const list = element.querySelector('.scope-parts');
const spent = element.querySelector('.spent');
const limit = element.querySelector('.limit');
const status = element.querySelector('.status');
const NAMES = { companies: 'Company', periods: 'Period', wanted: 'Line item', known_on: 'Day' };
let conversation = null;
let parts = [];
let cleared = [];
let asOf = '';

function part(name, words, clear) {
  return make('li', {},
    make('span', { class: 'scope-what' }, name), ' ', make('span', { class: 'scope-says' }, words),
    button({ class: 'scope-clear', 'aria-label': `Clear ${name.toLowerCase()}: ${words}`, title: 'Not in the next question', onclick: clear },
      make('span', { 'aria-hidden': 'true' }, '×')));
}

function draw() {
  const kept = parts.filter((one) => !cleared.includes(one.part) && !(asOf && one.part === 'known_on'));
  const nodes = kept.map((one) => part(NAMES[one.part], one.says, () => clear(one)));
  if (asOf) nodes.push(part('As of', day(asOf), () => document.dispatchEvent(new CustomEvent('filings-today'))));
  list.replaceChildren(...nodes);
  list.hidden = !nodes.length;
  bar.hidden = !nodes.length && spent.hidden;
}

async function clear(one) {
  cleared = [...cleared, one.part];
  draw();
  (list.querySelector('button') || document.querySelector('#question textarea')).focus();
  status.textContent = `The next question takes no ${NAMES[one.part].toLowerCase()} from the last one.`;
  const view = JSON.parse(await server.clear_part(JSON.stringify({ conversation, part: one.part })));
  if (view.problem) status.textContent = view.problem; else take(view);
}

function take(desk) {
  cleared = desk.cleared;
  const [read, wrote] = desk.tokens;
  const cost = desk.cost_usd === '0' && !desk.unpriced ? null : `${desk.cost_usd} of ${desk.limit_usd} USD`;
  spent.hidden = !desk.calls;
  spent.textContent = joined('This conversation', `${desk.calls} model ${desk.calls === 1 ? 'call' : 'calls'}`,
    `${grouped(String(read + wrote))} tokens`, cost, desk.unpriced && `${desk.unpriced} of unknown cost`);
  limit.hidden = !desk.reached;
  if (limit.textContent !== desk.reached) limit.textContent = desk.reached;
  draw();
}

document.addEventListener('filings-desk', (event) => {
  const { detail } = event;
  conversation = detail.conversation;
  parts = detail.scope || [];
  take(detail.desk);
  // What a stopped model took is known a moment after it was told to stop.
  if (detail.stopped) {
    setTimeout(async () => take(JSON.parse(await server.look_again(JSON.stringify({ conversation })))), 1500);
  }
});
document.addEventListener('filings-as-of', (event) => { asOf = event.detail; draw(); });
