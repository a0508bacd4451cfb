// A small drawing beside an answer's table: one item over at least three periods or companies.
const MOST_BARS = 24;

function svg(tag, settings, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(settings)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

const isShown = (cell) => typeof cell !== 'string';
const short = (shown) => shown.shown.replace(/ \(.*\)$/, '');

// One row with a column for each period, or one column with a row for each company or period.
function seriesOf(table) {
  const columns = table.columns.map((name, at) => at).filter((at) => table.rows.some((row) => isShown(row[at])));
  const [row] = table.rows;
  let bars = [];
  let upright = false;
  if (table.rows.length === 1) {
    upright = true;
    bars = columns.map((at) => ({ name: table.columns[at], shown: row[at] }));
  } else if (columns.length === 1) {
    bars = table.rows.map((cells) => ({ name: cells[0], shown: cells[columns[0]] }));
    const ends = bars.map((bar) => bar.name.slice(bar.name.lastIndexOf(': ')));
    if (ends.every((end) => end.startsWith(': ') && end === ends[0])) {
      bars.forEach((bar) => { bar.name = bar.name.slice(0, -ends[0].length); });
    }
  }
  const drawn = bars.filter((bar) => isShown(bar.shown));
  const units = new Set(drawn.map((bar) => bar.shown.unit));
  return drawn.length >= 3 && drawn.length <= MOST_BARS && units.size === 1 ? { bars: drawn, upright } : null;
}

// Zero is always in the picture, so that a bar's length tells the truth.
function scaleOf(bars) {
  const values = bars.map((bar) => Number(bar.shown.value));
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return { low, high, part: (value) => (Number(value) - low) / (high - low || 1) };
}

function columnsDrawing(bars) {
  const [step, tall, above, below] = [96, 110, 24, 24];
  const { low, part } = scaleOf(bars);
  const y = (value) => above + tall * (1 - part(value));
  const foot = low < 0 ? below + 18 : below;
  const [width, height] = [step * bars.length, above + tall + foot];
  const nodes = bars.map(({ name, shown }, at) => {
    const [middle, end, zero] = [step * (at + 0.5), y(shown.value), y(0)];
    const lost = Number(shown.value) < 0;
    return svg('g', {},
      svg('rect', { class: lost ? 'bar lost' : 'bar', x: middle - 24, width: 48, y: Math.min(end, zero), height: Math.max(1, Math.abs(zero - end)), rx: 2 }),
      svg('text', { class: 'bar-value', x: middle, y: lost ? end + 16 : end - 7, 'text-anchor': 'middle' }, short(shown)),
      svg('text', { class: 'bar-name', x: middle, y: height - 6, 'text-anchor': 'middle' }, name));
  });
  return { width, height, nodes: [...nodes, svg('line', { class: 'zero', x1: 0, x2: width, y1: y(0), y2: y(0) })] };
}

// Capitals are wider.
function cutName(name) {
  const most = name === name.toUpperCase() ? 17 : 22;
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}

function rowsDrawing(bars) {
  const [step, names, values, long] = [24, 155, 95, 190];
  const { low, part } = scaleOf(bars);
  const left = names + (low < 0 ? 8 : 0);
  const x = (value) => left + long * part(value);
  const height = step * bars.length;
  const nodes = bars.map(({ name, shown }, at) => {
    const [end, zero, lost] = [x(shown.value), x(0), Number(shown.value) < 0];
    return svg('g', {},
      svg('text', { class: 'bar-name', x: 0, y: step * at + 17 }, cutName(name)),
      svg('rect', { class: lost ? 'bar lost' : 'bar', x: Math.min(end, zero), width: Math.max(1, Math.abs(end - zero)), y: step * at + 6, height: step - 10, rx: 2 }),
      svg('text', { class: 'bar-value', x: Math.max(end, zero) + 7, y: step * at + 17 }, short(shown)));
  });
  return { width: left + long + values, height, nodes: [...nodes, svg('line', { class: 'zero', x1: x(0), x2: x(0), y1: 0, y2: height })] };
}

function answerPlot(table) {
  const series = table && seriesOf(table);
  if (!series) return null;
  const { width, height, nodes } = series.upright ? columnsDrawing(series.bars) : rowsDrawing(series.bars);
  const words = series.bars.map((bar) => `${bar.name} ${short(bar.shown)}`).join(', ');
  return svg('svg', {
    class: 'plot', role: 'img', viewBox: `0 0 ${width} ${height}`, style: `max-width:${width}px`,
    'aria-label': `${series.bars[0].shown.label}: ${words}`,
  }, ...nodes);
}
