// The holes of a row or code that is being composed.

import { type Hole, pegIn } from '@blackpeg/session';
import { kindName, pegName } from '@blackpeg/wording';
import type { CellModel } from '../../board/model.ts';
import type { Look } from './look.ts';

export function draftCells(look: Look): readonly CellModel[] {
  const { draft, flagged } = look;
  if (!draft) return [];
  return draft.holes.map((hole, index) => {
    const peg = pegIn(hole);
    return {
      peg,
      half: peg === null && hole.some((kind) => kind !== null) ? hole : null,
      next: index === draft.cursor,
      flagged: flagged.includes(index + 1),
      name: cellName(look, hole, index, flagged.includes(index + 1)),
    };
  });
}

/** What of a pair is chosen, and the facet that is not; null where nothing or all is. */
export function halfChosen({ speaker, words }: Look, hole: Hole): string | null {
  const chosen = hole.findIndex((kind) => kind !== null);
  const open = hole.indexOf(null);
  const facet = speaker.edition.facets[open];
  if (chosen < 0 || open < 0 || !facet) return null;
  const kind = hole[chosen] ?? 0;
  const name =
    kind === 0
      ? pegName(speaker.language, speaker.edition, 0)
      : kindName(speaker.language, speaker.edition, { facet: chosen, kind });
  return words.board.half(name, facet.name);
}

function cellName(look: Look, hole: Hole, index: number, flagged: boolean): string {
  const { speaker, words } = look;
  const peg = pegIn(hole);
  const content =
    peg === null
      ? (halfChosen(look, hole) ?? words.board.stillEmpty)
      : pegName(speaker.language, speaker.edition, peg);
  const name = words.board.hole(index + 1, content);
  return flagged ? `${name}, ${words.board.flagged}` : name;
}
