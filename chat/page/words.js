// The text of an answer: nodes that are drawn are not drawn again, so that no chip loses the focus.
function drawWords(view, text, busy) {
  const whole = busy ? text.replace(/\[\d*$/, '') : text;
  const raws = whole.split(/(\[\d+\]|\n{2,})/).filter((raw) => raw !== '');
  raws.forEach((raw, index) => {
    const old = view.parts[index];
    if (old && old.raw === raw) return;
    if (old && old.node.nodeType === Node.TEXT_NODE && raw.startsWith(old.raw)) {
      old.node.appendData(raw.slice(old.raw.length));
      old.raw = raw;
      return;
    }
    for (const late of view.parts.splice(index)) late.node.remove();
    const node = piece(view, raw);
    const before = view.parts.at(-1);
    view.parts.push({ raw, node });
    // Chips in a row stay together at the end of a line.
    if (!isMarker(raw)) view.words.append(node);
    else if (before && isMarker(before.raw) && before.node.parentNode.matches('.chips')) before.node.parentNode.append(node);
    else view.words.append(make('span', { class: 'chips' }, node));
  });
  for (const late of view.parts.splice(raws.length)) late.node.remove();
}

const isMarker = (raw) => /^\[\d+\]$/.test(raw);

function piece(view, raw) {
  if (isMarker(raw)) return chip(view, Number(raw.slice(1, -1)));
  return /^\n\n/.test(raw) ? make('span', { class: 'gap' }, raw) : document.createTextNode(raw);
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
    if (!part.node.matches || !part.node.matches('.chip')) continue;
    const citation = known.get(part.raw);
    if (citation) part.node.setAttribute('aria-label', chipLabel(citation));
    else {
      const text = document.createTextNode(part.raw);
      part.node.replaceWith(text);
      part.node = text;
    }
  }
}
