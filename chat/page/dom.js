// Shared by the panes. Text of filings, models and users enters the page here only, as text nodes.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function make(tag, settings = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(settings)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children.flat(2).filter((child) => child !== null && child !== undefined));
  return node;
}

function button(settings, ...children) {
  return make('button', { type: 'button', ...settings }, ...children);
}

function day(iso) {
  if (!iso) return 'unknown';
  const [year, month, date] = iso.split('-').map(Number);
  return `${date} ${MONTHS[month - 1]} ${year}`;
}

function dates(period) {
  return period.start ? `${day(period.start)} to ${day(period.end)}` : `on ${day(period.end)}`;
}

// Decimal text stays text: 0.1 + 0.2 has no business in a figure.
function grouped(value) {
  const [whole, rest = ''] = value.replace('-', '').split('.');
  const cut = rest.length > 8 ? `${rest.slice(0, 8)}…` : rest;
  const sign = value.startsWith('-') ? '\u2212' : '';
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + (cut ? `.${cut}` : '');
}

function unitWords(unit, shown = '') {
  if (unit === 'ratio') return shown.includes('%') ? 'per cent' : 'ratio';
  return unit.endsWith('/shares') ? `${unit.slice(0, -7)} per share` : unit;
}

function joined(...parts) {
  return parts.filter(Boolean).join(' · ');
}

function openPlace(places, index, opener) {
  document.dispatchEvent(new CustomEvent('filings-open', { detail: { places, index, opener } }));
}
