// What the keys of the board do in the lesson: what they do in every game, and digits answer the question.

import { LESSON_EDITION } from '@blackpeg/screens/lesson';
import { bindingsOf, keyCommand } from '@blackpeg/screens/play';
import type { Language } from '@blackpeg/wording';
import { pressOf } from '../../app/key-press.ts';
import type { Settings } from '../../app/settings.ts';
import type { LessonGame } from './lesson-game.svelte.ts';

export function pressKey(
  event: KeyboardEvent,
  game: LessonGame,
  language: Language,
  { keys, singleKeys }: Pick<Settings, 'keys' | 'singleKeys'>,
): void {
  const scene = { language, edition: LESSON_EDITION, letters: false, draft: null } as const;
  const command = keyCommand(pressOf(event), { ...scene, bindings: bindingsOf(keys), singleKeys });
  if (!command) return;
  event.preventDefault();
  switch (command.type) {
    case 'compose':
      for (const intent of command.intents) {
        if (game.step === 'read' && intent.type === 'kind') game.count(intent.kind);
        else if (intent.type !== 'repeat-last') game.intend(intent);
      }
      break;
    case 'submit':
      game.submit();
      break;
    case 'say-again':
      game.repeat();
      break;
    case 'open':
      if (command.what === 'hints' && game.step === 'conclude') game.help();
      break;
    default:
      break;
  }
}
