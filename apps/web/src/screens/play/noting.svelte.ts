// The notes of a round: read when it begins, kept at every mark.

import { specFor } from '@blackpeg/rules';
import {
  emptyNotes,
  type NoteCell,
  type NoteMark,
  type Notes,
  noteKinds,
  withNote,
} from '../../board/notes.ts';
import type { StoredDrawer } from '../../storage/storage.ts';
import { roundIndex } from './ended-round.ts';
import type { Game } from './game.svelte.ts';
import { roundKey } from './keeping.ts';

export type Noting = ReturnType<typeof createNoting>;

/** To be called while a component is being made. */
export function createNoting(game: Game, drawer: StoredDrawer<Notes>) {
  /** Who looks on takes no notes. */
  const seat = $derived(game.seat ?? 0);
  const board = $derived(game.round.boards.find(({ breaker }) => breaker === game.seat));
  const key = $derived(roundKey(game.table.card.match, roundIndex(game.state, game.round), seat));
  const spec = $derived(
    specFor(
      game.state.terms.edition,
      seat,
      board?.secret?.blanks ?? game.state.terms.edition.blanks !== 'off',
    ),
  );
  const kinds = $derived(noteKinds(spec));
  const empty = $derived(emptyNotes(kinds.length, spec.holes));
  let kept = $state.raw<{ readonly key: string; readonly notes: Notes } | null>(null);
  /** What was there before all of it was cleared. */
  let cleared = $state.raw<Notes | null>(null);
  const notes = $derived(kept?.key === key && fits(kept.notes, empty) ? kept.notes : empty);

  $effect(() => {
    const wanted = key;
    // Notes that cannot be read are notes that are not there.
    drawer.get(wanted).then(
      (stored) => {
        if (stored && kept?.key !== wanted && wanted === key) kept = { key: wanted, notes: stored };
      },
      () => {},
    );
  });

  function keep(changed: Notes): void {
    cleared = null;
    kept = { key, notes: changed };
    drawer.put(key, changed).catch(() => {});
  }

  return {
    /** Only who looks for a code takes notes. */
    get wanted() {
      return board !== undefined;
    },
    get spec() {
      return spec;
    },
    get kinds() {
      return kinds;
    },
    get notes() {
      return notes;
    },
    set: (cell: NoteCell, mark: NoteMark) => keep(withNote(notes, cell, mark)),
    clear(): void {
      const before = notes;
      keep(empty);
      cleared = before;
    },
    /** Null where nothing was cleared. */
    get undo() {
      const before = cleared;
      return before && (() => keep(before));
    },
  };
}

function fits(notes: Notes, empty: Notes): boolean {
  return notes.length === empty.length && notes.every((row, kind) => row.length === empty[kind]?.length);
}
