// Routes: every screen has an address, and only this file knows how it is written.

import type { MatchId } from '@blackpeg/referee';
import { EDITION_NAMES, type EditionName } from '@blackpeg/rules';
import { HELP_PAGES, type HelpPage } from '@blackpeg/wording';

export const PRACTICES = ['duplicates', 'blanks', 'blue'] as const;
export type Practice = (typeof PRACTICES)[number];

/** Screens that exist once, at an address with their name. */
const PLAIN_SCREENS = [
  'matches',
  'companion',
  'statistics',
  'learn',
  'lesson',
  'settings',
  'online',
] as const;

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: (typeof PLAIN_SCREENS)[number] }
  /** `opponent` if the link has already decided it. */
  | { readonly screen: 'set-up'; readonly edition: EditionName; readonly opponent?: 'online' }
  | { readonly screen: 'play'; readonly match: MatchId }
  /** A round counted from 0 over all that were played, replays too; null is the last one. */
  | { readonly screen: 'review'; readonly match: MatchId; readonly round: number | null }
  /** A day as `2026-03-14`; null is today. After the #, which is not sent to the server, the sender's rows. */
  | { readonly screen: 'daily'; readonly date: string | null; readonly ghost?: string }
  | { readonly screen: 'rules'; readonly edition: EditionName }
  | { readonly screen: 'practice'; readonly practice: Practice }
  /** On paper, or for an embosser. */
  | { readonly screen: 'print'; readonly what: PrintedThing }
  /** One of its pages; null is the list of them. */
  | { readonly screen: 'help'; readonly page: HelpPage | null }
  /** An online table, by its id or by its code. */
  | { readonly screen: 'table'; readonly table: string }
  /** A recovery phrase, or nothing if it is typed. It is after the #, which is not sent to the server. */
  | { readonly screen: 'recover'; readonly phrase: string }
  /** A code somebody hid for a friend. It is after the #, which is not sent to the server. */
  | { readonly screen: 'challenge'; readonly challenge: string }
  | { readonly screen: 'missing' };

export type PrintedThing =
  | { readonly of: 'match'; readonly match: MatchId }
  | { readonly of: 'rules'; readonly edition: EditionName };

export function formatRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '/';
    case 'set-up':
      return `/set-up/${route.edition}${route.opponent ? `/${route.opponent}` : ''}`;
    case 'play':
      return `/play/${encodeURIComponent(route.match)}`;
    case 'review':
      return `/review/${encodeURIComponent(route.match)}${route.round === null ? '' : `/${route.round + 1}`}`;
    case 'daily':
      return route.date === null ? '/daily' : `/daily/${route.date}${route.ghost ? `#${route.ghost}` : ''}`;
    case 'rules':
      return `/rules/${route.edition}`;
    case 'print':
      return `/print/${route.what.of}/${encodeURIComponent(route.what.of === 'match' ? route.what.match : route.what.edition)}`;
    case 'help':
      return route.page === null ? '/help' : `/help/${route.page}`;
    case 'practice':
      return `/practice/${route.practice}`;
    case 'challenge':
      return `/challenge#${route.challenge}`;
    case 'table':
      return `/table/${encodeURIComponent(route.table)}`;
    case 'recover':
      return route.phrase === '' ? '/recover' : `/recover#${encodeURIComponent(route.phrase)}`;
    default:
      return `/${route.screen}`;
  }
}

/** Screens whose address has two more parts. */
const TWO_PARTS = ['review', 'set-up', 'print'];

export function parseRoute({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>): Route {
  const [screen = '', first, second] = pathname.split('/').slice(1).map(decoded);
  if (second !== undefined && !TWO_PARTS.includes(screen)) return { screen: 'missing' };
  const fragment = hash.slice(1);
  return withPart(screen, first, second, fragment) ?? plain(screen, first, fragment) ?? { screen: 'missing' };
}

function withPart(
  screen: string,
  first: string | undefined,
  second: string | undefined,
  fragment: string,
): Route | null {
  if (!first) return null;
  switch (screen) {
    case 'set-up':
      return setUpOf(first, second);
    case 'play':
      return { screen, match: first };
    case 'review':
      return reviewOf(first, second);
    case 'print':
      return printOf(first, second);
    case 'daily':
      return { screen, date: first, ...(fragment !== '' && { ghost: decoded(fragment) }) };
    case 'table':
      return { screen, table: first };
    case 'rules':
      return isEdition(first) ? { screen, edition: first } : null;
    case 'practice':
      return isPractice(first) ? { screen, practice: first } : null;
    case 'help':
      return isHelpPage(first) ? { screen, page: first } : null;
    default:
      return null;
  }
}

function plain(screen: string, first: string | undefined, fragment: string): Route | null {
  if (first) return null;
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'daily':
      return { screen, date: null };
    case 'help':
      return { screen, page: null };
    case 'challenge':
      return { screen, challenge: fragment };
    case 'recover':
      return { screen, phrase: decoded(fragment) };
  }
  const plainScreen = PLAIN_SCREENS.find((name) => name === screen);
  return plainScreen ? { screen: plainScreen } : null;
}

function setUpOf(edition: string, opponent: string | undefined): Route | null {
  if (!isEdition(edition)) return null;
  if (!opponent) return { screen: 'set-up', edition };
  return opponent === 'online' ? { screen: 'set-up', edition, opponent } : null;
}

function reviewOf(match: string, round: string | undefined): Route | null {
  if (!round) return { screen: 'review', match, round: null };
  return /^[1-9]\d{0,3}$/.test(round) ? { screen: 'review', match, round: Number(round) - 1 } : null;
}

function printOf(of: string, thing: string | undefined): Route | null {
  if (!thing) return null;
  if (of === 'match') return { screen: 'print', what: { of, match: thing } };
  return of === 'rules' && isEdition(thing) ? { screen: 'print', what: { of, edition: thing } } : null;
}

function isEdition(text: string): text is EditionName {
  return EDITION_NAMES.some((name) => name === text);
}

function isHelpPage(text: string): text is HelpPage {
  return HELP_PAGES.some((page) => page === text);
}

function isPractice(text: string): text is Practice {
  return PRACTICES.some((name) => name === text);
}

/** A decoded part of an address; broken escapes stay as they are and lead nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
