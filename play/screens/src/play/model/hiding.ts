// The choices that go with hiding a code: whether blanks are possible, and which pegs stay out of the tray.

import { type CodeSpec, type MatchState, MOST_PALMED, type PegCounts } from '@blackpeg/rules';
import type { Draft, Hiding, HidingChoices } from '@blackpeg/session';
import { kindName } from '@blackpeg/wording';
import type { Look } from './look.ts';

export interface HidingView {
  readonly lead: string;
  /** Null if they are not the maker's choice. */
  readonly blanks: {
    readonly label: string;
    readonly note: string;
    readonly options: readonly { readonly on: boolean; readonly label: string }[];
    readonly chosen: boolean | null;
  } | null;
  readonly random: string;
  /** Null if pegs are not counted. */
  readonly palm: {
    readonly label: string;
    readonly note: string;
    readonly most: number;
    readonly kinds: readonly {
      readonly facet: number;
      readonly index: number;
      readonly name: string;
      readonly count: number;
    }[];
  } | null;
}

export function hidingView({ state, speaker, words }: Look, { hiding: choices }: Draft): HidingView {
  const { hiding } = words;
  const { edition, supply } = state.terms;
  const kinds = palmedOf(state, choices).flatMap((counts, facet) =>
    counts.map((count, index) => ({
      facet,
      index,
      count,
      name: kindName(speaker.language, edition, { facet, kind: index + 1 }),
    })),
  );
  const options = [
    { on: true, label: hiding.withBlanks },
    { on: false, label: hiding.withoutBlanks },
  ];
  return {
    lead: hiding.lead,
    blanks:
      edition.blanks === 'choice'
        ? { label: hiding.blanks, note: hiding.blanksNote, options, chosen: choices.blanks }
        : null,
    random: hiding.random,
    palm: supply === null ? null : { label: hiding.palm, note: hiding.palmNote, most: MOST_PALMED, kinds },
  };
}

/** As the session sends it. */
export function hidingOf(state: MatchState, { hiding: choices }: Draft): Hiding {
  const { edition, supply } = state.terms;
  return {
    blanks: edition.blanks === 'choice' ? choices.blanks : null,
    palmed: supply === null ? null : palmedOf(state, choices),
    commitment: null,
  };
}

/** The pegs offered: no blank if this round is to have none. */
export function hidingSpec({ terms }: MatchState, { spec, hiding }: Draft): CodeSpec {
  return terms.edition.blanks === 'choice' && hiding.blanks === false ? withoutBlanks(spec) : spec;
}

/** The codes to draw from: while blanks are undecided, those that are valid either way. */
export function chanceSpec(state: MatchState, draft: Draft): CodeSpec {
  const undecided = state.terms.edition.blanks === 'choice' && draft.hiding.blanks === null;
  return undecided ? withoutBlanks(draft.spec) : hidingSpec(state, draft);
}

function palmedOf({ terms }: MatchState, { palmed }: HidingChoices): PegCounts {
  return palmed ?? terms.edition.facets.map(({ size }) => Array.from({ length: size }, () => 0));
}

function withoutBlanks(spec: CodeSpec): CodeSpec {
  return { ...spec, facets: spec.facets.map((facet) => ({ ...facet, blank: false })) };
}
