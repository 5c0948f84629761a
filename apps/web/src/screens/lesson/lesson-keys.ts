// What the keys of the board do in the lesson: what they do in every game, and digits answer the question.

import type { Language, TableCommand } from '@blackpeg/wording';
import type { Settings } from '../../app/settings.ts';
import { keyMeaning } from '../play/key-meaning.ts';
import { LESSON_EDITION } from './lesson.ts';
import type { LessonGame } from './lesson-game.svelte.ts';

export function pressKey(
  event: KeyboardEvent,
  game: LessonGame,
  language: Language,
  { keys, singleKeys }: Pick<Settings, 'keys' | 'singleKeys'>,
): void {
  const scene = { language, edition: LESSON_EDITION, letters: false, draft: null } as const;
  const meaning = keyMeaning(event, { ...scene, bindings: keys, singleKeys });
  if (!meaning) return;
  event.preventDefault();
  switch (meaning.kind) {
    case 'place':
      if (game.step === 'read') game.count(meaning.value);
      else game.intend({ type: 'kind', kind: meaning.value, facet: null, hole: null });
      break;
    case 'fill':
      game.intend({ type: 'fill', peg: meaning.value });
      break;
    case 'take-back':
      game.intend({ type: 'take-back' });
      break;
    case 'take-out':
      game.intend({ type: 'take-out', hole: null });
      break;
    case 'submit':
      game.submit();
      break;
    case 'command':
      obey(meaning.command, game);
      break;
    case 'end-letters':
      break;
  }
}

/** The commands that mean something here. */
function obey(command: TableCommand, game: LessonGame): void {
  if (command === 'undo') game.intend({ type: 'undo' });
  if (command === 'clear') game.intend({ type: 'clear' });
  if (command === 'hint' && game.step === 'conclude') game.help();
  if (command === 'again') game.repeat();
}
