// The three grades of a hint, for the row as it stands.

import { codeIn } from '@blackpeg/session';
import { checkHint, clueHint, type Hint, type HintScene, hintScene, rowHint } from '../../game/hints.ts';
import type { Look } from '../board-model.ts';
import type { App } from '../screen.ts';
import type { Desk } from './desk.ts';

export const GRADES = ['check', 'clue', 'row'] as const;
export type Grade = (typeof GRADES)[number];

/** Null where this seat looks for no code. */
export function sceneOf(app: App, { state, seat, speaker }: Look): HintScene | null {
  return hintScene(app.services.thinker, state, seat, speaker);
}

export async function workHint(grade: Grade, scene: HintScene, look: Look, desk: Desk): Promise<Hint> {
  switch (grade) {
    case 'check': {
      const guess = look.draft && codeIn(look.draft);
      if (guess) return checkHint(scene, guess);
      return { texts: [look.words.hints.rowUnfilled], row: null, clue: null };
    }
    case 'clue':
      return clueHint(scene, desk.told);
    case 'row': {
      const rows = look.state.round.boards.find(({ breaker }) => breaker === look.seat)?.rows.length ?? 0;
      return rowHint(scene, look.speaker.edition.rows - rows);
    }
  }
}
