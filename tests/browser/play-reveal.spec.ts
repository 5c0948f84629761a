// The reveal at the end of a round: its order, that any press ends it, and that nothing waits for it.

import { standardTerms, superEdition } from '@blackpeg/rules';
import { playTexts } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { button } from './composing.ts';
import type { App } from './fixtures/app.ts';
import { expect, test } from './fixtures/index.ts';
import { DUEL, digits, played, ROUND_BEGUN, RUNNING } from './states/matches.ts';
import { furnish, type KeptMatch } from './states/storage.ts';
import { arriveAtTable, placeRow } from './steps.ts';

const CODE = '42186';
const { end, keys } = playTexts('en');

/** One row is left, and four of five were right before. */
const LAST_ROW = played(
  'last-row',
  standardTerms(superEdition(), { form: 'solitaire' }),
  [{ kind: 'person', name: null }],
  (table) => {
    table.hide('house', digits(CODE));
    for (let row = 1; row <= 11; row += 1) table.guess(0, digits(row === 7 ? '42183' : '55533'));
  },
);

test.afterEach(({ app }) => setPlaybackRate(app, 1));

test('answer pegs, a breath, the lid, the code, the row, within 2.5 s', async ({ app }) => {
  await sitDown(app, RUNNING);
  await endWith(app, CODE);
  const motions = await motionsIn(app.page);
  const begin = (part: string) => Math.min(...motions.filter((one) => one.part === part).map(({ at }) => at));
  const ended = (part: string) =>
    Math.max(...motions.filter((one) => one.part === part).map(({ until }) => until));
  expect(begin('lid') - ended('answer')).toBeGreaterThan(100);
  expect(begin('code'), 'the pegs settle when they are seen').toBeGreaterThan(begin('lid') + 200);
  expect(begin('words'), 'and the code is not read before').toBe(begin('code'));
  expect(begin('row')).toBeGreaterThan(begin('code'));
  expect(Math.max(...motions.map(({ until }) => until))).toBeLessThan(2500);
  const moved = new Set(motions.flatMap(({ properties }) => properties));
  expect([...moved].sort()).toEqual(['opacity', 'transform']);

  await expect.poll(() => motionsIn(app.page)).toEqual([]);
  const seen = await app.page.evaluate(() => (globalThis as unknown as Watched).seen);
  expect(seen.filter((what, index) => seen.indexOf(what) === index)).toEqual(['answered', 'lid open']);
});

test('the score peg walks last, and the rest of a match follows @desktop', async ({ app }) => {
  await sitDown(app, ROUND_BEGUN);
  await endWith(app, CODE);
  const motions = await motionsIn(app.page);
  const walk = motions.filter(({ part }) => part === 'score');
  expect(walk).toMatchObject([{ properties: ['translate'] }]);
  expect(walk[0]?.at).toBeGreaterThan(
    Math.max(...motions.map(({ part, until }) => (part === 'lid' ? until : 0))),
  );
});

test('the lid turns at the far edge of the board, and nothing shifts', async ({ app }) => {
  const { page } = app;
  await sitDown(app, RUNNING);
  const places = () =>
    page.locator('.board, .lid, .board .row').evaluateAll((all) =>
      all.map((one) => {
        const { top, left, height, width } = one.getBoundingClientRect();
        return [top, left, height, width].map(Math.round);
      }),
    );
  const before = await places();
  await page.evaluate(forgetShifts);
  await endWith(app, CODE);
  for (const part of [0, 0.3, 0.6, 0.9]) {
    const lid = await page.locator('.lid').evaluate((around, share) => {
      const shield = around.querySelector('.shield');
      for (const motion of shield?.getAnimations({ subtree: true }) ?? []) {
        const { delay = 0, duration = 0 } = motion.effect?.getTiming() ?? {};
        motion.pause();
        motion.currentTime = delay + Number(duration) * share;
      }
      const [is, place] = [shield, around].map((one) => one?.getBoundingClientRect());
      return { top: (is?.top ?? 0) - (place?.top ?? 0), below: (is?.bottom ?? 0) - (place?.bottom ?? 0) };
    }, part);
    expect(Math.abs(lid.top), 'on its hinges, and not over the bar').toBeLessThan(1);
    expect(lid.below, 'and over its own bed alone').toBeLessThan(4);
  }
  await page.keyboard.press('Shift');
  await expect.poll(() => motionsIn(page)).toEqual([]);
  expect(await places(), 'of the board, its lid and its rows').toEqual(before);
  expect(await page.evaluate(() => (globalThis as unknown as Watched).shifts)).toEqual([]);
});

