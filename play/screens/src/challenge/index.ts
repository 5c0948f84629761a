// A code hidden for somebody else, sent as a link.

export {
  CHALLENGE_CARD,
  type ChallengeLink,
  challengeEdition,
  challengeOf,
  challengeTerms,
  editionsFor,
  readChallenge,
  whyNotSent,
} from './challenge.ts';
