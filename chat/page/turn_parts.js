// The parts of an answered turn, each drawn once, when the answer is whole.
function chipLabel(citation) {
  const page = citation.page_label || citation.page;
  return `Source ${citation.marker}: ${[
    citation.company, citation.form, page && `page ${page}`].filter(Boolean).join(', ')}`;
}

// The places of a figure, one click away; in a table a figure of many has its card for that.
function figureChips(shown, answer) {
  const places = answer.citations.map(citationPlace);
  return shown.citations.slice(0, 3).map((marker) => {
    const index = answer.citations.findIndex((citation) => citation.marker === marker);
    return index < 0 ? null : button({
      class: 'chip', 'aria-label': chipLabel(answer.citations[index]),
      onclick: (event) => openPlace(places, index, event.currentTarget),
    }, String(marker));
  });
}

// Whose figure it is; nothing when it is worked out from several companies' figures.
function companyOf(shown, answer) {
  const names = new Set(answer.citations.filter((one) => shown.citations.includes(one.marker))
    .map((one) => one.company));
  return names.size === 1 ? [...names][0] : null;
}

function headline(shown, turn, openCard) {
  const words = WORDS[turn.answer.language];
  return make('div', { class: 'headline' },
    figureButton(shown, turn, openCard, 'big'),
    make('div', { class: 'headline-words' },
      make('div', { class: 'name' }, joined(shown.label, companyOf(shown, turn.answer))),
      make('div', { class: 'period' }, periodWords(shown, words)),
      make('div', { class: 'small' },
        joined(unitWords(shown.unit, words, shown.shown), formulaText(shown, turn)))));
}

function figureButton(shown, turn, openCard, kind = '') {
  const [, short, exact] = shown.shown.match(/^(.*?) (\(.*\))$/) || [null, shown.shown, null];
  return button({
    class: `figure ${kind}`,
    'aria-expanded': 'false',
    'aria-label': `${shown.shown}, ${shown.label}, ${shown.fiscal}: show where it comes from`,
    onclick: (event) => openCard(shown, event.currentTarget),
  }, short, exact && make('span', { class: 'exact' }, ` ${exact}`));
}

function moreFigures(answer, turn, openCard) {
  if (answer.figures.length < 2 || answer.table) return null;
  return make('ul', { class: 'more-figures' }, answer.figures.slice(1).map((shown) => make('li', {},
    make('span', { class: 'name' }, joined(shown.label, shown.fiscal)),
    figureButton(shown, turn, openCard))));
}

// A cell without a figure has the code of the reason.
function missingWords(cell, words) {
  if (words.codes[cell]) return words.codes[cell];
  return /^[a-z]+(_[a-z]+)+$/.test(cell) ? cell.replaceAll('_', ' ') : null;
}

// A reader who goes from region to region hears which answer each belongs to.
function nameInTurn(name, turn) {
  return `${name}, ${WORDS[turn.answer.language].answer} ${turn.number + 1}`;
}

// Few rows of many periods stand upright: each period has its line, on a phone and on paper too.
function upright(table) {
  if (table.rows.length > 3 || table.columns.length < 6) return table;
  const rows = table.columns.slice(1).map((name, at) => [name, ...table.rows.map((row) => row[at + 1])]);
  return { columns: ['', ...table.rows.map((row) => row[0])], rows, isUpright: true };
}

function answerTable(given, turn, openCard) {
  if (!given) return null;
  const table = upright(given);
  const body = make('tbody');
  const rows = table.rows.map((cells) => ({
    cells,
    node: make('tr', {}, cells.map((cell, column) => {
      if (typeof cell !== 'string') {
        return make('td', { class: 'number' }, figureButton(cell, turn, openCard),
          make('span', { class: 'cell-chips' }, figureChips(cell, turn.answer)));
      }
      if (column === 0) return make('th', { scope: 'row' }, cell);
      const missing = missingWords(cell, WORDS[turn.answer.language]);
      return make('td', { class: missing ? 'missing' : null }, missing || cell);
    })),
  }));
  const words = WORDS[turn.answer.language];
  const head = make('tr', {}, table.columns.map((name, column) => {
    if (rows.length < 2 || (table.isUpright && !column)) return make(name ? 'th' : 'td', { scope: name ? 'col' : null }, name);
    const order = button({ class: 'quiet sort' }, name || words.name);
    const th = make('th', { scope: 'col', 'aria-sort': 'none' }, order);
    order.addEventListener('click', () => sortRows(rows, body, head, th, column));
    return th;
  }));
  body.append(...rows.map((row) => row.node));
  const size = table.isUpright ? [' upright', ' many'][Math.min(1, table.columns.length - 2)] : ['', ' many', ' many wide'][(table.columns.length > 3) + (table.columns.length > 5)];
  return make('div', { class: 'table-frame', tabindex: '0', role: 'region', 'aria-label': nameInTurn(words.table, turn) },
    make('table', { class: `answer-table${size}` }, make('thead', {}, head), body));
}

