// The conversation pane. Python sends one JSON text; nodes that are drawn are not drawn again.
const log = element.querySelector('.turns');
const status = element.querySelector('.status');
const exports_ = element.querySelector('.exports');
const turns = new Map();
let conversation = null;

const say = (words) => { status.textContent = words; };

function drawWords(view, text, busy) {
  const whole = busy ? text.replace(/\[\d*$/, '') : text;
  const raws = whole.split(/(\[\d+\])/).filter((raw) => raw !== '');
  raws.forEach((raw, index) => {
    const old = view.parts[index];
    if (old && old.raw === raw) return;
    if (old && old.node.nodeType === Node.TEXT_NODE && raw.startsWith(old.raw)) {
      old.node.appendData(raw.slice(old.raw.length));
      old.raw = raw;
      return;
    }
    for (const late of view.parts.splice(index)) late.node.remove();
    const node = /^\[\d+\]$/.test(raw) ? chip(view, Number(raw.slice(1, -1))) : document.createTextNode(raw);
    view.parts.push({ raw, node });
    view.words.append(node);
  });
  for (const late of view.parts.splice(raws.length)) late.node.remove();
}

function chip(view, marker) {
  const node = button({ class: 'chip', 'aria-label': `Source ${marker}` }, String(marker));
  node.addEventListener('click', () => {
    const answer = view.turn.answer;
    if (!answer) { say('Sources open when the answer is complete.'); return; }
    const index = answer.citations.findIndex((citation) => citation.marker === marker);
    if (index >= 0) openPlace(answer.citations.map(citationPlace), index, node);
  });
  return node;
}

// A marker that no citation has is text, not a button that leads nowhere.
function settleChips(view, answer) {
  const known = new Map(answer.citations.map((citation) => [`[${citation.marker}]`, citation]));
  for (const part of view.parts) {
    if (part.node.nodeType === Node.TEXT_NODE) continue;
    const citation = known.get(part.raw);
    if (citation) {
      const page = citation.page_label || citation.page;
      part.node.setAttribute('aria-label', `Source ${citation.marker}: ${[
        citation.company, citation.form, page && `page ${page}`].filter(Boolean).join(', ')}`);
    } else {
      const text = document.createTextNode(part.raw);
      part.node.replaceWith(text);
      part.node = text;
    }
  }
}

function newView(turn) {
  const title = make('h2', { class: 'question' }, turn.question);
  const words = make('div', { class: 'words' });
  const progress = make('div', { class: 'progress' });
  const top = make('div', { class: 'above' });
  const below = make('div', { class: 'below' });
  const asOf = turn.as_of ? make('span', { class: 'tag' }, `as of ${day(turn.as_of)}`) : null;
  const article = make('article', { class: 'turn', 'data-turn': turn.number },
    make('header', {}, title, asOf), top, words, progress, below);
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
  const table = answerTable(answer.table, turn, open);
  if (table) view.top.append(table);  // which of several is meant, only the table says
  else if (answer.outcome === 'answered' && answer.figures.length) {
    view.top.append(headline(answer.figures[0], turn, open));
  }
  if (answer.outcome !== 'answered') {
    view.words.hidden = (answer.reason || {}).words === answer.text;
  }
  view.below.append(...[
    refusal(answer) || '', moreFigures(answer, turn, open) || '',
    remarks(answer) || '', heldBack(answer) || '', sourceList(answer) || '',
    make('p', { class: 'route small' }, answer.route.reason), tools(turn, say),
  ].filter(Boolean));
}

function drawProgress(view) {
  const { turn } = view;
  const found = turn.found === null ? null : `${turn.found} ${turn.found === 1 ? 'source' : 'sources'} found`;
  const words = turn.route ? joined(turn.route.reason, found) : 'Reading the question';
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
  return refused || `Answer complete, ${count} ${count === 1 ? 'source' : 'sources'}`;
}

function drawExports() {
  document.body.classList.toggle('has-turns', turns.size > 0);
  exports_.hidden = !turns.size;
  exports_.replaceChildren(...['md', 'csv'].map((kind) => make('a', {
    href: `/export/${encodeURIComponent(conversation)}.${kind}`, download: '',
  }, kind === 'md' ? 'Export Markdown' : 'Export CSV')));
}

function apply(message) {
  if (message.notice) { say(message.notice); showNotice(message.notice); return; }
  showNotice('');
  if (message.reset) {
    conversation = message.conversation;
    turns.clear();
    log.replaceChildren();
    message.reset.forEach(drawTurn);
    if (log.lastElementChild) log.lastElementChild.scrollIntoView({ block: 'start' });
  } else {
    if (conversation && message.conversation !== conversation) return;
    conversation = message.conversation;
    const fresh = drawTurn(message.turn);
    if (fresh) { fresh.article.scrollIntoView({ block: 'start' }); say('Answering'); }
    if (message.turn.state !== 'busy') say(ended(message.turn));
  }
  drawExports();
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
  else if (box && document.activeElement === document.body && matchMedia('(min-width: 1100px)').matches) box.focus();
}
focusBox(120);
