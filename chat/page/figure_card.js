// A figure's card: its formula, and the tree of what it was worked out from, down to the filings.
const isFigure = (part) => 'formula' in part;
const isFact = (part) => 'concept' in part;

function citationPlace(citation) {
  return {
    label: `Source ${citation.marker}`,
    document_id: citation.document_id,
    spans: citation.spans.map((span) => [span.start, span.end]),
    citation,
  };
}

function sameLeaf(citation, leaf) {
  const place = citation.spans[0];
  return citation.document_id === leaf.document_id && place && leaf.span
    && place.start <= leaf.span.start && leaf.span.end <= place.end;  // it also holds sign and currency
}

function leafPlaces(leaf, answer) {
  const index = answer.citations.findIndex((citation) => sameLeaf(citation, leaf));
  if (index >= 0) return [answer.citations.map(citationPlace), index];
  if (!leaf.document_id || !leaf.span) return null;
  const spans = [[leaf.span.start, leaf.span.end]];
  return [[{ label: 'Operand', document_id: leaf.document_id, spans, citation: null }], 0];
}

function roundingWords(decimals, words) {
  if (decimals === null) return null;
  if (decimals === 'INF') return words.exact;
  return words.rounded[String(decimals)] || `${words.decimals} ${decimals}`;
}

function leafItem(leaf, answer) {
  const words = WORDS[answer.language];
  const found = leafPlaces(leaf, answer);
  const name = isFact(leaf) ? leaf.concept : [...leaf.row, ...leaf.column].join(' / ');
  const details = isFact(leaf)
    ? [
      dates(leaf.period, words),
      roundingWords(leaf.decimals, words),
      ...Object.entries(leaf.dimensions).map(([axis, member]) => `${axis} = ${member}`),
    ]
    : [];
  const filing = isFact(leaf)
    ? joined(leaf.form, leaf.filed && `${words.filed} ${day(leaf.filed, words)}`, leaf.accession)
    : null;
  const amount = leaf.value === null ? words.nil : `${grouped(leaf.value, words)} ${unitWords(leaf.unit, words)}`;
  const show = found && button({
    class: 'quiet show-place',
    'aria-label': `${words.show}: ${amount}`,
    onclick: (event) => openPlace(found[0], found[1], event.currentTarget),
  }, words.show);
  return make('li', { class: 'leaf' },
    make('div', { class: 'leaf-top' }, make('span', { class: 'amount' }, amount), show),
    make('div', { class: 'concept' }, name),
    details.length ? make('div', { class: 'small' }, details.filter(Boolean).join(' · ')) : null,
    filing ? make('div', { class: 'small' }, filing) : null,
    found ? null : make('div', { class: 'small' }, words.noPlace));
}

// Several formulas may share a name; the number of operands tells which way was taken.
function formulaText(figure, turn) {
  if (figure.formula === 'reported') return WORDS[turn.answer.language].reported;
  return turn.formulas[`${figure.formula}/${figure.inputs.length}`] || figure.formula;
}

function branch(figure, turn) {
  const words = WORDS[turn.answer.language];
  return make('li', { class: 'operand' },
    make('div', { class: 'leaf-top' },
      make('span', { class: 'name' }, figure.label),
      make('span', { class: 'amount' }, figure.shown)),
    make('div', { class: 'small' },
      joined(periodWords(figure, words, ': '), formulaText(figure, turn))),
    inputs(figure, turn));
}

function inputs(figure, turn) {
  const items = figure.inputs.map((part) => (isFigure(part)
    ? branch(part, turn) : leafItem(part, turn.answer)));
  return make('ul', { class: 'inputs' }, items);
}

function figureCard(figure, turn, close) {
  const title = make('h3', { tabindex: '-1' }, figure.label);
  const words = WORDS[turn.answer.language];
  const facts = [
    [words.value, joined(figure.shown, `${grouped(figure.value, words)} ${unitWords(figure.unit, words)}`)],
    [words.period, periodWords(figure, words)],
    [words.formula, formulaText(figure, turn)],
    ...(turn.again ? [[words.again, turn.again]] : []),
  ];
  const card = make('section', { class: 'card', role: 'dialog', 'aria-label': `${figure.label}: ${words.from}` },
    make('div', { class: 'card-top' }, title,
      button({ class: 'quiet close', 'aria-label': words.closeFigure, onclick: close }, words.close)),
    make('dl', {}, facts.map(([name, value]) => [make('dt', {}, name), make('dd', {}, value)])),
    make('h4', {}, words.from),
    inputs(figure, turn),
    figure.notes.length
      ? make('ul', { class: 'notes' }, figure.notes.map((note) => make('li', {}, note))) : null);
  card.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') { event.stopPropagation(); close(); }
  });
  return card;
}
