// What is certain, in three languages: articles and cases for every kind of peg.

import { brailleEdition, type Edition, shapesEdition, superEdition } from '@blackpeg/rules';
import type { Deduction, Fact } from '@blackpeg/solver';
import { describe, expect, it } from 'vitest';
import { inAll } from '../sound.testing.ts';
import { certaintyTexts, deductionText, deductionTexts, reasoningTexts } from './deductions.ts';

const edition = superEdition({ blanks: 'on' });
const shapes = shapesEdition('2');
const said = (fact: Fact, rows: readonly number[], of: Edition = edition) =>
  inAll((language) => deductionText({ language, edition: of }, { fact, rows }));
const notHere = (value: number, hole = 1, facet = 0): Fact => ({ kind: 'not-here', hole, facet, value });
const counted = (value: number, least: number, most: number, facet = 0): Fact => ({
  kind: 'count',
  facet,
  value,
  least,
  most,
});

describe('a deduction', () => {
  it('names the rows that show it together', () => {
    expect(said(notHere(7), [1, 3])).toEqual([
      'Rows 2 and 4 together leave no room for yellow in hole 1.',
      'Ensemble, les rangées 2 et 4 ne laissent pas de place pour le jaune au trou 1.',
      'Die Reihen 2 und 4 lassen zusammen keinen Platz für Gelb in Loch 1.',
    ]);
  });

  it('follows from one row, or from what was said before', () => {
    const here = { kind: 'here', hole: 3, facet: 0, value: 3 } as const;
    expect(said(here, [0])).toEqual([
      'Row 1 puts red in hole 3.',
      'La rangée 1 met le rouge au trou 3.',
      'Reihe 1 zeigt, dass in Loch 3 Rot steckt.',
    ]);
    expect(said(here, [])[0]).toBe('What is known puts red in hole 3.');
  });

  it('counts: never, exactly, at least, at most', () => {
    expect(said(counted(3, 0, 0), [0])[0]).toBe('Row 1 shows that red does not occur.');
    expect(said(counted(3, 2, 2), [0])[2]).toBe('Reihe 1 zeigt, dass Rot genau zweimal vorkommt.');
    expect(said(counted(3, 1, 5), [0])[1]).toBe(
      'La rangée 1 montre que le rouge figure au moins une fois dans le code.',
    );
    expect(said(counted(3, 0, 4), [0])[0]).toBe('Row 1 shows that red occurs at most 4 times.');
  });

  it('gives shapes, numbers and blanks their articles and cases', () => {
    expect(said(notHere(2, 1, 1), [0], shapes)).toEqual([
      'Row 1 leaves no room for a circle in hole 1.',
      'La rangée 1 ne laisse pas de place pour un cercle au trou 1.',
      'Reihe 1 lässt keinen Platz für einen Kreis in Loch 1.',
    ]);
    expect(said(counted(2, 0, 0, 1), [0], shapes)[2]).toBe('Reihe 1 zeigt, dass ein Kreis nicht vorkommt.');
    expect(said(counted(0, 0, 0, 1), [0], shapes)[1]).toBe(
      'La rangée 1 montre qu’un pion sans forme ne figure pas dans le code.',
    );
    expect(said(notHere(0, 1, 0), [0], shapes)[0]).toContain('without colour');
    expect(said(notHere(0), [0])[0]).toBe('Row 1 leaves no room for a blank in hole 1.');
    expect(said(notHere(5), [0], brailleEdition())[2]).toBe(
      'Reihe 1 lässt keinen Platz für die 5 in Loch 1.',
    );
  });
});

describe('several deductions', () => {
  const all: readonly Deduction[] = [
    { fact: notHere(7, 1), rows: [1] },
    { fact: notHere(7, 3), rows: [1] },
    { fact: notHere(7, 2), rows: [2] },
    { fact: counted(7, 0, 3), rows: [1] },
  ];

  it('share a sentence where the same rows show the same of several holes', () => {
    expect(deductionTexts({ language: 'en', edition }, all)).toEqual([
      'Row 2 leaves no room for yellow in holes 1 and 3.',
      'Row 3 leaves no room for yellow in hole 2.',
      'Row 2 shows that yellow occurs at most 3 times.',
    ]);
    expect(deductionTexts({ language: 'de', edition }, all)[0]).toContain('in den Löchern 1 und 3');
  });

  it('are under a heading, or it is said that there are none', () => {
    inAll((language) => certaintyTexts({ language, edition }, all)[0] ?? '');
    inAll((language) => certaintyTexts({ language, edition }, [])[0] ?? '');
    expect(certaintyTexts({ language: 'en', edition }, all)).toHaveLength(4);
  });

  it('make a line of reasoning step by step', () => {
    const steps = [
      { rows: 1, deductions: all.slice(0, 2), open: 5 },
      { rows: 0, deductions: [{ fact: notHere(8), rows: [] }], open: 1 },
    ];
    expect(reasoningTexts({ language: 'en', edition }, { steps, depth: 1 })).toEqual([
      'Row 2 leaves no room for yellow in holes 1 and 3.',
      'What is known leaves no room for white in hole 1.',
    ]);
  });
});
