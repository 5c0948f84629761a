// Notes: for every kind of peg and every hole, nothing, not here, or maybe here; and what the marks say together.

import { type CodeSpec, type Edition, type Kind, specFor } from '@blackpeg/rules';
import type { Fact } from '@blackpeg/solver';
import { boardTexts, kindName, type Language } from '@blackpeg/wording';
import type { Look } from './look.ts';

export type NoteMark = '' | 'no' | 'maybe';
/** By kind in the order of `noteKinds`, then by hole. */
export type Notes = readonly (readonly NoteMark[])[];

/** A field of the notes; both from 0. */
export interface NoteCell {
  readonly kind: number;
  readonly hole: number;
}

/** Every kind a note can be about: facet by facet, the blank last. */
export function noteKinds(spec: CodeSpec): readonly Kind[] {
  return spec.facets.flatMap(({ size, blank }, facet) => {
    const kinds = Array.from({ length: size }, (_, index) => ({ facet, kind: index + 1 }));
    return blank ? [...kinds, { facet, kind: 0 }] : kinds;
  });
}

export function emptyNotes(kinds: number, holes: number): Notes {
  return Array.from({ length: kinds }, () => Array.from({ length: holes }, () => '' as const));
}

export function noteAt(notes: Notes, { kind, hole }: NoteCell): NoteMark {
  return notes[kind]?.[hole] ?? '';
}

export function withNote(notes: Notes, cell: NoteCell, mark: NoteMark): Notes {
  return notes.map((row, kind) =>
    kind === cell.kind ? row.map((old, hole) => (hole === cell.hole ? mark : old)) : row,
  );
}

/** Facts as marks: where a kind cannot be, and where one that occurs may be. A maximum number of a kind gives no mark. */
export function withFacts(notes: Notes, spec: CodeSpec, facts: readonly Fact[]): Notes {
  const kinds = noteKinds(spec);
  const marked = (cannot: boolean) => (before: Notes, fact: Fact) =>
    before.map((row, at) => {
      const { facet, kind } = kinds[at] as Kind;
      return row.map((mark, hole) => {
        if (facet !== fact.facet) return mark;
        if (cannot) return isExcluded(fact, kind, hole + 1) ? 'no' : mark;
        return isMaybe(fact, kind, hole + 1) && mark === '' ? 'maybe' : mark;
      });
    });
  return facts.reduce(marked(false), facts.reduce(marked(true), notes));
}

function isExcluded(fact: Fact, kind: number, hole: number): boolean {
  if (fact.kind === 'here') return fact.hole === hole && fact.value !== kind;
  if (fact.value !== kind) return false;
  return fact.kind === 'not-here' ? fact.hole === hole : fact.most === 0;
}

function isMaybe(fact: Fact, kind: number, hole: number): boolean {
  if (fact.value !== kind || fact.kind === 'not-here') return false;
  return fact.kind === 'here' ? fact.hole === hole : fact.least > 0;
}

/** What a tap makes of a mark. */
export function nextMark(mark: NoteMark): NoteMark {
  const NEXT = { '': 'no', no: 'maybe', maybe: '' } as const;
  return NEXT[mark];
}

/** Notes stored for a board of this size; empty ones for anything else. */
export function notesIn(kept: Notes, spec: CodeSpec): Notes {
  const kinds = noteKinds(spec).length;
  const fits = kept.length === kinds && kept.every(({ length }) => length === spec.holes);
  return fits ? kept : emptyNotes(kinds, spec.holes);
}

/** The pegs to take notes about; null for a seat that is not searching. */
export function noteSpec({ state, round, seat }: Look): CodeSpec | null {
  const board = round.boards.find(({ breaker }) => breaker === seat);
  const { edition } = state.terms;
  if (!board || seat === null) return null;
  return specFor(edition, seat, board.secret?.blanks ?? edition.blanks !== 'off');
}

