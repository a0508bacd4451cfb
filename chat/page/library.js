// What is on file; a click opens the document.
const list = element.querySelector('.filings');
const title = element.querySelector('summary');

function row(entry, tagged) {
  const period = entry.fiscal || (entry.period_end && `to ${day(entry.period_end)}`);
  return make('li', {}, button({
    class: 'filing',
    onclick: (event) => openPlace(
      [{ label: 'Document', document_id: entry.document_id, spans: [], citation: null }], 0, event.currentTarget),
  },
  make('span', { class: 'filing-top' },
    make('span', { class: 'filing-form' }, joined(entry.form || 'Document', period)),
    tagged && entry.sample ? make('span', { class: 'tag' }, 'sample') : null),
  make('span', { class: 'small' }, entry.filed ? `filed ${day(entry.filed)}` : 'filing date unknown')));
}

let drawn = null;

// What was added at the terminal meanwhile is shown too; a list that is the same stays as it is.
async function draw() {
  const told = await server.filings('');
  if (told === drawn) return;
  drawn = told;
  const entries = JSON.parse(told);
  title.textContent = `On file: ${entries.length} ${entries.length === 1 ? 'document' : 'documents'}`;
  const companies = new Map();
  for (const entry of entries) {
    const whose = entry.cik || entry.company || entry.title;
    companies.set(whose, [...(companies.get(whose) || []), entry]);
  }
  for (const filed of companies.values()) {
    filed.sort((one, other) => (other.period_end || '').localeCompare(one.period_end || ''));
  }
  const named = [...companies.values()].map((filed) => [filed[0].company || filed[0].title, filed]);
  named.sort(([one], [other]) => one.localeCompare(other));
  list.replaceChildren(...named.map(([name, filed]) => {
    const all = filed.every((entry) => entry.sample);
    const tag = all ? make('span', { class: 'tag' }, 'sample') : null;
    return make('section', {}, make('div', { class: 'filing-top' }, make('h2', {}, name), tag),
      make('ul', {}, filed.map((entry) => row(entry, !all))));
  }));
  if (!entries.length) {
    list.replaceChildren(make('p', {}, 'Nothing is on file. Add filings with: python -m data add FOLDER'));
  }
}

const narrow = window.matchMedia('(max-width: 1099px)');
const fold = () => { element.querySelector('details').open = !narrow.matches; };
narrow.addEventListener('change', fold);
fold();
window.addEventListener('focus', draw);
draw();
