// Public exports of the package.

export type {
  Match,
  MatchAgreement,
  MatchOptions,
  MatchRefusal,
  PlayedRow,
  Turn,
} from './match.ts';
export { newMatch } from './new-match.ts';
