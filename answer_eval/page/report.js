"use strict";
// Picks questions by what their parts are marked with, and moves among them by key.
const form = document.getElementById("filters");
if (form) {
  const samples = [...document.querySelectorAll(".sample")];
  const texts = new Map();
  const textOf = (one) => {
    if (!texts.has(one)) texts.set(one, one.textContent.toLowerCase());
    return texts.get(one);
  };
  const pick = () => {
    const picked = [...form.querySelectorAll("select")].filter((one) => one.value);
    const words = form.elements.words.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const one of samples) {
      const fits =
        picked.every((select) => one.dataset[select.name] === select.value) &&
        words.every((word) => textOf(one).includes(word));
      one.hidden = !fits;
      if (fits) count += 1;
    }
    document.getElementById("count").textContent = `${count} of ${samples.length} questions`;
  };
  const step = (by) => {
    const shown = samples.filter((one) => !one.hidden);
    const now = shown.indexOf(document.activeElement.closest(".sample"));
    const next = shown[now < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, now + by))];
    if (next) {
      next.querySelector("summary").focus();
      next.scrollIntoView({ block: "nearest" });
    }
  };
  form.addEventListener("input", pick);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select")) return;
    if (event.key === "j") step(1);
    else if (event.key === "k") step(-1);
    else if (event.key === "/") {
      event.preventDefault();
      form.elements.words.focus();
    }
  });
  pick();
}