function sortRows(rows, body, head, th, column) {
  const down = th.getAttribute('aria-sort') !== 'descending';
  const key = (cell) => (typeof cell === 'string' ? cell : Number(cell.value));
  const compare = (one, two) => {
    const [a, b] = [key(one.cells[column]), key(two.cells[column])];
    if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
    const order = typeof a === 'number' ? a - b : a.localeCompare(b);
    return down ? -order : order;
  };
  for (const other of head.children) other.setAttribute('aria-sort', 'none');
  th.setAttribute('aria-sort', down ? 'descending' : 'ascending');
  for (const row of [...rows].sort(compare)) body.append(row.node);
}

function refusal(answer) {
  if (answer.outcome === 'answered') return null;
  const words = WORDS[answer.language];
  const reason = answer.reason || { code: '', words: '' };
  return make('div', { class: 'refusal', role: 'note' },
    make('strong', {}, words[answer.outcome] || words.refused),
    reason.words === answer.text || !answer.text.includes(reason.words) ? make('p', {}, reason.words) : null,
    make('span', { class: 'small' }, missingWords(reason.code, words) || reason.code));
}

// What is said about the claims: contradictions, translations, roundings, what was not there.
function remarks(answer) {
  const words = WORDS[answer.language];
  const held = new Set([...answer.withheld, ...answer.dropped].map((one) => `${one.said}: ${one.reason}`));
  const notes = [
    ...answer.claims.flatMap((claim) => claim.notes).filter((note) => !held.has(note)),
    ...(answer.claims.some((claim) => claim.support === 'model') ? [words.model] : []),
    ...answer.figures.flatMap((shown) => shown.notes),
  ];
  const unique = [...new Set(notes)].filter((note) => !answer.text.includes(note));
  return unique.length
    ? make('ul', { class: 'notes' }, unique.map((note) => make('li', {}, note))) : null;
}

// A claim that cites nothing says so where it stands. Its text nodes alone are moved: no chip loses focus.
function markUnsupported(view, answer) {
  const words = WORDS[answer.language];
  const found = [];
  let from = 0;
  for (const claim of answer.claims) {
    const start = answer.text.indexOf(claim.text, from);
    if (start < 0) continue;
    from = start + claim.text.length;
    if (claim.support === 'unsupported') found.push([start, from]);
  }
  for (const [start, end] of found.reverse()) markRange(view, start, end, words);
}

// From the last on, so that what is cut off a text node lies behind what is still to be marked.
function markRange(view, start, end, words) {
  let at = 0;
  let last = null;
  for (const { raw, node } of view.parts) {
    const [begin, stop] = [Math.max(start - at, 0), Math.min(end - at, raw.length)];
    at += raw.length;
    if (begin >= stop || node.nodeType !== Node.TEXT_NODE) continue;
    const text = begin ? node.splitText(begin) : node;
    if (stop - begin < text.data.length) text.splitText(stop - begin);
    const mark = make('span', { class: 'unsupported' });
    text.replaceWith(mark);
    mark.append(text);
    last = mark;
  }
  if (last) last.after(make('span', { class: 'tag no-source' }, words.noSource));
}

function heldBack(turn) {
  const { answer } = turn;
  const words = WORDS[answer.language];
  const lines = [
    ...answer.withheld.map((one) => [words.withheld, one]), ...answer.dropped.map((one) => [words.dropped, one]),
  ];
  if (!lines.length) return null;
  return make('section', { class: 'held', 'aria-label': nameInTurn(words.heldBack, turn) }, make('h3', {}, words.heldBack),
    make('dl', {}, lines.map(([kind, one]) => make('div', {},
      make('dt', {}, make('span', { class: 'held-kind' }, kind), ' ', make('span', { class: 'held-said' }, one.said)),
      make('dd', {}, one.reason)))));
}

