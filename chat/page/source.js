// The source pane: a document's blocks, with the cited words marked. Offsets never come here.
const pane = element.querySelector('.source-pane');
const body = element.querySelector('.document');
const top_ = element.querySelector('.source-top');
const status = element.querySelector('.status');
const known = new Map();
let shown = null;      // the document that is drawn
let parts = [];        // per block: the elements that hold its texts
let marked = [];       // elements to be unmarked, with their text
let opener = null;
let asked = 0;
let depth = 2;         // of the last heading: a reader who goes by headings finds no level left out
let tables = 0;

async function documentOf(id) {
  if (!known.has(id)) known.set(id, JSON.parse(await server.open_document(id)));
  const found = known.get(id);
  if (found.problem) known.delete(id);
  return found;
}

function isNumber(text) {
  return /^[\s(\u2212\u2013\u2014+$€£¥-]*[\d.,]+/.test(text) || /^[\u2014\u2013-]$/.test(text.trim());
}

function drawTable(block, holders) {
  const width = block.head ? block.head.length : (block.rows[0] || []).length;
  const head = block.head && make('thead', {}, make('tr', {}, block.head.map((text, column) => {
    const th = make(text ? 'th' : 'td', text ? { scope: 'col', class: column ? 'number' : null } : {}, text);
    holders[column] = th;
    return th;
  })));
  const rows = block.rows.map((cells, row) => make('tr', {}, cells.map((text, column) => {
    const settings = column === 0 ? { scope: 'row' } : { class: isNumber(text) ? 'number' : null };
    const cell = make(column === 0 && text ? 'th' : 'td', column === 0 && !text ? {} : settings, text);
    holders[width * (row + 1) + column] = cell;
    return cell;
  })));
  tables += 1;
  const name = joined(`Table ${tables}`, block.label);
  return make('div', { class: 'table-frame', role: 'region', tabindex: '0', 'aria-label': name },
    make('table', {}, head, make('tbody', {}, rows)));
}

function drawBlock(block, plain) {
  const holders = [];
  parts.push(holders);
  if (block.head !== undefined) return drawTable(block, holders);
  if (block.kind === 'list') {
    return make('ul', {}, block.items.map((text, index) => (holders[index] = make('li', {}, text))));
  }
  if (block.laid_out) {
    tables += 1;
    holders[0] = make('p', { class: 'plain laid-out' }, block.text);
    return make('div', { class: 'table-frame', role: 'region', tabindex: '0', 'aria-label': `Table ${tables}` }, holders[0]);
  }
  if (block.kind === 'heading') depth = Math.min(6, Math.max(3, block.level + 2), depth + 1);
  const tag = block.kind === 'heading' ? `h${depth}` : 'p';
  return (holders[0] = make(tag, { class: block.kind + (plain ? ' plain' : '') }, block.text));
}

function drawDocument(view) {
  parts = [];
  marked = [];
  depth = 2;
  tables = 0;
  shown = view.document_id;
  body.lang = view.language;
  const nodes = [];
  for (const block of view.blocks) {
    if (block.page) nodes.push(make('div', { class: 'page-label' }, `page ${block.page}`));
    nodes.push(drawBlock(block, view.plain));
  }
  body.replaceChildren(...nodes);
  body.scrollTop = 0;
}

function unmark() {
  for (const [holder, text] of marked) {
    holder.textContent = text;
    holder.classList.remove('hit');
    const row = holder.closest('tr');
    if (row) row.classList.remove('hit-row');
  }
  marked = [];
}

function mark(hits) {
  let main = null;
  for (const hit of hits) {
    const holder = parts[hit.block] && parts[hit.block][hit.part];
    if (!holder) continue;
    marked.push([holder, holder.textContent]);
    holder.replaceChildren(...hit.pieces.map(([text, span]) => {
      if (span < 0) return document.createTextNode(text);
      const node = make('mark', { class: span === 0 ? 'main' : 'side', tabindex: '-1' }, text);
      if (span === 0 && !main) main = node;
      return node;
    }));
    holder.classList.add('hit');
  }
  main = main || body.querySelector('mark');
  const row = main && main.closest('tbody tr');
  if (row) row.classList.add('hit-row');
  return main;
}

function reveal(node) {
  node.scrollIntoView({ block: 'center', inline: 'nearest' });
  node.focus({ preventScroll: true });
  // Heights of blocks that were never drawn are estimates until the first scroll has drawn them.
  requestAnimationFrame(() => node.isConnected && node.scrollIntoView({ block: 'center', inline: 'nearest' }));
}

function drawTop(view, place, path, page, request) {
  const { citation } = place;
  const about = citation || view || {};
  const filing = joined(about.company, about.form, view && view.period_end && `period to ${day(view.period_end)}`,
    about.filed ? `filed ${day(about.filed)}` : 'filing date unknown');
  const many = request.places.length > 1;
  const step = (by, words, sign) => button({
    class: 'quiet', 'aria-label': words, disabled: !request.places[request.index + by],
    onclick: () => open({ ...request, index: request.index + by }),
  }, sign);
  // Row, column and scale: in a long table they are out of sight when the cell is in it.
  const cited = citation && citation.quotes.length > 1 ? joined(...citation.quotes) : null;
  const url = citation && citation.url && /^https:\/\/www\.sec\.gov\//.test(citation.url) ? citation.url : null;
  top_.replaceChildren(
    make('div', { class: 'source-bar' },
      make('span', { class: 'small' }, many ? `${place.label} of ${request.places.length}` : place.label),
      many ? step(-1, 'Previous source', '‹') : '', many ? step(1, 'Next source', '›') : '',
      button({ class: 'quiet close', 'aria-label': 'Close the source', onclick: close }, 'Close')),
    make('h2', { tabindex: '-1' }, (view && view.title) || about.title || 'Document'),
    make('p', { class: 'small' }, filing),
    path.length || page ? make('nav', { class: 'path', 'aria-label': 'Place in the document' },
      make('ol', {}, path.map((name) => make('li', {}, name)), page ? make('li', { class: 'page' }, `page ${page}`) : null)) : '',
    cited ? make('p', { class: 'small cited' }, cited) : '',
    url ? make('a', { href: url, target: '_blank', rel: 'noopener noreferrer', class: 'small' }, 'Open at sec.gov') : '');
}

function factWithoutPlace(citation) {
  const { fact } = citation;
  const lines = fact ? [
    `${fact.concept}: ${fact.value === null ? 'nil' : grouped(fact.value)} ${unitWords(fact.unit)}`,
    dates(fact.period), joined(fact.form, fact.accession, fact.filed && `filed ${day(fact.filed)}`),
  ] : [];
  return [make('p', {}, 'This fact is known from the company’s XBRL data alone. No document on file shows it.'),
    ...lines.map((line) => make('p', { class: 'small' }, line))];
}

function showProblem(words) {
  shown = null;
  body.replaceChildren(make('p', { class: 'refusal', role: 'note' }, words));
  status.textContent = words;
}

async function open(request) {
  const ticket = ++asked;
  const place = request.places[request.index];
  if (request.opener) opener = request.opener;
  const opens = pane.hidden;
  pane.hidden = false;
  document.body.classList.add('reading');
  // The conversation has become narrower and longer: what was clicked stays in sight.
  if (opens && opener && opener.isConnected) opener.scrollIntoView({ block: 'nearest' });
  if (!place.document_id) {
    drawTop(null, place, [], null, request);
    shown = null;
    body.replaceChildren(...factWithoutPlace(place.citation));
    top_.querySelector('h2').focus();
    return;
  }
  if (shown !== place.document_id) body.replaceChildren(make('p', { class: 'small' }, 'Opening the document'));
  const view = await documentOf(place.document_id);
  const found = place.spans.length && !view.problem
    ? JSON.parse(await server.open_place(JSON.stringify({ document_id: place.document_id, spans: place.spans })))
    : { hits: [], path: [], page: null };
  if (ticket !== asked) return;
  const { citation } = place;
  const path = citation && citation.path.length ? citation.path : found.path || [];
  const page = (citation && (citation.page_label || citation.page)) || found.page;
  drawTop(view.problem ? null : view, place, path, page, request);
  const problem = view.problem || found.problem;
  if (problem) { showProblem(problem); top_.querySelector('h2').focus(); return; }
  if (shown !== view.document_id) drawDocument(view);
  unmark();
  const main = mark(found.hits);
  if (main) reveal(main); else { body.scrollTop = 0; top_.querySelector('h2').focus(); }
  status.textContent = main ? `${place.label}: ${main.textContent}` : `${view.title} is open`;
}

function close() {
  asked += 1;
  pane.hidden = true;
  document.body.classList.remove('reading');
  if (opener && opener.isConnected) opener.focus();
  opener = null;
}

document.addEventListener('filings-open', (event) => open(event.detail));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !pane.hidden && (pane.contains(document.activeElement)
    || document.activeElement === document.body)) { event.preventDefault(); close(); }
});
