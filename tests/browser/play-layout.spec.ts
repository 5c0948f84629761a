// The layout of a table: the board gets the space that the window leaves, nothing covers a row, nothing jumps.

import {
  type Code,
  duelEdition,
  EDITION_NAMES,
  type EditionName,
  editionNamed,
  HOUSE,
  PERSON,
  standardTerms,
  superEdition,
} from '@blackpeg/rules';
import { boardTexts, companionTexts, draftFaultText, playTexts, violationText } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { layoutFaults } from './checks/layout.ts';
import { mostlyIn, someOf } from './fixtures/full.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { wear } from './states/appearance.ts';
import { DUEL, digits, HIDING, MARKING, MATCH_OVER, played, RUNNING, SHAPES } from './states/matches.ts';
import { furnish, type KeptMatch } from './states/storage.ts';

const CHOICES = {
  choices: { language: 'en', theme: 'light', motion: 'reduced', housePace: 'at-once' },
} as const;
test.use(CHOICES);

const { row: rowWords, hints, answer } = playTexts('en');

/** Alone, with a code of first kinds hidden and this many rows of second ones placed. */
function begun(name: EditionName, rows: number): KeptMatch {
  const edition = editionNamed(name);
  const holes = edition.holes[0] ?? 0;
  const [first, second] = edition.facets.length === 2 ? [11, 22] : [1, 2];
  return played(`${name}-${rows}`, standardTerms(edition, { form: 'solitaire' }), ALONE, (table) => {
    table.hide('house', Array(holes).fill(first));
    for (let row = 0; row < rows; row += 1) table.guess(0, Array(holes).fill(second));
  });
}
const BY_HAND = standardTerms(editionNamed('super'), {
  seats: [PERSON, HOUSE],
  marker: 'by-hand',
  firstMaker: 0,
});
const ALONE = [{ kind: 'person', name: null }] as const;

/** What must not move while a row is composed, and its position. */
function places(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    ['.board', '.below [role=toolbar]', '.submit .keycap', '[data-hints] button', '[role=switch]'].flatMap(
      (selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (!box) return [];
        return [`${selector} ${[box.x, box.y, box.width, box.height].map(Math.round).join(' ')}`];
      },
    ),
  );
}

/** Whether the middle of every matching element is visible: in the window, and not covered. */
function hidden(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((what) => {
    const all = [...document.querySelectorAll(what)];
    return all.flatMap((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = over !== null && (element.contains(over) || over.contains(element));
      const isWhole = top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
      const place = `${Math.round(left)}, ${Math.round(top)}`;
      return isSeen && isWhole ? [] : [`${what} at ${place} under ${over?.className}`];
    });
  }, selector);
}

/** As browsers report it. */
interface Shift {
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Element | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Runs in the page: layout shifts without user input from here on. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries() as unknown as Shift[])
      for (const { node, previousRect, currentRect } of hadRecentInput ? [] : sources)
        shifts.push(`${node?.nodeName} ${node?.className} ${JSON.stringify([previousRect, currentRect])}`);
  }).observe({ type: 'layout-shift', buffered: false });
}

/** Boards of other shapes than the rest, which are of one kind and in one size each. */
const UNLIKE: readonly EditionName[] = ['super', 'duel', 'shapes'];

