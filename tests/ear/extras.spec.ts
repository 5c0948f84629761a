// By ear at a table and around it: holes that are swapped, hints with their reasons, the end of a search, all codes of a game in
// words, the calendar, a friend's rows, and an invitation.

import { formatGhost } from '@blackpeg/notation';
import { PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { dailyTexts, playTexts, reviewScreenTexts, tableTexts } from '@blackpeg/wording';
import { askAs } from '../browser/online-guests.ts';
import { digits, played, RUNNING } from '../browser/states/matches.ts';
import type { KeptMatch } from '../browser/states/storage.ts';
import { expect, test } from './fixtures.ts';
import { type Listener, TYPING } from './listener.ts';
import { gameOf, tabTo } from './table.ts';

const SMALL = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });
const CODE = '333';

function searched(match: string, ...rows: readonly string[]): KeptMatch {
  return played(match, SMALL, RUNNING.card.sitters, (table) => {
    table.hide('house', digits(CODE));
    for (const row of rows) table.guess(0, digits(row));
  });
}

async function sitsAt(listener: Listener, kept: KeptMatch): Promise<void> {
  await listener.finds([kept]);
  await listener.open({ screen: 'play', match: kept.match }, { detail: 'brief', motion: 'reduced' });
  await listener.hears(TYPING);
}

test('two holes are swapped by their numbers, and heard', async ({ listener }) => {
  const { keys } = playTexts('en');
  await listener.sits(gameOf(SMALL));
  listener.press('1', '2', '3');
  await listener.hears(/Hole 3, red/);
  listener.press('e');
  expect(await listener.hears(/Which is the first/)).toEqual([keys.swapFirst]);
  listener.press('1');
  expect(await listener.hears(/which other/)).toEqual([keys.swapSecond(1)]);
  listener.press('3');
  expect(await listener.hears(/Row/)).toEqual(['Row: 3 2 1.']);
  // Who moves along the row hears its holes, by the numbers they have in words.
  listener.press('Home', 'Right');
  const moved = await listener.hears(/Hole 2, violet/);
  expect(moved.join(' ')).not.toMatch(/column [^12]/);
});

test('what is asked twice is answered twice', async ({ listener }) => {
  await listener.sits(gameOf(SMALL));
  for (const time of ['once', 'twice', 'a third time']) {
    listener.press('r');
    expect(await listener.hears(/left/), time).toEqual(['12 rows of 12 left.']);
  }
});

test('a hint is explained in steps, and written into the notes', async ({ listener }) => {
  const { hints } = playTexts('en');
  await sitsAt(listener, RUNNING);
  await tabTo(listener, hints.clue.label);
  listener.press('Return');
  await listener.until('a clue', (said) => !said.startsWith(hints.thinking));
  await tabTo(listener, hints.why);
  listener.press('Return');
  // The reason is heard without the board before it, and the steps follow.
  const why = await listener.hears(/row/);
  expect(why.join(' ')).not.toContain('You are looking');
  await tabTo(listener, why.at(-1)?.slice(0, 20) ?? '');
  await tabTo(listener, hints.noteWhy);
  listener.press('Return');
  await listener.until(hints.notedWhy, (said) => said.startsWith(hints.notedWhy));
});

test('a code that was not found is heard after the last answer, and Enter begins again', async ({
  listener,
}) => {
  await sitsAt(listener, searched('lost', ...Array(11).fill('112')));
  listener.press('1', '1', '2');
  await listener.hears(/Hole 3, violet/);
  listener.press('Return');
  const [end = '', ...others] = await listener.hears(/no key pegs/);
  expect(others).toEqual([]);
  expect(end).toMatch(/^Row 12: no key pegs\..*Code: 3 3 3/);
  const { keys, end: words } = playTexts('en');
  for (const key of ['1', 'u']) {
    listener.press(key);
    expect(await listener.until('that it is over', () => true), key).toEqual([keys.roundOver(words.once)]);
  }
  listener.press('Return');
  await listener.hears(/place row 1/);
});

test('the code of a search that was given up is read in the review', async ({ listener }) => {
  const kept = played('given-up', SMALL, RUNNING.card.sitters, (table) => {
    table.hide('house', digits(CODE));
    table.guess(0, digits('112'));
    table.act(0, { type: 'resign-round' });
  });
  await listener.finds([kept]);
  await listener.open({ screen: 'review', match: kept.match, round: null });
  await listener.hears(/never became certain/);
  await tabTo(listener, 'The computer’s code: red, red, red', 'Down');
});

test('all codes of a game are told row by row, beside their picture', async ({ listener }) => {
  const { space } = reviewScreenTexts('en');
  const kept = searched('found', '112', '334', '343', CODE);
  await listener.finds([kept]);
  await listener.open({ screen: 'review', match: kept.match, round: null });
  await tabTo(listener, space.scrub);
  listener.press('Home');
  await listener.hears(/64/);
  listener.press('Right');
  const [second = ''] = await listener.hears(/8/);
  expect(second).toMatch(/row 2/i);
});

test('a calendar of days is read, and turned to another month', async ({ listener }) => {
  const words = dailyTexts('en');
  await listener.open({ screen: 'daily', date: '2026-03-14' });
  await tabTo(listener, words.month('2026-03-01'), 't');
  listener.press('Tab');
  const first = await listener.hears(/1 March 2026/);
  expect(first.join(' ').match(/Sunday/g), `${first}`).toHaveLength(1);
  await tabTo(listener, words.dayResult(words.date('2026-03-02'), words.notPlayed));
  await tabTo(listener, words.earlierMonth, 'b');
  listener.press('Return');
  await listener.until('the month', (said) => said.includes(words.month('2026-02-01')));
});

test('after a friend’s code the searches are compared row by row', async ({ listener }) => {
  const words = playTexts('en').end.ghost;
  const kept = searched('challenge', '112');
  const ghost = formatGhost({ edition: SMALL.edition, code: digits(CODE), rows: ['111', CODE].map(digits) });
  await sitsAt(listener, { ...kept, card: { ...kept.card, origin: { kind: 'challenge', ghost } } });
  listener.press(...CODE);
  await listener.hears(/Hole 3, red/);
  listener.press('Return');
  const said = await listener.hears(/broken/);
  expect(said.join(' ')).toContain(words.both(2, 2));
  // Away from the board, where letters are keys of the game.
  await tabTo(listener, 'Review');
  await tabTo(listener, words.title, 'h');
  await tabTo(listener, words.friend, 'Down');
  listener.press('Down');
  await listener.hears(/^black, black, black\. Answer: no key pegs/);
});

test('who invites hears the code of the table, its link and that there is a picture of it', async ({
  listener,
  server: { origin },
}) => {
  const terms = standardTerms(SMALL.edition, { seats: [PERSON, PERSON] });
  const { share } = tableTexts('en');
  const context = listener.page.context();
  await askAs(context, origin, 'guests/page', {});
  const { table } = await askAs<{ table: string }>(context, origin, 'tables/open', { terms, listed: false });
  await listener.open({ screen: 'table', table });
  await tabTo(listener, share.link);
  await tabTo(listener, share.copy);
  listener.press('Return');
  await listener.until(share.copied, (said) => said.startsWith(share.copied));
  await tabTo(listener, share.qr, 'Up');
});
