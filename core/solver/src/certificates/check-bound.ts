// Checks certificates of lower bounds. The checker computes the bound itself: a certificate only says which parts of which
// guesses need more than a quick look, and how high a bound to look for. Whatever it says, the result is a lower bound, so a
// certificate that was changed can only fall short of what it claims.

import { err, ok, type Result } from '@blackpeg/rules';
import { ANSWER_ROOM, capacityCosts, type PlainGame, plainGame } from './plain-game.ts';
import { type UntoldApart, untoldApart } from './untold-apart.ts';

/** No strategy for the codes that fit the rows needs fewer guesses than `total`. */
export interface CheckedBound {
  /** As in the certificate. */
  readonly game: string;
  readonly rows: string;
  readonly codes: number;
  readonly total: number;
}

export interface BoundFault {
  readonly kind: 'bad-title' | 'bad-line' | 'not-reached';
  /** From 1. */
  readonly line: number;
  /** The bound that the certificate proves, if that is less than it claims. */
  readonly total?: number;
}

export interface BoundChecker {
  /** All certificates of a text, one after the other. Each can use the results of those before it. */
  readonly check: (lines: readonly string[]) => Result<readonly CheckedBound[], BoundFault>;
}

const TITLE = /^bound (([1-6])x([1-9]))((?: [1-9]+:\d\d)*) (\d+)$/;
/** Names a part by its answer, and the bound to look for. Lines about it follow, up to "}"; after "}" another part of the guess may be named. */
const LINE = /^([1-9]+|\}) (\d\d):(\d{1,9})\{$/;
/** Maximum number of cached quick looks. */
const MOST_LOOKS = 1_000_000;
/** Codes of the largest game: each is a character of a set's key. */
const MOST_CODES = 65_536;

interface CheckedGame {
  readonly game: PlainGame;
  readonly apart: (guesses: readonly number[], held: number) => UntoldApart;
  readonly capacity: Float64Array;
  /** Whole certificates, by set. */
  readonly proved: Map<string, number>;
}

/** The state of the checker within one certificate. */
interface Check extends CheckedGame {
  /** Bounds proved by its lines, by set. */
  readonly shown: Map<string, number>;
  /** Bounds by the part sizes of all guesses, by set. */
  readonly looks: Map<string, number>;
  readonly lines: readonly string[];
  at: number;
}

/** Every code that fits the guesses made and their answers. */
interface CheckedSet {
  readonly codes: Uint32Array;
  readonly guesses: readonly number[];
}

/** `before` are results of the same checker, of an earlier run for example: they are not checked again. */
export function boundChecker(before: readonly CheckedBound[] = []): BoundChecker {
  const games = new Map<string, CheckedGame>();
  const gameNamed = (name: string, holes: number, kinds: number) => {
    const opened = games.get(name) ?? openGame(holes, kinds);
    games.set(name, opened);
    return opened;
  };
  for (const { game: name, rows, total } of before) {
    const [holes = 0, kinds = 0] = name.split('x').map(Number);
    const { game, proved } = gameNamed(name, holes, kinds);
    const set = setAfter(game, rows.split(' ').filter(Boolean));
    if (set) proved.set(keyOf(set.codes), total);
  }
  return {
    check: (lines) => {
      const checked: CheckedBound[] = [];
      for (let at = 0; at < lines.length; ) {
        const [, name = '', holes = 0, kinds = 0, rows = '', claimed] = TITLE.exec(lines[at] ?? '') ?? [];
        const title = { kind: 'bad-title', line: at + 1 } as const;
        if (claimed === undefined || Number(kinds) ** Number(holes) > MOST_CODES) return err(title);
        const opened = gameNamed(name, Number(holes), Number(kinds));
        const set = setAfter(opened.game, rows.split(' ').slice(1));
        if (!set) return err(title);
        const check: Check = { ...opened, shown: new Map(), looks: new Map(), lines, at: at + 1 };
        const total = valueByLines(check, set, Number(claimed));
        const open = check.at < lines.length && !lines[check.at]?.startsWith('bound ');
        if (total === undefined || open) return err({ kind: 'bad-line', line: check.at + 1 });
        if (total < Number(claimed)) return err({ kind: 'not-reached', line: at + 1, total });
        opened.proved.set(keyOf(set.codes), total);
        checked.push({ game: name, rows: rows.slice(1), codes: set.codes.length, total });
        at = check.at;
      }
      return ok(checked);
    },
  };
}

function openGame(holes: number, kinds: number): CheckedGame {
  const game = plainGame(holes, kinds);
  const apart = untoldApart(game);
  const earned = new Set<number>();
  for (const guess of apart([], 2 ** kinds - 1).standIns) {
    for (const answer of game.answersTo(guess)) earned.add(answer);
  }
  const capacity = capacityCosts(game.size, Math.max(1, earned.size - 1));
  return { game, apart, capacity, proved: new Map<string, number>() };
}

function setAfter(game: PlainGame, rows: readonly string[]): CheckedSet | undefined {
  let codes = Uint32Array.from({ length: game.size }, (_, code) => code);
  const guesses: number[] = [];
  for (const row of rows) {
    const [text = '', answer] = row.split(':');
    const guess = codeOf(game, text);
    if (guess === undefined) return undefined;
    const answers = game.answersTo(guess);
    codes = codes.filter((code) => answers[code] === Number(answer));
    guesses.push(guess);
  }
  return { codes, guesses };
}

/**
 * The lower bound of the set according to its lines, at most `goal`. Guesses without lines are bounded by their part sizes, or by
 * a quick look at their parts if that is not enough. Undefined if a line is invalid.
 */
function valueByLines(check: Check, set: CheckedSet, goal: number): number | undefined {
  const { standIn, standIns } = apartIn(check, set);
  const done = new Set<number>();
  let least = goal;
  for (let line = check.lines[check.at]; line && /^\d/.test(line); line = check.lines[check.at]) {
    const guess = codeOf(check.game, line.split(' ', 1)[0] ?? '');
    const value = guess === undefined ? undefined : valueOfGuess(check, set, guess, least);
    if (guess === undefined || value === undefined) return undefined;
    least = Math.min(least, value);
    done.add(standIn(guess));
  }
  if (set.codes.length < 3) return Math.min(least, check.capacity[set.codes.length] ?? 0);
  const answers = answersOf(check, set.codes);
  for (const guess of standIns) {
    if (done.has(guess) || lowerOf(check, answers, guess, least) >= least) continue;
    least = Math.min(least, valueByLooks(check, set, guess, least));
  }
  return least;
}

/** The lower bound of a guess by the lines that begin here, and by a quick look at the parts they do not name. */
function valueOfGuess(check: Check, set: CheckedSet, guess: number, goal: number): number | undefined {
  const { lines, shown } = check;
  const parts = partsOf(check.game, set.codes, guess);
  do {
    const [, , answer, total] = LINE.exec(lines[check.at] ?? '') ?? [];
    const codes = parts.get(Number(answer));
    if (!codes) return undefined;
    check.at += 1;
    const value = valueByLines(check, { codes, guesses: [...set.guesses, guess] }, Number(total));
    if (value === undefined) return undefined;
    const key = keyOf(codes);
    shown.set(key, Math.max(value, shown.get(key) ?? 0));
  } while (lines[check.at]?.startsWith('} '));
  if (lines[check.at] !== '}') return undefined;
  check.at += 1;
  return valueByLooks(check, set, guess, goal);
}

/** One guess for each code, plus the lower bounds of its parts: by size, and while that is below `goal` by a quick look at each. */
function valueByLooks(check: Check, set: CheckedSet, guess: number, goal: number): number {
  const parts = [...partsOf(check.game, set.codes, guess).values()];
  let value = set.codes.length;
  for (const { length } of parts) value += check.capacity[length] ?? 0;
  for (const codes of parts.toSorted((a, b) => a.length - b.length)) {
    if (value >= goal) break;
    const part = { codes, guesses: [...set.guesses, guess] };
    value += knownValue(check, part) - (check.capacity[codes.length] ?? 0);
  }
  return value;
}

/** The best known bound of a set: from lines, otherwise from the part sizes of all guesses. */
function knownValue(check: Check, set: CheckedSet): number {
  const key = keyOf(set.codes);
  const { proved, shown, looks } = check;
  const value =
    Math.max(proved.get(key) ?? 0, shown.get(key) ?? 0) || looks.get(key) || leastByLook(check, set);
  if (looks.size >= MOST_LOOKS) looks.clear();
  looks.set(key, value);
  return value;
}

/**
 * A quick look: the lowest bound of all guesses, by the sizes of their parts. Guesses that could be the code are tried first:
 * any other costs at least as much as a set of one more code, minus its own row.
 */
function leastByLook(check: Check, set: CheckedSet): number {
  const { capacity } = check;
  const { codes } = set;
  const { length } = codes;
  if (length < 3) return capacity[length] ?? 0;
  const answers = answersOf(check, codes);
  let lowest = Number.POSITIVE_INFINITY;
  if (length <= FEW) {
    for (const code of codes) lowest = lowerOf(check, answers, code, lowest);
  }
  const otherwise = length <= FEW ? (capacity[length + 1] ?? 0) - 1 : 0;
  for (const guess of lowest > otherwise ? apartIn(check, set).standIns : []) {
    lowest = lowerOf(check, answers, guess, lowest);
    if (lowest <= otherwise) break;
  }
  return lowest;
}

/** Few enough to be tried before all other guesses at little cost. */
const FEW = 64;
const counts = new Uint16Array(ANSWER_ROOM);

/** The answers of each code to every guess. Guess and code can be exchanged: the answer is the same. */
function answersOf({ game }: CheckedGame, codes: Uint32Array): readonly Uint8Array[] {
  return Array.from(codes, (code) => game.answersTo(code));
}

/**
 * The lower bound of a guess by the sizes of its parts, if it is below `lowest`. Each code not yet counted adds at least one,
 * except the guess itself.
 */
function lowerOf(
  { game, capacity }: CheckedGame,
  answers: readonly Uint8Array[],
  guess: number,
  lowest: number,
): number {
  const { length } = answers;
  counts.fill(0);
  let value = length;
  for (let at = 0; at < length; at += 1) {
    if (value + length - at - 1 >= lowest) return lowest;
    const answer = answers[at]?.[guess] ?? 0;
    if (answer === game.allBlack) continue;
    const count = counts[answer] ?? 0;
    value += (capacity[count + 1] ?? 0) - (capacity[count] ?? 0);
    counts[answer] = count + 1;
  }
  // A guess that gets the same answer from every code only costs a row.
  const alike = counts[answers[0]?.[guess] ?? 0] === length;
  return alike ? lowest : Math.min(lowest, value);
}

/** By answer; all black ends the search. */
function partsOf(game: PlainGame, codes: Uint32Array, guess: number): Map<number, Uint32Array> {
  const answers = game.answersTo(guess);
  const lists = new Map<number, number[]>();
  for (const code of codes) {
    const answer = answers[code] ?? 0;
    if (answer !== game.allBlack && !lists.get(answer)?.push(code)) lists.set(answer, [code]);
  }
  return new Map(Array.from(lists, ([answer, list]) => [answer, Uint32Array.from(list)]));
}

function apartIn({ game, apart }: CheckedGame, { codes, guesses }: CheckedSet): UntoldApart {
  const { digits, holes, kinds } = game;
  const all = 2 ** kinds - 1;
  let held = 0;
  for (let at = 0; at < codes.length && held !== all; at += 1) {
    const start = (codes[at] ?? 0) * holes;
    for (let hole = 0; hole < holes; hole += 1) held |= 1 << (digits[start + hole] ?? 0);
  }
  return apart(guesses, held);
}

/** The number of a code in written form: a digit from 1 for each hole. */
function codeOf({ holes, kinds }: PlainGame, text: string): number | undefined {
  if (!/^[1-9]+$/.test(text) || text.length !== holes) return undefined;
  const pegs = Array.from(text, (digit) => Number(digit) - 1);
  return pegs.every((kind) => kind < kinds) ? pegs.reduce((code, kind) => code * kinds + kind, 0) : undefined;
}

/** The codes in ascending order, so two sets never share a key. */
function keyOf(codes: Uint32Array): string {
  let key = '';
  for (let at = 0; at < codes.length; at += 1000)
    key += String.fromCharCode(...codes.subarray(at, at + 1000));
  return key;
}