for (const [index, name] of EDITION_NAMES.entries()) {
  const size = UNLIKE.includes(name) ? '' : mostlyIn(index % 2 === 0 ? '@desktop' : '@phone');
  test(`nothing jumps in a round of ${name} ${size}`, async ({ app }) => {
    const { page } = app;
    const kept = begun(name, 0);
    await furnish(app, { matches: [kept] });
    await app.open({ screen: 'play', match: kept.match });
    const press = (tray: 0 | 1, kind: number) =>
      page
        .locator('.below [role=toolbar]')
        .nth(tray)
        .getByRole('button')
        .nth(kind - 1)
        .click();
    const isPair = editionNamed(name).facets.length === 2;
    const holes = editionNamed(name).holes[0] ?? 0;
    const submit = page.getByRole('button', { name: rowWords.submit });
    await expect(submit).toBeVisible();
    await page.evaluate(watchShifts);
    const before = await places(page);
    const board = page.locator('.board');
    const inherited = await board.getAttribute('style');
    for (const kind of [2, 2, 1]) {
      for (let hole = 0; hole < holes; hole += 1) {
        await press(0, kind);
        expect(await places(page), `hole ${hole + 1}`).toEqual(before);
        if (isPair) await press(1, kind);
      }
      expect(await places(page), 'a full row').toEqual(before);
      await submit.click();
    }
    await expect(page.locator('[data-end]')).toBeVisible();
    expect((await places(page))[0], 'the board at the end').toEqual(before[0]);
    expect(await board.getAttribute('style'), 'or all of it is drawn anew for every row').toBe(inherited);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
}

test('nothing jumps when the computer has hidden its code and the first row is due', async ({ app }) => {
  const { page } = app;
  const seats = [PERSON, HOUSE];
  const classic = standardTerms(editionNamed('super'), { seats, firstMaker: 1 });
  const duel = standardTerms(duelEdition(), { seats });
  const shapes = standardTerms(editionNamed('shapes'), { seats, firstMaker: 1 });
  const hidden = (table: { hide(seat: 0, code: Code): void }) => table.hide(0, digits('13572'));
  const due = [
    played('classic', classic, MARKING.card.sitters, () => {}),
    played('duel', duel, MARKING.card.sitters, hidden),
    played('speed', { ...duel, pace: 'free' }, MARKING.card.sitters, hidden),
    played('shapes', shapes, MARKING.card.sitters, () => {}),
  ];
  for (const kept of due) {
    await furnish(app, { matches: [kept] });
    await app.open({ screen: 'play', match: kept.match }, { housePace: 'slow', explain: 'all' });
    await expect(page.locator('.below .lead').filter({ visible: true })).toContainText('hides a code');
    const [before] = await places(page);
    await page.evaluate(watchShifts);
    await expect(page.locator('.submit button')).toBeVisible();
    expect((await places(page))[0], kept.match).toEqual(before);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    // The new words on the lid and in the bar are not as wide as the old ones.
    expect(shifts.filter((shift) => !/^SPAN (label|context) /.test(shift))).toEqual([]);
  }
});

test('a duel of speed keeps its place when the countdown ends, its palette in one line with the key @desktop', async ({
  app,
}) => {
  const { page } = app;
  const speed = played(
    'speed',
    standardTerms(duelEdition(), { seats: [PERSON, HOUSE], pace: 'free' }),
    DUEL.card.sitters,
    (table) => table.hide(0, digits('11223')),
  );
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await furnish(app, { matches: [speed] });
    await app.open({ screen: 'play', match: speed.match }, { housePace: 'slow' });
    await page.locator('.controls .start').waitFor();
    const before = await places(page);
    await page.locator('.controls .clocks').waitFor();
    expect(await places(page), `${width} × ${height}`).toEqual(before);
    for (const selector of ['.clocks', '.below [role=toolbar] .key', '.submit .keycap'])
      expect.soft(await hidden(page, selector), `${width} × ${height}`).toEqual([]);
  }
});

test('answers explained in words move nothing, however long they are', async ({ app }) => {
  const { page } = app;
  const rows = [
    [13, 22, 33, 55],
    [11, 23, 54, 32],
    [55, 55, 55, 55],
    [22, 11, 43, 35],
  ];
  const kept = rows.map((_, count) =>
    played(
      `shapes-${count}`,
      standardTerms(editionNamed('shapes'), { form: 'solitaire' }),
      ALONE,
      (table) => {
        table.hide('house', [11, 22, 33, 44]);
        for (const row of rows.slice(0, count)) table.guess(0, row);
      },
    ),
  );
  await furnish(app, { matches: kept });
  for (const language of ['en', 'fr', 'de'] as const) {
    const seen = new Set<string | undefined>();
    for (const { match } of kept) {
      await app.open({ screen: 'play', match }, { language, explain: 'all' });
      await page.locator('.explained').waitFor();
      seen.add((await places(page))[1]);
    }
    expect([...seen], language).toHaveLength(1);
  }
});

test('a board reaches over nothing below it, however high the window is @phone', async ({ app }) => {
  const { page } = app;
  const shapes = played(
    'shapes-low',
    standardTerms(editionNamed('shapes'), { form: 'solitaire' }),
    ALONE,
    (table) => {
      table.hide('house', [11, 22, 33, 44]);
      table.guess(0, [13, 22, 33, 55]);
    },
  );
  await furnish(app, { matches: [RUNNING, DUEL, shapes] });
  for (const { match } of [RUNNING, DUEL, shapes]) {
    await app.open({ screen: 'play', match }, { explain: 'all' });
    for (let height = 860; height >= 640; height -= 20) {
      await page.setViewportSize({ width: 390, height });
      const over = () =>
        page.evaluate(() => {
          const [board, place] = ['.board', '.board-place'].map((one) => document.querySelector(one));
          return (board?.getBoundingClientRect().bottom ?? 0) - (place?.getBoundingClientRect().bottom ?? 0);
        });
      await expect.poll(over, { message: `${match}, ${height} high` }).toBeLessThanOrEqual(0);
    }
  }
});

test('a hint moves no key, and a warning stands there only after a mistake @desktop', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [RUNNING] });
  await app.open({ screen: 'play', match: RUNNING.match }, { misfits: 'warn' });
  await page.getByRole('button', { name: hints.clue.label }).waitFor();
  const before = await places(page);
  const warnings = page.locator('.below .warn, .below .why svg');
  await expect(warnings).toHaveCount(0);
  await page.getByRole('button', { name: hints.clue.label }).click();
  await page.locator('.message').waitFor();
  expect(await places(page)).toEqual(before);
  for (const digit of '11111') await page.keyboard.press(digit);
  await page.getByRole('button', { name: rowWords.submit }).click();
  await page.getByRole('button', { name: rowWords.change }).click();
  expect(await places(page)).toEqual(before);
  // The reason for a good row is visible too, and the board does not move.
  await page.getByRole('gridcell', { selected: true }).focus();
  await page.getByRole('button', { name: hints.row.label }).click();
  await page.getByRole('button', { name: hints.take }).waitFor();
  await expect.poll(() => hidden(page, '[data-hints] .message')).toEqual([]);
  expect((await places(page))[0]).toEqual(before[0]);
});

