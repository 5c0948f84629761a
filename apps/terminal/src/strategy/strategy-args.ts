// The options of `blackpeg strategy`.

import { parseCode } from '@blackpeg/notation';
import { type Code, type Edition, err, ok, type Result, widestSpec } from '@blackpeg/rules';
import type { Aim, SearchAim } from '@blackpeg/solver';
import { type OptionSpecs, parseSeed, type Values } from '../command-line/args.ts';
import { EDITION_OPTIONS, oneLengthEdition } from '../command-line/edition-args.ts';
import type { CommandFault, UsageFault } from '../command-line/fault.ts';

export const STRATEGY_OPTIONS = {
  ...EDITION_OPTIONS,
  search: { takes: 'search' },
  aim: { takes: 'aim' },
  first: { takes: 'code' },
  seed: { takes: 'number' },
  tree: { takes: 'file' },
  json: {},
} as const satisfies OptionSpecs;

type Flags = Values<typeof STRATEGY_OPTIONS>;

export interface Asked {
  readonly edition: Edition;
  readonly search: Search;
  /** As typed, with what is really searched: one first guess if it was given. */
  readonly searchText: string;
  readonly aim: SearchAim;
  readonly first: Code | null;
  readonly seed: number;
}

export function strategyFrom(values: Flags): Result<Asked, CommandFault> {
  const edition = oneLengthEdition(values);
  if (!edition.ok) return edition;
  if (values.search === undefined) return err({ kind: 'missing-option', option: '--search' });
  const search = parseSearch(values.search);
  if (!search.ok) return search;
  const stray = strayOption(values, search.value);
  if (stray) return err({ kind: 'not-for-search', option: stray, search: values.search });
  const aim = parseSearchAim(values.aim);
  if (!aim.ok) return aim;
  const seed = parseSeed(values.seed ?? '1');
  if (!seed.ok) return seed;
  const first = firstFrom(edition.value, values.first);
  if (!first.ok) return first;
  return ok({
    edition: edition.value,
    search: search.value,
    searchText: searchText(search.value, values.search, first.value !== null),
    aim: aim.value,
    first: first.value,
    seed: seed.value,
  });
}

/** A beam with its first guess given looks at that one only, whatever its first width. */
function searchText(search: Search, given: string, hasFirst: boolean): string {
  if (search.kind !== 'beam' || !hasFirst) return given.toLowerCase();
  return `beam:${[1, ...search.widths.slice(1)].join()}`;
}

/** Only searches have an aim, only random strategies need a seed, and a shipped one has a fixed first guess. */
function strayOption(values: Flags, search: Search): string | undefined {
  const searches = search.kind === 'beam' || search.kind === 'exact';
  const draws = search.kind === 'simple' && search.name === 'random-consistent';
  if (values.aim !== undefined && !searches) return '--aim';
  if (values.first !== undefined && search.kind === 'shipped') return '--first';
  return values.seed !== undefined && !draws ? '--seed' : undefined;
}

function firstFrom(edition: Edition, text: string | undefined): Result<Code | null, CommandFault> {
  if (text === undefined) return ok(null);
  const code = parseCode(widestSpec(edition), text);
  return code.ok ? code : err({ kind: 'bad-text', where: '--first', text, fault: code.error });
}

/** Some minutes of an adviser; more would only keep the user waiting. */
export const MOST_NODES = 100_000_000;

/** Strategies that look at one guess at a time, by the name they are asked for. */
const SIMPLE_SEARCHES = [
  'minimax',
  'expected-size',
  'entropy',
  'most-parts',
  'first-consistent',
  'random-consistent',
  'one-step-deeper',
] as const;
export type SimpleSearch = (typeof SIMPLE_SEARCHES)[number];

/** Strategies that have to be computed; shipped ones need not. */
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

/** Aims of a whole strategy. */
export function parseSearchAim(given = 'average'): Result<SearchAim, UsageFault> {
  const aim = aimIn(given);
  return aim && aim.kind !== 'chance' ? ok(aim) : badAim(given, ['average', 'worst', 'under:N']);
}

/** Aims of a single guess, including a chance within some rows. */
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
