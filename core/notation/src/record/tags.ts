// The terms of a match as the tags of a record: `[Edition "super-5x8"]`, `[Seat1 "person 60s"]`.

import {
  CUSTODIES,
  FORMS,
  MARKERS,
  type MatchResult,
  ok,
  PACES,
  PERSON,
  type Result,
  SCORINGS,
  type Seat,
  type SeatTerms,
  standardTerms,
  type Terms,
} from '@blackpeg/rules';
import { formatEdition, parseEdition } from '../text/edition.ts';
import { formatResult, parseResult } from '../text/outcome.ts';
import { formatSeat, parseCount, parseSeat } from '../text/seat.ts';
import { formatLength, formatSeatTerms, parseLength, parseSeatTerms } from '../text/terms.ts';
import { faultAt, shifted, type TextFault } from '../text/text-fault.ts';
import { formatSeconds, parseSeconds } from '../text/time.ts';
import type { MatchRecord, RecordTag } from './match-record.ts';

/** A tag and the offset at which its value begins. */
export interface ScannedTag extends RecordTag {
  readonly at: number;
}

export type Agreed = Pick<MatchRecord, 'terms' | 'firstMaker' | 'result'>;

/** Always the same tags in the same order; defaults (turns, escrow, no tray, no bonus) are left out. */
export function formatAgreed({ terms, firstMaker, result }: Agreed): readonly RecordTag[] {
  const first = formatSeat(firstMaker);
  return [
    tag('Edition', formatEdition(terms.edition)),
    tag('Form', terms.form),
    ...(terms.pace === 'turns' ? [] : [tag('Pace', terms.pace)]),
    ...terms.seats.map((seat, index) => tag(`Seat${index + 1}`, formatSeatTerms(seat))),
    tag('FirstMaker', terms.firstMaker === 'drawn' ? `drawn ${first}` : first),
    tag('Length', formatLength(terms.length, terms.scoring)),
    tag('Scoring', terms.scoring),
    ...(terms.unbrokenBonus ? [tag('UnbrokenBonus', 'yes')] : []),
    tag('Marker', terms.marker),
    ...(terms.custody === 'escrow' ? [] : [tag('Custody', terms.custody)]),
    ...(terms.supply === null ? [] : [tag('Tray', String(terms.supply))]),
    tag('Absence', formatSeconds(terms.absence)),
    ...(terms.oneScreen ? [tag('OneScreen', 'yes')] : []),
    tag('Result', formatResult(result)),
  ];
}

/** In any order; a missing tag means the edition's default. Names are in lower case. */
export function parseAgreed(tags: readonly ScannedTag[], end: number): Result<Agreed, TextFault> {
  const twice = tags.find(({ name }, at) => tags.findIndex((other) => other.name === name) < at);
  if (twice) return faultAt(twice.at, { kind: 'repeated-tag', tag: twice.name });
  const edition = tags.find(({ name }) => name === 'edition');
  if (!edition) return faultAt(end, { kind: 'expected', what: 'tag', found: '' });
  const parsed = parseEdition(edition.value);
  if (!parsed.ok) return shifted(parsed.error, edition.at);
  let parts: Parts = { terms: {}, seats: [], firstMaker: null, result: null };
  for (const given of tags.filter((one) => one !== edition)) {
    const part = readTag(given.name, given.value);
    if (part === undefined) return wrongValue(given);
    parts = {
      ...parts,
      ...part,
      terms: { ...parts.terms, ...part.terms },
      seats: [...parts.seats, ...(part.seats ?? [])],
    };
  }
  const { form } = parts.terms;
  const usual = standardTerms(parsed.value, form ? { form } : {});
  const terms: Terms = { ...usual, ...parts.terms, seats: seatsOf(parts.seats, usual.seats) };
  const firstMaker = parts.firstMaker ?? (terms.firstMaker === 'drawn' ? 0 : terms.firstMaker);
  return ok({ terms, firstMaker, result: parts.result });
}

