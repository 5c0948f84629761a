// What a search is asked for: `--aim under:5`, `--search beam:8,5,5,5`.

import { err, ok, type Result } from '@blackpeg/rules';
import type { Aim, SearchAim } from '@blackpeg/solver';
import type { UsageFault } from './fault.ts';

/** Some minutes of an adviser; more would only keep who waits. */
export const MOST_NODES = 100_000_000;

/** Strategies that look at one guess at a time, by the name they are asked for. */
export const SIMPLE_SEARCHES = [
  'minimax',
  'expected-size',
  'entropy',
  'most-parts',
  'first-consistent',
  'random-consistent',
  'one-step-deeper',
] as const;
export type SimpleSearch = (typeof SIMPLE_SEARCHES)[number];

/** What has to be worked out; what ships has been. */
export type OwnSearch =
  | { readonly kind: 'beam'; readonly widths: readonly number[] }
  | { readonly kind: 'exact' }
  | { readonly kind: 'simple'; readonly name: SimpleSearch };
export type Search = OwnSearch | { readonly kind: 'shipped' };

export const SEARCH_WORDS = ['beam:8,5,5,5', 'exact', ...SIMPLE_SEARCHES, 'shipped'];
const WIDTHS = /^beam:(\d{1,5}(?:,\d{1,5}){0,19})$/;

export function parseSearch(given: string): Result<Search, UsageFault> {
  const typed = given.toLowerCase();
  if (typed === 'exact' || typed === 'shipped') return ok({ kind: typed });
  const name = SIMPLE_SEARCHES.find((known) => known === typed);
  if (name) return ok({ kind: 'simple', name });
  const widths = WIDTHS.exec(typed)?.[1]?.split(',').map(Number);
  return widths && !widths.includes(0)
    ? ok({ kind: 'beam', widths })
    : err({ kind: 'bad-choice', option: '--search', given, known: SEARCH_WORDS });
}

/** What can be given for an aim, with N for a number. */
export const AIM_WORDS = ['average', 'worst', 'under:N', 'within:N'] as const;

const MOST_ROWS = 20;

/** What a whole strategy can be best at. */
export function parseSearchAim(given = 'average'): Result<SearchAim, UsageFault> {
  const aim = aimIn(given);
  return aim && aim.kind !== 'chance' ? ok(aim) : badAim(given, ['average', 'worst', 'under:N']);
}

/** What a single guess can be best at, a chance within some rows too. */
export function parseAim(given = 'average'): Result<Aim, UsageFault> {
  const aim = aimIn(given);
  return aim ? ok(aim) : badAim(given, AIM_WORDS);
}

function aimIn(given: string): Aim | undefined {
  const [, word, digits] = /^(average|worst|under|within)(?::(\d{1,2}))?$/.exec(given.toLowerCase()) ?? [];
  const rows = Number(digits ?? 0);
  if (word === 'average' || word === 'worst') {
    return digits === undefined ? { kind: word === 'worst' ? 'worst-case' : word } : undefined;
  }
  if (word === undefined || rows < 1 || rows > MOST_ROWS) return undefined;
  return word === 'under' ? { kind: 'average-within', rows } : { kind: 'chance', rows };
}

function badAim(given: string, known: readonly string[]): Result<never, UsageFault> {
  return err({ kind: 'bad-choice', option: '--aim', given, known });
}
