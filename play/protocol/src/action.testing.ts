// Descriptions of actions for the document, which programs that only check them need not include.

import { type PlayerAction, playerAction } from './action.ts';
import type { JsonSchema } from './schema.ts';

const MEANINGS: Readonly<Record<PlayerAction['type'], string>> = {
  'hide-code':
    'A maker hides a code. In escrow, send `code`, with `commitment` null: the referee makes it. Sealed, `code` is "hidden" and the `commitment` is made as described in docs/notation.md; code and key stay with the maker. `blanks` says whether blanks are possible if the edition leaves that to the maker ("choice"), else it is null. `palmed` counts pegs withheld from the tray by facet and kind; null for none.',
  'open-code': 'The maker of a sealed code opens it after `search-ended`, within the time agreed.',
  'place-guess': 'The breaker places the next row.',
  'mark-guess':
    'The maker marks the row that waits for it. Without `confirmed`, a mark that ends the search is refused once, and in assisted play a wrong one too.',
  'correct-mark': 'The maker replaces the last mark, until the next row of that breaker.',
  claim: 'The breaker claims that no code fits the rows. A wrong claim costs nothing.',
  admit: 'The maker admits a wrong mark.',
  see: 'The player in this seat, your own, has seen the current state: a clock that waits for that starts.',
  'resign-round': 'Gives up the round.',
  'resign-match': 'Gives up the match.',
  'offer-end': 'Offers to end the match without a result; it ends when all offer it.',
  'withdraw-offer': 'Withdraws that offer.',
  'decline-offer': "Declines the others' offers, which are gone then.",
  'take-round': 'Wins the round against a player who was away longer than `absence` of the terms.',
  'abandon-match': 'Ends the match without a result if everybody else was away that long.',
};

/** Each with its meaning. */
export const actionJson: JsonSchema = {
  ...playerAction.json,
  oneOf: (playerAction.json.oneOf as readonly JsonSchema[]).map((wish) => ({
    description: MEANINGS[typeOf(wish)],
    ...wish,
  })),
};

function typeOf({ properties }: JsonSchema): PlayerAction['type'] {
  const { type } = properties as { readonly type: { readonly const: PlayerAction['type'] } };
  return type.const;
}
