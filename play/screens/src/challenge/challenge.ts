// A code sent as a link: what the link contains, the game for it, and why a code cannot be sent yet.

import {
  type Challenge,
  formatChallenge,
  formatEdition,
  formatGhost,
  parseChallenge,
  parseEdition,
  parseGhost,
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
import { codeIn, type Draft, notFilled } from '@blackpeg/session';
import type { NewCard } from '@blackpeg/table';
import { codeFaultText, draftFaultText, type Language } from '@blackpeg/wording';
import { soloMatch } from '../shared-matches.ts';

export type ChallengeLink =
  /** `ghost` is the link itself if it contains the sender's rows. */
  | ({ readonly kind: 'find'; readonly ghost: string | null } & Challenge)
  /** `bad`: there was a link, but it contains no code. */
  | { readonly kind: 'hide'; readonly edition: Edition; readonly bad: boolean };

/** The fragment of an address, after the #. */
export function readChallenge(challenge: string): ChallengeLink {
  const text = decoded(challenge);
  if (text === '') return { kind: 'hide', edition: superEdition(), bad: false };
  const ghost = parseGhost(text);
  const hidden = ghost.ok ? ghost : parseChallenge(text);
  if (hidden.ok && checkTerms(challengeTerms(hidden.value.edition)).ok) {
    const { edition, code } = hidden.value;
    return { kind: 'find', edition, code, ghost: ghost.ok ? text : null };
  }
  const edition = parseEdition(text);
  if (edition.ok) return { kind: 'hide', edition: challengeEdition(edition.value), bad: false };
  return { kind: 'hide', edition: superEdition(), bad: true };
}

/** A link as it was sent, or its end: to a code, or to the code of a day with the sender's rows. */
export function readSentLink(
  text: string,
): ChallengeLink | { readonly kind: 'daily'; readonly date: string; readonly ghost: string } {
  const [address = '', fragment] = text.trim().split('#', 2);
  const [, date] = /(?:^|\/)daily\/([\d-]+)$/.exec(address) ?? [];
  if (date !== undefined) return { kind: 'daily', date, ghost: decoded(fragment ?? '') };
  return readChallenge(fragment ?? address);
}

/** One person looks for the code that came with the link. */
export function challengeTerms(edition: Edition): Terms {
  return standardTerms(edition, { form: 'solitaire' });
}

export function challengeCard(ghost: string | null): NewCard {
  return soloMatch(superEdition(), { kind: 'challenge', ...(ghost !== null && { ghost }) }).card;
}

/** An edition for sending one code: one length, and blanks either possible or not. */
export function challengeEdition(edition: Edition): Edition {
  const blanks = edition.blanks === 'choice' ? 'on' : edition.blanks;
  return { ...edition, holes: [Math.max(...edition.holes)], blanks };
}

/**
 * The code of an open board, with the game as it was played there and its rows; null if it cannot be sent on.
 * Without its rows if some of them are covered.
 */
export function challengeFrom(
  edition: Edition,
  { holes, secret, rows }: Pick<Board, 'holes' | 'secret' | 'rows'>,
): string | null {
  if (!secret || secret.code === 'hidden') return null;
  const blanks = edition.blanks === 'choice' ? (secret.blanks ? 'on' : 'off') : edition.blanks;
  const sent = { ...edition, holes: [holes], blanks };
  const guesses = rows.flatMap(({ guess }) => (guess === 'hidden' ? [] : [guess]));
  const ghost = formatGhost({ edition: sent, code: secret.code, rows: guesses });
  const isWhole = guesses.length === rows.length && parseGhost(ghost).ok;
  const challenge = isWhole ? ghost : challengeOf(sent, secret.code);
  return readChallenge(challenge).kind === 'find' ? challenge : null;
}

/** The part of the link after the #. */
export function challengeOf(edition: Edition, code: Code): string {
  return formatChallenge({ edition, code });
}

/** Why a code cannot be sent as it is; null if it can. `draft` is what was composed so far. */
export function whyNotSent(language: Language, edition: Edition, draft: Draft): string | null {
  const code = codeIn(draft);
  if (!code) return draftFaultText({ language, edition }, notFilled(draft), edition.blanks !== 'off');
  const checked = checkCode(draft.spec, code);
  return checked.ok ? null : codeFaultText(language, checked.error);
}

/** The editions in their standard sizes, and the current game if it is none of them. */
export function editionsFor(edition: Edition): readonly Edition[] {
  const printed = BOX_NAMES.map((name) => editionNamed(name));
  const isPrinted = printed.some((each) => formatEdition(each) === formatEdition(edition));
  return isPrinted ? printed : [edition, ...printed];
}

/** Some mail programs escape characters unnecessarily. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}
