// U10: with the system's own colours pegs, key pegs, chosen things and the focus can still be told apart.

import type { Locator, Page } from '@playwright/test';
import { focusOf } from './checks/focus.ts';
import { someOf } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { cutOut, decodePng, type Pixels } from './pictures/png.ts';
import { STATES } from './states/states.ts';

/** WCAG 1.4.11. */
const LEAST_CONTRAST = 3;
/** How many pixels of an element must stand out from its background. */
const LEAST_SHARE = 0.04;

const SCHEMES = ['light', 'dark'] as const;

test.afterEach(async ({ app }) => {
  await app.page.emulateMedia({ forcedColors: null, colorScheme: null });
});

for (const [index, name] of ['play-super', 'play-duel', 'play-shapes', 'play-braille'].entries()) {
  test(`U10: pegs and answers of ${name} stand out and differ in the system’s colours @desktop`, async ({
    app,
  }) => {
    const { page } = app;
    await stateNamed(name).reach(app, 'en');
    for (const colorScheme of someOf(SCHEMES, (_, turn) => (index + turn) % 2 === 0)) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const ground = await colourOf(page, 'Canvas');
      const pegs = await pegsOf(page);
      for (const { name: peg, pixels } of pegs) {
        expect(shareApart(pixels, ground), `${peg}, ${colorScheme}`).toBeGreaterThan(LEAST_SHARE);
      }
      const drawings = new Set(pegs.map(({ pixels }) => pixels.colours.join()));
      expect(drawings.size, 'pegs that look different').toBe(pegs.length);
      expect(pegs.length).toBeGreaterThan(1);
      const plate = await picture(page.locator('.board .plate.answered, .duel .plate.answered').first());
      expect(shareApart(plate, ground), 'the answer').toBeGreaterThan(LEAST_SHARE);
      expect(new Set(plate.colours).size, 'key pegs on their plate').toBeGreaterThan(2);
    }
  });
}

for (const colorScheme of SCHEMES) {
  test(`U10: the hole that is next, the focus and what is chosen are seen, ${colorScheme} @desktop`, async ({
    app,
  }) => {
    const { page } = app;
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await stateNamed('play-super').reach(app, 'en');
    const hole = page.getByRole('gridcell', { selected: true });
    await page.mouse.move(0, 0);
    // On arrival at a table the focus is on its board.
    await expect(hole).toBeFocused();
    await hole.blur();
    const resting = await picture(hole);
    await page.keyboard.press('Tab');
    await hole.focus();
    expect((await focusOf(page)).indicator).toBeGreaterThanOrEqual(2);
    expect(difference(resting, await picture(hole)), 'what the focus changes').toBeGreaterThan(0.02);

    await stateNamed('answer-by-hand').reach(app, 'en');
    const counts = page.getByRole('radiogroup').first();
    await counts.getByRole('radio', { name: '1', exact: true }).click();
    await page.mouse.move(0, 0);
    for (const chosen of await page.locator('[role=radio][aria-checked=true]').all()) {
      expect(await edgeOf(chosen), 'an edge around what is chosen').toBeGreaterThanOrEqual(2);
    }
    for (const name of ['settings', 'set-up-super', 'set-up-shapes']) {
      await stateNamed(name).reach(app, 'en');
      for (const chosen of await page.locator('label:has(input[type=radio]:checked):visible').all()) {
        expect(await edgeOf(chosen), `an edge around ${await named(chosen)}`).toBeGreaterThanOrEqual(2);
      }
    }
  });
}

function stateNamed(name: string) {
  const state = STATES.find((one) => one.name === name);
  if (!state) throw new Error(`There is no state ${name}.`);
  return state;
}

async function picture(thing: Locator): Promise<Pixels> {
  return decodePng(await thing.screenshot({ animations: 'disabled', caret: 'hide' }));
}

interface Peg {
  readonly name: string;
  readonly pixels: Pixels;
}

/** Each is cut out of one screenshot of its palette: a screenshot takes longer than all the rest. */
async function pegsOf(page: Page): Promise<readonly Peg[]> {
  const pegs: Peg[] = [];
  for (const palette of await page.locator('main [role=toolbar]').all()) {
    const whole = await picture(palette);
    const places = await palette.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [...element.querySelectorAll('button')].map((peg) => {
        const { x, y, width, height } = peg.getBoundingClientRect();
        return { name: peg.ariaLabel ?? peg.innerText, x: x - left, y: y - top, width, height };
      });
    });
    pegs.push(...places.map((place) => ({ name: place.name, pixels: cutOut(whole, place) })));
  }
  return pegs;
}

async function named(thing: Locator): Promise<string> {
  return (await thing.getAttribute('aria-label')) ?? (await thing.innerText());
}

/** A colour of the system as it is drawn. */
function colourOf(page: Page, name: string): Promise<number> {
  return page.evaluate((system) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.setProperty('background-color', system);
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(sample).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    sample.remove();
    return (red << 16) | (green << 8) | blue;
  }, name);
}

/** Pixels of outline or border. */
function edgeOf(thing: Locator): Promise<number> {
  return thing.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    return Math.max(outline, borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth));
  });
}

/** The share of pixels with enough contrast to the background. */
function shareApart({ colours }: Pixels, ground: number): number {
  return colours.filter((colour) => contrast(colour, ground) >= LEAST_CONTRAST).length / colours.length;
}

function difference(one: Pixels, other: Pixels): number {
  return one.colours.filter((colour, index) => colour !== other.colours[index]).length / one.colours.length;
}

function contrast(one: number, other: number): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((shift) => {
    const part = ((colour >> shift) & 255) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
