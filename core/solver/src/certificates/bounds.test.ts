// Certificates of lower bounds: the checker confirms what is written, and nothing that was changed.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainField, plainSpec } from '../small-games.testing.ts';
import { optimalStrategy } from '../trees/find-strategy.ts';
import { treeOfPlan } from '../trees/strategy-tree.ts';
import { naiveMark, verifyTree } from '../trees/verify.ts';
import { boundChecker } from './check-bound.ts';
import { capacityCosts, plainGame } from './plain-game.ts';
import { untoldApart } from './untold-apart.ts';
import { type BoundRequest, writeBound } from './write-bound.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
/** The others take longer to check; `npm run bench:solver bounds` checks all. */
const SMALL = ['1x9.bound', '2x9.bound', '3x7.bound', '4x5.bound', '4x6.bound', '5x3.bound'];

function written(holes: number, kinds: number, request: BoundRequest) {
  const lines: string[] = [];
  const shown = writeBound(plainField(holes, kinds), request, { write: (line) => lines.push(line) });
  return { lines, shown };
}

function optimum(holes: number, kinds: number): number {
  const field = plainField(holes, kinds);
  const { plan } = optimalStrategy(field, { kind: 'average' });
  const checked = plan && verifyTree(plainSpec(holes, kinds), 'places', treeOfPlan(field, plan));
  return checked?.ok ? checked.value.total : 0;
}

const checkedTotal = (lines: readonly string[]) => {
  const result = boundChecker().check(lines);
  return result.ok ? result.value.at(-1)?.total : result.error.kind;
};

describe('a certificate of a whole game', () => {
  it.each([
    [1, 4],
    [2, 2],
    [2, 9],
    [3, 3],
    [3, 6],
    [4, 4],
    [5, 2],
  ])('%i x %i: confirms that the best tree is the best, and nothing beyond', (holes, kinds) => {
    const total = optimum(holes, kinds);
    const { lines, shown } = written(holes, kinds, { rows: [], total });
    expect([shown, checkedTotal(lines)]).toEqual([true, total]);
    const [, ...rest] = lines;
    expect(checkedTotal([`bound ${holes}x${kinds} ${total + 1}`, ...rest])).toBe('not-reached');
    expect(written(holes, kinds, { rows: [], total: total + 1 }).shown).toBe(false);
  });

  it.each(SMALL.map((file) => [file]))(
    '%s, which ships, shows that the shipped tree cannot be improved',
    (file) => {
      const lines = read(`certificates/${file}`).trimEnd().split('\n');
      const [game = ''] = file.split('.');
      const cell = JSON.parse(read('trees/manifest.json')).cells.find(
        (each: { file: string }) => each.file === `${game}.tree`,
      );
      expect(boundChecker().check(lines)).toEqual({
        ok: true,
        value: [{ game, rows: '', codes: cell.codes, total: cell.total }],
      });
    },
  );
});

it('what was checked before is used, and not checked again', () => {
  const before = { game: '1x4', rows: '1:00', codes: 3, total: 100 };
  expect(boundChecker().check(['bound 1x4 50'])).toMatchObject({ ok: false, error: { kind: 'not-reached' } });
  expect(boundChecker([before]).check(['bound 1x4 50'])).toMatchObject({ ok: true, value: [{ total: 50 }] });
});

