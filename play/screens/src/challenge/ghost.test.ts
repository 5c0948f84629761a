import { formatGhost } from '@blackpeg/notation';
import { type Code, standardTerms, superEdition } from '@blackpeg/rules';
import { dailyCode } from '@blackpeg/solver';
import type { Origin } from '@blackpeg/table';
import { describe, expect, test } from 'vitest';
import { dailyGhost } from '../daily/index.ts';
import { cardFor, hide, place, played } from '../matches.testing.ts';
import { sharedSearch, shareView } from '../sharing/index.ts';
import { challengeCard, readSentLink } from './challenge.ts';
import { ghostView } from './ghost.ts';
import { ghostOf, isFrom, withGhost } from './sent-ghost.ts';

const EDITION = superEdition({ holes: 3, colours: 4 });
const CODE = [1, 2, 3];

function search(origin: Origin, guesses: readonly Code[], code = CODE) {
  const terms = standardTerms(EDITION, { form: 'solitaire' });
  const { state } = played(terms, hide('house', code), ...guesses.map((guess) => place(0, guess)));
  return { card: { ...cardFor(null), origin }, state };
}

/** What somebody sends who has searched for the code with these rows. */
function sentAfter(guesses: readonly Code[], origin: Origin = { kind: 'set-up' }): string {
  const match = search(origin, guesses);
  const found = sharedSearch(match, null);
  if (!found) throw new Error('Nothing is shared.');
  const { texts } = shareView('en', match, found, (to) =>
    to.kind === 'daily'
      ? `https://play.example/daily/${to.date}#${to.ghost}`
      : `https://play.example/challenge#${to.challenge}`,
  );
  return /https:\S+/.exec(texts.answers)?.[0] ?? '';
}

function compared(sent: string, guesses: readonly Code[], language: 'en' | 'fr' | 'de' = 'en') {
  const link = readSentLink(sent);
  if (link.kind !== 'find') throw new Error(link.kind);
  const { card, state } = search(challengeCard(link.ghost).origin, guesses, [...link.code]);
  return ghostView(language, EDITION, ghostOf(card), state.round.boards[0]);
}

describe('a finished game sent as a challenge', () => {
  const sent = sentAfter([[1, 1, 1], [1, 2, 4], CODE]);

  test('opens the same code, and gives away neither it nor a row before', () => {
    expect(readSentLink(sent)).toMatchObject({ kind: 'find', code: CODE });
    for (const code of ['123', '111', '124']) expect(sent.split('~')[2]).not.toContain(code);
    const running = search(challengeCard(sent.split('#')[1] ?? '').origin, [[4, 4, 4]]);
    const hidden = running.state.round.boards.map((board) => ({ ...board, secret: null }));
    expect(ghostView('en', EDITION, ghostOf(running.card), hidden[0]), 'while it is looked for').toBeNull();
  });

  test('is compared row by row with whoever sent it', () => {
    const view = compared(sent, [[4, 4, 4], CODE]);
    expect(view?.summary).toBe('You found it in 2 rows, your friend in 3.');
    expect(view?.rows.map(({ text }) => text)).toEqual([
      'Row 1: you, 4 4 4 (no key pegs); your friend, 1 1 1 (1 black).',
      'Row 2: you, 1 2 3 (3 black); your friend, 1 2 4 (2 black).',
      'Row 3: you, no row; your friend, 1 2 3 (3 black).',
    ]);
    expect(view?.rows[2]).toMatchObject({ yours: null, theirs: { code: CODE } });
  });

  test.each([
    ['en', 'You and your friend both found it in 3 rows.'],
    ['fr', 'Vous et votre adversaire l’avez trouvé en 3 rangées.'],
    ['de', 'Du und dein Gegenüber habt ihn beide in 3 Reihen gefunden.'],
  ] as const)('in words: %s', (language, summary) => {
    expect(compared(sent, [[4, 4, 4], [4, 4, 4], CODE], language)?.summary).toBe(summary);
  });

  test('whoever found it', () => {
    const held = sentAfter(Array.from({ length: EDITION.rows }, () => [4, 4, 4]));
    const none = Array.from({ length: EDITION.rows }, () => [4, 4, 4]);
    expect(compared(held, [CODE])?.summary).toBe('You found it in 1 row; your friend did not find it.');
    expect(compared(sent, none)?.summary).toBe('Your friend found it in 3 rows; you did not find it.');
    expect(compared(held, none)?.summary).toBe('Neither you nor your friend found it.');
  });

  test('a match is known by its link', () => {
    const [, ghost = ''] = sent.split('#');
    expect(isFrom(challengeCard(ghost).origin, ghost)).toBe(true);
    expect(isFrom({ kind: 'challenge' }, null)).toBe(false);
    expect(withGhost(cardFor(null), ghost).origin, 'only what came from elsewhere').toEqual({
      kind: 'set-up',
    });
  });

  test.each([
    ['damaged', `${sent.slice(0, -3)}xyz`],
    ['cut short', sent.slice(0, -9)],
    ['foreign', 'https://play.example/table/ABC234'],
  ])('%s, it leads to no code', (_, link) => {
    expect(readSentLink(link)).toMatchObject({ kind: 'hide', bad: true });
  });
});

describe('the code of a day', () => {
  const day = '2026-11-27';
  const daily = dailyCode(day);
  if (!daily.ok) throw new Error(day);
  const { edition, code } = daily.value;
  const ghost = formatGhost({ edition, code, rows: [code] });

  test('goes to somebody with its day and the rows', () => {
    expect(sentAfter([CODE], { kind: 'daily', date: day })).toMatch(/\/daily\/2026-11-27#g1~/);
    expect(readSentLink(`https://play.example/daily/${day}#${ghost}`)).toEqual({
      kind: 'daily',
      date: day,
      ghost,
    });
  });

  test('takes the rows of who looked for it, and no others', () => {
    expect(dailyGhost(day, '')).toBe('none');
    expect(dailyGhost(day, ghost)).toEqual({ ghost });
    expect(dailyGhost('2026-11-28', ghost), 'of another day').toBe('bad');
    expect(dailyGhost(day, ghost.slice(0, -1)), 'cut short').toBe('bad');
  });
});
