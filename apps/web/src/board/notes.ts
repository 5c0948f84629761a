// Notes: for every kind of peg and every hole, nothing, not here, or maybe here.

import type { CodeSpec, Kind } from '@blackpeg/rules';

export type NoteMark = '' | 'no' | 'maybe';
/** By kind in the order of `noteKinds`, then by hole. */
export type Notes = readonly (readonly NoteMark[])[];

/** A place in the notes; both from 0. */
export interface NoteCell {
  readonly kind: number;
  readonly hole: number;
}

/** Every kind one can take a note of: facet by facet, the blank last. */
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

/** What a tap makes of a mark. */
export function nextMark(mark: NoteMark): NoteMark {
  const NEXT = { '': 'no', no: 'maybe', maybe: '' } as const;
  return NEXT[mark];
}
