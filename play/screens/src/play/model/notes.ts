// Notes: for every kind of peg and every hole, nothing, not here, or maybe here.

import { type CodeSpec, type Edition, type Kind, specFor } from '@blackpeg/rules';
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

/** What a tap changes a mark to. */
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