for (const language of ['en', 'fr', 'de'] as const)
  test(`what was wrong is told on a phone without moving anything, in ${language} @phone`, async ({
    app,
  }) => {
    const { page } = app;
    await furnish(app, { matches: [RUNNING] });
    await app.open({ screen: 'play', match: RUNNING.match }, { language });
    const press = (kind: number) =>
      page
        .locator('.below [role=toolbar] button')
        .nth(kind - 1)
        .tap();
    await press(1);
    const before = await places(page);
    for (const kind of [2, 3, 4, 5, 6]) await press(kind);
    const submit = page.getByRole('button', { name: playTexts(language).row.submit });
    await expect(submit).toContainText(
      draftFaultText({ language, edition: editionNamed('super') }, { kind: 'row-full' }),
    );
    expect(await places(page)).toEqual(before);
    expect(await hidden(page, '.submit .note')).toEqual([]);
  });

const SMALL = superEdition({ holes: 3, colours: 4 });
/** Six rows have used eighteen of twenty blue pegs. */
const SHORT_OF_BLUE = played(
  'short-of-blue',
  standardTerms(SMALL, { form: 'solitaire', seats: [PERSON], supply: 20 }),
  ALONE,
  (table) => {
    table.hide('house', [1, 2, 3]);
    for (let row = 0; row < 6; row += 1) table.guess(0, [4, 4, 4]);
  },
);