/** What the tags have said so far. */
interface Parts {
  readonly terms: Partial<Terms>;
  readonly seats: readonly { readonly seat: Seat; readonly terms: SeatTerms }[];
  readonly firstMaker: Seat | null;
  readonly result: MatchResult | null;
}

function readTag(name: string, value: string): Partial<Parts> | undefined {
  const seat = parseSeat(name);
  if (seat !== null) {
    const terms = parseSeatTerms(value);
    return terms && { seats: [{ seat, terms }] };
  }
  if (name === 'result') {
    const result = parseResult(value);
    return result === undefined ? undefined : { result };
  }
  if (name === 'firstmaker') return parseFirstMaker(value);
  const terms = Object.hasOwn(READERS, name) ? READERS[name]?.(value.trim().toLowerCase()) : {};
  return terms && { terms };
}

const READERS: Readonly<Record<string, (value: string) => Partial<Terms> | undefined>> = {
  form: (value) => wordOf('form', FORMS, value),
  pace: (value) => wordOf('pace', PACES, value),
  scoring: (value) => wordOf('scoring', SCORINGS, value),
  marker: (value) => wordOf('marker', MARKERS, value),
  custody: (value) => wordOf('custody', CUSTODIES, value),
  length: (value) => {
    const length = parseLength(value);
    return length && { length };
  },
  unbrokenbonus: (value) => yesOrNo('unbrokenBonus', value),
  onescreen: (value) => yesOrNo('oneScreen', value),
  tray: (value) => {
    const supply = parseCount(value);
    return supply === null ? undefined : { supply };
  },
  absence: (value) => {
    const absence = parseSeconds(value);
    return absence === null ? undefined : { absence };
  },
};

function wordOf<K extends keyof Terms, T extends Terms[K]>(
  field: K,
  words: readonly T[],
  value: string,
): Partial<Terms> | undefined {
  const word = words.find((known) => known === value);
  return word === undefined ? undefined : { [field]: word };
}

function yesOrNo(field: 'unbrokenBonus' | 'oneScreen', value: string): Partial<Terms> | undefined {
  return value === 'yes' || value === 'no' ? { [field]: value === 'yes' } : undefined;
}

function parseFirstMaker(value: string): Partial<Parts> | undefined {
  const words = value.trim().toLowerCase().split(/\s+/);
  const drawn = words.length === 2 && words[0] === 'drawn';
  const seat = parseSeat(words.at(-1) ?? '');
  if (seat === null || (words.length !== 1 && !drawn)) return undefined;
  return { firstMaker: seat, terms: { firstMaker: drawn ? 'drawn' : seat } };
}

/** Seats without a tag get the defaults. */
function seatsOf(given: Parts['seats'], usual: readonly SeatTerms[]): readonly SeatTerms[] {
  const length = Math.max(usual.length, ...given.map(({ seat }) => seat + 1));
  return Array.from({ length }, (_, index) => given.find(({ seat }) => seat === index)?.terms ?? PERSON);
}

function tag(name: string, value: string): RecordTag {
  return { name, value };
}

function wrongValue({ name, value, at }: ScannedTag): Result<never, TextFault> {
  const values = parseSeat(name) === null ? (VALUES[name] ?? []) : SEAT_VALUES;
  return faultAt(at, { kind: 'bad-tag', tag: name, found: value.slice(0, 20), values });
}

const YES_NO = ['yes', 'no'];
const SEAT_VALUES = ['person', 'house', 'person 60s', 'person consistent'];

/** The values a tag may have: all of them, or examples if there is no limit. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  form: FORMS,
  pace: PACES,
  scoring: SCORINGS,
  marker: MARKERS,
  custody: CUSTODIES,
  length: ['2 rounds', '20 points', '20 rows'],
  unbrokenbonus: YES_NO,
  onescreen: YES_NO,
  tray: ['20', '24'],
  absence: ['120'],
  firstmaker: ['seat1', 'seat2', 'drawn seat1'],
  result: ['seat1 by score', 'drawn seat1 seat2', 'finished', 'no-result agreed', '*'],
};
