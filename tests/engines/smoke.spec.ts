// What must work in every engine, in little time: the way from home to an answer, a whole round and its review, hints,
// settings, stored data, the app without a server, and an online table with a player in another engine.

import { PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { STANDARD_KEYS } from '@blackpeg/screens/play';
import { commonTexts, editionName, playTexts, setUpTexts, tableTexts } from '@blackpeg/wording';
import { comeAfterWriters, WRITE_DELAY } from '../browser/fixtures/written.ts';
import { SMALL } from '../browser/players/plays.ts';
import { RUNNING } from '../browser/states/matches.ts';
import { expect, test } from './fixtures.ts';

const words = playTexts('en');
const RUNNING_TABLE = { screen: 'play', match: RUNNING.match } as const;
const CHOSEN_HOLE = '.board [aria-selected="true"]';

test('from home to the first answer', async ({ visitor }) => {
  await visitor.furnish({});
  await visitor.open('/');
  await visitor.click(editionName('en', 'super'));
  await visitor.click(setUpTexts('en').start);
  await visitor.sees(CHOSEN_HOLE);
  await visitor.press('1', '1', '2', '2', '3', 'Enter');
  await visitor.hears('Row 1: ');
  await visitor.sees('main h1', words.title.row(2, superEdition().rows));
});

test('hints: how many codes fit, and a good row; then the end of the round, and its review', async ({
  visitor,
}) => {
  await visitor.furnish({ matches: [RUNNING] });
  await visitor.open(RUNNING_TABLE);
  await visitor.sees(CHOSEN_HOLE);
  await visitor.press(STANDARD_KEYS['what-fits']);
  await visitor.hears(' codes fit');
  await visitor.click(words.hints.row.label);
  await visitor.click(words.hints.take);
  await visitor.waits('a fifth row with pegs', hasFiveRows, undefined);
  await visitor.press(...Array.from({ length: 5 }, () => 'Backspace'), '4', '2', '1', '8', '6', 'Enter');
  await visitor.hears('Row 5: ');
  await visitor.click(words.end.review);
  await visitor.sees('table .mini');
  // A row that was as high as a board's row in one engine.
  const heights = await visitor.evaluate(
    () => [...document.querySelectorAll('table .mini')].map((row) => row.getBoundingClientRect().height),
    undefined,
  );
  expect(Math.max(...heights)).toBeLessThan(60);
});

test('settings and placed rows take effect at once and are kept; a page left while it saves blocks nothing', async ({
  visitor,
}) => {
  await visitor.furnish({ matches: [RUNNING] });
  await visitor.open('/settings');
  await visitor.click(commonTexts('en').themes.dark, 'main');
  await visitor.sees(':root[data-theme="dark"]');
  await visitor.click(commonTexts('en').menu);
  await visitor.sees('dialog .head button:focus');
  await visitor.open(RUNNING_TABLE);
  await visitor.sees(':root[data-theme="dark"]');
  await visitor.sees(CHOSEN_HOLE);
  await visitor.press('7', '7');
  await visitor.hears('Hole 2');
  await visitor.evaluate(comeAfterWriters, WRITE_DELAY);
  await visitor.evaluate(pressOnLeaving, '7');
  await visitor.leave();
  await visitor.open(RUNNING_TABLE);
  await visitor.sees(`${CHOSEN_HOLE}:is([aria-label^="Hole 3"], [aria-label^="Hole 4"])`);
});

test('without a server the app opens again, and is played', async ({ visitor, server }) => {
  await visitor.furnish({ matches: [RUNNING] });
  await visitor.open('/');
  await visitor.waits(
    'everything to be kept',
    () => navigator.serviceWorker.controller?.state === 'activated' || null,
    undefined,
  );
  const startAgain = await server.kill();
  try {
    await visitor.open(RUNNING_TABLE);
    await visitor.sees(CHOSEN_HOLE);
    await visitor.press('1', '1', '2', '2', '3', 'Enter');
    await visitor.hears('Row 5: ');
  } finally {
    await startAgain();
  }
});

test('a table online with somebody in Chromium', async ({ visitor, other }) => {
  const terms = standardTerms(SMALL, { seats: [PERSON, PERSON], firstMaker: 0 });
  await other.furnish({});
  await other.becomes('You');
  const { table } = await other.asks<{ table: string }>('tables/open', { terms, listed: false });
  await other.open({ screen: 'table', table });
  await visitor.furnish({});
  await visitor.becomes('Guest');
  await visitor.open({ screen: 'table', table });
  await visitor.click(tableTexts('en').invitation.sit);
  await other.sees(CHOSEN_HOLE);
  await other.press('1', '2', '3', 'Enter');
  await visitor.sees(CHOSEN_HOLE);
  await visitor.press('1', '1', '2', 'Enter');
  await visitor.hears('Row 1: ');
  await other.hears('Row 1: ');
});

/** Runs in the page. Writes at that moment may be stored or not; a page kept for the back button must block nothing. */
function pressOnLeaving(key: string): void {
  const target = document.activeElement ?? document.body;
  addEventListener('pagehide', () =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
}

/** Runs in the page. */
function hasFiveRows(): true | null {
  const holes = [...document.querySelectorAll('.board [role=gridcell][aria-label^="Hole "]')];
  const filled = holes.filter((hole) => !hole.ariaLabel?.includes('empty'));
  return filled.length === 25 || null;
}
