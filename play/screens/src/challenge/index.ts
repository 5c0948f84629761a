// A code hidden for somebody else, sent as a link.

export {
  type ChallengeLink,
  challengeCard,
  challengeEdition,
  challengeOf,
  challengeTerms,
  editionsFor,
  readChallenge,
  readSentLink,
  whyNotSent,
} from './challenge.ts';
export { type ComparedRow, type GhostView, ghostView } from './ghost.ts';
export { ghostOf, isFrom, withGhost } from './sent-ghost.ts';
