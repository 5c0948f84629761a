// Public exports of the set-up.

export { cardOf, termsOf } from './agreement.ts';
export { allCells, cellAfter, type SizeCell, TABLE_LAYOUTS } from './cells.ts';
export {
  type Choices,
  CLASSIC_SCORINGS,
  OPPONENTS,
  type Opponent,
  OWN_PEGS,
  standardChoices,
} from './choices.ts';
export type { FieldOption, SetUpContext, SetUpField } from './field.ts';
export { fields, linesOf, type SetUpView, setUpView, withField } from './fields.ts';
export { FIRST_MAKERS } from './match-fields.ts';
export { settled } from './offers.ts';
export { choicesFrom, withOption } from './options.ts';
export { choicesFor, editionOf } from './sizes.ts';
export { decodeChoices, encodeChoices } from './stored.ts';
export type { GivenOption, OptionFault } from './typed-values.ts';