for (const language of ['fr', 'de'] as const)
  test(`the longest mistake is told on a small phone without moving the board, in ${language} @phone`, async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize({ width: 320, height: 568 });
    await furnish(app, { matches: [SHORT_OF_BLUE] });
    await app.open({ screen: 'play', match: SHORT_OF_BLUE.match }, { language });
    const blue = page.locator('.below [role=toolbar] button').nth(3);
    await blue.tap();
    const before = await places(page);
    await blue.tap();
    await blue.tap();
    const submit = page.getByRole('button', { name: playTexts(language).row.submit });
    await expect(submit).toContainText(
      violationText(
        { language, edition: SMALL },
        { rule: 'T3', kind: 'tray-short', peg: { facet: 0, kind: 4 }, left: 2 },
      ),
    );
    expect(await places(page)).toEqual(before);
    expect(await hidden(page, '.submit .note')).toEqual([]);
  });

test('a press leaves no blue rectangle @phone', async ({ app }) => {
  await app.open();
  const colour = await app.page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('-webkit-tap-highlight-color'),
  );
  expect(colour).toBe('rgba(0, 0, 0, 0)');
});

/** Runs in the page: whether a word of it has no room on a line. */
function isBroken(note: HTMLElement | SVGElement): boolean {
  Object.assign(note.style, { overflowWrap: 'normal', hyphens: 'manual' });
  const isWide = note.scrollWidth > note.clientWidth;
  Object.assign(note.style, { overflowWrap: '', hyphens: '' });
  return isWide;
}

test('who answers by hand sees row, code and keys, whole, and the board keeps its size @phone', async ({
  app,
}) => {
  const { page } = app;
  const long = played('long', BY_HAND, MARKING.card.sitters, (table) => {
    table.hide(0, digits('42186'));
    for (let row = 0; row < 7; row += 1) {
      table.guess(1, digits('11223'));
      table.mark(0, { black: 0, white: 2, blue: 0 });
    }
    table.guess(1, digits('45678'));
  });
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await furnish(app, { matches: [long] });
    await app.open({ screen: 'play', match: long.match });
    await page.getByRole('radiogroup').first().waitFor();
    // The board takes the space that is left one frame after the keys.
    for (const selector of ['.lid .code .peg', '.row.raised .cell', '[role=radiogroup]', '.marking .accent'])
      await expect.poll(() => hidden(page, selector), { message: `${width} wide` }).toEqual([]);
    for (const language of ['fr', 'de', 'en'] as const) {
      await wear(page, { language });
      expect(await page.locator('.row.raised .note').evaluate(isBroken), `${width} wide, ${language}`).toBe(
        false,
      );
    }
    const [before] = await places(page);
    // What no row can get is refused, and says why without moving anything.
    await page.getByRole('radio', { name: '4' }).first().tap();
    await page.getByRole('radio', { name: '1' }).last().tap({ force: true });
    await expect(page.locator('.marking')).toContainText(boardTexts('en').noAnswer('lone-white', 5));
    expect((await places(page))[0], `${width} wide`).toEqual(before);
    await page.getByRole('radio', { name: '0' }).first().tap();
    await page.getByRole('radio', { name: '2' }).last().tap();
    await page.getByRole('button', { name: answer.give('2 white') }).tap();
    await expect(page.locator('.row.raised .number')).toHaveText('9');
    expect((await places(page))[0]).toEqual(before);
  }
});

/** The height of the bar, whether its buttons are in the window, and whether its scores overlap nothing. */
function bar(page: Page): Promise<object> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const scores = [...document.querySelectorAll('.score .one')].map((one) => one.getBoundingClientRect());
    return {
      height: box('header')?.height,
      keysInside: (box('header .right > :last-child')?.right ?? Infinity) <= innerWidth,
      apart: (scores[1]?.left ?? 0) - (scores[0]?.right ?? 0) >= 4,
    };
  });
}