// "Which one?": each answer to it is a question of its own.
function choiceList(turn, ask) {
  if (!turn.choices || !turn.choices.length) return null;
  const words = WORDS[turn.answer.language];
  return make('ul', { class: 'choices', 'aria-label': words.choose }, turn.choices.map((choice) => make('li', {},
    button({ class: 'choice', title: choice.question, onclick: () => ask(choice.question) }, choice.says))));
}

function sourceList(answer) {
  if (!answer.citations.length) return null;
  const words = WORDS[answer.language];
  const places = answer.citations.map(citationPlace);
  return make('ol', { class: 'sources', 'aria-label': 'Sources' }, answer.citations.map((citation, index) => {
    const page = citation.page_label || citation.page;
    const { fact } = citation;
    const quote = citation.quotes.length || !fact ? `“${citation.quotes[0] || ''}”`
      : `${fact.value === null ? words.nil : grouped(fact.value, words)} ${unitWords(fact.unit, words)}`;
    const rest = citation.quotes.length || !fact ? joined(...citation.quotes.slice(1))
      : joined(fact.concept, dates(fact.period, words), words.factAlone);
    return make('li', {}, button({
      class: 'source-line', onclick: (event) => openPlace(places, index, event.currentTarget),
    },
    make('span', { class: 'marker', 'aria-hidden': 'true' }, String(citation.marker)),
    make('span', { class: 'source-words' },
      make('span', { class: 'source-name' }, joined(
        citation.company, citation.form, citation.filed && `${words.filed} ${day(citation.filed, words)}`,
        page && `${words.page} ${page}`)),
      make('span', { class: 'source-quote' }, quote),
      rest ? make('span', { class: 'source-rest' }, rest) : null,
      make('span', { class: 'source-where' }, joined(citation.path.join(' › '),
        citation.accession || citation.document_id, citation.url)))));
  }));
}

// The command that gives the figures again, to copy.
function againLine(turn, say) {
  if (!turn.again) return null;
  const words = WORDS[turn.answer.language];
  return make('p', { class: 'again small' }, words.again, make('code', {}, turn.again),
    copyButton(words.copyCommand, turn.again, 'Command copied', say));
}

function copyButton(label, text, said, say) {
  return button({
    class: 'quiet',
    onclick: async () => {
      try { await navigator.clipboard.writeText(text); say(said); } catch (refused) {
        say('The browser did not allow copying. The export links above have the same text.');
      }
    },
  }, label);
}

// To paste into a spreadsheet: figures as plain numbers, their unit at the end of the row. A text that
// the spreadsheet would take for a formula is marked as text.
function tableText(given, words) {
  const table = upright(given);
  const plain = (text) => (/^[=+@\-\t\r]/.test(text) ? `'${text}` : text).replace(/\s+/g, ' ');
  const shownIn = (row) => row.filter((cell) => typeof cell !== 'string');
  const rows = table.rows.map((row) => [
    ...row.map((cell) => (typeof cell === 'string' ? plain(missingWords(cell, words) || cell) : plainNumber(cell.value))),
    [...new Set(shownIn(row).map((shown) => shown.unit))].join(', ')]);
  const head = [table.columns[0] || words.name, ...table.columns.slice(1), words.unit].map(plain);
  return [head, ...rows].map((row) => row.join('\t')).join('\n');
}

function tools(turn, say) {
  const { answer } = turn;
  const words = WORDS[answer.language];
  const copy = (label, text, said) => copyButton(label, text, said, say);
  const tokens = answer.tokens
    && `${grouped(String(answer.tokens.in), words)} + ${grouped(String(answer.tokens.out), words)} ${words.tokens}`;
  const cost = joined(answer.model === 'none' ? words.noModel : answer.model,
    `${grouped(answer.seconds.toFixed(1), words)} s`, tokens, answer.cost_usd && `${grouped(plainNumber(answer.cost_usd), words)} USD`);
  return make('div', { class: 'tools' },
    copy(words.copy, turn.markdown, 'Answer copied as Markdown'),
    answer.table ? copy(words.copyTable, tableText(answer.table, words), 'Table copied') : null,
    answer.figures.length || answer.table ? copy(words.copyFigures, turn.csv, 'Figures copied as CSV') : null,
    make('span', { class: 'small cost' }, cost));
}
