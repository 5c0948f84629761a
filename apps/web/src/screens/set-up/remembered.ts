// The last choices for each edition, kept in this browser. What an older or a newer version wrote differently is left.

import {
  boolean,
  type Decoder,
  either,
  type Fields,
  integer,
  listOf,
  nothing,
  oneOf,
  record,
  shortText,
} from '@blackpeg/notation';
import {
  BLANKS,
  EDITION_NAMES,
  type EditionName,
  FORMS,
  type Form,
  GAMES,
  MARKERS,
  PACES,
  SUPER_MOST,
} from '@blackpeg/rules';
import { CODEMAKER_NAMES, LEVEL_NAMES } from '@blackpeg/solver';
import {
  type Choices,
  CLASSIC_SCORINGS,
  EXTRAS,
  FIRST,
  LENGTHS,
  OPPONENTS,
  OWN_PEGS,
  type Pair,
  RINGS,
  TIMES,
} from './choices.ts';
import { MOST_SUPPLY, OTHER_TIMES, PLAYERS, ROUNDS, TARGETS } from './offers.ts';
import { OWN_LIMITS } from './sizes.ts';
import { standardChoices } from './standard.ts';

export const LONGEST_NAME = 24;

/** Field by field, over what is usual; null where nothing was kept. */
export function decodeChoices(edition: EditionName, text: string | null): Choices | null {
  const kept = parsed(text);
  if (!kept) return null;
  const decoders = decodersFor(edition);
  let choices = standardChoices(edition);
  for (const name of Object.keys(decoders) as (keyof Choices)[]) {
    const field = (decoders[name] as Decoder<unknown>)(kept[name], name);
    if (field.ok && name !== 'edition') choices = { ...choices, [name]: field.value };
  }
  return choices;
}

export function remembered(edition: EditionName): Choices | null {
  try {
    return decodeChoices(edition, localStorage.getItem(placeOf(edition)));
  } catch {
    return null;
  }
}

export function remember(choices: Choices): void {
  try {
    localStorage.setItem(placeOf(choices.edition), JSON.stringify(choices));
  } catch {
    // Without a place to keep them the next set-up begins as the first did.
  }
}

function placeOf(edition: EditionName): string {
  return `blackpeg.set-up.${edition}`;
}

function decodersFor(edition: EditionName): Fields<Choices> {
  const own = edition === 'custom';
  return {
    edition: oneOf(EDITION_NAMES),
    holes: integer(1, own ? OWN_LIMITS.holes : SUPER_MOST.holes),
    colours: integer(1, own ? 9 : SUPER_MOST.colours),
    shapes: integer(1, 9),
    pegs: oneOf(OWN_PEGS),
    rows: integer(1, OWN_LIMITS.rows),
    repeats: boolean,
    blue: boolean,
    blanks: oneOf(BLANKS),
    game: oneOf(GAMES[edition]),
    rings: oneOf(RINGS),
    opponent: oneOf(OPPONENTS),
    names: pairOf(shortText(LONGEST_NAME)),
    form: oneOf(FORMS),
    players: stepped(PLAYERS),
    level: oneOf(LEVEL_NAMES),
    codemaker: oneOf(CODEMAKER_NAMES),
    first: oneOf(FIRST),
    length: oneOf(LENGTHS),
    rounds: record({
      solitaire: roundsOf('solitaire'),
      classic: roundsOf('classic'),
      duel: roundsOf('duel'),
      race: roundsOf('race'),
    }),
    target: stepped(TARGETS),
    scoring: oneOf(CLASSIC_SCORINGS),
    bonus: boolean,
    marker: oneOf(MARKERS),
    pace: oneOf(PACES),
    time: oneOf(TIMES),
    otherTime: stepped(OTHER_TIMES),
    extra: pairOf(oneOf(EXTRAS)),
    tray: boolean,
    supply: either(nothing, integer(1, MOST_SUPPLY)),
    hints: boolean,
    listed: boolean,
    sealed: boolean,
    bars: pairOf(boolean),
  };
}

function pairOf<T>(item: Decoder<T>): Decoder<Pair<T>> {
  return listOf(item, 2, 2) as Decoder<Pair<T>>;
}

function roundsOf(form: Form): Decoder<number> {
  return stepped(ROUNDS[form]);
}

/** A number one gets to by whole steps. */
function stepped({ least, most, step }: { least: number; most: number; step: number }): Decoder<number> {
  const within = integer(least, most);
  return (value, path) => {
    const decoded = within(value, path);
    return decoded.ok && (decoded.value - least) % step !== 0 ? within(null, path) : decoded;
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
