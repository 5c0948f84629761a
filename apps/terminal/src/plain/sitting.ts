// One open match as it is played by lines: the table, what its player is looking at, and what is remembered on the way.

import type { CodeSpec, MatchState, PegCounts, Seat } from '@blackpeg/rules';
import { type Hiding, PLAIN_HIDING } from '@blackpeg/session';
import type { Deduction } from '@blackpeg/solver';
import type { Table } from '@blackpeg/table';
import { type PlainWords, plainTexts, speakerOf } from '@blackpeg/wording';
import type { Look } from '../game/queries.ts';
import type { Desk } from './desk.ts';

export interface Sitting {
  readonly desk: Desk;
  readonly table: Table;
  readonly words: PlainWords;
  readonly memory: Memory;
}

/** What goes with the round: gone when another begins. */
export interface Memory {
  round: string;
  /** C9g: null until the maker has said it. */
  blanks: boolean | null;
  palmed: PegCounts | null;
  told: readonly Deduction[];
}

export function sittingAt(desk: Desk, table: Table): Sitting {
  const memory = { round: '', blanks: null, palmed: null, told: [] };
  return { desk, table, words: plainTexts(desk.language), memory };
}

/** What the player in front may see; null while nobody may. */
export function lookOf({ desk, table, memory }: Sitting): Look | null {
  const { state, eyes } = table.snapshot();
  if (!state) return null;
  const round = `${eyes.seat} ${state.round.number} ${state.round.replay}`;
  if (memory.round !== round) Object.assign(memory, { round, blanks: null, palmed: null, told: [] });
  const speaker = speakerOf(table.card, desk.language, state.terms.edition, eyes.seat);
  return { state, seat: eyes.seat, speaker, detail: desk.detail };
}

/** The other person at this keyboard; null for who is alone. */
export function otherPerson({ table }: Sitting): Seat | null {
  const { seat } = table.snapshot().eyes;
  return table.people.find((person) => person !== seat) ?? null;
}

/** The pegs of the row or code that is composed now; without one, those of the game. */
export function specNow({ table, memory }: Sitting, { terms }: MatchState, widest: CodeSpec): CodeSpec {
  const spec = table.snapshot().draft?.spec ?? widest;
  const without =
    table.snapshot().duty?.kind === 'hide' && terms.edition.blanks === 'choice' && memory.blanks === false;
  return without ? { ...spec, facets: spec.facets.map((facet) => ({ ...facet, blank: false })) } : spec;
}

/** What goes with the code that is hidden. */
export function hidingNow({ memory }: Sitting, { terms }: MatchState): Hiding {
  const { edition, supply } = terms;
  const none = edition.facets.map(({ size }) => Array.from({ length: size }, () => 0));
  return {
    ...PLAIN_HIDING,
    blanks: edition.blanks === 'choice' ? memory.blanks : null,
    palmed: supply === null ? null : (memory.palmed ?? none),
  };
}
