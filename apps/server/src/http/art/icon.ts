// The mark of Blackpeg: an answer plate with one black peg in it. Stands alone as a file and inside a page.

const DOTS = [
  [21, 10],
  [11, 22],
  [21, 22],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2" fill="#4C4840"/>`)
  .join('');

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#D9D5CA"/><circle cx="11" cy="10" r="6.5"/><path d="M7 9a4.6 4.6 0 0 1 2.6-3" fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round"/>${DOTS}</svg>`;