/** A colour, a shape or a number, or that there is none. */
export function noteName(language: Language, edition: Edition, { facet, kind }: Kind): string {
  const name = edition.facets[facet]?.name ?? 'colour';
  return kind === 0 ? boardTexts(language).without[name] : kindName(language, edition, { facet, kind });
}

/** The current note. */
export function noteText(look: Look, cell: NoteCell, mark: NoteMark): string {
  const { language } = look.speaker;
  const spec = noteSpec(look);
  const kind = spec && noteKinds(spec)[cell.kind];
  if (!kind) return '';
  return boardTexts(language).note(noteName(language, look.state.terms.edition, kind), cell.hole + 1, mark);
}

/** Kinds by hole, from 0. */
interface Noted {
  /** All others are crossed out there. */
  readonly certain: readonly { readonly hole: number; readonly kind: Kind }[];
  /** Crossed out in every hole. */
  readonly excluded: readonly Kind[];
  /** The other marks. */
  readonly open: readonly {
    readonly hole: number;
    readonly maybe: readonly Kind[];
    readonly not: readonly Kind[];
  }[];
  /** Holes whose only marks are exclusions. */
  readonly unmarked: readonly number[];
}

function notedIn(notes: Notes, spec: CodeSpec): Noted {
  const kinds = noteKinds(spec);
  const holes = Array.from({ length: spec.holes }, (_, hole) => hole);
  const markOf = (kind: Kind, hole: number) => noteAt(notes, { kind: kinds.indexOf(kind), hole });
  const isOut = (kind: Kind) => holes.every((hole) => markOf(kind, hole) === 'no');
  const certain = holes.flatMap((hole) =>
    spec.facets.flatMap((_, facet) => {
      const left = kinds.filter((kind) => kind.facet === facet && markOf(kind, hole) !== 'no');
      return left.length === 1 ? left.map((kind) => ({ hole, kind })) : [];
    }),
  );
  const isSettled = ({ facet }: Kind, hole: number) =>
    certain.some((one) => one.hole === hole && one.kind.facet === facet);
  const marked = holes.map((hole) => {
    const having = (mark: 'maybe' | 'no') =>
      kinds.filter((kind) => markOf(kind, hole) === mark && !isOut(kind) && !isSettled(kind, hole));
    return { hole, maybe: having('maybe'), not: having('no') };
  });
  const hasMarks = ({ maybe, not }: (typeof marked)[number]) => maybe.length + not.length > 0;
  return {
    certain,
    excluded: kinds.filter(isOut),
    open: marked.filter(hasMarks),
    unmarked: marked
      .filter((one) => !hasMarks(one) && !certain.some(({ hole }) => hole === one.hole))
      .map(({ hole }) => hole),
  };
}

/** As sentences, what is certain first. */
export function notedText(look: Look, kept: Notes): string {
  const { words, speaker, state } = look;
  const { known } = words.notes;
  const spec = noteSpec(look);
  if (!spec) return '';
  const { certain, excluded, open, unmarked } = notedIn(notesIn(kept, spec), spec);
  const nameOf = (kind: Kind) => noteName(speaker.language, state.terms.edition, kind);
  const named = (kinds: readonly Kind[]) => kinds.map(nameOf).join(', ');
  if (certain.length + excluded.length + open.length === 0) return known.nothing;
  const sentences = [
    certain.length > 0 &&
      known.certain(certain.map(({ hole, kind }) => `${known.hole(hole + 1)} ${nameOf(kind)}`).join(', ')),
    excluded.length > 0 && known.excluded(named(excluded)),
    ...open.map(({ hole, maybe, not }) =>
      known.open(
        hole + 1,
        [maybe.length > 0 && known.maybe(named(maybe)), not.length > 0 && known.not(named(not))]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    unmarked.length > 0 && known.unmarked(unmarked.map((hole) => known.hole(hole + 1)).join(', ')),
  ];
  return sentences.filter(Boolean).join(' ');
}
