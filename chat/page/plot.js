// A drawing beside an answer's table, of the table's own numbers: bars for a few, lines for a long series.
const FEWEST = 3;
const MOST = { bars: 24, columns: 8, points: 60, lines: 4 };
let plots = 0;

function svg(tag, settings, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(settings)) {
    if (value !== null) node.setAttribute(name, String(value));
  }
  node.append(...children);
  return node;
}

const isShown = (cell) => typeof cell !== 'string';
const short = (shown) => shown.shown.replace(/ \(.*\)$/, '');

// "Apple Inc.: Revenue", "NVIDIA CORP: Revenue" are told apart by what stands before the common end.
function withoutCommonEnd(names) {
  const ends = names.map((name) => name.slice(name.lastIndexOf(': ')));
  const alike = names.length > 1 && ends.every((end) => end.startsWith(': ') && end === ends[0]);
  return alike ? names.map((name) => name.slice(0, -ends[0].length)) : names;
}

function drawn(name, cells, places) {
  return { name, points: places.map(({ at, label }) => ({ name: label, shown: isShown(cells[at]) ? cells[at] : null })) };
}

// One row with a column for each period, one column with a row for each company, or a few rows of periods.
function seriesOf(table) {
  const rows = table.rows.filter((row) => row.some(isShown));
  const places = table.columns.map((label, at) => ({ label, at }))
    .filter(({ at }) => rows.some((row) => isShown(row[at])));
  const units = new Set(rows.flat().filter(isShown).map((shown) => shown.unit));
  if (!rows.length || units.size !== 1) return null;
  const names = withoutCommonEnd(rows.map((row) => row[0]));
  const label = rows[0].find(isShown).label;
  if (places.length === 1) {
    const points = rows.map((row, at) => ({ name: names[at], shown: row[places[0].at] }));
    const fits = points.length >= FEWEST && points.length <= MOST.bars;
    return fits ? { kind: 'rows', title: `${label}, ${places[0].label}`, lines: [{ name: '', points }] } : null;
  }
  const between = table.columns.map((name, at) => ({ label: name, at }))
    .slice(places[0].at, places.at(-1).at + 1);  // a period without a figure keeps its place
  const lines = rows.map((row, at) => drawn(names[at], row, between));
  const longest = Math.max(...lines.map((line) => line.points.filter((one) => one.shown).length));
  if (longest < FEWEST || between.length > MOST.points || lines.length > MOST.lines) return null;
  const few = lines.length === 1 && between.length <= MOST.columns;
  return { kind: few ? 'columns' : 'lines', title: lines.length === 1 ? table.rows[0][0] : label, lines };
}

// Zero is always in the picture, so that a length tells the truth.
function scaleOf(lines) {
  const values = lines.flatMap((line) => line.points).filter((one) => one.shown).map((one) => Number(one.shown.value));
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return { low, high, part: (value) => (Number(value) - low) / (high - low || 1) };
}

// One value: said by its own title when pointed at or reached by the arrow keys.
function mark(name, shown, settings, ...children) {
  const words = `${name}: ${short(shown)}`;
  return svg('g', { class: 'point', role: 'img', tabindex: -1, 'aria-label': words, ...settings }, svg('title', {}, words), ...children);
}

const isLoss = (shown) => Number(shown.value) < 0;

function columnsDrawing([{ points }]) {
  const bars = points.filter((one) => one.shown);
  const [step, tall, above, below] = [96, 110, 24, 24];
  const { low, part } = scaleOf([{ points }]);
  const y = (value) => above + tall * (1 - part(value));
  const foot = low < 0 ? below + 18 : below;
  const [width, height] = [step * bars.length, above + tall + foot];
  const nodes = bars.map(({ name, shown }, at) => {
    const [middle, end, zero, lost] = [step * (at + 0.5), y(shown.value), y(0), isLoss(shown)];
    return mark(name, shown, {},
      svg('rect', { class: lost ? 'bar lost' : 'bar', x: middle - 24, width: 48, y: Math.min(end, zero), height: Math.max(1, Math.abs(zero - end)), rx: 2 }),
      svg('text', { class: 'bar-value', x: middle, y: lost ? end + 16 : end - 7, 'text-anchor': 'middle' }, short(shown)),
      svg('text', { class: 'bar-name', x: middle, y: height - 6, 'text-anchor': 'middle' }, name));
  });
  return { width, height, nodes: [...nodes, svg('line', { class: 'zero', x1: 0, x2: width, y1: y(0), y2: y(0) })] };
}

// Capitals are wider.
function cutName(name, room = 155) {
  const most = Math.floor(room / (name === name.toUpperCase() ? 9 : 7));
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
}

