// One announcement in the making: who listens, what the table looks like, and how shortly things are spelt.

import type { Board, Code, Feedback, Maker, MatchState } from '@blackpeg/rules';
import { briefCode, codeName } from '../names/codes.ts';
import { answerText, briefAnswer, briefFeedback, feedbackText } from '../names/feedback.ts';
import { type Speaker, whoIs } from '../names/who.ts';
import type { RowName, Who } from '../words/event-facts.ts';
import type { Detail } from './results.ts';

export interface Spelling {
  readonly codes: 'words' | 'spaced' | 'close';
  readonly answers: 'words' | 'letters';
  /** How much is said of what can be asked for later: points, rounds to play, the word before a row's number. */
  readonly extras: 'all' | 'few' | 'none';
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

/** Whose row it is goes without saying where there is only one board. */
export function rowName(scene: Scene, board: number, row: number): RowName {
  const alone = scene.state.round.boards.length === 1;
  return { who: alone ? null : breakerOf(scene, board), row: row + 1 };
}

export function codeIn({ speaker: { language, edition }, spelling }: Scene, code: Code): string {
  switch (spelling.codes) {
    case 'words':
      return codeName(language, edition, code);
    case 'spaced':
      return briefCode(language, edition, code);
    case 'close':
      return briefCode(language, edition, code, '');
  }
}

export function answerIn({ speaker: { language, edition }, spelling }: Scene, feedback: Feedback): string {
  return spelling.answers === 'words'
    ? answerText(language, edition.name, feedback)
    : briefAnswer(language, edition.name, feedback);
}

/** With what it means where it breaks the code. */
export function answerOn(scene: Scene, board: number, feedback: Feedback | 'hidden'): string | null {
  if (feedback === 'hidden') return null;
  const { speaker, spelling } = scene;
  const holes = boardAt(scene, board)?.holes ?? 0;
  return spelling.answers === 'words'
    ? feedbackText(speaker.language, speaker.edition, feedback, holes)
    : briefFeedback(speaker.language, speaker.edition, feedback, holes);
}
