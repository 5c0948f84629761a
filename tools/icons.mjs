// `npm run icons`: draws the logo of Blackpeg, an answer plate with one black peg, in every format that systems need.
// It regenerates the files in apps/web/public/icons and favicon.ico beside them, which are in the repository.

import './check-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium, NO_CHROMIUM } from './browsers/chromium.mjs';
import { ROOT } from './project.mjs';

const FOLDER = path.join(ROOT, 'apps/web/public/icons');
const PLATE = '#dedacd';

/** The plate fills the picture, with round corners. */
const ICON = svg(`<rect width="28" height="28" rx="6" fill="${PLATE}"/>${pegs()}`);
/** Systems mask these as they like: the plate has no corners, and everything important is in the middle. */
const MASKABLE = svg(
  `<path d="M0 0h28v28H0z" fill="${PLATE}"/><g transform="translate(14 14) scale(.74) translate(-14 -14)">${pegs()}</g>`,
);
/** iOS rounds the corners itself. */
const SQUARE = svg(`<path d="M0 0h28v28H0z" fill="${PLATE}"/>${pegs()}`);

const PICTURES = /** @type {const} */ ([
  ['icon-192.png', ICON, 192],
  ['icon-512.png', ICON, 512],
  ['maskable-512.png', MASKABLE, 512],
  ['apple-touch-icon.png', SQUARE, 180],
]);
/** Browsers request `/favicon.ico` for whatever names no icon of its own. */
const FAVICON = 32;

const executablePath = ensureChromium();
if (executablePath === undefined) {
  console.error(NO_CHROMIUM);
  process.exit(1);
}
mkdirSync(FOLDER, { recursive: true });
writeFileSync(path.join(FOLDER, 'icon.svg'), `${ICON}\n`);
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
for (const [name, picture, size] of PICTURES)
  writeFileSync(path.join(FOLDER, name), await drawn(picture, size));
writeFileSync(path.join(FOLDER, '../favicon.ico'), ico(await drawn(ICON, FAVICON), FAVICON));
await browser.close();

/** @param {string} picture @param {number} size */
async function drawn(picture, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${picture}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/**
 * One picture in the format of Windows icons: a directory with one entry, then the file.
 *
 * @param {Buffer} png
 * @param {number} size below 256
 */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function pegs() {
  const holes = [
    [19.2, 9],
    [9, 19.2],
    [19.2, 19.2],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2" fill="#5f5a50"/>`);
  const light =
    '<path d="M5.9 8.2a3.4 3.4 0 0 1 2.1-2.5" fill="none" stroke="#fff" stroke-width="1.2" stroke-linecap="round"/>';
  return `<circle cx="9" cy="9" r="5.2" fill="#0b0a09"/>${light}${holes.join('')}`;
}

/** @param {string} inside */
function svg(inside) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><title>Blackpeg</title>${inside}</svg>`;
}
