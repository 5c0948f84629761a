// The context of one announcement: the listener, the state of the table, and how briefly things are spelt.

import type { Board, Code, Feedback, Maker, MatchState } from '@blackpeg/rules';
import { spokenCode, usualStyle } from '../names/codes.ts';
import { briefFeedback, feedbackText } from '../names/feedback.ts';
import { type Speaker, whoIs } from '../names/who.ts';
import type { Extras, RowName, Who } from '../words/event-facts.ts';
import type { Detail } from './results.ts';

export interface Spelling {
  /** Normal, or shorter. */
  readonly codes: Detail;
  readonly extras: Extras;
  /** The longest name, in characters. */
  readonly names: number;
}

export interface Scene {
  readonly speaker: Speaker;
  /** After the event. */
  readonly state: MatchState;
  readonly detail: Detail;
  readonly spelling: Spelling;
}

export function who(scene: Scene, maker: Maker): Who {
  return whoIs(scene.speaker, maker);
}

export function boardAt({ state }: Scene, board: number): Board | undefined {
  return state.round.boards[board];
}

export function breakerOf(scene: Scene, board: number): Who {
  return who(scene, boardAt(scene, board)?.breaker ?? 'house');
}

/** If there is only one board, it need not be said whose row it is. */
export function rowName(scene: Scene, board: number, row: number): RowName {
  const alone = scene.state.round.boards.length === 1;
  return { who: alone ? null : breakerOf(scene, board), row: row + 1 };
}

export function codeIn({ speaker, spelling }: Scene, code: Code): string {
  const { language, edition, codes } = speaker;
  return spokenCode(language, edition, code, codes ?? usualStyle(edition, spelling.codes));
}

/** With its meaning if it breaks the code. */
export function answerOn(scene: Scene, board: number, feedback: Feedback | 'hidden'): string | null {
  if (feedback === 'hidden') return null;
  const { speaker, detail } = scene;
  const holes = boardAt(scene, board)?.holes ?? 0;
  const say = detail === 'full' ? feedbackText : briefFeedback;
  return say(speaker.language, speaker.edition, feedback, holes);
}