test('the bar of a phone keeps its height in German, beside a score too, down to 320 px @phone', async ({
  app,
}) => {
  const { page } = app;
  const words = playTexts('de');
  const steady = { height: 52, keysInside: true, apart: true };
  for (const width of [390, 344, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await furnish(app, { matches: [HIDING, MATCH_OVER, RUNNING, DUEL] });
    await app.open({ screen: 'play', match: MATCH_OVER.match }, { language: 'de' });
    await page.locator('[data-end]').waitFor();
    expect(await bar(page), `at the end, ${width}`).toEqual(steady);
    for (const { match } of [RUNNING, DUEL]) {
      await app.open({ screen: 'play', match }, { language: 'de' });
      await page.getByRole('button', { name: words.row.submit }).waitFor();
      expect(await bar(page), `${match}, ${width}`).toMatchObject({ height: 52, keysInside: true });
    }
    await app.open({ screen: 'play', match: HIDING.match }, { language: 'de' });
    await page.getByRole('button', { name: words.hiding.random }).tap();
    expect(await bar(page), `while hiding, ${width}`).toEqual(steady);
    await page.getByRole('button', { name: words.hiding.hide }).tap();
    await page.getByRole('radiogroup').first().waitFor();
    expect(await bar(page), `while answering, ${width}`).toEqual(steady);
  }
});

test('whose code was looked for has the result and what comes next in sight @phone', async ({ app }) => {
  const { page } = app;
  const kept = played(
    'held',
    standardTerms(editionNamed('super'), { seats: [PERSON, HOUSE], firstMaker: 0 }),
    MARKING.card.sitters,
    (table) => table.hide(0, digits('42186')),
  );
  await furnish(app, { matches: [kept] });
  await app.open({ screen: 'play', match: kept.match });
  await page.locator('[data-end]').waitFor();
  expect(await hidden(page, '[data-end] h2, [data-end] .keys .keycap')).toEqual([]);
});

test('whose code it was stands whole beside it, in German too @phone', async ({ app }) => {
  const { page } = app;
  const over = played(
    'over',
    standardTerms(editionNamed('braille'), { form: 'solitaire' }),
    ALONE,
    (table) => {
      table.hide('house', digits('4216'));
      table.guess(0, digits('4216'));
    },
  );
  await furnish(app, { matches: [over] });
  await app.open({ screen: 'play', match: over.match }, { language: 'de' });
  const [words, lines] = await page.locator('.lid .bed .label').evaluate((label) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return [label.textContent?.trim().split(/\s+/).length ?? 0, lines.size];
  });
  expect(lines).toBeLessThanOrEqual(words);
});

test('figures beside the answers of pairs stand free, inside the board @desktop', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [SHAPES] });
  for (const choices of [{ theme: 'contrast' }, { theme: 'light', numbers: true }] as const) {
    await app.open({ screen: 'play', match: SHAPES.match }, choices);
    await page.locator('.counts.shown b').first().waitFor();
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await wear(page, {});
      const boxes = await page.evaluate(() => {
        const edge = document.querySelector('.board')?.getBoundingClientRect().right ?? 0;
        return [...document.querySelectorAll('.row.answered')].map((row) => {
          const plate = row.querySelector('.plate')?.getBoundingClientRect();
          const figures = [...row.querySelectorAll('.counts b')].map((one) => one.getBoundingClientRect());
          const left = Math.min(...figures.map((box) => box.left));
          const right = Math.max(...figures.map((box) => box.right));
          return left >= (plate?.right ?? 0) + 4 && right <= edge - 3;
        });
      });
      expect(boxes, `${JSON.stringify(choices)} at ${width}`).toEqual([true, true]);
    }
  }
});

