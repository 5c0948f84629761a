// What `blackpeg strategy` is asked for, from its options.

import { parseCode } from '@blackpeg/notation';
import { type Code, type Edition, err, ok, type Result, widestSpec } from '@blackpeg/rules';
import type { SearchAim } from '@blackpeg/solver';
import { type OptionSpecs, parseSeed, type Values } from './args.ts';
import { EDITION_OPTIONS, oneLengthEdition } from './edition-args.ts';
import type { Fault } from './fault.ts';
import { parseSearch, parseSearchAim, type Search } from './search-args.ts';

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
  /** As it is typed, with what is really searched: one first guess where it was given. */
  readonly searchText: string;
  readonly aim: SearchAim;
  readonly first: Code | null;
  readonly seed: number;
}

export function strategyFrom(values: Flags): Result<Asked, Fault> {
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

/** Only searches have an aim, only chance needs a seed, and what ships begins as it does. */
function strayOption(values: Flags, search: Search): string | undefined {
  const searches = search.kind === 'beam' || search.kind === 'exact';
  const draws = search.kind === 'simple' && search.name === 'random-consistent';
  if (values.aim !== undefined && !searches) return '--aim';
  if (values.first !== undefined && search.kind === 'shipped') return '--first';
  return values.seed !== undefined && !draws ? '--seed' : undefined;
}

function firstFrom(edition: Edition, text: string | undefined): Result<Code | null, Fault> {
  if (text === undefined) return ok(null);
  const code = parseCode(widestSpec(edition), text);
  return code.ok ? code : err({ kind: 'bad-text', where: '--first', text, fault: code.error });
}
