// The keys of the board in the lesson: as in every game, and digits answer the question.

import type { Language } from '@blackpeg/wording';
import type { KeyPress } from '../key-press.ts';
import type { KeyBindings } from '../play/commands.ts';
import { keyCommand } from '../play/keys.ts';
import { LESSON_EDITION, type LessonStep } from './lesson.ts';
import type { LessonCommand } from './screen.ts';

/** Null for keys without a meaning here. */
export function lessonCommand(
  press: KeyPress,
  step: LessonStep,
  language: Language,
  keys: { readonly bindings: KeyBindings; readonly singleKeys: boolean },
): LessonCommand | null {
  const scene = { language, edition: LESSON_EDITION, letters: false, draft: null } as const;
  const command = keyCommand(press, { ...scene, ...keys });
  switch (command?.type) {
    case 'compose': {
      const [intent] = command.intents;
      if (step === 'read' && intent?.type === 'kind') return { type: 'count', pegs: intent.kind };
      const intents = command.intents.filter(({ type }) => type !== 'repeat-last');
      return { type: 'compose', intents };
    }
    case 'submit':
      return { type: 'submit' };
    case 'say-again':
      return { type: 'say-again' };
    case 'open':
      return command.what === 'hints' ? { type: 'hint' } : null;
    default:
      return null;
  }
}