test('a hint on a phone covers none of its rows and lights them; a good row is pegs that a tap places @phone', async ({
  app,
}) => {
  const { page } = app;
  await furnish(app, { matches: [RUNNING] });
  await app.open({ screen: 'play', match: RUNNING.match });
  await page.getByRole('button', { name: hints.heading, exact: true }).tap();
  // With the setting on, the number of fitting codes and each of them are shown.
  await page.getByRole('switch', { name: hints.showCount }).tap();
  await page.locator('[data-hints] canvas').waitFor();
  expect(await hidden(page, '.row.answered, .row.active, [data-hints] canvas')).toEqual([]);
  await page.getByRole('button', { name: hints.clue.label }).tap();
  const text = await page.locator('.message').textContent();
  const lit = await page.locator('.row.named .number').allTextContents();
  const [said = ''] = /Rows? [\d, and]+/.exec(text ?? '') ?? [];
  expect(lit).toEqual(said.match(/\d+/g));
  expect(await hidden(page, '.row.answered, .row.active')).toEqual([]);
  await page.getByRole('button', { name: hints.row.label }).tap();
  await page.getByRole('button', { name: hints.take }).tap();
  await expect(page.locator('.row.active .peg')).toHaveCount(5);
  await expect(page.getByRole('button', { name: rowWords.submit })).toBeVisible();
  // A tap leaves no focus ring.
  await expect(page.locator(':focus-visible')).toHaveCount(0);
});

test('notes on a phone cover no row @phone', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [RUNNING] });
  await app.open({ screen: 'play', match: RUNNING.match });
  await page.getByRole('button', { name: playTexts('en').notes.heading, exact: true }).tap();
  await page.locator('.notes [role=gridcell]').first().tap();
  expect(await hidden(page, '.row.answered, .row.active, .notes [role=row]')).toEqual([]);
});

test('a good row of the companion is pegs that a tap places @phone', async ({ app }) => {
  const { page } = app;
  const words = companionTexts('en');
  await furnish(app, { things: [['companion', 'board', 'super-5x8 11223:1-1 45678:0-3']] });
  await app.open({ screen: 'companion' });
  await page.getByRole('button', { name: words.goodRow }).tap();
  const row = page.getByRole('button', { name: words.useIt });
  await expect(row.locator('svg.drawing')).toHaveCount(5);
  await row.tap();
  await expect(page.locator('#entry [data-row] .peg')).toHaveCount(5);
});

/** Windows, how large text is in them, and how wide a peg has to be. */
const ROOMS = [
  [2560, 1300, '100', 70],
  [844, 390, '100', 26],
  [390, 844, '200', 26],
  [1280, 800, '100', 36],
  [820, 1180, '100', 50],
  [390, 664, '100', 26],
] as const;

test('boards use the window, and the whole game is in sight @desktop', async ({ app }) => {
  const { page } = app;
  const names: readonly EditionName[] = ['super', 'original', 'braille', 'shapes'];
  const games = [...names.map((name) => begun(name, 6)), SHAPES];
  await furnish(app, { matches: games });
  for (const [index, { match }] of games.entries()) {
    await app.open({ screen: 'play', match });
    await page.locator('.row.active').waitFor();
    for (const [width, height, textSize, least] of someOf(ROOMS, (_, room) => (index + room) % 2 === 0)) {
      await page.setViewportSize({ width, height });
      await wear(page, { textSize });
      const message = `${match} at ${width} × ${height}, ${textSize} %`;
      for (const selector of [
        '.row.active .cell',
        '.row.answered .plate',
        '.below [role=toolbar]',
        '.submit .keycap',
      ])
        expect.soft(await hidden(page, selector), message).toEqual([]);
      const peg = await page.locator('.row.answered .socket').first().boundingBox();
      expect.soft(peg?.width, message).toBeGreaterThanOrEqual(least);
    }
  }
});

