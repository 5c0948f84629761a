// E3: the first lesson, from its first peg to its end, by keys, by touch and by mouse, and resumed. A test may take less
// time than the lesson.

import { customEdition } from '@blackpeg/rules';
import {
  answerText,
  boardTexts,
  codeName,
  type Language,
  learnTexts,
  lessonTexts,
  pegName,
  playTexts,
} from '@blackpeg/wording';
import { button } from './composing.ts';
import type { App } from './fixtures/app.ts';
import { mostlyIn } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { type Input, pressBy, sizeFor } from './pressing.ts';

/** The two rows that the lesson asks for, and the code that follows from their answers. */
const TOLD = ['123', '421'] as const;
const CODE = '142';
/** One black and one white. */
const RIGHT_PEGS = '2';
/** The names of its colours. */
const EDITION = customEdition({ holes: 3, facets: [{ name: 'colour', size: 4, blank: false }] });

test('E3, U18: the lesson is done by keyboard and ear alone, in French @desktop', async ({ app }) => {
  const words = lessonTexts('fr');
  await app.open({ screen: 'lesson' }, { language: 'fr' });
  // Arriving there, its keys work.
  await expect(app.page.getByRole('gridcell', { selected: true })).toBeFocused();
  await type(app, TOLD[0]);
  await app.hears(words.steps.submit);
  await app.page.keyboard.press('Enter');
  await app.hears(words.readQuestion);
  await app.page.keyboard.press('3');
  await app.hears(words.readWrong(answer('fr', 1, 1)));
  await app.page.keyboard.press(RIGHT_PEGS);
  await app.hears(words.placeHow(spaced(TOLD[1])));
  await type(app, TOLD[1]);
  await app.page.keyboard.press('Enter');
  await app.hears(words.steps.conclude(answer('fr', 0, 3)));
  await app.page.keyboard.press('h');
  await app.hears(codeName('fr', EDITION, [...CODE].map(Number)));
  await type(app, CODE);
  await app.page.keyboard.press('Enter');
  await app.hears(words.steps.done(3));
  await expect(app.page.getByRole('link', { name: words.play })).toBeVisible();
});

for (const [input, language] of [
  ['touch', 'de'],
  ['mouse', 'en'],
] as const)
  test(`E3, U18: the lesson is done by ${input}, in ${language} ${sizeFor(input)}`, async ({ app }) => {
    const words = lessonTexts(language);
    await app.open({ screen: 'lesson' }, { language });
    const place = () => app.page.locator('.board').boundingBox();
    const first = await place();
    await pressRow(app, input, language, TOLD[0]);
    const options = app.page.getByRole('group', { name: words.readQuestion });
    await pressBy(input, options.getByRole('button', { name: '1' }));
    await expect(app.page.locator('main').getByText(words.readWrong(answer(language, 1, 1)))).toBeVisible();
    expect(await place(), 'a wrong count moves nothing').toEqual(first);
    await pressBy(input, options.getByRole('button', { name: RIGHT_PEGS }));
    await pressRow(app, input, language, TOLD[1]);
    await expect(app.page.getByText(words.fits(1))).toBeVisible();
    expect(await place(), 'the last step').toEqual(first);
    await pressRow(app, input, language, CODE);
    await expect(app.page.getByText(words.steps.done(3), { exact: true })).toBeVisible();
    expect(await place(), 'the end').toEqual(first);
    // The code is not squashed beside the rows.
    const [lid, row] = await Promise.all(
      ['.lid', '.row.answered'].map((part) => app.page.locator(`.board ${part}`).first().boundingBox()),
    );
    expect(lid?.height).toBeGreaterThan((row?.height ?? 0) * 0.7);
    await pressBy(input, app.page.getByRole('link', { name: words.learn }));
    await expect(app.page.getByText(learnTexts(language).lesson.done)).toBeVisible();
  });

test('a wrong peg is objected to by name, and the row does not go, in English @desktop', async ({ app }) => {
  const words = lessonTexts('en');
  await app.open({ screen: 'lesson' });
  await tabIntoBoard(app);
  await type(app, '133');
  await app.hears(words.otherPeg(2, pegName('en', EDITION, 2)));
  await app.page.keyboard.press('Enter');
  await app.hears(words.otherPeg(2, pegName('en', EDITION, 2)));
  await expect(button(app.page, playTexts('en').row.submit)).toHaveAttribute('aria-disabled', 'true');
});

test(`U18: a lesson that was left goes on where it stood, in English ${mostlyIn('@phone')}`, async ({
  app,
}) => {
  const words = lessonTexts('en');
  await app.open({ screen: 'lesson' });
  // Without a click or Tab first.
  await app.page.getByRole('grid').waitFor();
  await type(app, TOLD[0]);
  await app.page.keyboard.press('Enter');
  await app.hears(words.readQuestion);
  await app.page.keyboard.press(RIGHT_PEGS);
  await app.hears(words.placeHow(spaced(TOLD[1])));
  await app.reload();
  await expect(app.page.getByText(words.placeHow(spaced(TOLD[1])), { exact: true })).toBeVisible();
  await app.open({ screen: 'learn' });
  await app.page.getByRole('link', { name: learnTexts('en').lesson.goOn }).click();
  await expect(app.page.getByText(words.placeHow(spaced(TOLD[1])), { exact: true })).toBeVisible();
  await button(app.page, words.restart).click();
  await expect(app.page.getByText(words.placeHow(spaced(TOLD[0])), { exact: true })).toBeVisible();
});

async function tabIntoBoard({ page }: App): Promise<void> {
  const board = page.getByRole('grid');
  await board.waitFor();
  const within = () => board.evaluate((grid) => grid.contains(document.activeElement));
  for (let stops = 0; stops < 20 && !(await within()); stops += 1) await page.keyboard.press('Tab');
  expect(await within(), 'Tab leads to the board').toBe(true);
}

async function type({ page }: App, digits: string): Promise<void> {
  for (const digit of digits) await page.keyboard.press(digit);
}

async function pressRow({ page }: App, input: Input, language: Language, digits: string): Promise<void> {
  const tray = page.getByRole('toolbar', { name: boardTexts(language).palette });
  for (const digit of digits) {
    const peg = pegName(language, EDITION, Number(digit));
    await pressBy(input, tray.getByRole('button', { name: peg, exact: true }));
  }
  await pressBy(input, button(page, playTexts(language).row.submit));
}

function spaced(digits: string): string {
  return [...digits].join(', ');
}

function answer(language: Language, black: number, white: number): string {
  return answerText(language, EDITION.name, { black, white, blue: 0 });
}

test('U18: the board of the lesson uses a large window @desktop', async ({ app }) => {
  await app.page.setViewportSize({ width: 2560, height: 1300 });
  await app.open({ screen: 'lesson' });
  const board = await app.page.locator('.board').boundingBox();
  expect(board?.width).toBeGreaterThanOrEqual(640);
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(1300);
});
