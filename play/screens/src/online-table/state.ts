// The state, commands and effects of the company screen.

import type {
  Aside,
  AskFault,
  Company,
  Phrase,
  ReportReason,
  SeatTreatment,
  TableNews,
  Treatment,
} from '@blackpeg/protocol';
import type { MatchEvent, MatchState, Milliseconds, Seat, Terms } from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import { type Language, type Speaker, speakerOf } from '@blackpeg/wording';
import type { ScreenQuestion } from '../screen.ts';
import type { AwayAct } from './absence.ts';

export interface CompanySettings {
  readonly language: Language;
  /** Whether the others' phrases are heard (R20). */
  readonly phrases: boolean;
}

/** What a face adds to a sentence about what to type or press; nothing if that is visible. */
export interface CompanyGuide {
  steppedAway?(language: Language): string;
  /** Something can be done about a seat whose time is over. */
  overdue?(language: Language): string;
  rematch?(language: Language, wanted: boolean): string;
}

/** The table at one moment. */
export interface TableSeen {
  readonly company: Company;
  readonly card: Card;
  readonly terms: Terms;
  /** Null before the match. */
  readonly match: MatchState | null;
  readonly isUp: boolean;
  /** Whether this player has said that they are away. */
  readonly isAway: boolean;
  readonly wantsRematch: boolean;
  /** By the clock of the referee. */
  readonly now: number;
}

export interface CompanyState {
  readonly settings: CompanySettings;
  readonly guide: CompanyGuide;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly table: TableSeen;
  /** When the player arrived, by the clock of this device: the difference to the server's is not known yet. */
  readonly cameAt: number;
  /** The last phrase, for as long as it is shown. */
  readonly talk: { readonly seat: Seat; readonly phrase: Phrase } | null;
  /** Absences that were announced, and those of them announced as too long, by `absenceKey`. */
  readonly absences: readonly string[];
  readonly overdue: readonly string[];
  /** The answer to how long a seat is kept; empty for none. */
  readonly timeLeft: string;
  readonly asked: AwayAct | null;
  /** How the player treats each of the others; null if the server has not said. */
  readonly people: readonly SeatTreatment[] | null;
  /** The server is being asked. */
  readonly isAskingPeople: boolean;
  /** The result of muting, blocking or reporting, for as long as it is shown. */
  readonly notice: string | null;
  /** The confirmation about somebody. */
  readonly person: PersonQuestion | null;
  /** The player's own sealed code is not on this device: being searched for, or known to be elsewhere. */
  readonly code: 'here' | 'looked-for' | 'elsewhere';
}

/** What can be done about one of the others. */
export type PersonCommand =
  /** Muted, or heard again. */
  | { readonly type: 'mute' | 'unblock'; readonly seat: Seat }
  /** Confirmed first, then done or cancelled. */
  | { readonly type: 'ask-person'; readonly about: PersonQuestion['about']; readonly seat: Seat }
  | { readonly type: 'block'; readonly seat: Seat }
  | { readonly type: 'report'; readonly seat: Seat; readonly reason: ReportReason }
  | { readonly type: 'leave-person' };

export type PersonInput =
  /** Null if the server does not say: it is older, or does not respond. */
  | { readonly type: 'people'; readonly seats: readonly SeatTreatment[] | null }
  | { readonly type: 'treated'; readonly seat: Seat; readonly as: Treatment; readonly fault: AskFault | null }
  | { readonly type: 'reported'; readonly seat: Seat; readonly fault: AskFault | null };

export type PersonEffect =
  | { readonly type: 'look-people' }
  | { readonly type: 'treat'; readonly seat: Seat; readonly as: Treatment }
  | { readonly type: 'send-report'; readonly seat: Seat; readonly reason: ReportReason };

export interface PersonQuestion {
  readonly about: 'block' | 'report';
  readonly seat: Seat;
}

export type CompanyCommand =
  | PersonCommand
  | { readonly type: 'say'; readonly phrase: Phrase }
  | { readonly type: 'switch-phrases' | 'step-away' | 'come-back' | 'rematch' }
  /** How long the seat of an absent player is kept. */
  | { readonly type: 'time-left'; readonly seat: Seat }
  /** E6: confirmed first, then done or cancelled. */
  | { readonly type: 'ask'; readonly act: AwayAct }
  | { readonly type: 'act'; readonly act: AwayAct }
  | { readonly type: 'keep-waiting' }
  /** Queries: who is here, how fast the connections are, the seals of the round. */
  | { readonly type: 'who' | 'lags' | 'seals' };

/** The confirmation before an action. */
export type CompanyQuestion = ScreenQuestion<CompanyCommand> & { readonly title: string };

export type CompanyInput =
  | PersonInput
  | { readonly type: 'changed'; readonly table: TableSeen }
  | { readonly type: 'news'; readonly news: TableNews; readonly before: Company }
  /** Something happened in the match that is to be announced; `log` ends with it. */
  | { readonly type: 'happened'; readonly match: MatchState; readonly log: readonly MatchEvent[] }
  | { readonly type: 'time'; readonly now: number }
  | { readonly type: 'talk-over' | 'notice-over' | 'code-awaited' }
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'phrases'; readonly on: boolean };

export type CompanyEffect =
  | PersonEffect
  | { readonly type: 'tell'; readonly aside: Aside }
  | { readonly type: 'intend'; readonly act: AwayAct }
  | { readonly type: 'keep-phrases'; readonly on: boolean }
  /** After this many milliseconds, replacing the timer of the same name; null for never. */
  | {
      readonly type: 'wait';
      readonly name: 'absence' | 'talk' | 'notice' | 'code' | 'waiting';
      readonly milliseconds: Milliseconds | null;
    };

const MINUTE: Milliseconds = 60_000;

/** How long the player has waited, in seconds at first, then in minutes. */
export function waitedIn(state: CompanyState): Milliseconds {
  const waited = sinceComing(state);
  return waited - (waited % waitedStep(waited));
}

/** Until the result of `waitedIn` changes; null once the match has begun. */
export function untilWaitedMore(state: CompanyState): Milliseconds | null {
  if (state.table.match) return null;
  const waited = sinceComing(state);
  return waitedStep(waited) - (waited % waitedStep(waited));
}

function sinceComing({ table, cameAt }: CompanyState): Milliseconds {
  return Math.max(0, table.now - table.company.ahead - cameAt);
}

function waitedStep(waited: Milliseconds): Milliseconds {
  return waited < MINUTE ? 1000 : MINUTE;
}

/** The listener: nobody in particular for a spectator. */
export function speakerIn({ settings, seat, table }: CompanyState): Speaker {
  return speakerOf(table.card, settings.language, table.terms.edition, seat);
}
