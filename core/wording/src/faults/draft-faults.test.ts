import { isQuestion, type RuleViolation, shapesEdition, superEdition } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, textsOf } from '../words/lookup.ts';
import {
  briefObjectionText,
  draftFaultText,
  type ObjectionTold,
  objectionText,
  type UnreadyDraft,
} from './draft-faults.ts';
import { VIOLATIONS } from './violations.testing.ts';

const FAULTS: readonly UnreadyDraft[] = [
  { kind: 'not-filled', holes: [5] },
  { kind: 'not-filled', holes: [1, 4, 5] },
  { kind: 'not-on-palette' },
  { kind: 'row-full' },
  { kind: 'bad-code', fault: { kind: 'blank-not-allowed', hole: 2 } },
  { kind: 'nothing-to-compose' },
  { kind: 'still-sending' },
  { kind: 'waits-for-connection' },
  { kind: 'typed-too-soon' },
  { kind: 'not-kept' },
];

describe('why a row cannot go', () => {
  test('an empty hole is named, and a blank offered only where there are blanks', () => {
    const said = LANGUAGES.map((language) =>
      [true, false].map((blanks) =>
        draftFaultText({ language, edition: superEdition() }, { kind: 'not-filled', holes: [5] }, blanks),
      ),
    );
    expect(said).toEqual([
      ['Hole 5 is still empty. Place a peg or a blank.', 'Hole 5 is still empty. Place a peg.'],
      [
        'Le trou 5 est encore à remplir. Posez un pion ou un vide.',
        'Le trou 5 est encore à remplir. Posez un pion.',
      ],
      [
        'Loch 5 ist noch offen. Setze einen Stecker oder eine Lücke.',
        'Loch 5 ist noch offen. Setze einen Stecker.',
      ],
    ]);
  });

  test('several holes are named at once, and pairs as pairs', () => {
    const fault = { kind: 'not-filled', holes: [3, 4] } as const;
    expect(draftFaultText({ language: 'en', edition: superEdition() }, fault)).toBe(
      'Holes 3 and 4 are still empty. Place pegs.',
    );
    expect(draftFaultText({ language: 'en', edition: shapesEdition() }, fault)).toBe(
      'Pairs 3 and 4 are not complete yet.',
    );
  });

  test('of pairs that are half chosen, what is missing is named', () => {
    const said = LANGUAGES.map((language) =>
      [[3], [3, 4]].map((holes) =>
        draftFaultText(
          { language, edition: shapesEdition() },
          { kind: 'not-filled', holes, lacking: 'shape' },
        ),
      ),
    );
    expect(said).toEqual([
      ['Pair 3 still needs a shape.', 'Pairs 3 and 4 still need a shape each.'],
      ['Il manque encore la forme de la paire 3.', 'Il manque encore la forme des paires 3 et 4.'],
      ['Bei Paar 3 fehlt noch die Form.', 'Bei den Paaren 3 und 4 fehlt noch die Form.'],
    ]);
  });

  test('a full row can go as it is: what is refused is to change it', () => {
    const said = LANGUAGES.map((language) =>
      draftFaultText({ language, edition: superEdition() }, { kind: 'row-full' }),
    );
    expect(said).toEqual([
      'The row is full. Take a peg out to change it.',
      'La rangée est pleine. Retirez un pion pour changer.',
      'Die Reihe ist voll. Nimm zum Ändern etwas heraus.',
    ]);
  });

  test.each(LANGUAGES)('every fault is a sentence of its own: %s', (language) => {
    const said = FAULTS.map((fault) => draftFaultText({ language, edition: superEdition() }, fault));
    expect(new Set(said).size).toBe(FAULTS.length);
    for (const text of said) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  });
});

describe('how long a refusal is', () => {
  const [first, last] = [12, 10];
  const faults: readonly UnreadyDraft[] = [
    ...FAULTS,
    { kind: 'not-filled', holes: [1, 2, 3, 4, 5, 6, 7, 8] },
    { kind: 'not-filled', holes: [1, 3, 5, 7, 8] },
    ...(['colour', 'shape', 'number'] as const).map((lacking) => ({
      kind: 'not-filled' as const,
      holes: [1, 2, 4],
      lacking,
    })),
    { kind: 'bad-code', fault: { kind: 'no-such-peg', hole: last, peg: 9 } },
    { kind: 'bad-code', fault: { kind: 'blank-not-allowed', hole: last } },
    { kind: 'bad-code', fault: { kind: 'repeated-peg', hole: last, earlier: 9 } },
  ];
  const objections: readonly ObjectionTold[] = [
    ...faults.map((fault) => ({ from: 'draft', fault, forgotten: false }) as const),
    ...(
      [
        { rule: 'E5', kind: 'inconsistent', row: first },
        { rule: 'T3', kind: 'tray-short', peg: { facet: 0, kind: 3 }, left: 0 },
      ] as const
    ).map((violation) => ({ from: 'rules', violation, forgotten: false }) as const),
  ];

  test.each(LANGUAGES)('%s: 40 characters in brief, 120 in full', (language) => {
    for (const edition of [superEdition(), shapesEdition()]) {
      const long = objections.flatMap((objection) => {
        const brief = briefObjectionText({ language, edition }, objection);
        const full = objectionText({ language, edition }, objection, true);
        return [...(brief.length > 40 ? [brief] : []), ...(full.length > 120 ? [full] : [])];
      });
      expect(long).toEqual([]);
    }
  });

  test.each(LANGUAGES)('%s: 40 characters in brief, whatever the rules refuse at a table', (language) => {
    const isAction = ({ kind }: RuleViolation) => kind in textsOf('base', 'actions')('en');
    const refusals = VIOLATIONS.filter((violation) => isAction(violation) && !isQuestion(violation));
    expect(refusals.length).toBeGreaterThan(50);
    const long = refusals
      .map((violation) =>
        briefObjectionText(
          { language, edition: superEdition() },
          { from: 'rules', violation, forgotten: false },
        ),
      )
      .filter((text) => text.length > 40);
    expect(long).toEqual([]);
  });

  test('what is wrong stays, what to do is left out; what was typed after it is a sentence of its own', () => {
    const listener = { language: 'de', edition: superEdition() } as const;
    const fault = { kind: 'not-filled', holes: [1, 2, 3, 5] } as const;
    expect(briefObjectionText(listener, { from: 'draft', fault, forgotten: true })).toBe(
      'Löcher 1 bis 3 und 5 noch offen. Danach Getipptes wurde nicht übernommen.',
    );
  });
});
