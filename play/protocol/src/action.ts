// What a player may wish over a line. Clocks, presence and whether an opened code is genuine are the referee's to say.

import type { Action, ActionType } from '@blackpeg/rules';
import { either, flag, named, nothing, type Of, type Schema, strict, tagged, text, word } from './schema.ts';
import { code, feedback, pegCounts, seat } from './values.ts';

const bare = <const T extends string>(type: T): Schema<{ readonly type: T }> => strict({ type: word(type) });

const commitment = text(/[!-~]{1,128}/);

const wishes = {
  'hide-code': strict({
    type: word('hide-code'),
    code: either(code, word('hidden')),
    blanks: either(flag, nothing),
    palmed: either(pegCounts, nothing),
    commitment: either(commitment, nothing),
  }),
  'place-guess': strict({ type: word('place-guess'), guess: code }),
  'mark-guess': strict({ type: word('mark-guess'), feedback, confirmed: flag }),
  'correct-mark': strict({ type: word('correct-mark'), feedback, confirmed: flag }),
  claim: bare('claim'),
  admit: bare('admit'),
  see: strict({ type: word('see'), seat }),
  'resign-round': bare('resign-round'),
  'resign-match': bare('resign-match'),
  'offer-end': bare('offer-end'),
  'withdraw-offer': bare('withdraw-offer'),
  'take-round': bare('take-round'),
  'abandon-match': bare('abandon-match'),
} satisfies { readonly [T in ActionType]?: Schema<Extract<Action, { readonly type: T }>> };

export const playerAction = named('Action', tagged('type', wishes));
export type PlayerAction = Of<typeof playerAction>;

export function isPlayerAction(action: Action): action is PlayerAction {
  return Object.hasOwn(wishes, action.type);
}