test('while one waits in a duel the ring stands on the raised row, and labels on one line @phone', async ({
  app,
}) => {
  const { page } = app;
  await furnish(app, { matches: [{ ...DUEL, log: DUEL.log.slice(0, -1) }] });
  await app.open({ screen: 'play', match: DUEL.match }, { housePace: 'humane' });
  await page.getByRole('gridcell', { selected: true }).focus();
  for (const digit of '12345') await page.keyboard.press(digit);
  await page.keyboard.press('Enter');
  await expect(page.locator('.half.left .row.raised .number')).toHaveText('4');
  await expect(page.locator('.half.left .row.raised [aria-selected=true]')).toHaveCount(1);
  for (const head of await page.locator('.half .head').all())
    expect((await head.boundingBox())?.height).toBeLessThan(30);
  // Figures do not touch the last peg.
  const gaps = await page.locator('.half.small .row.answered').evaluateAll((rows) =>
    rows.map((row) => {
      const pegs = [...row.querySelectorAll('.cell .peg')].map((peg) => peg.getBoundingClientRect().right);
      return (row.querySelector('.counts b')?.getBoundingClientRect().left ?? 0) - Math.max(...pegs);
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  // One's own code is whole under its small lid.
  const lid = await page.locator('.half.small .lid .bed').boundingBox();
  const last = await page.locator('.half.small .lid .code .peg').last().boundingBox();
  expect((lid?.x ?? 0) + (lid?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)).toBeGreaterThanOrEqual(4);
  // The half with one's own code, enlarged, shows it in pegs that can be told apart.
  await page.locator('.half.small .head').tap();
  const peg = await page.locator('.half.right .lid .code .peg').first().boundingBox();
  expect(peg?.width).toBeGreaterThanOrEqual(16);
});

const FOUR = played(
  'duel-4',
  standardTerms(duelEdition(4), { seats: [PERSON, HOUSE] }),
  DUEL.card.sitters,
  (table) => {
    table.hide(0, digits('1357'));
    table.hide(1, digits('4218'));
    for (const [own, theirs] of [
      ['1234', '5678'],
      ['4278', '1386'],
    ] as const) {
      table.guess(0, digits(own));
      table.guess(1, digits(theirs));
    }
    table.guess(1, digits('1358'));
  },
);

/** Of the half of a duel that is large: how narrow its holes are, and whether its figures have room beside pegs and plates. */
function figuresOfDuel(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const half = '.half:not(.small) .rows';
    const holes = [...document.querySelectorAll(`${half} :is(.raised, .answered) .cell:not(.answer)`)];
    const figures = [...document.querySelectorAll(`${half} .answered .counts b`)];
    const plates = [...document.querySelectorAll(`${half} .answered .plate`)];
    const others = [
      ...holes.flatMap((hole) => [...hole.querySelectorAll('.peg')]),
      ...plates,
      ...figures,
    ].filter((other) => other.checkVisibility());
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const controls = document.querySelector('.below');
    return {
      narrowest: Math.min(...holes.map((hole) => box(hole).width)),
      figures: figures.length,
      touching: figures.filter((figure) =>
        others.some((other) => other !== figure && meet(box(figure), box(other))),
      ).length,
      under: figures.filter((figure) => controls && meet(box(figure), box(controls))).length,
    };
  });
}

test('U13: beside figures, a hole of a duel is a target of 24 px from 320 px on, with text of twice the size too @phone', async ({
  app,
}) => {
  const { page } = app;
  const size = page.viewportSize();
  await furnish(app, { matches: [DUEL, FOUR] });
  for (const { match } of [DUEL, FOUR]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await wear(page, { textSize: '100' });
    await app.open({ screen: 'play', match }, { numbers: true });
    for (const big of ['left', 'right'] as const) {
      // All of the small half is one target, which enlarges it.
      if (big === 'right') await page.locator('.half.right.small .row.raised .cell').first().tap();
      await expect(page.locator(`.half.${big}`)).not.toHaveClass(/small/);
      for (const width of [320, 360, 390])
        for (const textSize of ['100', '150', '200'] as const) {
          await page.setViewportSize({ width, height: 640 });
          await wear(page, { textSize });
          const { narrowest, ...room } = await figuresOfDuel(page);
          const message = `${match}, ${big}, ${width} px, ${textSize} %`;
          expect.soft(narrowest, message).toBeGreaterThanOrEqual(24);
          expect.soft(room, message).toEqual({ figures: 4, touching: 0, under: 0 });
        }
      await wear(page, { textSize: '100' });
    }
  }
  if (size) await page.setViewportSize(size);
});

test('on a tablet the palette of a duel has one line, the keys another, and its pegs have room @desktop', async ({
  app,
}) => {
  const { page } = app;
  await furnish(app, { matches: [DUEL] });
  await page.setViewportSize({ width: 820, height: 1180 });
  await app.open({ screen: 'play', match: DUEL.match });
  await page.locator('.below [role=toolbar] .key').first().waitFor();
  const tops = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(await tops('.below [role=toolbar] .key')).size, 'lines of the palette').toBe(1);
  expect(new Set(await tops('.below .act .keycap')).size, 'lines of keys').toBe(1);
  const columns = await page
    .locator('.half.left .row.answered .cell:not(.answer)')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(Math.min(...columns), 'the width of a column').toBeGreaterThanOrEqual(42);
});

