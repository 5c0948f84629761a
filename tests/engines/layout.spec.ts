// Layouts that differed between engines, and lazy-loaded parts.

import { commonTexts, LANGUAGES, playTexts } from '@blackpeg/wording';
import { lookAtLayout } from '../browser/checks/layout.ts';
import { lookForBrokenWords } from '../browser/checks/words.ts';
import { DUEL, RUNNING, SHAPES } from '../browser/states/matches.ts';
import { expect, test, WINDOW } from './fixtures.ts';
import { Visitor } from './visitor.ts';

test.beforeEach(({ driver }) => driver.resize(1280, 800));
test.afterEach(({ driver }) => driver.resize(WINDOW.width, WINDOW.height));

for (const language of LANGUAGES) {
  test(`no word of the palette of shapes is broken, in ${language}`, async ({ visitor }) => {
    await visitor.furnish({ matches: [SHAPES] }, { language });
    await visitor.open({ screen: 'play', match: SHAPES.match });
    await visitor.sees('[role=toolbar] .label');
    expect(await visitor.evaluate(lookForBrokenWords, '[role=toolbar] .label')).toEqual([]);
  });
}

test('the label of a choice is beside its tray', async ({ visitor }) => {
  await visitor.furnish({});
  await visitor.open('/settings');
  await visitor.sees('main [role=group] .tray');
  expect(await visitor.evaluate(labelsOutOfPlace, undefined)).toEqual([]);
});

test.describe('with text of twice the size', () => {
  const big = { textSize: '200' } as const;

  test('nothing of a duel is cut off, in German', async ({ visitor }) => {
    await visitor.furnish({ matches: [DUEL] }, { language: 'de', ...big });
    await visitor.open({ screen: 'play', match: DUEL.match });
    await visitor.sees('.shield .short');
    expect((await visitor.evaluate(lookAtLayout, 1280)).cutOff).toEqual([]);
  });

  test('nothing of the companion is cut off on a phone, in French', async ({ visitor }) => {
    await visitor.driver.resize(390, 844);
    await visitor.furnish({}, { language: 'fr', ...big });
    await visitor.open({ screen: 'companion' });
    expect((await visitor.evaluate(lookAtLayout, 390)).cutOff).toEqual([]);
  });
});

test('a part that fails comes with the next press', async ({ driver, relay }) => {
  const visitor = new Visitor(driver, relay.origin);
  await visitor.furnish({ matches: [RUNNING] });
  await visitor.open({ screen: 'play', match: RUNNING.match });
  relay.loseNext(/\/assets\/Sheets-[\w-]+\.js/);
  await visitor.click(playTexts('en').row.more);
  await visitor.waits('the sheet, or word that it failed', sheetOrNotice, commonTexts('en').failed);
  await visitor.press('Escape');
  await visitor.click(playTexts('en').row.more);
  await visitor.sees('dialog .head button:focus');
});

/** Runs in the page. */
function labelsOutOfPlace(): readonly string[] {
  return [
    ...document.querySelectorAll('main [role=group]:has(> .tray) > .label:not(.visually-hidden)'),
  ].flatMap((label) => {
    const { bottom, top } = label.getBoundingClientRect();
    const tray = label.nextElementSibling?.getBoundingClientRect();
    const isBeside = tray && top < tray.bottom && bottom > tray.top;
    const isAbove = tray && bottom <= tray.top && tray.top - bottom < 8;
    return isBeside || isAbove ? [] : [label.textContent ?? ''];
  });
}

/** Runs in the page. */
function sheetOrNotice(failed: string): true | null {
  const notice = [...document.querySelectorAll('.notice')].some((one) => one.textContent?.includes(failed));
  return notice || document.querySelector('dialog[open]') !== null || null;
}
