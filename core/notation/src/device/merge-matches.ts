// Merges the matches of a whole-device file with those on this device: no duplicates, and no change here except to
// matches that continue in the file.

import { type MatchEvent, verifyLog } from '@blackpeg/rules';
import { parseLog } from '../json/log.ts';
import { isBeginningOf, isSameMatch } from './same-match.ts';

type Log = readonly MatchEvent[];

/** A match on this device. */
export interface DeviceMatch {
  readonly log: Log;
  /** The kind of origin on its card; null without a card. */
  readonly origin: string | null;
}

/** A match of the file; `text` is null if it could not be read when it was saved. */
export interface GivenMatch {
  readonly match: string;
  readonly text: string | null;
  readonly origin: string | null;
}

/** What an import does with one match of the file. */
export type MatchFate =
  | { readonly kind: 'left-out' }
  | { readonly kind: 'here'; readonly as: string }
  /** `instead` is removed: the same match, imported earlier without its card. */
  | { readonly kind: 'added'; readonly as: string; readonly log: Log; readonly instead: string | null }
  | { readonly kind: 'continued'; readonly as: string; readonly after: number; readonly log: Log };

/** How many matches of the file were added, updated or skipped. */
export interface MergeCounts {
  readonly added: number;
  /** Already on this device, the same or longer. */
  readonly here: number;
  /** On this device, but longer in the file. */
  readonly continued: number;
  /** Skipped because it is damaged or breaks the rules. */
  readonly leftOut: number;
}

/** What is stored under a key, and what is removed. */
export interface MergedThings<T> {
  readonly gone: readonly string[];
  readonly put: readonly (readonly [key: string, thing: T])[];
}

export interface MatchMerge {
  /** Match by match, in any order. Nothing is written here: the caller does that. */
  take(given: GivenMatch): MatchFate;
  counts(): MergeCounts;
  /**
   * Data beside the matches, once all matches are merged: it follows its match, under the id that match has here; data
   * that is here already is kept. A key that begins with a match id and a space belongs to that match.
   */
  things<T>(here: Things<T>, given: Things<T>): MergedThings<T>;
}

type Things<T> = Iterable<readonly [key: string, thing: T]>;

export function mergeMatches(before: ReadonlyMap<string, DeviceMatch>, newName: () => string): MatchMerge {
  const own = new Map(before);
  const counts = { added: 0, here: 0, continued: 0, leftOut: 0 };
  /** From a match id in the file to its id here; null if the match is left out. */
  const names = new Map<string, string | null>();
  /** From a match that is removed to the one that replaces it. */
  const replaced = new Map<string, string>();
  return {
    take(given) {
      const fate = fateOf(given, own, newName);
      counts[fate.kind === 'left-out' ? 'leftOut' : fate.kind] += 1;
      names.set(given.match, fate.kind === 'left-out' ? null : fate.as);
      if (fate.kind !== 'added') return fate;
      const { as, log, instead } = fate;
      if (instead !== null) {
        replaced.set(instead, as);
        own.delete(instead);
      }
      own.set(as, { log, origin: null });
      return fate;
    },
    counts: () => counts,
    things(here, given) {
      const moved = [...here].map(([key, thing]) => [key, renamed(key, replaced), thing] as const);
      const keys = new Set(moved.map(([, to]) => to));
      const changed = moved.filter(([key, to]) => key !== to);
      const added = [...given].flatMap(([key, thing]) => {
        if (names.get(matchIn(key)) === null) return [];
        const to = renamed(key, names);
        return keys.has(to) ? [] : [[to, thing] as const];
      });
      return {
        gone: changed.map(([key]) => key),
        put: [...changed.map(([, to, thing]) => [to, thing] as const), ...added],
      };
    },
  };
}

function fateOf(given: GivenMatch, own: ReadonlyMap<string, DeviceMatch>, newName: () => string): MatchFate {
  const { match, origin } = given;
  const log = vouchedFor(given);
  if (!log) return { kind: 'left-out' };
  const here = own.get(match)?.log ?? null;
  if (here && isBeginningOf(log, here)) return { kind: 'here', as: match };
  if (here && here.length > 0 && isBeginningOf(here, log))
    return { kind: 'continued', as: match, after: here.length, log };
  const [twin, twinMatch] =
    [...own].find(([name, { log: other }]) => name !== match && isSameMatch(log, other)) ?? [];
  if (twin !== undefined && (twinMatch?.origin !== 'import' || origin === null || origin === 'import'))
    return { kind: 'here', as: twin };
  // If both devices continued the match, both versions are kept; one that is damaged here is replaced.
  if (here && here.length > 0) return { kind: 'added', as: newName(), log, instead: twin ?? null };
  return { kind: 'added', as: match, log, instead: twin ?? (here && match) };
}

/** What a server sent to one seat has gaps that no rule can fill; everything else is decided again. */
function vouchedFor({ text, origin }: GivenMatch): Log | null {
  const parsed = text === null ? null : parseLog(text);
  if (!parsed?.ok || parsed.value[0]?.type !== 'match-opened') return null;
  return origin === 'online' || verifyLog(parsed.value) === null ? parsed.value : null;
}

function matchIn(key: string): string {
  return key.split(' ')[0] ?? '';
}

function renamed(key: string, names: ReadonlyMap<string, string | null>): string {
  const match = matchIn(key);
  return (names.get(match) ?? match) + key.slice(match.length);
}
