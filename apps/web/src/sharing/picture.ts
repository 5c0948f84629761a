// A finished board as a picture file, with the app's own pieces and type. It is drawn in the light theme whatever the
// sender's, so that it looks the same to all.

import type { Edition } from '@blackpeg/rules';
import type { ShareView } from '@blackpeg/screens/sharing';
import type { Language } from '@blackpeg/wording';
import { flushSync, mount, unmount } from 'svelte';
import { pngOf } from '../app/files.ts';
import type { Marks } from '../pieces/looks.ts';
import Picture from './Picture.svelte';
import { wrapped } from './wrap-lines.ts';

export interface PictureOf {
  readonly edition: Edition;
  readonly share: ShareView;
  /** With the rows, and the code they reveal. */
  readonly open: boolean;
  readonly language: Language;
  readonly marks: Marks;
}

const WIDTH = 600;
const MARGIN = 28;

export async function pictureOf({ edition, share, open, language, marks }: PictureOf): Promise<Blob> {
  await document.fonts.ready;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font');
  const lines = (text: string, font: string) =>
    wrapped(text, measureIn(`${font} ${family}`), WIDTH - 2 * MARGIN);
  const place = document.createElement('div');
  const picture = mount(Picture, {
    target: place,
    props: {
      edition,
      board: share.board,
      heading: lines(share.heading, '700 30px'),
      subheading: lines(share.subheading, '500 18px'),
      open,
      width: WIDTH,
      language,
      marks,
    },
  });
  flushSync();
  const drawn = place.querySelector('svg');
  if (!drawn) throw new Error('No picture was drawn.');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${await typeFaces(place.textContent)}\n${rulesFor(drawn)}`;
  drawn.prepend(style);
  const svg = new XMLSerializer().serializeToString(drawn);
  await unmount(picture);
  return pngOf(svg);
}

function measureIn(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * 16;
  context.font = font;
  return (text) => context.measureText(text).width;
}

function pageRules(): readonly CSSRule[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
}

/** The page's styles for the picture: its own values and no theme's, nothing that depends on the screen. */
function rulesFor(drawn: SVGElement): string {
  const elements = [drawn, ...drawn.querySelectorAll('*')];
  return pageRules()
    .filter(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule &&
        (rule.selectorText === ':root' || elements.some((element) => element.matches(rule.selectorText))),
    )
    .map(({ cssText }) => cssText)
    .join('\n');
}

/** The font that the letters need, embedded in the file: a picture loads nothing. */
async function typeFaces(text: string): Promise<string> {
  const faces = pageRules().filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && isFor(rule.style.getPropertyValue('unicode-range'), text),
  );
  return (await Promise.all(faces.map(withFile))).join('\n');
}

/** Ranges as a style sheet writes them: `U+0000-00FF, U+0131`. */
function isFor(ranges: string, text: string): boolean {
  if (ranges === '') return true;
  const signs = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return signs.some((sign) => sign >= Number.parseInt(from, 16) && sign <= Number.parseInt(to, 16));
  });
}

async function withFile(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (address === undefined) return '';
  const file = await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return rule.cssText.replace(/url\([^)]*\)/, `url(data:font/woff2;base64,${data})`);
}
