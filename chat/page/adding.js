// Files from the reader's disk: chosen, or dropped anywhere on the page. Each is sent, read, and told of.
const MOST_BYTES = 50 * 1024 * 1024;
const chooser = element.querySelector('input[type=file]');
const addButton = element.querySelector('.add-files');
const addedWords = element.querySelector('.added-words');
let waiting = [];
let isAdding = false;

function tell(...words) {
  addedWords.append(make('p', {}, ...words));
}

const named = (file) => make('span', { class: 'file-name' }, file.name);

async function sent(file) {
  if (file.size > MOST_BYTES) {
    const size = Math.ceil(file.size / 1024 / 1024);
    return { problem: `${file.name} has ${size} MB; up to 50 MB are taken here. Add it with: python -m data add FILE` };
  }
  try {
    const { path } = await upload(file);
    return JSON.parse(await server.add_file(path));
  } catch (wrong) {
    return { problem: `${file.name} did not arrive. A folder can’t be sent, nor a file that is gone; and the program must still run.` };
  }
}

async function addOne(file, left) {
  const reading = make('p', { class: 'reading' }, make('span', { class: 'dot', 'aria-hidden': 'true' }),
    `Reading ${file.name}${left ? `, ${left} more` : ''}`);
  addedWords.append(reading);
  const told = await sent(file);
  reading.remove();
  if (told.problem) { tell(told.problem); return; }
  const open = told.document_id && button({ class: 'quiet', 'aria-label': `Open ${file.name}`, onclick: (event) => openPlace(
    [{ label: 'Document', document_id: told.document_id, spans: [], citation: null }], 0, event.currentTarget) }, 'Open');
  tell(named(file), ' ', [told.says, ...told.warnings].join('. '), open);
  await draw();
}

async function add(files) {
  waiting.push(...files);
  if (isAdding || !waiting.length) return;
  isAdding = true;
  addedWords.replaceChildren();
  while (waiting.length) await addOne(waiting.shift(), waiting.length);
  isAdding = false;
}

addButton.addEventListener('click', () => chooser.click());
chooser.addEventListener('change', () => { add([...chooser.files]); chooser.value = ''; });
// A file that misses the page's fields would else be opened in place of the conversation.
const hasFiles = (event) => [...event.dataTransfer.types].includes('Files');
document.addEventListener('dragover', (event) => { if (hasFiles(event)) event.preventDefault(); });
document.addEventListener('drop', (event) => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  event.stopPropagation();
  add([...event.dataTransfer.files]);
}, true);
