// Every code of a game as a dot on a plane, with the number of rows it has survived: a picture of what is still
// possible.

import type { CodeTable } from './candidates/code-table.ts';
import type { Field } from './candidates/field.ts';
import { type Knowledge, type Standing, withRow, workOut } from './candidates/knowledge.ts';

/** A position of the plane without a code. */
export const NO_CODE = 255;

/** More dots than this cannot be told apart; of larger games one code in several is shown. */
const MOST_DOTS = 1 << 16;

/** If this many codes are left, their positions are listed, so that each of them can be seen. */
const FEW = 100;

export interface CodeSpace {
  readonly columns: number;
  /** Line by line: 0 if the code never fitted, 1 if the first row excluded it, 2 the second; or NO_CODE. */
  readonly lasted: Uint8Array;
  /** How many codes fitted before the first row, and after each row. */
  readonly counts: readonly number[];
  /** As in `counts`: the positions of the codes left; null if they are many. Includes codes that are not shown. */
  readonly few: readonly (readonly number[] | null)[];
  /** 1, or n if only one code in n is shown. */
  readonly codesPerDot: number;
}

/** Codes with the same first pegs are close together. If no code fits any more, later rows exclude nothing. */
export function codeSpace(field: Field, knowledge: Knowledge): CodeSpace {
  const plane = planeOf(field.table);
  const lasted = new Uint8Array(plane.columns * plane.lines).fill(NO_CODE);
  for (const code of plane.shown) lasted[plane.placeOf(code)] = 0;
  const standings = standingsOf(field, knowledge);
  for (const { candidates } of standings) {
    for (const code of candidates) {
      const place = plane.placeOf(code);
      if (plane.isShown(code)) lasted[place] = (lasted[place] ?? 0) + 1;
    }
  }
  return {
    columns: plane.columns,
    lasted,
    counts: standings.map(({ candidates }) => candidates.length),
    few: standings.map(({ candidates }) =>
      candidates.length > FEW ? null : Array.from(candidates, plane.placeOf),
    ),
    codesPerDot: plane.codesPerDot,
  };
}

/** Before the first row and after each. */
function standingsOf(field: Field, knowledge: Knowledge): readonly Standing[] {
  let standing = workOut(field, { ...knowledge, rows: [] });
  return [
    standing,
    ...knowledge.rows.map((row) => {
      standing = withRow(field, standing, row);
      return standing;
    }),
  ];
}

interface Plane {
  readonly columns: number;
  readonly lines: number;
  readonly codesPerDot: number;
  /** Codes as rows of the table. */
  readonly shown: Iterable<number>;
  isShown(code: number): boolean;
  placeOf(code: number): number;
}

function planeOf(table: CodeTable): Plane {
  if (table.size > MOST_DOTS) return sampledPlane(table.size);
  return table.spec.repeats ? nestedPlane(table) : linedPlane(table.size);
}

/** Holes divide the width and the height in turn; the last of an odd number divides both. */
function nestedPlane({ rows, size, pegs, spec: { holes } }: CodeTable): Plane {
  const kinds = pegs.length;
  const down = kinds < 4 ? 1 : 2;
  const across = Math.ceil(kinds / down);
  const side = kinds ** Math.floor(holes / 2);
  const isOdd = holes % 2 === 1;
  const columns = isOdd ? side * across : side;
  return {
    ...linedPlane(size),
    columns,
    lines: isOdd ? side * down : side,
    placeOf(code) {
      let x = 0;
      let y = 0;
      for (let hole = 0; hole < holes; hole += 1) {
        const kind = rows[code * holes + hole] ?? 0;
        if (isOdd && hole === holes - 1) {
          x = x * across + (kind % across);
          y = y * down + Math.floor(kind / across);
        } else if (hole % 2 === 0) x = x * kinds + kind;
        else y = y * kinds + kind;
      }
      return y * columns + x;
    },
  };
}

/** Code after code, twice as wide as high. */
function linedPlane(dots: number): Plane {
  const columns = Math.ceil(Math.sqrt(2 * dots));
  return {
    columns,
    lines: Math.ceil(dots / columns),
    codesPerDot: 1,
    shown: Array.from({ length: dots }, (_, code) => code),
    isShown: () => true,
    placeOf: (code) => code,
  };
}

/** A dot stands for several consecutive codes; the one it shows is at another position among them each time. */
function sampledPlane(size: number): Plane {
  const codesPerDot = size / MOST_DOTS;
  const GOLDEN = (Math.sqrt(5) - 1) / 2;
  const shown = Uint32Array.from({ length: MOST_DOTS }, (_, dot) =>
    Math.min(size - 1, Math.floor((dot + ((dot * GOLDEN) % 1)) * codesPerDot)),
  );
  const placeOf = (code: number) => Math.min(MOST_DOTS - 1, Math.floor(code / codesPerDot));
  return {
    ...linedPlane(MOST_DOTS),
    codesPerDot,
    shown,
    placeOf,
    isShown: (code) => shown[placeOf(code)] === code,
  };
}
