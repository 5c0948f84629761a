// Steps of an explanation in three languages, with the articles and cases of what they are about.

import { brailleEdition, type Edition, shapesEdition, superEdition } from '@blackpeg/rules';
import type { CoachStep, Fact, StepReason } from '@blackpeg/solver';
import { expect, it } from 'vitest';
import { inAll } from '../sound.testing.ts';
import { coachTexts } from './coach.ts';

const edition = superEdition({ blanks: 'on' });
const step = (reason: StepReason, rows: readonly number[], ...facts: readonly Fact[]): CoachStep => ({
  reason,
  supposing: null,
  rows,
  uses: [],
  facts,
});
const said = (steps: readonly CoachStep[], of: Edition = edition) =>
  inAll((language) => coachTexts({ language, edition: of }, steps).join(' '));
const here = (hole: number, value: number): Fact => ({ kind: 'here', hole, facet: 0, value });
const notHere = (hole: number, value: number, facet = 0): Fact => ({ kind: 'not-here', hole, facet, value });
const absent = (value: number): Fact => ({ kind: 'count', facet: 0, value, least: 0, most: 0 });

it('a row without key pegs, and all that does not occur', () => {
  expect(said([step({ kind: 'nothing' }, [0], absent(3), absent(4))])).toEqual([
    'Row 1 got no key pegs: red and blue do not occur.',
    'La rangée 1 n’a reçu aucune fiche\u202f: le rouge et le bleu ne figurent pas dans le code.',
    'Reihe 1 bekam keinen Antwortstift: Rot und Blau kommen nicht vor.',
  ]);
});

it('rows that differ in one hole', () => {
  expect(said([step({ kind: 'one-changed', hole: 2, blacks: [0, 1] }, [0, 2], here(2, 3))])).toEqual([
    'Rows 1 and 3 differ only in hole 2, and have 0 black and 1 black: red is in hole 2.',
    'Les rangées 1 et 3 ne diffèrent qu’au trou 2 et ont 0 noire et 1 noire\u202f: le rouge est au trou 2.',
    'Die Reihen 1 und 3 unterscheiden sich nur in Loch 2 und haben 0 schwarz und 1 schwarz: In Loch 2 steckt Rot.',
  ]);
});

it('what is supposed is said once, and ends in what cannot be', () => {
  const supposing = here(1, 3);
  const clash = { what: 'pegs', bound: 'least', count: 3, got: 2 } as const;
  const steps: readonly CoachStep[] = [
    { ...step({ kind: 'blacks-found', blacks: 1, holes: [1] }, [1], notHere(3, 4)), supposing },
    { ...step({ kind: 'row-clash', clash }, [0], notHere(1, 3)), supposing },
  ];
  expect(said(steps)).toEqual([
    'Suppose that red is in hole 1. The answer to row 2 has 1 black, which is for hole 1: blue is not in hole 3. Then the answer to row 1 would have at least 3 key pegs instead of 2: red is not in hole 1.',
    'Supposons ceci\u202f: le rouge est au trou 1. La réponse à la rangée 2 a 1 noire, au trou 1\u202f: le bleu n’est pas au trou 3. Alors la réponse à la rangée 1 aurait au moins 3 fiches au lieu de 2\u202f: le rouge n’est pas au trou 1.',
    'Angenommen, in Loch 1 steckt Rot. Die Antwort auf Reihe 2 hat 1 schwarz, und zwar für Loch 1: In Loch 3 steckt nicht Blau. Dann hätte die Antwort auf Reihe 1 mindestens 3 Antwortstifte statt 2: In Loch 1 steckt nicht Rot.',
  ]);
});

it('each of two suppositions is said', () => {
  const clash = { what: 'pegs', bound: 'least', count: 3, got: 2 } as const;
  const steps = [1, 2].map((hole) => ({
    ...step({ kind: 'row-clash', clash }, [0], notHere(hole, 3)),
    supposing: here(hole, 3),
  }));
  expect(said(steps)[0]).toBe(
    [
      'Suppose that red is in hole 1. Then the answer to row 1 would have at least 3 key pegs instead of 2: red is not in hole 1.',
      'Suppose that red is in hole 2. Then the answer to row 1 would have at least 3 key pegs instead of 2: red is not in hole 2.',
    ].join(' '),
  );
});

it('an answer that would have none of its pegs', () => {
  const clash = { what: 'black', bound: 'most', count: 0, got: 1 } as const;
  const supposed = { kind: 'suppose', hole: 1, of: { facet: 0, kind: 3 }, clash } as const;
  expect(said([step(supposed, [3], notHere(1, 3))])).toEqual([
    'If red were in hole 1, the answer to row 4 would have 0 black instead of 1: red is not in hole 1.',
    'Si le rouge était au trou 1, la réponse à la rangée 4 aurait 0 noire au lieu de 1\u202f: le rouge n’est pas au trou 1.',
    'Steckte in Loch 1 Rot, dann bekäme Reihe 4 als Antwort 0 schwarz statt 1: In Loch 1 steckt nicht Rot.',
  ]);
});

it('shapes, numbers and key pegs of the edition', () => {
  const shapes = shapesEdition('1');
  expect(said([step({ kind: 'checked', codes: 57 }, [1, 3], notHere(3, 2, 1))], shapes)).toEqual([
    'All 57 codes left that say otherwise were tried, and none fits rows 2 and 4: a circle is not in hole 3.',
    'Sur 57 codes restants qui disent le contraire, aucun ne convient aux rangées 2 et 4\u202f: un cercle n’est pas au trou 3.',
    'Alle 57 verbleibenden Codes, für die das nicht gilt, wurden probiert, und keiner passt zu den Reihen 2 und 4: In Loch 3 steckt kein Kreis.',
  ]);
  expect(said([step({ kind: 'no-black' }, [1], notHere(1, 3))], brailleEdition())[0]).toBe(
    'The answer to row 2 has 0 pointed: 3 is not in hole 1.',
  );
});

it('a row laid beside another', () => {
  const mark = (black: number, white: number) => ({ black, white, blue: 0 });
  const reason = { kind: 'compared', same: [1], would: mark(1, 0), got: mark(1, 1) } as const;
  expect(said([step(reason, [2])])).toEqual([
    'Row 3 has the same peg in hole 1. If this were the code, it would get 1 black, but its answer is 1 black, 1 white.',
    'La rangée 3 a le même pion au trou 1. Si c’était le code, elle recevrait 1 noire, mais sa réponse est 1 noire, 1 blanche.',
    'Reihe 3 hat in Loch 1 den gleichen Stecker. Wäre dies der Code, bekäme sie 1 schwarz, ihre Antwort ist aber 1 schwarz, 1 weiß.',
  ]);
});