for (const press of ['key', 'click', 'tap'] as const) {
  const where = press === 'tap' ? '@phone' : '@desktop';
  test(`a ${press} ends it at once ${where}`, async ({ app }) => {
    const { page } = app;
    await sitDown(app, RUNNING, SLOW);
    await endWith(app, CODE);
    expect(await motionsIn(page)).not.toEqual([]);
    await expect(page.locator('[data-end] .code')).toHaveCSS('opacity', '0');
    if (press === 'key') await page.keyboard.press('Shift');
    else if (press === 'click') await page.mouse.click(640, 790);
    else await page.touchscreen.tap(195, 30);
    expect(await motionsIn(page)).toEqual([]);
    await expect(page.locator('.lid')).toHaveClass(/open/);
    await expect(page.locator('[data-end] .code')).toHaveCSS('opacity', '1');
  });
}

test('the first press does what it does: a key that is pressed, and one that has the focus', async ({
  app,
}) => {
  const { page } = app;
  await sitDown(app, RUNNING, SLOW);
  await endWith(app, CODE);
  const first = page.url();
  await button(page, end.once).click();
  await expect(page).not.toHaveURL(first);
  await arriveAtTable(app);

  await sitDown(app, RUNNING, SLOW);
  await endWith(app, CODE);
  await button(page, end.once).focus();
  expect(await motionsIn(page)).not.toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(first);
});

test('Enter on the board ends it, and only then does what the first key does; a held key does neither @desktop', async ({
  app,
}) => {
  const { page } = app;
  await sitDown(app, RUNNING, SLOW);
  await page.locator('.board [tabindex="0"]').first().focus();
  for (const digit of CODE) await page.keyboard.press(digit);
  await page.keyboard.down('Enter');
  await page.locator('[data-end]').waitFor();
  const first = page.url();
  await page.keyboard.down('Enter');
  expect(await motionsIn(page), 'it is the same press').not.toEqual([]);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  expect(await motionsIn(page)).toEqual([]);
  expect(await app.hears(keys.roundOver(end.once)), 'what another press does').toBeTruthy();
  await page.keyboard.down('Shift');
  await page.keyboard.up('Shift');
  await expect(page.locator('[data-end]')).toBeVisible();
  expect(page.url()).toBe(first);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(first);
  await arriveAtTable(app);
});

test('announcements do not wait: the answer, the result, how close it was, the code', async ({ app }) => {
  const { page } = app;
  await sitDown(app, LAST_ROW, SLOW);
  await endWith(app, '55533');
  await app.hearsInOrder([
    'Row 12: no key pegs',
    'Held for 12 rows',
    'Closest, row 7: 4 black',
    'Code: 4 2 1 8 6',
  ]);
  await expect(page.locator('[data-end] .closest')).toHaveText('Row 7 came closest: 4 black.');
  const motions = await motionsIn(page);
  expect(motions.map(({ part }) => part)).toContain('lid');
  expect(motions.find(({ part }) => part === 'row')?.row, 'it is the row that is spoken of').toBe('7');
});

test('a code that lay open is not revealed again @desktop', async ({ app }) => {
  await sitDown(app, DUEL);
  await endWith(app, CODE);
  const lids = (await motionsIn(app.page)).filter(({ part }) => part === 'lid' || part === 'code');
  expect(new Set(lids.map(({ half }) => half))).toEqual(new Set(['left']));
});

for (const motion of ['system', 'reduced'] as const)
  test(`U12: states simply change where little motion is wanted: ${motion} @desktop`, async ({ app }) => {
    await sitDown(app, RUNNING, { motion });
    await endWith(app, CODE);
    expect(await motionsIn(app.page)).toEqual([]);
    expect(await app.page.evaluate(() => (globalThis as unknown as Watched).begun)).toBe(0);
  });

test('the end of a first match sets nothing on the root, which would restyle the whole page @desktop', async ({
  app,
}) => {
  const { page } = app;
  await sitDown(app, RUNNING, { explain: true });
  const set = await page.evaluateHandle(() => {
    const names: (string | null)[] = [];
    const note = (all: readonly MutationRecord[]) => {
      names.push(...all.map(({ attributeName }) => attributeName));
    };
    new MutationObserver(note).observe(document.documentElement, { attributes: true });
    return names;
  });
  await endWith(app, CODE);
  await expect.poll(() => motionsIn(page)).toEqual([]);
  expect(await set.jsonValue()).toEqual([]);
});

