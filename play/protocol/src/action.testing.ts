// Actions for the document: what each wishes, which programs that only check them need not carry.

import { type PlayerAction, playerAction } from './action.ts';
import type { JsonSchema } from './schema.ts';

const MEANINGS: Readonly<Record<PlayerAction['type'], string>> = {
  'hide-code':
    'A maker hides a code. In escrow `code` is told and `commitment` is null: the referee makes it. Sealed, `code` is "hidden" and the `commitment` is made as docs/notation.md says; code and key stay with the maker. `blanks` says whether there may be blanks where the edition leaves that to the maker ("choice"), else it is null. `palmed` counts pegs withheld from the tray by facet and kind; null for none.',
  'open-code': 'The maker of a sealed code opens it after `search-ended`, within the time agreed.',
  'place-guess': 'The breaker places the next row.',
  'mark-guess':
    'The maker marks the row that waits for it. Without `confirmed`, a mark that ends the search is refused once, and in assisted play a wrong one too.',
  'correct-mark': 'The maker replaces the last mark, until the next row of that breaker.',
  claim: 'The breaker claims that no code fits the rows. A wrong claim costs nothing.',
  admit: 'The maker admits a wrong mark.',
  see: 'Whoever sits at this seat, one’s own, has seen all there is: a clock that waits for it runs.',
  'resign-round': 'Gives up the round.',
  'resign-match': 'Gives up the match.',
  'offer-end': 'Offers to end the match without a result; it ends when all offer it.',
  'withdraw-offer': 'Takes that back.',
  'take-round': 'Takes the round from one who was away longer than `absence` of the terms.',
  'abandon-match': 'Ends the match without a result, where everybody else was away for so long.',
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
