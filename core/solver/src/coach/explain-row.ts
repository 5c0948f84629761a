// Why a row could be the code, or why not: compared with the answered rows, or by a chain if it is the only code left.

import { type Code, countPegsOf, kindsOf, MOST_PALMED, mark } from '@blackpeg/rules';
import { codeAt } from '../candidates/code-table.ts';
import type { Field } from '../candidates/field.ts';
import type { Standing } from '../candidates/knowledge.ts';
import type { Fact } from '../deduction/facts.ts';
import { checkRow } from '../deduction/hints.ts';
import { explain } from './explain.ts';
import type { CoachStep } from './step.ts';

/** Maximum number of rows it is compared with. */
const MOST_COMPARED = 5;

export function explainRow(field: Field, standing: Standing, guess: Code): readonly CoachStep[] {
  const { knowledge, candidates } = standing;
  const check = checkRow(field, standing, guess);
  if (check.kind === 'tray-forbids') return [trayStep(standing, guess)];
  const [only] = candidates;
  const all = knowledge.rows.map((_, row) => row);
  if (check.kind === 'fits' && candidates.length === 1 && only !== undefined && all.length > 0) {
    return explain(field, knowledge, factsOfCode(field, codeAt(field.table, only)), all);
  }
  const rows = check.kind === 'contradicts' ? check.rows.map(({ row }) => row).slice(0, 2) : all;
  return rows.slice(-MOST_COMPARED).map((row) => comparedStep(standing, guess, row));
}

/** The guess as the code of a row. */
function comparedStep({ knowledge: { rows, marking } }: Standing, guess: Code, row: number): CoachStep {
  const placed = rows[row]?.guess ?? [];
  const got = rows[row]?.mark ?? { black: 0, white: 0, blue: 0 };
  const same = guess.flatMap((peg, hole) => (peg === placed[hole] ? [hole + 1] : []));
  const would = mark(marking, guess, placed);
  return {
    reason: { kind: 'compared', same, would, got },
    supposing: null,
    rows: [row],
    uses: [],
    facts: [],
  };
}

/** The first kind of which too few or too many are missing from the tray. */
function trayStep({ knowledge: { spec, missing } }: Standing, guess: Code): CoachStep {
  const held = countPegsOf(spec, [guess]);
  const facts = (missing ?? []).flatMap((kinds, facet) =>
    kinds.flatMap((count, at): readonly Fact[] => {
      const [least, most] = [Math.max(0, count - MOST_PALMED), Math.min(count, spec.holes)];
      const times = held[facet]?.[at] ?? 0;
      return times >= least && times <= most ? [] : [{ kind: 'count', facet, value: at + 1, least, most }];
    }),
  );
  return { reason: { kind: 'tray' }, supposing: null, rows: [], uses: [], facts: facts.slice(0, 1) };
}

function factsOfCode({ table: { spec } }: Field, code: Code): readonly Fact[] {
  return code.flatMap((peg, at) =>
    kindsOf(spec, peg).map((value, facet) => ({ kind: 'here', hole: at + 1, facet, value }) as const),
  );
}
