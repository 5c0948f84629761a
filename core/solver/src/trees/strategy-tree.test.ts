// Trees as data: text, bytes, walking, and a verifier that finds every fault.

import { mark, sameFeedback, seededDice } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { codeAt } from '../candidates/code-table.ts';
import { openField } from '../candidates/field.ts';
import { pairSpec, plainField, plainSpec, signed, verified } from '../small-games.testing.ts';
import { entropy } from '../strategies/entropy.ts';
import { decodeTree, encodeTree } from './bytes.ts';
import { buildTree, type StrategyTree, walk } from './strategy-tree.ts';
import { formatTree, parseTree } from './text.ts';
import { naiveMark, verifyTree } from './verify.ts';

const FIELDS = [
  plainField(1, 1),
  plainField(1, 2),
  plainField(2, 3),
  plainField(4, 6),
  openField(plainSpec(4, 5, false), 'places'),
  openField(pairSpec(2, 3, 3), 'pairs'),
  openField(pairSpec(2, 2, 2, true), 'pairs'),
  openField(pairSpec(2, 3, 2), 'places'),
];

describe.each(FIELDS)('a tree for $table.size codes', (field) => {
  const { spec, marking } = field.table;
  const tree = buildTree(field, entropy);
  const text = formatTree(spec, marking, tree);

  it('comes back from its text', () => {
    expect(parseTree(spec, marking, text)).toEqual({ ok: true, value: tree });
    expect(parseTree(spec, marking, ` ${text.replaceAll(',', ' ,\n')} `)).toEqual({ ok: true, value: tree });
  });

  it('comes back from its bytes', () => {
    expect(decodeTree(field, encodeTree(field, tree))).toEqual({ ok: true, value: tree });
  });

  it('finds every code it is walked for', () => {
    expect(verified(field.table, tree).codes).toBe(field.table.size);
    for (let index = 0; index < field.table.size; index += 7) {
      const code = codeAt(field.table, index);
      let node: StrategyTree | undefined = tree;
      for (let rows = 0; rows < 12 && node && String(node.guess) !== String(code); rows += 1) {
        node = walk(node, mark(marking, code, node.guess));
      }
      expect(node?.guess).toEqual(code);
    }
  });
});

describe('text', () => {
  const spec = plainSpec(2, 2);

  it('is guess{BW:subtree,BW:subtree}, all black left out', () => {
    const text = formatTree(spec, 'places', buildTree(plainField(2, 2), entropy));
    expect(text).toBe('11{00:22,10:12{02:21}}');
  });

  it('has blues as a third digit for pairs', () => {
    const field = openField(pairSpec(1, 2, 2), 'pairs');
    expect(formatTree(field.table.spec, 'pairs', buildTree(field, entropy))).toBe(
      'Rt{000:Gc,001:Rc{000:Gt}}',
    );
  });

  it.each([
    ['', 0, 'guess'],
    ['1', 0, 'guess'],
    ['1x', 0, 'guess'],
    ['11{', 3, 'feedback'],
    ['11{0:22}', 3, 'feedback'],
    ['11{00 22}', 6, 'colon'],
    ['11{00:22', 8, 'comma or brace'],
    ['11{00:22}1', 9, 'end'],
    ['11{00:22,}', 9, 'feedback'],
  ])('%j is refused at %i', (text, at, expected) => {
    expect(parseTree(spec, 'places', text)).toEqual({ ok: false, error: { at, expected } });
  });
});

describe('bytes', () => {
  const field = plainField(3, 4);
  const bytes = encodeTree(field, buildTree(field, entropy));

  it('are refused for another game or version, cut short or too long', () => {
    const other = (at: number, byte: number) => decodeTree(field, bytes.with(at, byte));
    expect(other(0, 9)).toEqual({ ok: false, error: 'wrong-version' });
    expect(other(1, 4)).toEqual({ ok: false, error: 'wrong-game' });
    expect(other(2, 5)).toEqual({ ok: false, error: 'wrong-game' });
    expect(decodeTree(field, bytes.subarray(0, 3))).toEqual({ ok: false, error: 'too-short' });
    expect(decodeTree(field, bytes.subarray(0, -1))).toEqual({ ok: false, error: 'too-short' });
    expect(decodeTree(field, Uint8Array.of(...bytes, 0))).toEqual({ ok: false, error: 'too-long' });
  });

  it('by chance never throw, and what they give is a tree', () => {
    const dice = seededDice(11);
    for (let round = 0; round < 300; round += 1) {
      const result = decodeTree(field, bytes.with(4 + dice(bytes.length - 4), dice(256)));
      if (result.ok) expect(verified(field.table, result.value).codes).toBe(64);
    }
  });
});

describe('verifying', () => {
  const spec = plainSpec(2, 2);
  const faultOf = (text: string) => {
    const tree = parseTree(spec, 'places', text);
    const result = tree.ok ? verifyTree(spec, 'places', tree.value) : tree;
    return result.ok ? result.value : result.error;
  };

  it('a text nested without end is at fault and does no harm', () => {
    const nested = '11{00:'.repeat(200_000);
    expect(faultOf(nested)).toMatchObject({ expected: 'comma or brace' });
  });

  it('a guess that is not a code is a fault, in the text and in the tree', () => {
    expect(faultOf('13')).toEqual({ at: 0, expected: 'guess' });
    const stray = verifyTree(spec, 'places', { guess: [1, 3], branches: [] });
    expect(stray).toEqual({ ok: false, error: { kind: 'not-a-code', path: [[1, 3]] } });
  });

  it('gives total, most and worst of a good tree', () => {
    expect(faultOf('11{00:22,10:12{02:21}}')).toEqual({ total: 8, codes: 4, most: 3, worst: 1 });
  });

  it.each([
    [
      '11{00:22,10:12}',
      {
        kind: 'no-branch',
        path: [
          [1, 1],
          [1, 2],
        ],
        feedback: { black: 0, white: 2, blue: 0 },
        code: [2, 1],
      },
    ],
    ['11{00:22,00:22}', { kind: 'branch-twice', path: [[1, 1]], feedback: { black: 0, white: 0, blue: 0 } }],
    [
      '11{00:22,02:22,10:12{02:21}}',
      { kind: 'idle-branch', path: [[1, 1]], feedback: { black: 0, white: 2, blue: 0 } },
    ],
  ])('%s is at fault', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });

  it.each([
    { spec: plainSpec(4, 3), marking: 'places' as const },
    { spec: pairSpec(3, 2, 3), marking: 'pairs' as const },
    { spec: pairSpec(4, 2, 2), marking: 'pairs' as const },
  ])('marks as the rules do (F1, F2): $spec.holes holes, $marking', ({ spec, marking }) => {
    const { table } = openField(spec, marking);
    const codes = Array.from({ length: table.size }, (_, index) => codeAt(table, index));
    for (const code of codes) {
      const unlike = codes.filter(
        (guess) => !sameFeedback(naiveMark(marking, code, guess), mark(marking, code, guess)),
      );
      expect([code, unlike]).toEqual([code, []]);
    }
  });
});

it('signatures say total, most and worst', () => {
  const field = plainField(2, 2);
  expect(signed(field, buildTree(field, entropy))).toBe('8:3:1');
});
