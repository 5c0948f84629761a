// Choices as text, for the next time. What another version wrote differently is ignored.

import {
  boolean,
  type Decoder,
  either,
  type FieldDecoders,
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
  EDITIONS,
  type EditionName,
  FORMS,
  type Form,
  MARKERS,
  MOST_HOLES,
  MOST_ROWS,
  PACES,
  SUPER_MOST,
} from '@blackpeg/rules';
import { CODEMAKER_CHOICES, HOUSE_SPEEDS, LEVEL_CHOICES } from '@blackpeg/table';
import {
  type BothSeats,
  type Choices,
  CLASSIC_SCORINGS,
  EXTRAS,
  FIRST,
  LENGTHS,
  LONGEST_NAME,
  OPPONENTS,
  OWN_PEGS,
  RINGS,
  standardChoices,
  TIMES,
} from './choices.ts';
import { MOST_SUPPLY, OTHER_TIMES, PLAYERS, ROUNDS, TARGETS } from './offers.ts';

/** Field by field, over the defaults; null if nothing was stored. */
export function decodeChoices(edition: EditionName, text: string | null): Choices | null {
  const kept = parsed(text);
  if (!kept) return null;
  let choices = standardChoices(edition);
  for (const [name, decode] of Object.entries<Decoder<unknown>>(decodersFor(edition))) {
    const field = decode(kept[name], name);
    if (field.ok && name !== 'edition') choices = { ...choices, [name]: field.value };
  }
  return choices;
}

/** An edition given in notation is not stored. */
export function encodeChoices({ written, ...choices }: Choices): string {
  return JSON.stringify(choices);
}

function decodersFor(edition: EditionName): FieldDecoders<Omit<Choices, 'written'>> {
  const own = edition === 'custom';
  return {
    edition: oneOf(EDITION_NAMES),
    holes: integer(1, own ? MOST_HOLES : SUPER_MOST.holes),
    colours: integer(1, own ? 9 : SUPER_MOST.colours),
    shapes: integer(1, 9),
    pegs: oneOf(OWN_PEGS),
    rows: integer(1, MOST_ROWS),
    repeats: boolean,
    blue: boolean,
    blanks: oneOf(BLANKS),
    game: oneOf(EDITIONS[edition].games),
    rings: oneOf(RINGS),
    opponent: oneOf(OPPONENTS),
    names: pairOf(shortText(LONGEST_NAME)),
    form: oneOf(FORMS),
    players: stepped(PLAYERS),
    level: oneOf(LEVEL_CHOICES),
    speed: oneOf(HOUSE_SPEEDS),
    codemaker: oneOf(CODEMAKER_CHOICES),
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

function pairOf<T>(item: Decoder<T>): Decoder<BothSeats<T>> {
  return listOf(item, 2, 2) as Decoder<BothSeats<T>>;
}

function roundsOf(form: Form): Decoder<number> {
  return stepped(ROUNDS[form]);
}

/** A number that can be reached in whole steps. */
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
