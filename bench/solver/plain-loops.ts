// The baseline for the kernel: marking code by code in typed arrays, without bit-slicing.

import type { CodeTable } from '@blackpeg/solver';

/** Counts how many of the codes fall into each feedback class for a guess. */
export type PlainTally = (guess: number, counts: Uint32Array) => void;

/** F1 as a textbook has it: count the kinds of both codes, add up the smaller counts. */
export function textbookTally(table: CodeTable, codes: Uint32Array): PlainTally {
  const { rows, pegs } = table;
  const { holes } = table.spec;
  const secrets = rowsOf(table, codes);
  const guessed = new Uint8Array(pegs.length);
  const hidden = new Uint8Array(pegs.length);
  const classes = classesOf(holes, false);
  return (guess, counts) => {
    const own = rows.subarray(guess * holes, (guess + 1) * holes);
    guessed.fill(0);
    for (const peg of own) guessed[peg] = (guessed[peg] as number) + 1;
    counts.fill(0);
    for (let at = 0; at < secrets.length; at += holes) {
      let black = 0;
      for (let hole = 0; hole < holes; hole += 1) {
        const peg = secrets[at + hole] as number;
        if (peg === own[hole]) black += 1;
        hidden[peg] = (hidden[peg] as number) + 1;
      }
      let total = 0;
      for (let kind = 0; kind < guessed.length; kind += 1) {
        total += Math.min(guessed[kind] as number, hidden[kind] as number);
        hidden[kind] = 0;
      }
      const found = classes[(black * (holes + 1) + total) * (holes + 1)] as number;
      counts[found] = (counts[found] as number) + 1;
    }
  };
}

/** F1 for five holes, the fastest plain version: unrolled, with one table of kinds that each code restores. */
export function plainPegTally(table: CodeTable, codes: Uint32Array): PlainTally {
  const secrets = rowsOf(table, codes);
  const spare = new Int8Array(table.pegs.length);
  const classes = classesOf(5, false).filter((_, at) => at % 6 === 0);
  return (guess, counts) => {
    const own = table.rows.subarray(guess * 5, guess * 5 + 5);
    spare.fill(0);
    for (const peg of own) spare[peg] = (spare[peg] as number) + 1;
    counts.fill(0);
    countFive(secrets, own, spare, classes, counts);
  };
}

/** Its arrays are arguments because the engine optimises them better than closure variables. */
function countFive(
  secrets: Uint8Array,
  own: Uint8Array,
  spare: Int8Array,
  classes: Uint8Array,
  counts: Uint32Array,
): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = own;
  for (let at = 0; at < secrets.length; at += 5) {
    const v = secrets[at] as number;
    const w = secrets[at + 1] as number;
    const x = secrets[at + 2] as number;
    const y = secrets[at + 3] as number;
    const z = secrets[at + 4] as number;
    const black = +(a === v) + +(b === w) + +(c === x) + +(d === y) + +(e === z);
    let total = 0;
    let left = spare[v] as number;
    if (left > 0) total += 1;
    spare[v] = left - 1;
    left = spare[w] as number;
    if (left > 0) total += 1;
    spare[w] = left - 1;
    left = spare[x] as number;
    if (left > 0) total += 1;
    spare[x] = left - 1;
    left = spare[y] as number;
    if (left > 0) total += 1;
    spare[y] = left - 1;
    left = spare[z] as number;
    if (left > 0) total += 1;
    spare[z] = left - 1;
    spare[v] = (spare[v] as number) + 1;
    spare[w] = (spare[w] as number) + 1;
    spare[x] = (spare[x] as number) + 1;
    spare[y] = (spare[y] as number) + 1;
    spare[z] = (spare[z] as number) + 1;
    const found = classes[black * 6 + total] as number;
    counts[found] = (counts[found] as number) + 1;
  }
}

