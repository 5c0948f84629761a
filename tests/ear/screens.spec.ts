// The other screens by ear: each is opened, used and left by keys and what the screen reader says.

import { PERSON, seededDice, standardTerms, superEdition } from '@blackpeg/rules';
import { dailyCode } from '@blackpeg/solver';
import {
  commonTexts,
  companionTexts,
  dailyTexts,
  lessonTexts,
  matchesTexts,
  playTexts,
  reviewScreenTexts,
  settingsTexts,
  statisticsTexts,
} from '@blackpeg/wording';
import { digits, played, RUNNING } from '../browser/states/matches.ts';
import { expect, test } from './fixtures.ts';
import { type Listener, TYPING } from './listener.ts';
import { gameOf, hearsOnce, hides, seeks, tabTo } from './table.ts';

const SMALL = superEdition({ holes: 3, colours: 4 });

test('the lesson is done from its first peg to its end', async ({ listener }) => {
  const words = lessonTexts('en');
  const tells = (text: string) => listener.until(text, (said) => said.includes(text));
  await listener.open({ screen: 'lesson' });
  await listener.hears(TYPING);
  listener.press('1', '2', '3');
  await tells(words.steps.submit);
  listener.press('Return');
  await tells(words.readQuestion);
  listener.press('2');
  await tells(words.placeHow('4, 2, 1'));
  listener.press('4', '2', '1');
  await tells('Hole 3, black');
  listener.press('Return');
  await listener.hears(/3/);
  listener.press('1', '4', '2');
  await tells('Hole 3, violet');
  listener.press('Return');
  await tells(words.steps.done(3));
});

test('the code of a day is found', async ({ listener }) => {
  await listener.open({ screen: 'daily', date: '2026-03-14' });
  await tabTo(listener, dailyTexts('en').start);
  listener.press('Return');
  await listener.hears(TYPING);
  const code = dailyCode('2026-03-14');
  if (!code.ok) throw new Error('There is such a day.');
  await seeks(listener, gameOf(standardTerms(code.value.edition, { form: 'solitaire' })), seededDice(7));
});

test('a row of a real board is copied, and what follows from it is told', async ({ listener }) => {
  const words = companionTexts('en');
  await listener.open({ screen: 'companion' });
  // What is chosen is not read before anybody asks.
  const arrival = await listener.hears(/Blackpeg/);
  expect(arrival.filter((said) => /^\d+$/.test(said))).toEqual([]);
  await tabTo(listener, 'Hole 1');
  listener.press('1', '1', '2', '2', '3');
  await listener.hears(/Hole 5, /);
  await tabTo(listener, words.add);
  listener.press('Return');
  await listener.until('that it is added', (said) => said.startsWith(words.added(1)));
});

test('a number changed by steps is heard with its name, and at the end of its range too', async ({
  listener,
}) => {
  const words = companionTexts('en');
  await listener.open({ screen: 'companion' });
  await listener.hears(/Blackpeg/);
  await tabTo(listener, `${words.holes}: ${words.less}`);
  for (const holes of [4, 3, 2, 2]) {
    listener.press('Return');
    await listener.until('how many holes', (said) => said === `${words.holes}: ${holes}`);
  }
});

test('a setting is heard with its state, and so is what it becomes', async ({ listener }) => {
  await listener.open({ screen: 'settings' });
  await tabTo(listener, 'Numbers beside answers switch off');
  listener.press('space');
  await listener.hears(/^on$|switch on/);
});

test('every sheet of a table is announced, and gives the keys back', async ({ listener }) => {
  await listener.sits(gameOf(standardTerms(SMALL, { form: 'solitaire' })));
  const { ask, keys, row } = playTexts('en');
  for (const title of [row.rules, row.more]) {
    await tabTo(listener, title, 'shift+Tab');
    listener.press('Return');
    await listener.until(title, (said) => said.startsWith(title));
    listener.press('Escape');
    await listener.hears(TYPING);
  }
  listener.press('question');
  await listener.until(keys.heading, (said) => said.startsWith(keys.heading));
  listener.press('Escape');
  await listener.hears(TYPING);
  // A confirmation that follows another sheet.
  await tabTo(listener, row.more, 'shift+Tab');
  listener.press('Return');
  await listener.until(row.more, (said) => said.startsWith(row.more));
  await tabTo(listener, ask.resignRound.label);
  listener.press('Return');
  await listener.until('what is to be confirmed', (said) => said === ask.resignRound.label);
  await listener.until('what happens then', (said) => said === ask.roundGoes('solitaire', 'breaker', []));
  listener.press('Escape');
  await listener.hears(TYPING);
});

const TOGETHER = standardTerms(SMALL, { form: 'classic', seats: [PERSON, PERSON], firstMaker: 0 });
const TWO = [{ kind: 'person', name: null } as const, { kind: 'person', name: null } as const];