function rowsDrawing([{ points }], room) {
  const longest = Math.max(...points.map(({ name }) => name.length * (name === name.toUpperCase() ? 9 : 7.5))) + 8;
  const [step, values, names] = [24, 100, Math.min(longest, Math.max(110, room * 0.4))];
  const long = Math.max(90, Math.min(room, 724) - names - values - 8);
  const { low, part } = scaleOf([{ points }]);
  const left = names + (low < 0 ? 8 : 0);
  const x = (value) => left + long * part(value);
  const height = step * points.length;
  const nodes = points.map(({ name, shown }, at) => {
    const [end, zero] = [x(shown.value), x(0)];
    return mark(name, shown, {},
      svg('text', { class: 'bar-name', x: 0, y: step * at + 17 }, cutName(name, names)),
      svg('rect', { class: isLoss(shown) ? 'bar lost' : 'bar', x: Math.min(end, zero), width: Math.max(1, Math.abs(end - zero)), y: step * at + 6, height: step - 10, rx: 2 }),
      svg('text', { class: 'bar-value', x: Math.max(end, zero) + 7, y: step * at + 17 }, short(shown)));
  });
  return { width: left + long + values, height, nodes: [...nodes, svg('line', { class: 'zero', x1: x(0), x2: x(0), y1: 0, y2: height })] };
}

// A gap where a period has no figure: nothing is drawn across it.
function pathOf(points, x, y) {
  let pen = 'M';
  return points.map(({ shown }, at) => {
    if (!shown) { pen = 'M'; return ''; }
    const step = `${pen}${x(at)} ${y(shown.value)}`;
    pen = 'L';
    return step;
  }).join('');
}

function linesDrawing(lines, room) {
  const several = lines.length > 1;
  const [width, left, tall, above] = [Math.max(330, Math.min(room, 724)), 44, 170, 30];
  const right = several ? Math.min(150, width * 0.3) : 44;
  const { low, part } = scaleOf(lines);
  const names = lines[0].points.map((one) => one.name);
  const step = (width - left - right) / Math.max(1, names.length - 1);
  const x = (at) => left + step * at;
  const y = (value) => above + tall * (1 - part(value));
  const height = above + tall + (low < 0 ? 44 : 26);
  const every = Math.ceil(70 / step);
  const axis = names.map((name, at) => ((names.length - 1 - at) % every ? null
    : svg('text', { class: 'bar-name', x: x(at), y: height - 6, 'text-anchor': 'middle' }, name))).filter(Boolean);
  const zero = svg('line', { class: 'zero', x1: left - 14, x2: width - right + 14, y1: y(0), y2: y(0) });
  const nodes = lines.flatMap(({ name, points }, row) => [
    svg('path', { class: `line line-${row}`, d: pathOf(points, x, y) }),
    ...points.map(({ name: when, shown }, at) => shown && mark(several ? `${name}, ${when}` : when, shown, {},
      svg('circle', { class: 'hit', cx: x(at), cy: y(shown.value), r: Math.max(8, Math.min(24, step / 2)) }),
      svg('circle', { class: `dot-mark line-${row}`, cx: x(at), cy: y(shown.value), r: 3.5 }),
      svg('text', { class: 'bar-value tip', x: Math.min(width - 60, Math.max(60, x(at))), y: y(shown.value) - 11, 'text-anchor': 'middle' }, `${when}: ${short(shown)}`))),
  ]).filter(Boolean);
  const ends = several ? endNames(lines, x, y, right - 12) : [];
  return { width, height, nodes: [zero, ...axis, ...ends, ...nodes] };
}

// Names stand at the end of their lines, pushed apart where two would meet.
function endNames(lines, x, y, room) {
  const ends = lines.map(({ name, points }, row) => {
    const at = points.findLastIndex((one) => one.shown);
    return { name, row, x: x(points.length - 1) + 12, y: at < 0 ? 0 : y(points[at].shown.value) + 4 };
  }).sort((one, other) => one.y - other.y);
  ends.forEach((end, at) => { if (at) end.y = Math.max(end.y, ends[at - 1].y + 15); });
  return ends.map((end) => svg('text', { class: `line-name line-${end.row}`, x: end.x, y: end.y }, cutName(end.name, room)));
}

// One stop for the Tab key; the arrow keys go from value to value.
function withKeys(plot) {
  const points = [...plot.querySelectorAll('.point')];
  points[0].setAttribute('tabindex', '0');
  plot.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = step && points[points.indexOf(document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    points.forEach((point) => point.setAttribute('tabindex', point === next ? '0' : '-1'));
    next.focus();
  });
  return plot;
}

const DRAWINGS = { columns: columnsDrawing, rows: rowsDrawing, lines: linesDrawing };

function answerPlot(table, room) {
  const series = table && seriesOf(table);
  if (!series) return null;
  // Eight columns need their room; on a phone they lie on their side, so that words stay as large as words.
  const kind = series.kind === 'columns' && 96 * series.lines[0].points.length > room + 60 ? 'rows' : series.kind;
  const { width, height, nodes } = DRAWINGS[kind](series.lines, room);
  const said = series.lines.map(({ name, points }) => {
    const values = points.filter((one) => one.shown).map((one) => `${one.name} ${short(one.shown)}`).join(', ');
    return series.lines.length > 1 ? `${name}: ${values}` : values;
  }).join('; ');
  plots += 1;
  const [title, desc] = [`plot-title-${plots}`, `plot-desc-${plots}`];
  return withKeys(svg('svg', {
    class: `plot ${kind}`, role: 'group', viewBox: `0 0 ${width} ${height}`, style: `max-width:${width}px`,
    'aria-labelledby': title, 'aria-describedby': desc,
  }, svg('title', { id: title }, series.title), svg('desc', { id: desc }, said), ...nodes));
}
