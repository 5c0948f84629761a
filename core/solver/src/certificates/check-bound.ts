// Checks certificates of lower bounds. The checker works the bound out itself: a certificate only says which guesses and
// which of their parts are worth a closer look. Whatever it says, what is worked out is a lower bound; a certificate that
// was changed can only fall short of what it claims.

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
  /** What the certificate comes to, where that is less than it claims. */
  readonly total?: number;
}

export interface BoundChecker {
  /** All certificates of a text, one after the other. What was checked before is known to those that follow. */
  readonly check: (lines: readonly string[]) => Result<readonly CheckedBound[], BoundFault>;
}

const TITLE = /^bound (([1-6])x([1-9]))((?: [1-9]+:\d\d)*) (\d+)$/;
const LINE = /^(?:[1-9]+|\})(?: \d\d)*\{?$/;
/** Codes of the largest game: each is a character of a set's key. */
const MOST_CODES = 65_536;

interface CheckedGame {
  readonly game: PlainGame;
  readonly apart: (guesses: readonly number[], held: number) => UntoldApart;
  readonly capacity: Float64Array;
  /** Whole certificates, by set. */
  readonly proved: Map<string, number>;
}

/** A certificate on its way through the checker. */
interface Check extends CheckedGame {
  /** Sets that it named, with what is known of them. */
  readonly seen: Map<string, number>;
  readonly lines: readonly string[];
  at: number;
}

/** Every code that fits the guesses made and their answers. */
interface CheckedSet {
  readonly codes: Uint32Array;
  readonly guesses: readonly number[];
}

export function boundChecker(): BoundChecker {
  const games = new Map<string, CheckedGame>();
  return {
    check: (lines) => {
      const checked: CheckedBound[] = [];
      for (let at = 0; at < lines.length; ) {
        const [, name = '', holes = 0, kinds = 0, rows = '', claimed] = TITLE.exec(lines[at] ?? '') ?? [];
        const title = { kind: 'bad-title', line: at + 1 } as const;
        if (claimed === undefined || Number(kinds) ** Number(holes) > MOST_CODES) return err(title);
        const opened = games.get(name) ?? openGame(Number(holes), Number(kinds));
        games.set(name, opened);
        const set = setAfter(opened.game, rows.split(' ').slice(1));
        if (!set) return err(title);
        const check: Check = { ...opened, seen: new Map(), lines, at: at + 1 };
        const total = valueByLines(check, set);
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

/** What every strategy for the set costs at least, by the lines up to its end; none where a line makes no sense. */
function valueByLines(check: Check, set: CheckedSet): number | undefined {
  const apart = apartIn(check, set);
  const done = new Set<number>();
  let least = Number.POSITIVE_INFINITY;
  for (let line = check.lines[check.at]; line && /^\d/.test(line); line = check.lines[check.at]) {
    const guess = codeOf(check.game, line.split(/[ {]/, 1)[0] ?? '');
    const value = guess === undefined ? undefined : valueOfGuess(check, set, guess);
    if (guess === undefined || value === undefined) return undefined;
    least = Math.min(least, value);
    done.add(apart.standIn(guess));
  }
  return leastOfRest(check, set, apart, done, least);
}

/**
 * One guess for each code, and what its parts cost at least: by their sizes, but for those that the lines name. Where a
 * line ends with "{", the lines that follow are about the part named last, up to "}", where more parts may be named.
 */
function valueOfGuess(check: Check, set: CheckedSet, guess: number): number | undefined {
  const { game, capacity, lines } = check;
  const parts = partsOf(game, set.codes, guess);
  let value = set.codes.length;
  for (const { length } of parts.values()) value += capacity[length] ?? 0;
  for (;;) {
    const line = lines[check.at] ?? '';
    if (!LINE.test(line)) return undefined;
    const named = line.replace('{', '').split(' ').slice(1).map(Number);
    const last = line.endsWith('{') ? named.length - 1 : -1;
    for (const [index, answer] of named.entries()) {
      const codes = parts.get(answer);
      if (!codes) return undefined;
      // Named twice, it would be raised twice.
      parts.delete(answer);
      const part = { codes, guesses: [...set.guesses, guess] };
      if (index === last) check.at += 1;
      const found = index === last ? valueByLines(check, part) : 0;
      if (found === undefined) return undefined;
      value += knownValue(check, part, found) - (capacity[codes.length] ?? 0);
    }
    if (line.endsWith('{') && last < 0) return undefined;
    if (last < 0) {
      check.at += 1;
      return value;
    }
    if (!lines[check.at]?.startsWith('}')) return undefined;
  }
}

/** The most that is known of a set: by its own lines, by earlier ones, else by all guesses and the sizes of their parts. */
function knownValue(check: Check, set: CheckedSet, found: number): number {
  const { proved, seen } = check;
  const key = keyOf(set.codes);
  let value = Math.max(found, proved.get(key) ?? 0, seen.get(key) ?? 0);
  if (value === 0) value = leastOfRest(check, set, apartIn(check, set), new Set(), Number.POSITIVE_INFINITY);
  seen.set(key, value);
  return value;
}

/**
 * The lowest of all guesses that are not `done`, by the sizes of their parts, or `least` where none is lower. Guesses that
 * could be the code are tried first: one that could not costs at least as much as one more code would, less its own row.
 */
function leastOfRest(
  game: CheckedGame,
  { codes }: CheckedSet,
  { standIn, standIns }: UntoldApart,
  done: ReadonlySet<number>,
  least: number,
): number {
  const { capacity } = game;
  const { length } = codes;
  if (length < 3) return Math.min(least, capacity[length] ?? 0);
  let lowest = least;
  if (length <= FEW) {
    for (const code of codes) if (!done.has(standIn(code))) lowest = lowerOf(game, codes, code, lowest);
    if (lowest <= (capacity[length + 1] ?? 0) - 1) return lowest;
  }
  for (const guess of standIns) if (!done.has(guess)) lowest = lowerOf(game, codes, guess, lowest);
  return lowest;
}

/** So few that trying them before all other guesses costs little. */
const FEW = 64;
const counts = new Uint32Array(ANSWER_ROOM);

/** What a guess costs at least by the sizes of its parts, where that is lower than `lowest`. */
function lowerOf({ game, capacity }: CheckedGame, codes: Uint32Array, guess: number, lowest: number): number {
  const { length } = codes;
  const answers = game.answersTo(guess);
  counts.fill(0);
  let value = length;
  for (let at = 0; at < length && value < lowest; at += 1) {
    const answer = answers[codes[at] ?? 0] ?? 0;
    if (answer === game.allBlack) continue;
    const count = counts[answer] ?? 0;
    value += (capacity[count + 1] ?? 0) - (capacity[count] ?? 0);
    counts[answer] = count + 1;
  }
  // A guess that all codes answer alike leaves what there was, so that it only costs.
  const alike = counts[answers[codes[0] ?? 0] ?? 0] === length;
  return alike ? lowest : Math.min(lowest, value);
}

/** By answer; all black leaves nothing to find. */
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

/** Of a code as it is written: a digit from 1 for each hole. */
function codeOf({ holes, kinds }: PlainGame, text: string): number | undefined {
  if (!/^[1-9]+$/.test(text) || text.length !== holes) return undefined;
  const pegs = Array.from(text, (digit) => Number(digit) - 1);
  return pegs.every((kind) => kind < kinds) ? pegs.reduce((code, kind) => code * kinds + kind, 0) : undefined;
}

/** Exactly the codes, in rising order: two sets never share a key. */
function keyOf(codes: Uint32Array): string {
  let key = '';
  for (let at = 0; at < codes.length; at += 1000)
    key += String.fromCharCode(...codes.subarray(at, at + 1000));
  return key;
}