/** The cover between two, whose turn it is once. */
async function hearsCover(listener: Listener, seat: string): Promise<void> {
  const turn = playTexts('en').handOver.turn(seat);
  const said = await listener.until(turn, (text) => text.startsWith(turn));
  expect(said.filter((text) => text.includes(turn))).toEqual([turn]);
}

test('the cover between two says its turn once, for whom it is the first page and from the list of matches', async ({
  listener,
}) => {
  const match = played('covered', TOGETHER, TWO, () => {});
  await listener.finds([match]);
  await listener.open({ screen: 'play', match: match.match });
  await hearsCover(listener, 'Seat 1');
  await listener.open({ screen: 'matches' });
  await tabTo(listener, matchesTexts('en').resume);
  listener.press('Return');
  await hearsCover(listener, 'Seat 1');
});

test('two at one screen hand it over, and each hears what is theirs', async ({ listener }) => {
  const game = gameOf(TOGETHER);
  const match = played('together', TOGETHER, TWO, () => {});
  await listener.finds([match]);
  await listener.open({ screen: 'play', match: match.match }, { detail: 'brief' });
  await hearsCover(listener, 'Seat 1');
  await tabTo(listener, 'I am Seat 1');
  listener.press('Return');
  await listener.hears(TYPING);
  await hides(listener, game, [1, 2, 3]);
  await hearsCover(listener, 'Seat 2');
  await tabTo(listener, 'I am Seat 2');
  listener.press('Return');
  const arrival = await listener.hears(TYPING);
  expect(arrival.join(' ').match(/Your turn/g), `${arrival}`).toHaveLength(1);
  await seeks(listener, game, seededDice(7));
});

const FINISHED = played('ear', standardTerms(SMALL, { form: 'solitaire' }), RUNNING.card.sitters, (table) => {
  table.hide('house', digits('333'));
  for (const row of ['112', '334', '343', '333'].map(digits)) table.guess(0, row);
});

test('sheets of other screens are announced, and give the focus back', async ({ listener }) => {
  await listener.finds([FINISHED]);
  for (const [screen, name] of [
    [{ screen: 'home' }, commonTexts('en').menu],
    [{ screen: 'review', match: FINISHED.match, round: null }, reviewScreenTexts('en').share],
  ] as const) {
    await listener.open(screen);
    await tabTo(listener, name);
    listener.press('Return');
    await listener.until(`the sheet ${name}`, (said) => said.startsWith(name));
    if (screen.screen === 'review') {
      await tabTo(listener, reviewScreenTexts('en').copy);
      listener.press('Return');
      await listener.until('that it is copied', (said) => said.startsWith(reviewScreenTexts('en').copied));
    }
    listener.press('Escape');
    await listener.until(name, (said) => said.startsWith(name));
  }
});

test('the review is read as a table', async ({ listener }) => {
  await listener.finds([FINISHED]);
  await listener.open({ screen: 'review', match: FINISHED.match, round: null });
  await listener.hears(/Review|code/);
  listener.press('t');
  await listener.hears(/table with/);
  // Down reads on, each cell with its column, to the last row. How many of them are a line depends on their width.
  const cells: string[] = [];
  while (!cells.some((text) => text.startsWith('Better row column header the code'))) {
    listener.press('Down');
    cells.push(...(await listener.until('the next line', () => true)));
  }
  expect(cells).toEqual(
    expect.arrayContaining([expect.stringContaining('Codes left column header 64 to 8')]),
  );
});

test('what deletes something is confirmed by ear: the statistics, a match, everything', async ({
  listener,
}) => {
  const statistics = statisticsTexts('en');
  const matches = matchesTexts('en');
  const { data } = settingsTexts('en');
  const presses = async (name: string, key?: string) => {
    await tabTo(listener, name, key);
    listener.press('Return');
  };
  await listener.finds([FINISHED]);

  await listener.open({ screen: 'statistics' });
  await listener.hears(/Blackpeg/);
  await presses(statistics.reset);
  await hearsOnce(listener, statistics.resetAsk);
  await presses(statistics.resetYes);
  await hearsOnce(listener, statistics.resetDone);

  await listener.open({ screen: 'matches' });
  await listener.hears(/Blackpeg/);
  await presses(matches.more);
  await listener.hears(/expanded/);
  await presses(matches.remove);
  await hearsOnce(listener, 'will be deleted from this device.');
  await presses(matches.yes);
  await hearsOnce(listener, matches.removed);

  await listener.open({ screen: 'settings' });
  await listener.hears(/Blackpeg/);
  await presses(data.remove, 'shift+Tab');
  await hearsOnce(listener, data.consequence);
  await presses(data.yes);
  await hearsOnce(listener, data.removed);
});