describe('a certificate that was changed', () => {
  const { lines } = written(4, 4, { rows: [], total: 905 });

  it('without any one of its lines', () => {
    for (const [at] of lines.entries()) expect([at, checkedTotal(lines.toSpliced(at, 1))]).not.toContain(905);
  });

  it('with another answer anywhere', () => {
    for (const [at, line] of lines.entries()) {
      const changed = line.replace(/ (\d)(\d):/, ' $2$1:');
      if (at === 0 || changed === line) continue;
      const claim = ['bound 4x4 906', ...lines.slice(1)];
      expect([at, checkedTotal(claim.with(at, changed))]).not.toContain(906);
    }
  });

  it('with less to look for in a part', () => {
    for (const [at, line] of lines.entries()) {
      if (at === 0 || !line.includes(':')) continue;
      const less = line.replace(/:(\d+)/, (_, total) => `:${Number(total) - 1}`);
      expect([at, checkedTotal(lines.with(at, less))]).not.toContain(905);
    }
  });

  it('that claims much of a part of every guess: nothing is believed', () => {
    const openings = ['1111', '1112', '1122', '1123', '1234'];
    const forged = openings.flatMap((guess) => [`${guess} 10:9999{`, '}']);
    const result = boundChecker().check(['bound 4x4 9999', ...forged]);
    expect(result).toMatchObject({ ok: false, error: { kind: 'not-reached', total: 903 } });
  });

  it('with a part named twice: it counts once', () => {
    const at = lines.findIndex((line) => line.endsWith('{'));
    const part = lines[at]?.replace(/^\d+/, '}') ?? '';
    const twice = lines.toSpliced(lines.indexOf('}', at), 0, part);
    expect(checkedTotal(twice)).toBe(905);
    expect(checkedTotal(['bound 4x4 906', ...twice.slice(1)])).toBe('not-reached');
  });

  it('with a line after its end, a sign that does not belong, a code of another game, no title', () => {
    expect(checkedTotal([...lines, '}'])).toBe('bad-line');
    expect(checkedTotal([...lines, ''])).toBe('bad-line');
    expect(checkedTotal([...lines, '1155 00:9{', '}'])).toBe('bad-line');
    expect(checkedTotal([...lines, '1122 0:9{', '}'])).toBe('bad-line');
    expect(checkedTotal([...lines, '1122 00:{', '}'])).toBe('bad-line');
    expect(checkedTotal([...lines, '1122 00:9{'])).toBe('bad-line');
    expect(checkedTotal([...lines, '1122'])).toBe('bad-line');
    expect(checkedTotal(lines.slice(1))).toBe('bad-title');
    expect(checkedTotal(['bound 6x9 1'])).toBe('bad-title');
    expect(checkedTotal(['bound 4x4 155:00 1'])).toBe('bad-title');
  });

  it('says what its lines come to instead', () => {
    const result = boundChecker().check(['bound 4x4 905']);
    expect(result).toMatchObject({ ok: false, error: { kind: 'not-reached', line: 1, total: 903 } });
  });
});

describe('part by part', () => {
  it('what certificates of parts say is known to those that follow, in the same game alone', () => {
    const [total, field] = [optimum(3, 5), plainField(3, 5)];
    const { lines: whole } = written(3, 5, { rows: [], total });
    const openings = whole.filter((line) => /^\d/.test(line));
    expect(openings.length).toBeGreaterThan(1);
    const best = optimalStrategy(field, { kind: 'average' }).plan;
    const guess = best?.guess ?? 0;
    const known = [...(best?.parts ?? [])].map(([answer, plan]) => ({ guess, answer, total: plan.total }));
    const parts = known.flatMap(
      ({ answer, total: least }) => written(3, 5, { rows: [{ guess, answer }], total: least }).lines,
    );
    const game = written(3, 5, { rows: [], total, known }).lines;
    expect(checkedTotal([...parts, ...game])).toBe(total);
    expect(game.length).toBeLessThan(whole.length);
    expect(checkedTotal(game)).toBe('not-reached');
  });
});

describe('what the checker knows of a game by itself', () => {
  it('marks as anybody would by hand', () => {
    for (const [holes, kinds] of [
      [3, 4],
      [5, 3],
    ] as const) {
      const { size, digits, answersTo } = plainGame(holes, kinds);
      const pegs = (code: number) => [...digits.subarray(code * holes, (code + 1) * holes)];
      for (let guess = 0; guess < size; guess += 1) {
        const expected = Array.from({ length: size }, (_, code) => {
          const { black, white } = naiveMark('places', pegs(code), pegs(guess));
          return 10 * black + white;
        });
        expect([...answersTo(guess)]).toEqual(expected);
      }
    }
  });

  it('fourteen answers: one code in row 1, thirteen in row 2, the others later', () => {
    expect([...capacityCosts(16, 13)]).toEqual([
      0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 30, 33,
    ]);
  });

  it('guesses that stand for each other divide the candidates alike', () => {
    const game = plainGame(4, 5);
    const apart = untoldApart(game);
    const everything = 2 ** 5 - 1;
    expect(apart([], everything).standIns).toHaveLength(5);
    for (const [first, answer] of [
      [0, 10],
      [6, 2],
      [7, 11],
    ] as const) {
      const codes = [...game.answersTo(first).keys()].filter(
        (code) => game.answersTo(first)[code] === answer,
      );
      const held = codes.reduce((bits, code) => bits | kindsOf(game, code), 0);
      const { standIn, standIns } = apart([first], held);
      const sizes = (guess: number) =>
        codes.map((code) => game.answersTo(guess)[code] ?? 0).sort((a, b) => a - b);
      for (let guess = 0; guess < game.size; guess += 1) {
        expect(standIns).toContain(standIn(guess));
        expect(sizes(standIn(guess))).toEqual(sizes(guess));
      }
      expect(standIns.length).toBeLessThan(game.size);
    }
  });
});

function kindsOf({ digits, holes }: { digits: Uint8Array; holes: number }, code: number): number {
  return digits.subarray(code * holes, (code + 1) * holes).reduce((bits, kind) => bits | (1 << kind), 0);
}