test('a duel explains its answers in a line of its own, with palette and keys in one line and in sight @desktop', async ({
  app,
}) => {
  const { page } = app;
  await furnish(app, { matches: [DUEL] });
  for (const [width, height, lines] of [
    [1280, 800, 1],
    [844, 390, 1],
    [820, 1180, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    await app.open({ screen: 'play', match: DUEL.match }, { explain: 'all' });
    await page.locator('.explained').waitFor();
    const controls = page.locator('.below [role=toolbar] .key, .submit .keycap');
    const middles = await controls.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 20)),
    );
    const message = `${width} × ${height}`;
    expect.soft(new Set(middles).size, `${message}: lines of palette and key`).toBe(lines);
    for (const selector of ['.explained', '.below [role=toolbar] .key', '.submit .keycap'])
      expect.soft(await hidden(page, selector), message).toEqual([]);
  }
});

test('U14: at a zoom of 400 % the page scrolls, nothing lies over a row, and a digit brings the row in sight @phone', async ({
  app,
}) => {
  const { page } = app;
  const size = page.viewportSize();
  await furnish(app, { matches: [RUNNING, DUEL, MATCH_OVER] });
  await page.setViewportSize({ width: 320, height: 200 });
  for (const { match } of [DUEL, MATCH_OVER, RUNNING]) {
    await app.open({ screen: 'play', match });
    await page.locator('.board-place .row.raised').first().waitFor();
    expect((await layoutFaults(page)).covered).toEqual([]);
  }
  const hole = page.getByRole('gridcell', { selected: true });
  await page.getByRole('button', { name: rowWords.submit }).focus();
  await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  await expect(hole).not.toBeInViewport();
  await page.keyboard.press('1');
  await expect(hole).toBeInViewport();
  if (size) await page.setViewportSize(size);
});

test('U14: text that the browser makes larger has room as text that the app makes larger @phone', async ({
  app,
}) => {
  const { page } = app;
  await furnish(app, { matches: [SHAPES] });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await app.open({ screen: 'home' });
  await page.reload();
  await app.open({ screen: 'play', match: SHAPES.match }, { language: 'de' });
  await expect(page.locator('html')).toHaveAttribute('data-text', '200');
  await page.locator('.board-place .row.raised').first().waitFor();
  const { sideways, cutOff } = await layoutFaults(page);
  expect({ sideways, cutOff }).toEqual({ sideways: [], cutOff: [] });
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.reload();
});
