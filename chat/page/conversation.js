// The conversation pane. Python sends one JSON text; nodes that are drawn are not drawn again.
const log = element.querySelector('.turns');
const status = element.querySelector('.status');
const exports_ = element.querySelector('.exports');
const turns = new Map();
let conversation = null;

const say = (words) => { status.textContent = words; };

// The buttons of an older turn would lean on the turns between.
function retireChoices() {
  for (const old of log.querySelectorAll('.choices button:not(:disabled)')) old.disabled = true;
}

function askThis(question) {
  const box = document.querySelector('#question textarea');
  box.value = question;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  requestAnimationFrame(() => document.querySelector('#ask').click());
}

// A page of text as a question does not push its answer out of sight.
const LONG_QUESTION = 600;

function unfold(title) {
  const toggle = button({ class: 'quiet unfold', 'aria-expanded': 'false', onclick: () => {
    const whole = title.classList.toggle('folded') === false;
    toggle.setAttribute('aria-expanded', String(whole));
  } }, 'Whole question');
  return toggle;
}

function newView(turn) {
  retireChoices();
  const isLong = turn.question.length > LONG_QUESTION;
  const title = make('h2', { class: `question${isLong ? ' folded' : ''}` }, turn.question);
  const words = make('div', { class: 'words' });
  const progress = make('div', { class: 'progress' });
  const top = make('div', { class: 'above' });
  const below = make('div', { class: 'below' });
  const asOf = turn.as_of ? make('span', { class: 'tag' }, `as of ${day(turn.as_of)}`) : null;
  const article = make('article', { class: 'turn', 'data-turn': turn.number },
    make('header', {}, title, asOf), isLong ? unfold(title) : '', top, words, progress, below);
  const view = { turn, article, words, progress, top, below, parts: [], card: null, opener: null };
  turns.set(turn.number, view);
  const after = [...log.children].find((other) => Number(other.dataset.turn) > turn.number);
  log.insertBefore(article, after || null);
  return view;
}

function closeCard(view, refocus) {
  if (!view.card) return;
  view.card.remove();
  view.opener.setAttribute('aria-expanded', 'false');
  if (refocus && view.opener.isConnected) view.opener.focus();
  view.card = view.opener = null;
}

function openCard(view, shown, opener) {
  const again = view.opener === opener;
  closeCard(view, again);
  if (again) return;
  view.opener = opener;
  view.card = figureCard(shown, view.turn, () => closeCard(view, true));
  opener.setAttribute('aria-expanded', 'true');
  const row = opener.closest('.headline, .table-frame, .more-figures');
  row.after(view.card);
  view.card.querySelector('h3').focus({ preventScroll: true });
  view.card.scrollIntoView({ block: 'nearest' });
}

function drawAnswer(view) {
  const { turn } = view;
  const { answer } = turn;
  const open = (shown, opener) => openCard(view, shown, opener);
  view.article.lang = answer.language;
  settleChips(view, answer);
  markUnsupported(view, answer);
  const table = answerTable(answer.table, turn, open);
  if (table) {  // which of several is meant, only the table says
    const plot = answerPlot(answer.table, log.clientWidth - 56);
    view.top.append(table, ...(plot ? [plot] : []));
  } else if (answer.outcome === 'answered' && answer.figures.length) {
    view.top.append(headline(answer.figures[0], turn, open));
  }
  if (answer.outcome !== 'answered') {
    view.words.hidden = (answer.reason || {}).words === answer.text;
  }
  view.below.append(...[
    refusal(answer) || '', choiceList(turn, askThis) || '', moreFigures(answer, turn, open) || '',
    remarks(answer) || '', heldBack(turn) || '', sourceList(answer) || '',
    answer.route.reason === (answer.reason || {}).words ? ''
      : make('p', { class: 'route small' }, answer.route.reason),
    againLine(turn, say) || '', tools(turn, say),
  ].filter(Boolean));
}

function drawProgress(view) {
  const { turn } = view;
  const found = turn.found === null ? null : `${turn.found} ${turn.found === 1 ? 'source' : 'sources'} found`;
  const writes = turn.model && `${turn.model} is asked`;
  const words = turn.route ? joined(...[turn.route.reason, found || turn.doing, writes].map((one) => one && one.replace(/\.$/, ''))) : 'Reading the question';
  view.progress.replaceChildren(make('span', { class: 'dot', 'aria-hidden': 'true' }), words);
}

function drawTurn(turn) {
  let view = turns.get(turn.number);
  const isNew = !view;
  if (view && view.turn.state !== 'busy') return;
  if (isNew) view = newView(turn);
  view.turn = turn;
  const busy = turn.state === 'busy';
  view.article.setAttribute('aria-busy', String(busy));
  drawWords(view, turn.answer ? turn.answer.text : turn.text || '', busy);
  if (busy) { drawProgress(view); return isNew && view; }
  view.progress.remove();
  if (turn.answer) drawAnswer(view);
  else {
    const words = turn.state === 'stopped' ? 'Stopped. What stands here is not checked.' : turn.words;
    view.below.append(make('div', { class: 'refusal', role: 'note' }, words));
  }
  return isNew && view;
}

