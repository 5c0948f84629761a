import { formatChallenge, formatEdition } from '@blackpeg/notation';
import {
  BOX_NAMES,
  brailleEdition,
  checkTerms,
  customEdition,
  drawCode,
  duelEdition,
  type Edition,
  seededDice,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import { edit, emptyDraft } from '@blackpeg/session';
import { playTexts, speakerOf, whoIs } from '@blackpeg/wording';
import { describe, expect, test } from 'vitest';
import {
  challengeEdition,
  challengeOf,
  challengeTerms,
  editionsFor,
  readChallenge,
  whyNotSent,
} from './challenge.ts';

const EDITIONS: readonly Edition[] = [
  superEdition(),
  superEdition({ holes: 3, colours: 4, blanks: 'choice' }),
  duelEdition([4, 5]),
  brailleEdition('choice'),
  shapesEdition('3b'),
  customEdition({ holes: 4, facets: [{ name: 'number', size: 9, blank: false }], repeats: false, rows: 8 }),
];

test.each(EDITIONS.map((edition) => [formatEdition(edition), edition] as const))(
  'a code of %s arrives as it was hidden, and can be looked for',
  (_, chosen) => {
    const edition = challengeEdition(chosen);
    const code = drawCode(widestSpec(edition), seededDice(1));
    expect(readChallenge(challengeOf(edition, code))).toEqual({ kind: 'find', edition, code, ghost: null });
    expect(checkTerms(challengeTerms(edition)).ok).toBe(true);
    expect(readChallenge(formatEdition(edition))).toEqual({ kind: 'hide', edition, bad: false });
  },
);

describe('texts that are not codes', () => {
  test('nothing is an invitation to hide one', () => {
    expect(readChallenge('')).toEqual({ kind: 'hide', edition: superEdition(), bad: false });
  });

  const link = formatChallenge({ edition: superEdition(), code: [1, 2, 3, 4, 5] });
  test.each([
    link.slice(0, -2),
    link.slice(1),
    `${link}x`,
    'super-9x9',
    'nonsense',
    '%E0%A4%A',
    // A handicap is for two.
    formatChallenge({ edition: duelEdition([4, 5]), code: [1, 2, 3, 4] }),
  ])('a damaged link says so: %s', (text) => {
    expect(readChallenge(text)).toEqual({ kind: 'hide', edition: superEdition(), bad: true });
  });

  test('escapes and spaces added in transit are ignored', () => {
    expect(readChallenge(` ${encodeURIComponent(link).replaceAll('~', '%7E')} `).kind).toBe('find');
  });
});

test('the current game is offered beside the boxes', () => {
  expect(editionsFor(superEdition())).toHaveLength(BOX_NAMES.length);
  expect(editionsFor(superEdition({ holes: 3 }))).toHaveLength(BOX_NAMES.length + 1);
});

test('a code that is not whole or not allowed is not sent, and it is said why', () => {
  const edition = customEdition({
    holes: 3,
    facets: [{ name: 'number', size: 4, blank: false }],
    repeats: false,
    rows: 8,
  });
  const put = (...pegs: readonly number[]) =>
    pegs.reduce(
      (draft, peg) => {
        const after = edit(draft, { type: 'peg', peg, hole: null }, null);
        return after.ok ? after.value : draft;
      },
      emptyDraft(widestSpec(edition)),
    );
  expect(whyNotSent('en', edition, put(1, 2))).toMatch(/3/);
  expect(whyNotSent('en', edition, put(1, 2, 2))).toMatch(/\.$/);
  expect(whyNotSent('en', edition, put(1, 2, 3))).toBeNull();
});

test.each([
  ['en', 'Your friend’s code'],
  ['fr', 'Code de votre adversaire'],
  ['de', 'Code von deinem Gegenüber'],
] as const)('a code that somebody sent is not called the computer’s: %s', (language, name) => {
  const sitters = [{ kind: 'person', name: null }] as const;
  const speaker = speakerOf({ sitters, origin: { kind: 'challenge' } }, language, superEdition(), 0);
  expect(playTexts(language).board.code(whoIs(speaker, 'house'))).toBe(name);
});
