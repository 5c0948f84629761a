// What a board shows to everybody: blanks that differ from empty holes, a score that moves, and notices.

import {
  allRounds,
  brailleEdition,
  drawCode,
  type Edition,
  HOUSE,
  PERSON,
  seededDice,
  shapesEdition,
  standardTerms,
  standings,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import {
  commonTexts,
  draftText,
  LANGUAGES,
  type Language,
  pegName,
  playTexts,
  scoreText,
} from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { isFull } from './fixtures/full.ts';
import { checkAxe, expect, test } from './fixtures/index.ts';
import { test as testInOnePage } from './fixtures/one-page.ts';
import { speakerIn } from './players/game.ts';
import { truthOf } from './players/log.ts';
import type { Player } from './players/player.ts';
import { type Play, SMALL, STANDARD, seat, seatAtKept } from './players/plays.ts';
import { holdCode } from './players/rounds.ts';
import { DUEL, FINISHED, RUNNING, SHAPES } from './states/matches.ts';
import { furnish } from './states/storage.ts';

test.use({ actionTimeout: 30_000 });
testInOnePage.use({ actionTimeout: 30_000 });

testInOnePage('a key that can do nothing is not lit under the pointer @desktop', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [RUNNING] });
  await app.open({ screen: 'play', match: RUNNING.match });
  const submit = page.getByRole('button', { name: playTexts('en').row.submit });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  const ground = () => submit.evaluate((key) => getComputedStyle(key).backgroundColor);
  const apart = await ground();
  await submit.hover();
  expect(await ground()).toBe(apart);
});

const BLANKS: readonly [Language, Edition][] = [
  ...(isFull ? LANGUAGES : (['en'] as const)).map(
    (language) => [language, superEdition({ blanks: 'on' })] as [Language, Edition],
  ),
  ['fr', brailleEdition('on')],
  ['de', shapesEdition('2')],
];

for (const [language, edition] of BLANKS) {
  testInOnePage(
    `C9e: a hole left blank looks, reads and sounds other than one not filled yet, ${edition.name} in ${language} @desktop`,
    async ({ app }) => {
      const { page } = app;
      const { board } = playTexts(language);
      const blank = pegName(language, edition, 0);
      expect(blank).not.toBe(board.stillEmpty);
      const terms = standardTerms(edition, { form: 'solitaire', seats: [PERSON] });
      const player = await seat(app, { edition, role: 'breaker', language, hands: 'keyboard' }, terms);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        playTexts(language).title.row(1, edition.rows),
      );
      await app.forget();
      await player.hands.compose([0]);
      await app.hears(board.hole(1, blank));
      const draft = [0, ...Array.from({ length: (edition.holes[0] ?? 0) - 1 }, () => null)];
      const row = page.getByRole('row', { name: draftText(speakerIn(player), 0, draft), exact: true });
      const holeIn = (hole: number, content: string) =>
        row.getByRole('gridcell', { name: board.hole(hole, content), exact: true });
      // The next peg goes to the third hole, so that neither of the two is marked for it.
      await holeIn(3, board.stillEmpty).focus();
      const left = holeIn(1, blank);
      const open = holeIn(2, board.stillEmpty);
      await expect(left).toBeVisible();
      await expect(open).toBeVisible();
      expect(pictureOf(await left.innerHTML())).not.toBe(pictureOf(await open.innerHTML()));
    },
  );
}

const SCORED: readonly Play[] = [
  { edition: SMALL, role: 'maker', language: 'en', hands: 'keyboard' },
  { edition: STANDARD.braille, role: 'maker', language: 'de', hands: 'keyboard' },
];

for (const play of SCORED) {
  const { edition, language } = play;
  const by = edition.name === 'super' ? 'points' : 'rows';
  testInOnePage(
    `M6: score pegs move along their track by ${by}, in ${language} @desktop`,
    async ({ app }) => {
      const { page } = app;
      const terms = standardTerms(edition, { form: 'classic', seats: [PERSON, HOUSE], firstMaker: 0 });
      const player = await seatAtKept(app, play, terms);
      await holdCode(player, drawCode(widestSpec(edition), seededDice(9)));
      await player.hands.press(playTexts(language).end.swap);
      const pegs = page.locator('.rule .peg');
      await expect(pegs).toHaveCount(2);
      const state = await truthOf(page);
      const scores = standings(state).map((account) => (by === 'points' ? account.points : account.rows));
      expect(Math.max(...scores)).toBeGreaterThan(0);
      await expectTrack(player, scores);
      const [mine, theirs] = [await pegs.nth(0).boundingBox(), await pegs.nth(1).boundingBox()];
      // Up is more.
      expect(Math.sign((theirs?.y ?? 0) - (mine?.y ?? 0))).toBe(
        Math.sign((scores[0] ?? 0) - (scores[1] ?? 0)),
      );
    },
  );
}

