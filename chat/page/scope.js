// Above the question box: what the next question takes from the last one, and what was spent.
const bar = element.querySelector('.scope');
const list = element.querySelector('.scope-parts');
const limit = element.querySelector('.limit');
const status = element.querySelector('.status');
const NAMES = { companies: 'Company', periods: 'Period', wanted: 'Line item', known_on: 'Day' };
let conversation = null;
let parts = [];
let cleared = [];
let asOf = '';

// A question for words has no line item: what is carried on is the question itself.
const nameOf = (one) => (one.part === 'wanted' && one.says.startsWith('“') ? 'Question' : NAMES[one.part]);

function part(name, words, clear) {
  return make('li', {},
    make('span', { class: 'scope-what' }, name), ' ', make('span', { class: 'scope-says', title: words }, words),
    button({ class: 'scope-clear', 'aria-label': `Clear ${name.toLowerCase()}: ${words}`, title: 'Not in the next question', onclick: clear },
      make('span', { 'aria-hidden': 'true' }, '×')));
}

function draw() {
  const kept = parts.filter((one) => !cleared.includes(one.part) && !(asOf && one.part === 'known_on'));
  const nodes = kept.map((one) => part(nameOf(one), one.says, () => clear(one)));
  if (asOf) nodes.push(part('As of', day(asOf), () => document.dispatchEvent(new CustomEvent('filings-today'))));
  list.replaceChildren(...nodes);
  list.hidden = !nodes.length;
  bar.hidden = !nodes.length;
}

async function clear(one) {
  cleared = [...cleared, one.part];
  draw();
  (list.querySelector('button') || document.querySelector('#question textarea')).focus();
  status.textContent = `The next question takes no ${nameOf(one).toLowerCase()} from the last one.`;
  const view = JSON.parse(await server.clear_part(JSON.stringify({ conversation, part: one.part })));
  if (view.problem) status.textContent = view.problem; else take(view);
}

function take(desk) {
  cleared = desk.cleared;
  const [read, wrote] = desk.tokens;
  const spent = document.querySelector('#spent .spent');
  const cost = desk.cost_usd === '0' && !desk.unpriced ? null : `${desk.cost_usd} of ${desk.limit_usd} USD`;
  spent.hidden = !desk.calls;
  spent.textContent = joined(`${desk.calls} model ${desk.calls === 1 ? 'call' : 'calls'} in this conversation`,
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