function ended(turn) {
  if (!turn.answer) return turn.state === 'stopped' ? 'Stopped' : turn.words;
  const count = turn.answer.citations.length;
  const refused = turn.answer.outcome !== 'answered' && (turn.answer.reason || {}).words;
  if (refused) return refused;
  const held = turn.answer.withheld.length + turn.answer.dropped.length;
  const bare = turn.answer.claims.filter((claim) => claim.support === 'unsupported').length;
  return [`Answer complete, ${count} ${count === 1 ? 'source' : 'sources'}`,
    held && `${held} held back`, bare && `${bare} without a source`].filter(Boolean).join(', ');
}

function drawExports() {
  document.body.classList.toggle('has-turns', turns.size > 0);
  exports_.hidden = !turns.size;
  exports_.replaceChildren(...['md', 'csv'].map((kind) => make('a', {
    href: `/export/${encodeURIComponent(conversation)}.${kind}`, download: '',
  }, kind === 'md' ? 'Export Markdown' : 'Export CSV')));
}

// Gradio closes its stream when no event is pending, and a question that is sent in that very
// moment waits on the closed stream for ever. Any other event opens it again, so that all arrives.
const POKES = { every: 2000, most: 60 };
let pokes = 0;
let poking = null;

function expectNews(again) {
  clearTimeout(poking);
  pokes = again ? pokes + 1 : 0;
  if (pokes < POKES.most) poking = setTimeout(() => { trigger('silence'); expectNews(true); }, POKES.every);
}

const ASKS = '#ask, button.example';
document.addEventListener('click', (event) => { if (event.target.closest(ASKS)) expectNews(false); });
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.shiftKey && event.target.closest('#question')) expectNews(false);
});

// The menu and the scope bar are told of each change; they lean on the last turn that was answered.
function tellDesk(message) {
  if (!message.desk) return;
  const answered = [...turns.values()].filter((view) => view.turn.answer);
  const last = answered.sort((one, two) => one.turn.number - two.turn.number).pop();
  document.dispatchEvent(new CustomEvent('filings-desk', { detail: {
    conversation: message.conversation, desk: message.desk, scope: last ? last.turn.scope : [],
    stopped: Boolean(message.turn && message.turn.state === 'stopped'),
  } }));
}

function apply(message) {
  clearTimeout(poking);
  if (message.notice) { say(message.notice); showNotice(message.notice); return; }
  if (message.reset) {
    if (message.conversation !== conversation) {
      turns.clear();
      log.replaceChildren();
    }
    conversation = message.conversation;
    showNotice('');
    message.reset.forEach(drawTurn);
    if (!turns.size) focusBox(120);
    drawExports();
    tellDesk(message);
    const last = [...turns.values()].pop();
    if (last) toTop(last);
    if (last && last.turn.state === 'busy') expectNews(false);
  } else {
    if (conversation && message.conversation !== conversation) return;
    conversation = message.conversation;
    const fresh = drawTurn(message.turn);
    drawExports();
    tellDesk(message);
    if (fresh) { showNotice(''); toTop(fresh); say('Answering'); }
    else if (held && held === turns.get(message.turn.number)) toTop(held);
    if (message.turn.state === 'busy') expectNews(false); else say(ended(message.turn));
  }
}

// A new question stands at the top, also when its answer grows, until the reader scrolls.
let held = null;
function toTop(view) {
  held = view;
  const scroll = () => held === view && view.article.scrollIntoView({ block: 'start' });
  scroll();
  requestAnimationFrame(scroll);  // heights of turns that were never drawn are estimates until now
}
for (const kind of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
  element.addEventListener(kind, () => { held = null; }, { passive: true });
}

function showNotice(words) {
  element.querySelector('.notice').textContent = words;
}

watch('value', () => { if (props.value) apply(JSON.parse(props.value)); });
if (props.value) apply(JSON.parse(props.value));

// Once, and not through Gradio's `autofocus`, which takes the focus back at each update.
function focusBox(tries) {
  const box = document.querySelector('#question textarea');
  if (!box && tries) requestAnimationFrame(() => focusBox(tries - 1));
  else if (box && !busyElsewhere(document.activeElement) && matchMedia('(min-width: 1100px)').matches) box.focus();
}
const busyElsewhere = (active) => active !== document.body && active.id !== 'new';
focusBox(120);

// These go, or can't be pressed any more, once they were: the keys must not be left with nothing.
document.addEventListener('click', (event) => {
  const isByKey = event.detail === 0;
  if (event.isTrusted && isByKey && event.target.closest('#stop, button.example, button.choice')) {
    document.querySelector('#question textarea').focus();
  }
});

// Past the list of filings: by its link, or by "/" from anywhere but a field.
document.addEventListener('click', (event) => {
  if (!event.target.closest('.skip')) return;
  event.preventDefault();
  document.querySelector('#question textarea').focus();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea')) return;
  event.preventDefault();
  document.querySelector('#question textarea').focus();
});
