// The review of a match alone: the most instructive rows, a row beside a better one, in pegs and by what each leaves, moving
// along the rows, and playing again.

import { standardTerms, superEdition } from '@blackpeg/rules';
import { playTexts, reviewScreenTexts } from '@blackpeg/wording';
import type { Locator } from '@playwright/test';
import { expect, test as testAlone } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { tabTo } from './players/keyboard-hands.ts';
import { type Input, pressBy, sizeFor } from './pressing.ts';
import { digits, played, RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';

const SMALL = superEdition({ holes: 3, colours: 4 });
/** The third row splits the three that are left worse than another one; before the fifth, only one code is left. */
const INSTRUCTIVE = played(
  'instructive',
  standardTerms(SMALL, { form: 'solitaire' }),
  RUNNING.card.sitters,
  (table) => {
    table.hide('house', digits('333'));
    for (const row of ['112', '334', '343', '332', '341', '333'].map(digits)) table.guess(0, row);
  },
);
const words = reviewScreenTexts('en');

for (const input of ['touch', 'mouse', 'keys'] as const)
  test(`two moments lead to their rows beside better ones, buttons along the rows, and the game is played again, by ${input} ${sizeFor(input)}`, async ({
    app,
  }) => {
    const { page } = app;
    await furnish(app, { matches: [INSTRUCTIVE] });
    await app.open({ screen: 'review', match: INSTRUCTIVE.match, round: null });
    const panel = page.locator('section', { has: page.getByRole('button', { name: words.stepOn }) }).last();
    await expect(panel.getByRole('heading')).toHaveText(words.row(3));
    const moments = page.getByRole('region', { name: words.moments.title }).getByRole('button');
    await expect(moments).toHaveText([words.moments.costly(3, 2 / 3), words.moments.missed(5)]);
    await expect(moments.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('tr.here button')).toHaveText('3');
    // The expectation of both rows, never the actual result of one.
    const [own = '', better = ''] = await panel.locator('.rows p').allTextContents();
    const left = (text: string) => Number(/[\d.]+/.exec(text)?.[0]);
    expect([own, better]).toEqual([words.placed(left(own)), words.better(left(better))]);
    expect(left(better)).toBeLessThan(left(own));
    for (const row of [panel.locator('.rows > :nth-child(2)'), panel.locator('.better')])
      await expect(row.locator('.peg svg.drawing, svg.drawing.peg')).toHaveCount(3);
    // The row that was the code is never criticised, and the buttons do not move.
    await pressBy(input, moments.last());
    await expect(panel.getByRole('heading')).toHaveText(words.row(5));
    await expect(panel.locator('.better svg.drawing')).toHaveCount(3);
    const stepOn = panel.getByRole('button', { name: words.stepOn });
    const before = await stepOn.boundingBox();
    await pressBy(input, stepOn);
    await expect(panel.getByRole('heading')).toHaveText(words.row(6));
    await expect(panel.getByText(words.wasCode)).toBeVisible();
    expect(await stepOn.boundingBox()).toEqual(before);
    await expect(stepOn).toHaveAttribute('aria-disabled', 'true');
    await pressBy(input, panel.getByRole('button', { name: words.stepBack }));
    await pressBy(input, moments.first());
    await expect(panel.getByRole('heading')).toHaveText(words.row(3));
    await expect(page.getByText(words.space.left(3, 3, 2))).toBeVisible();
    await toFirstRow(input, page.getByRole('slider', { name: words.space.scrub }));
    await expect(panel.getByRole('heading')).toHaveText(words.row(1));
    await expect(page.getByText(words.space.left(1, 64, 8))).toBeVisible();
    await expect.poll(() => page.locator('canvas').evaluate(dotsThatFit)).toBe(8);
    await pressBy(input, page.getByRole('button', { name: playTexts('en').end.once }));
    await expect(page.getByRole('button', { name: playTexts('en').row.submit })).toBeVisible();
  });

/** With a pointer at the left end of the slider. */
async function toFirstRow(input: Input, slider: Locator): Promise<void> {
  if (input === 'keys') {
    await tabTo(slider.page(), slider);
    return slider.press('Home');
  }
  const { height = 0 } = (await slider.boundingBox()) ?? {};
  const position = { x: 1, y: height / 2 };
  return input === 'touch' ? slider.tap({ position }) : slider.click({ position });
}

/** Dots in the colour of ink, of 64 on 8 columns, by their middle. */
function dotsThatFit(element: HTMLElement | SVGElement): number {
  const canvas = element as HTMLCanvasElement;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Nothing can be read from the canvas.');
  const ink = getComputedStyle(canvas).getPropertyValue('--ink').trim();
  const dot = canvas.width / 8;
  return Array.from({ length: 64 }, (_, place) => {
    const x = ((place % 8) + 0.5) * dot;
    const y = (Math.floor(place / 8) + 0.5) * dot;
    const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
    return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  }).filter((colour) => colour === ink).length;
}

/** Runs in the page before anything else: the solver never answers. */
function silentSolver(): void {
  Object.assign(window, {
    Worker: class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    },
  });
}

testAlone(
  'while figures are computed nothing is there that they would move; stopped, the rows are @phone',
  async ({ app }) => {
    const { page } = app;
    await page.addInitScript(silentSolver);
    await furnish(app, { matches: [INSTRUCTIVE] });
    await app.open({ screen: 'review', match: INSTRUCTIVE.match, round: null });
    const stop = page.getByRole('button', { name: words.stop });
    await expect(stop).toBeVisible();
    await expect(page.locator('main table')).toHaveCount(0);
    await stop.press('Enter');
    await expect(page.getByRole('button', { name: words.again, exact: true })).toBeFocused();
    await expect(page.locator('main table')).toBeVisible();
  },
);
