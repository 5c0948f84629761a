// A code sent as a link: what the link means, the game it is looked for in, and why a code cannot be sent yet.

import {
  type Challenge,
  formatChallenge,
  formatEdition,
  parseChallenge,
  parseEdition,
} from '@blackpeg/notation';
import {
  BOX_NAMES,
  type Board,
  type Code,
  checkCode,
  checkTerms,
  type Edition,
  editionNamed,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { codeIn, type Draft, unfilled } from '@blackpeg/session';
import type { NewCard } from '@blackpeg/table';
import { codeFaultText, draftFaultText, type Language } from '@blackpeg/wording';

export type ChallengeLink =
  | ({ readonly kind: 'find' } & Challenge)
  /** `bad`: there was a link, and it leads to no code. */
  | { readonly kind: 'hide'; readonly edition: Edition; readonly bad: boolean };

/** What stands behind the # of an address. */
export function readChallenge(challenge: string): ChallengeLink {
  const text = decoded(challenge);
  if (text === '') return { kind: 'hide', edition: superEdition(), bad: false };
  const hidden = parseChallenge(text);
  if (hidden.ok && checkTerms(challengeTerms(hidden.value.edition)).ok)
    return { kind: 'find', ...hidden.value };
  const edition = parseEdition(text);
  if (edition.ok) return { kind: 'hide', edition: challengeEdition(edition.value), bad: false };
  return { kind: 'hide', edition: superEdition(), bad: true };
}

/** One person looks for the code that came with the link. */
export function challengeTerms(edition: Edition): Terms {
  return standardTerms(edition, { form: 'solitaire' });
}

export const CHALLENGE_CARD: NewCard = {
  origin: { kind: 'challenge' },
  sitters: [{ kind: 'person', name: null }],
  codemaker: 'random',
  hints: true,
};

/** An edition as one code of it can be sent: one length, and whether there are blanks is settled. */
export function challengeEdition(edition: Edition): Edition {
  const blanks = edition.blanks === 'choice' ? 'on' : edition.blanks;
  return { ...edition, holes: [Math.max(...edition.holes)], blanks };
}

/** The code of a board that is open, with the game as it was played there; null where it cannot be sent on. */
export function challengeFrom(
  edition: Edition,
  { holes, secret }: Pick<Board, 'holes' | 'secret'>,
): string | null {
  if (!secret || secret.code === 'hidden') return null;
  const blanks = edition.blanks === 'choice' ? (secret.blanks ? 'on' : 'off') : edition.blanks;
  const challenge = challengeOf({ ...edition, holes: [holes], blanks }, secret.code);
  return readChallenge(challenge).kind === 'find' ? challenge : null;
}

/** What is behind the # of the link. */
export function challengeOf(edition: Edition, code: Code): string {
  return formatChallenge({ edition, code });
}

/** Why a code cannot be sent as it is; null where it can. `draft` holds what was put together so far. */
export function whyNotSent(language: Language, edition: Edition, draft: Draft): string | null {
  const code = codeIn(draft);
  if (!code) {
    const holes = unfilled(draft).map((hole) => hole + 1);
    return draftFaultText({ language, edition }, { kind: 'not-filled', holes }, edition.blanks !== 'off');
  }
  const checked = checkCode(draft.spec, code);
  return checked.ok ? null : codeFaultText(language, checked.error);
}

/** The boxes as they are printed, and the game at hand if it is none of them. */
export function editionsFor(edition: Edition): readonly Edition[] {
  const printed = BOX_NAMES.map((name) => editionNamed(name));
  const isPrinted = printed.some((each) => formatEdition(each) === formatEdition(edition));
  return isPrinted ? printed : [edition, ...printed];
}

/** Some mail programs escape what need not be. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}
