// The actions a client may send. Clocks, presence and whether an opened code is genuine are decided by the referee.

import { type Action, type ActionType, MOST_ROWS } from '@blackpeg/rules';
import {
  described,
  either,
  flag,
  named,
  nothing,
  type Of,
  optional,
  type Schema,
  strict,
  tagged,
  text,
  whole,
  word,
} from './schema.ts';
import { code, feedback, pegCounts, seat } from './values.ts';

const bare = <const T extends string>(type: T): Schema<{ readonly type: T }> => strict({ type: word(type) });

const commitment = text(/[!-~]{1,128}/);
const key = text(/[!-~]{1,128}/);

/** In escrow the referee makes the key, sealed it stays with the maker; and only the referee says what is genuine. */
type Told<A> = Omit<A, 'genuine' | (A extends { readonly type: 'hide-code' } ? 'key' : never)>;

type PlaceGuess = Extract<Action, { readonly type: 'place-guess' }>;
const row = whole(0, MOST_ROWS - 1);

const wishes = {
  'hide-code': strict({
    type: word('hide-code'),
    code: either(code, word('hidden')),
    blanks: either(flag, nothing),
    palmed: either(pegCounts, nothing),
    commitment: either(commitment, nothing),
  }),
  'open-code': strict({ type: word('open-code'), code, key: either(key, nothing) }),
  'place-guess': strict<PlaceGuess>({
    type: word('place-guess'),
    guess: code,
    row: optional(
      described(
        'The row it is meant for, from 0; refused if that row is over. If absent, the next row.',
        row,
      ),
    ),
  }),
  'mark-guess': strict({ type: word('mark-guess'), feedback, confirmed: flag }),
  'correct-mark': strict({ type: word('correct-mark'), feedback, confirmed: flag }),
  claim: bare('claim'),
  admit: bare('admit'),
  see: strict({ type: word('see'), seat }),
  'resign-round': bare('resign-round'),
  'resign-match': bare('resign-match'),
  'offer-end': bare('offer-end'),
  'withdraw-offer': bare('withdraw-offer'),
  'decline-offer': bare('decline-offer'),
  'take-round': bare('take-round'),
  'abandon-match': bare('abandon-match'),
} satisfies { readonly [T in ActionType]?: Schema<Told<Extract<Action, { readonly type: T }>>> };

export const playerAction = named('Action', tagged('type', wishes));
export type PlayerAction = Of<typeof playerAction>;

/** As in the rules, plus what is not transmitted. */
export function actionOf(wish: PlayerAction): Action {
  if (wish.type === 'hide-code') return { ...wish, key: null };
  return wish.type === 'open-code' ? { ...wish, genuine: false } : wish;
}

/** As it is transmitted; null for actions that are not a player's. */
export function playerActionOf(action: Action): PlayerAction | null {
  switch (action.type) {
    case 'hide-code': {
      const { key: _, ...told } = action;
      return told;
    }
    case 'open-code': {
      const { genuine: _, ...told } = action;
      return told;
    }
    case 'time-up':
    case 'leave':
    case 'return':
    case 'stop-clocks':
    case 'restart-clocks':
      return null;
    case 'place-guess':
    case 'mark-guess':
    case 'correct-mark':
    case 'claim':
    case 'admit':
    case 'see':
    case 'resign-round':
    case 'resign-match':
    case 'offer-end':
    case 'withdraw-offer':
    case 'decline-offer':
    case 'take-round':
    case 'abandon-match':
      return action;
  }
}