test('a round that was over before is not revealed again', async ({ app }) => {
  await sitDown(app, RUNNING);
  await endWith(app, CODE);
  expect(await app.page.evaluate(() => (globalThis as unknown as Watched).begun)).toBeGreaterThan(0);
  await app.reload();
  await app.page.locator('[data-end]').waitFor();
  expect(await motionsIn(app.page)).toEqual([]);
  expect(await app.page.evaluate(() => (globalThis as unknown as Watched).begun)).toBe(0);
});

interface Sitting {
  readonly motion?: 'system' | 'reduced' | 'full';
  /** So slow that only a press ends it. */
  readonly slow?: boolean;
  /** The player has finished no match yet, and is told what answers mean until then. */
  readonly explain?: boolean;
}
const SLOW: Sitting = { slow: true };

async function sitDown(
  app: App,
  match: KeptMatch,
  { motion = 'full', slow = false, explain = false }: Sitting = {},
): Promise<void> {
  const { page } = app;
  await page.emulateMedia({ reducedMotion: motion === 'system' ? 'reduce' : 'no-preference' });
  await page.addInitScript(watchReveal);
  await furnish(app, { matches: [match] });
  await app.open({ screen: 'play', match: match.match }, { motion, explain: explain ? 'all' : 'off' });
  await arriveAtTable(app);
  if (slow) await setPlaybackRate(app, 0.01);
}

async function setPlaybackRate({ page }: App, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate });
}

async function endWith(app: App, row: string): Promise<void> {
  await placeRow(app, row);
  await app.page.locator('[data-end]').waitFor();
}

interface Watched {
  /** What the page's own events reported. */
  readonly seen: string[];
  readonly shifts: string[];
  /** How many animations the program started. */
  begun: number;
}

/** As browsers report it. */
interface Shift {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Element | null }[];
}

/** Runs in the page before anything else. */
function watchReveal(): void {
  const watched: Watched = { seen: [], shifts: [], begun: 0 };
  Object.assign(globalThis, watched);
  const note = (type: 'animationend' | 'transitionend', selector: string, what: string) =>
    document.addEventListener(type, ({ target, elapsedTime }) => {
      if (target instanceof Element && target.matches(selector) && elapsedTime > 0) watched.seen.push(what);
    });
  note('animationend', '.pin', 'answered');
  note('transitionend', '.shield', 'lid open');
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    Object.assign(globalThis, { begun: (globalThis as unknown as Watched).begun + 1 });
    return animate.apply(this, given);
  };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries() as unknown as Shift[])
      for (const { node } of hadRecentInput ? [] : sources)
        watched.shifts.push(`${node?.nodeName} ${node?.className}`);
  }).observe({ type: 'layout-shift', buffered: false });
}

/** Runs in the page: what it shifted while it was laid out does not count. */
async function forgetShifts(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  (globalThis as unknown as Watched).shifts.length = 0;
}

/** What moves on the board now: when it begins and ends, in milliseconds from the first answer peg. */
function motionsIn(page: Page) {
  return page.evaluate(() => {
    const parts = {
      answer: '.pin',
      lid: '.shield',
      code: '.code .peg',
      words: '[data-end] .code',
      row: '.row .socket',
      score: '.walker',
    };
    return document.getAnimations().flatMap((motion) => {
      const effect = motion.effect as KeyframeEffect;
      const { target } = effect;
      const part = Object.entries(parts).find(([, selector]) => target?.matches(selector))?.[0];
      if (!target || part === undefined) return [];
      const { delay = 0, endTime = 0 } = effect.getComputedTiming();
      const named = ['offset', 'computedOffset', 'easing', 'composite'];
      const properties = new Set(
        effect
          .getKeyframes()
          .flatMap(Object.keys)
          .filter((key) => !named.includes(key)),
      );
      return [
        {
          part,
          at: delay,
          until: Number(endTime),
          properties: [...properties],
          row: target.closest('[role=row]')?.getAttribute('aria-rowindex') ?? null,
          half: target.closest('.half')?.classList.contains('left') ? 'left' : 'right',
        },
      ];
    });
  });
}
