// Shared by the panes. Text of filings, models and users enters the page here only, as text nodes.
const WORDS = {
  en: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    unknown: 'unknown', to: 'to', on: 'on', ratio: 'ratio', percent: 'per cent', perShare: 'per share',
    reported: 'as reported', filed: 'filed', page: 'page', value: 'Value', period: 'Period', formula: 'Formula',
    from: 'Worked out from', show: 'Show in filing', noPlace: 'No document on file shows its place.', factAlone: 'an XBRL fact; no document on file shows it', nil: 'nil',
    not_found: 'Not in the filings on file', unclear: 'The question can be read in several ways',
    not_derivable: 'The filings do not allow this figure', refused: 'Not answered',
    close: 'Close', closeFigure: 'Close the figure', copy: 'Copy answer', again: 'Again, with no model:', copyCommand: 'Copy command', copyFigures: 'Copy figures', copyTable: 'Copy table', unit: 'Unit', noModel: 'no model',
    codes: {}, exact: 'exact', decimals: 'decimals',
    rounded: { 0: 'whole numbers', '-3': 'to the nearest thousand', '-6': 'to the nearest million', '-8': 'to the nearest hundred million', '-9': 'to the nearest billion' },
    model: 'In the words of the model; its figures are checked against what it cites.', noSource: 'no source',
    heldBack: 'Held back', table: 'Table', answer: 'answer', name: 'Name', withheld: 'Withheld', dropped: 'Dropped', choose: 'Which one is meant', tokens: 'tokens',
  },
  es: {
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
    unknown: 'desconocida', to: 'a', on: 'a', ratio: 'ratio', percent: 'por ciento', perShare: 'por acción',
    reported: 'según lo publicado', filed: 'presentado el', page: 'página', value: 'Valor', period: 'Periodo', formula: 'Fórmula',
    from: 'Calculado a partir de', show: 'Ver en el documento', noPlace: 'Ningún documento disponible muestra su lugar.', factAlone: 'un dato XBRL; ningún documento disponible lo muestra', nil: 'sin valor',
    not_found: 'No está en los documentos disponibles', unclear: 'La pregunta puede leerse de varias maneras',
    not_derivable: 'Los documentos no permiten esta cifra', refused: 'Sin respuesta',
    close: 'Cerrar', closeFigure: 'Cerrar la cifra', copy: 'Copiar respuesta', again: 'Otra vez, sin modelo:', copyCommand: 'Copiar orden', copyFigures: 'Copiar cifras', copyTable: 'Copiar tabla', unit: 'Unidad', noModel: 'sin modelo',
    codes: {
      company_not_on_file: 'empresa no disponible', period_not_on_file: 'periodo no disponible',
      concept_not_reported: 'partida no publicada', not_in_document: 'no está en el documento',
      not_yet_filed: 'aún no presentado', filing_date_unknown: 'fecha de presentación desconocida',
      future_period: 'periodo futuro', not_in_filings: 'no está en los documentos',
      ambiguous_company: 'empresa ambigua', ambiguous_period: 'periodo ambiguo',
      ambiguous_line_item: 'partida ambigua', no_company: 'falta la empresa',
      missing_operand: 'falta un dato', mixed_basis: 'bases distintas',
      per_share_difference: 'diferencia por acción', gap_in_periods: 'hueco entre periodos',
      inconsistent_values: 'valores contradictorios', suspect_scale: 'escala dudosa',
      unit_not_available: 'unidad no disponible',
    },
    exact: 'exacto', decimals: 'decimales',
    rounded: { 0: 'números enteros', '-3': 'redondeado a miles', '-6': 'redondeado a millones', '-8': 'redondeado a cientos de millones', '-9': 'redondeado a miles de millones' },
    model: 'En palabras del modelo; sus cifras se contrastan con lo que cita.', noSource: 'sin fuente',
    heldBack: 'No se muestra', table: 'Tabla', answer: 'respuesta', name: 'Nombre', withheld: 'Retenido', dropped: 'Descartado', choose: 'Cuál se quiere decir', tokens: 'tokens',
  },
};

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

function day(iso, words = WORDS.en) {
  if (!iso) return words.unknown;
  const [year, month, date] = iso.split('-').map(Number);
  return `${date} ${words.months[month - 1]} ${year}`;
}

function dates(period, words = WORDS.en) {
  const end = day(period.end, words);
  return period.start ? `${day(period.start, words)} ${words.to} ${end}` : `${words.on} ${end}`;
}

// "FY2024 = 30 Jan 2023 to 28 Jan 2024"; a day that is its own name is said once.
function periodWords(figure, words, between = ' = ') {
  const said = dates(figure.period, words);
  return figure.fiscal.includes(figure.period.end) ? said : `${figure.fiscal}${between}${said}`;
}

// Decimal text stays text: 0.1 + 0.2 has no business in a figure.
function grouped(value, words = WORDS.en) {
  const [point, group] = words === WORDS.es ? [',', '.'] : ['.', ','];
  const [whole, rest = ''] = value.replace('-', '').split('.');
  const cut = rest.length > 8 ? `${rest.slice(0, 8)}…` : rest;
  const sign = value.startsWith('-') ? '\u2212' : '';
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, group) + (cut ? point + cut : '');
}

function plainNumber(value) {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
}

function unitWords(unit, words = WORDS.en, shown = '') {
  if (unit === 'ratio') return shown.includes('%') ? words.percent : words.ratio;
  return unit.endsWith('/shares') ? `${unit.slice(0, -7)} ${words.perShare}` : unit;
}

function joined(...parts) {
  return parts.filter(Boolean).join(' · ');
}

function openPlace(places, index, opener) {
  document.dispatchEvent(new CustomEvent('filings-open', { detail: { places, index, opener } }));
}