/** F2 for codes of pairs. Every set of half-right holes is tried only where the guess holds a pair twice. */
export function plainPairTally(table: CodeTable, codes: Uint32Array): PlainTally {
  const { rows, pegs } = table;
  const secrets = rowsOf(table, codes);
  const { holes } = table.spec;
  /** For each pair how many more the guess has than the code: what white leaves on either side. */
  const spare = new Int8Array(pegs.length);
  const isHalf = halves(table);
  const classes = classesOf(holes, true);
  const step = pegs.length;
  return (guess, counts) => {
    const own = rows.slice(guess * holes, (guess + 1) * holes);
    const most = new Set(own).size === holes ? inTurn : bestChoice;
    spare.fill(0);
    for (const peg of own) spare[peg] = (spare[peg] as number) + 1;
    counts.fill(0);
    for (let at = 0; at < secrets.length; at += holes) {
      let black = 0;
      let total = 0;
      for (let hole = 0; hole < holes; hole += 1) {
        const peg = secrets[at + hole] as number;
        if (peg === own[hole]) black += 1;
        const left = spare[peg] as number;
        if (left > 0) total += 1;
        spare[peg] = left - 1;
      }
      const blue = most(own, at, 0);
      for (let hole = 0; hole < holes; hole += 1) {
        const peg = secrets[at + hole] as number;
        spare[peg] = (spare[peg] as number) + 1;
      }
      const found = classes[(black * (holes + 1) + total) * (holes + 1) + blue] as number;
      counts[found] = (counts[found] as number) + 1;
    }
  };

  /** Each guessed pair is in one hole only, so choices do not conflict: only hidden pairs can run out. */
  function inTurn(own: Uint8Array, at: number): number {
    let blue = 0;
    for (let hole = 0; hole < holes; hole += 1) {
      const guessed = own[hole] as number;
      const hidden = secrets[at + hole] as number;
      if (isHalf[guessed * step + hidden] === 0 || (spare[guessed] as number) <= 0) continue;
      let rest = -(spare[hidden] as number);
      for (let before = 0; before < hole && rest > 0; before += 1) {
        const earlier = own[before] as number;
        const same = secrets[at + before] === hidden && isHalf[earlier * step + hidden] === 1;
        if (same && (spare[earlier] as number) > 0) rest -= 1;
      }
      if (rest > 0) blue += 1;
    }
    return blue;
  }

  function bestChoice(own: Uint8Array, at: number, hole: number): number {
    if (hole === holes) return 0;
    const guessed = own[hole] as number;
    const hidden = secrets[at + hole] as number;
    const skipped = bestChoice(own, at, hole + 1);
    const guessRoom = spare[guessed] as number;
    const codeRoom = spare[hidden] as number;
    if (isHalf[guessed * step + hidden] === 0 || guessRoom <= 0 || codeRoom >= 0) return skipped;
    spare[guessed] = guessRoom - 1;
    spare[hidden] = codeRoom + 1;
    const taken = 1 + bestChoice(own, at, hole + 1);
    spare[guessed] = guessRoom;
    spare[hidden] = codeRoom;
    return Math.max(skipped, taken);
  }
}

/** One byte per hole, code after code. */
function rowsOf({ rows, spec: { holes } }: CodeTable, codes: Uint32Array): Uint8Array {
  const own = new Uint8Array(codes.length * holes);
  for (const [at, code] of codes.entries())
    own.set(rows.subarray(code * holes, (code + 1) * holes), at * holes);
  return own;
}

/** By guessed and hidden pair: does one facet agree and the other not? */
function halves({ pegs }: CodeTable): Uint8Array {
  const isHalf = (a: number, b: number) =>
    (Math.floor(a / 10) === Math.floor(b / 10)) !== (a % 10 === b % 10);
  return Uint8Array.from(pegs.flatMap((guessed) => pegs.map((hidden) => +isHalf(guessed, hidden))));
}

/** By blacks, then blacks and whites together, then blues. Classes are numbered by blacks, whites, blues. */
function classesOf(holes: number, blue: boolean): Uint8Array {
  const side = holes + 1;
  const classes = new Uint8Array(side ** 3);
  let next = 0;
  for (let black = 0; black <= holes; black += 1) {
    for (let total = black; total <= holes; total += 1) {
      for (let blues = 0; blues <= (blue ? holes - total : 0); blues += 1) {
        classes[(black * side + total) * side + blues] = next;
        next += 1;
      }
    }
  }
  return classes;
}
