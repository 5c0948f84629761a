// The front door of the match.

export type {
  Match,
  MatchAgreement,
  MatchOptions,
  MatchRefusal,
  PlayedRow,
  Turn,
} from './match.ts';
export { newMatch } from './new-match.ts';
