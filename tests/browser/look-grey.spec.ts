// U9: pegs are recognised without their colours, as a picture in shades of grey shows them: each is most like the drawing of its
// own kind among drawings of all kinds in one colour.

import {
  type Code,
  customEdition,
  type Edition,
  type EditionName,
  editionNamed,
  standardTerms,
} from '@blackpeg/rules';
import type { Page } from '@playwright/test';
import type { Settings } from '../../apps/web/src/app/settings.ts';
import { someOf } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { cutOut, decodePng, type Pixels } from './pictures/png.ts';
import { played } from './states/matches.ts';
import { furnish } from './states/storage.ts';

/** Pixels a side. */
const PEG = 40;
/** A step between two neighbours, of 255 shades, that is an edge for sure. */
const EDGE = 48;

const NINE = customEdition({ holes: 3, facets: [{ name: 'colour', size: 9, blank: false }] });
const WORN: readonly Pick<Settings, 'theme' | 'marks'>[] = (['light', 'dark', 'contrast'] as const).flatMap(
  (theme) => (['shape', 'number', 'letter', 'both'] as const).map((marks) => ({ theme, marks })),
);

for (const [turn, edition] of [NINE, ...named('duel', 'braille', 'shapes')].entries())
  test(`U9: pegs of ${edition.name} are recognised from a grey picture @desktop`, async ({ app }) => {
    const { page } = app;
    const pegs = allPegs(edition);
    const holes = edition.holes[0] ?? 0;
    const match = played('grey', standardTerms(edition, { form: 'solitaire' }), ALONE, (table) => {
      // The last kind alone, which no row is.
      table.hide('house', Array(holes).fill(pegs.at(-1)));
      for (let from = 0; from < pegs.length; from += holes)
        table.guess(
          0,
          Array.from({ length: holes }, (_, hole) => pegs[from + hole] ?? pegs[0] ?? 0),
        );
    });
    await furnish(app, { matches: [match] });
    for (const worn of someOf(WORN, ({ marks }, index) => marks === 'shape' && index % 3 === turn % 3)) {
      await app.open({ screen: 'play', match: match.match }, worn);
      const [seen, drawn] = [
        await edgesOfPegs(page, pegs.length),
        await edgesOfPegs(page, pegs.length, 'one colour'),
      ];
      const taken = seen.map((peg) => pegs[mostLike(peg, drawn)]);
      expect(taken, JSON.stringify(worn)).toEqual(pegs);
    }
  });

const ALONE = [{ kind: 'person', name: null }] as const;

function named(...names: readonly EditionName[]): readonly Edition[] {
  return names.map((name) => editionNamed(name));
}

/** One of each kind. */
function allPegs({ facets: [first, second] }: Edition): Code {
  const kinds = (size = 0) => Array.from({ length: size }, (_, index) => index + 1);
  const firsts = kinds(first?.size);
  return second ? firsts.flatMap((kind) => kinds(second.size).map((other) => kind * 10 + other)) : firsts;
}

/** Of the first pegs of the board, laid side by side in one size. */
async function edgesOfPegs(
  page: Page,
  count: number,
  colours: 'their colours' | 'one colour' = 'their colours',
): Promise<readonly Float64Array[]> {
  await page
    .locator('.board [data-piece] svg')
    .nth(count - 1)
    .waitFor();
  const strip = await page.evaluateHandle(layOut, {
    count,
    size: PEG,
    inOneColour: colours === 'one colour',
  });
  const pictures = decodePng(await strip.asElement().screenshot({ animations: 'disabled' }));
  await strip.evaluate((element) => element.remove());
  return Array.from({ length: count }, (_, index) =>
    edgesOf(cutOut(pictures, { x: index * PEG, y: 0, width: PEG, height: PEG })),
  );
}

/** Runs in the page. */
function layOut({
  count,
  size,
  inOneColour,
}: {
  count: number;
  size: number;
  inOneColour: boolean;
}): HTMLElement {
  const strip = document.body.appendChild(document.createElement('div'));
  strip.style.cssText = `position: fixed; z-index: 9; inset: 0 auto auto 0; display: flex; background: var(--board-row)`;
  for (const peg of [...document.querySelectorAll('.board [data-piece] svg')].slice(0, count)) {
    const copy = peg.cloneNode(true) as SVGElement;
    copy.style.cssText = `flex: none; width: ${size}px; height: ${size}px`;
    strip.append(copy);
  }
  if (inOneColour) {
    const coloured = { body: 'fill', band: 'stroke', glyph: 'fill', post: 'fill' };
    for (const [part, property] of Object.entries(coloured))
      for (const each of strip.querySelectorAll<SVGElement>(`.${part}`))
        each.style.setProperty(property, part === 'glyph' ? '#000' : '#aaa');
    for (const text of strip.querySelectorAll<SVGElement>('text')) text.style.fill = '#000';
    for (const light of strip.querySelectorAll('.depth, .bevel, .cast')) light.remove();
  }
  return strip;
}

/** How sharply a grey picture changes at each pixel, from 0 to 1: the same for light on dark and for dark on light. */
function edgesOf({ width, height, colours }: Pixels): Float64Array {
  const grey = (x: number, y: number) => {
    const colour = colours[y * width + x] ?? 0;
    return 0.2126 * (colour >> 16) + 0.7152 * ((colour >> 8) & 255) + 0.0722 * (colour & 255);
  };
  return Float64Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const across = grey(Math.min(x + 1, width - 1), y) - grey(Math.max(x - 1, 0), y);
    const down = grey(x, Math.min(y + 1, height - 1)) - grey(x, Math.max(y - 1, 0));
    return Math.min(1, Math.hypot(across, down) / EDGE);
  });
}

function mostLike(peg: Float64Array, drawings: readonly Float64Array[]): number {
  const likeness = drawings.map((drawing) => correlation(peg, drawing));
  return likeness.indexOf(Math.max(...likeness));
}

function correlation(one: Float64Array, other: Float64Array): number {
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    const [x, y] = [value - a, (other[index] ?? 0) - b];
    both += x * y;
    first += x * x;
    second += y * y;
  }
  return both / Math.sqrt(first * second || 1);
}