testInOnePage('M6: on a phone the score stands in the bar, in words too @phone', async ({ app }) => {
  const { page } = app;
  const terms = standardTerms(SMALL, { form: 'classic', seats: [PERSON, HOUSE], firstMaker: 0 });
  const play = { edition: SMALL, role: 'maker', language: 'fr', hands: 'touch' } as const;
  const player = await seatAtKept(app, play, terms);
  await holdCode(player, [4, 4, 2]);
  const state = await truthOf(page);
  // A finished round is shown until the player goes on.
  const name = scoreText(speakerIn(player), state, allRounds(state)[0]);
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('U22: a late notice at a table is a line in the bar, moves and covers nothing, and opens and closes on request', async ({
  app,
  context,
}) => {
  const { page } = app;
  const words = commonTexts('de');
  await furnish(app, { matches: [DUEL] });
  await app.open({ screen: 'play', match: DUEL.match }, { language: 'de' });
  await page.getByRole('button', { name: playTexts('de').row.place }).waitFor();
  const before = await placesIn(page);
  expect(before.length).toBeGreaterThan(3);
  expect(before.filter(({ isFree }) => !isFree)).toEqual([]);

  // Hints that are being prepared fail to load, but were not requested: they cause no notice.
  app.allow(/ERR_INTERNET_DISCONNECTED \(\S+\/assets\/\S+\.js\)$/);
  await context.setOffline(true);
  const key = page.getByRole('banner').getByRole('button', { name: words.offline, exact: true });
  const notice = page.getByRole('region', { name: words.notices(1) }).getByText(words.offline);
  await expect(key).toBeInViewport({ ratio: 1 });
  await expect(key).toHaveAttribute('aria-expanded', 'false');
  await expect(notice).toBeHidden();
  const cut = await page
    .locator('header .right .words > span')
    .evaluateAll((all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? one.textContent : [])),
    );
  expect(cut, 'words of the keys beside it').toEqual([]);
  await app.hears(words.offline);
  expect(await placesIn(page)).toEqual(before);
  await checkAxe(page);

  await key.click();
  await expect(key).toHaveAttribute('aria-expanded', 'true');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await checkAxe(page);
  await page.getByRole('button', { name: words.close }).click();
  await expect(notice).toBeHidden();
  await expect(key).toBeFocused();
  await expect(key).toHaveAttribute('aria-expanded', 'false');
  expect(await placesIn(page)).toEqual(before);

  await key.click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(key).toBeHidden();
  expect(await placesIn(page)).toEqual(before);
});

test('U22: a part that fails to load is reported, and is loaded with the next press once the connection is back @desktop', async ({
  app,
  context,
}) => {
  const { page } = app;
  const { failed } = commonTexts('fr');
  const notice = page.getByRole('banner').getByRole('button', { name: failed });
  await furnish(app, { matches: [RUNNING] });
  await app.open({ screen: 'play', match: RUNNING.match }, { language: 'fr' });
  const more = page.getByRole('button', { name: playTexts('fr').row.more });
  app.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await more.click();
  await app.hears(failed);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await more.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('U11: with sound on a peg ticks, and with sound off no code for it is loaded @desktop', async ({
  app,
}) => {
  const { page } = app;
  await page.addInitScript(() => {
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number): void {
        const { dataset } = document.documentElement;
        dataset.ticks = `${Number(dataset.ticks ?? 0) + 1}`;
        super.start(when);
      }
    };
  });
  await furnish(app, { matches: [RUNNING] });
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const sound of [false, true]) {
    await app.open({ screen: 'play', match: RUNNING.match }, { sound });
    await page.getByRole('gridcell', { selected: true }).focus();
    await app.forget();
    await page.keyboard.press('1');
    await app.hears(pegName('en', superEdition(), 1));
    if (sound) await expect(page.locator('html')).toHaveAttribute('data-ticks', '1');
    expect((await scripts()).some((name) => /\/sound-/.test(name))).toBe(sound);
  }
});

testInOnePage(
  'U14: a phone on its side shows the row, the pegs and the key at once; a tablet keeps its bar in a line @phone',
  async ({ app }) => {
    const { page } = app;
    const { row } = playTexts('fr');
    await page.setViewportSize({ width: 844, height: 390 });
    const shapes = { ...SHAPES, match: 'shapes' };
    const finished = { ...FINISHED, match: 'finished' };
    await furnish(app, { matches: [RUNNING, DUEL, shapes, finished] });
    for (const { match } of [RUNNING, shapes, DUEL]) {
      await app.open({ screen: 'play', match }, { language: 'fr' });
      const key = page.getByRole('button', { name: match === DUEL.match ? row.place : row.submit });
      await expect(key).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('gridcell', { selected: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('toolbar').last()).toBeInViewport({ ratio: 0.8 });
    }
    await page.setViewportSize({ width: 820, height: 1180 });
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(64);
    await app.open({ screen: 'review', match: finished.match, round: null }, { language: 'fr' });
    const table = page.getByRole('table').locator('..');
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  },
);

/** The positions of the rows reached, the palette and the button, and whether nothing covers their middle. */
function placesIn(page: Page) {
  return page.evaluate(() => {
    const found = document.querySelectorAll(
      '.row.answered, .row.active, .below [role=toolbar], .submit .keycap',
    );
    return [...found].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const isFree = over !== null && (element === over || element.contains(over));
      return { left, top, width, height, isFree };
    });
  });
}

/** What a screen reader gets for the track. */
async function expectTrack({ app, language }: Player, scores: readonly number[]): Promise<void> {
  const { who } = playTexts(language).match;
  for (const [index, kind] of (['you', 'house'] as const).entries()) {
    const text = `${who({ kind })} ${scores[index]}`;
    await expect(app.page.getByRole('listitem').getByText(text, { exact: true }).first()).toBeAttached();
  }
}

/** Without the marks that Svelte leaves. */
function pictureOf(markup: string): string {
  return markup.replaceAll(/<!--.*?-->/g, '').trim();
}
