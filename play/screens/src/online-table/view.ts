// The view of the company at an online table, as plain data with its words.

import { sealsOf } from '@blackpeg/commitment';
import { PHRASES, type Phrase, type Presence } from '@blackpeg/protocol';
import { dutyOf, type Seat } from '@blackpeg/rules';
import { durationText, playTexts, shortSeal, tableTexts, whoIs } from '@blackpeg/wording';
import { type AbsencesView, absenceIn, awayQuestion } from './absence-view.ts';
import { hasBlocked, type PersonView, personQuestion, personsIn } from './people.ts';
import { saidText, wholeSeals } from './sentences.ts';
import { type CompanyQuestion, type CompanyState, speakerIn, waitedIn } from './state.ts';

export interface CompanyView extends AbsencesView {
  /** Which of the others are here, or that the connection is lost, in a few words. */
  readonly label: string;
  readonly mood: 'down' | 'away' | 'here';
  /** That the connection is lost, in full; null if it is not. */
  readonly down: string | null;
  readonly seats: readonly CompanySeat[];
  readonly spectators: string | null;
  /** Empty for a spectator. */
  readonly phrases: readonly { readonly phrase: Phrase; readonly label: string }[];
  readonly hearsPhrases: boolean;
  /** The others, and what can be done about each. */
  readonly people: readonly PersonView[];
  readonly isAskingPeople: boolean;
  /** The result of muting, blocking or reporting, for a while. */
  readonly notice: string | null;
  /** The last phrase, for a while. */
  readonly talk: string | null;
  /** Whether the server counts this player as present; null if it makes no difference: to a spectator, and after the match. */
  readonly own: Presence | null;
  readonly stepAwayNote: string;
  readonly question: CompanyQuestion | null;
  readonly seals: readonly { readonly short: string; readonly whole: string }[];
  readonly missingCode: string | null;
  readonly rematch: RematchView | null;
  /** The answers to queries: a sentence for each seat and one for the spectators, for each connection, for each seal. */
  readonly told: Readonly<Record<'who' | 'lags' | 'seals', readonly string[]>>;
  /** Null once the match has begun. */
  readonly waiting: WaitingView | null;
  /** That it is this player's turn, briefly and as a sentence, for a player who is not looking; otherwise null. */
  readonly call: { readonly brief: string; readonly text: string } | null;
}

export interface WaitingView {
  /** How many players are missing. */
  readonly missing: string;
  /** How long the player has waited; null for a spectator. */
  readonly waited: string | null;
  /** A race may begin with the players who are there, if the first of them wants it. */
  readonly begin: { readonly label: string; readonly note: string } | null;
}

export interface CompanySeat {
  readonly who: string;
  /** Null if the seat is free, or its player has been forgotten. */
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly isFree: boolean;
  readonly presence: string;
  readonly lag: string;
}

/** After the match. */
export interface RematchView {
  /** Which of the others want one. */
  readonly wants: string | null;
  /** The table of the next match, once all want it. */
  readonly next: { readonly table: string; readonly label: string } | null;
  /** Null for a spectator. */
  readonly own: {
    readonly label: string;
    /** That others want it too, so that their wish moves no button. */
    readonly note: string;
    readonly isWanted: boolean;
  } | null;
}

export function companyView(state: CompanyState): CompanyView {
  const { settings, seat, table, talk } = state;
  const { language } = settings;
  const words = tableTexts(language);
  const { match, company, isUp } = table;
  const own = seat === null || !match || match.phase === 'closed' ? null : (company.presence[seat] ?? null);
  const timed = seat !== null && table.terms.seats[seat]?.allowance !== null;
  return {
    ...inShort(state),
    down: isUp ? null : seat !== null && match ? words.line.downText : words.line.downWatching,
    seats: seatsIn(state),
    spectators: company.spectators > 0 ? words.here.spectators(company.spectators) : null,
    phrases: seat === null ? [] : PHRASES.map((phrase) => ({ phrase, label: words.talk.phrases[phrase] })),
    hearsPhrases: settings.phrases,
    people: personsIn(state),
    isAskingPeople: state.isAskingPeople,
    notice: state.notice,
    talk: talk && saidText(speakerIn(state), talk),
    own,
    stepAwayNote: words.here.stepAwayNote(durationText(language, table.terms.absence), timed),
    ...absenceIn(state, own),
    question: personQuestion(state) ?? awayQuestion(state),
    seals: match ? sealsIn(state) : [],
    missingCode: state.code === 'elsewhere' ? words.seals.missing : null,
    rematch: match?.phase === 'closed' ? rematchIn(state) : null,
    told: toldIn(state),
    waiting: match ? null : waitingIn(state),
    call: callIn(state),
  };
}

/** A sealed code is opened by the device itself. */
function callIn({ settings, seat, table }: CompanyState): CompanyView['call'] {
  const duty = table.match && seat !== null ? dutyOf(table.match, seat) : null;
  if (duty === null || duty.kind === 'open') return null;
  const { call } = tableTexts(settings.language);
  return { brief: call.turn, text: call.turnText };
}

function toldIn(state: CompanyState): CompanyView['told'] {
  const { here } = tableTexts(state.settings.language);
  const { spectators } = state.table.company;
  const seats = seatsIn(state);
  const who = seats.map((seat) => here.line(seat.who, seat.presence));
  return {
    who: spectators > 0 ? [...who, here.spectators(spectators)] : who,
    lags: seats.map((seat) => here.line(seat.who, seat.lag)),
    seals: wholeSeals(speakerIn(state), state.table.match),
  };
}

function inShort(state: CompanyState): Pick<CompanyView, 'label' | 'mood'> {
  const { here, line } = tableTexts(state.settings.language);
  const { isUp, company } = state.table;
  if (!isUp) return { label: line.down, mood: 'down' };
  // Nobody waits for a player who has resigned the match.
  const isExpected = (seat: Seat) => state.table.match?.withdrawn.includes(seat) !== true;
  const others = company.presence.flatMap((is, seat) =>
    seat === state.seat ? [] : [{ is: isExpected(seat) ? is : null, who: whoIs(speakerIn(state), seat) }],
  );
  const away = others.filter(({ is }) => is === 'away').map(({ who }) => who);
  if (away.length > 0) return { label: here.away(away), mood: 'away' };
  const present = others.filter(({ is }) => is === 'here').map(({ who }) => who);
  return { label: present.length > 0 ? here.all(present) : here.heading, mood: 'here' };
}

function seatsIn(state: CompanyState): readonly CompanySeat[] {
  const { table, seat: own } = state;
  const { names, presence, lags } = table.company;
  const { here, waiting } = tableTexts(state.settings.language);
  const { who } = playTexts(state.settings.language).match;
  return names.map((name, seat) => {
    const is = presence[seat] ?? (name === null ? 'empty' : 'here');
    const isFree = name === null && is === 'empty';
    const lag = lags[seat] ?? null;
    return {
      who: who(whoIs(speakerIn(state), seat)),
      name,
      isOwn: seat === own,
      isFree,
      presence: isFree ? waiting.free : here.seat[is],
      lag: lag === null ? here.noLag : here.lag(Math.round(lag)),
    };
  });
}

function waitingIn(state: CompanyState): WaitingView {
  const { settings, seat, table } = state;
  const { waiting } = tableTexts(settings.language);
  const { names } = table.company;
  const sitting = names.filter((name) => name !== null).length;
  const mayBegin =
    table.terms.form === 'race' && sitting > 1 && seat === names.findIndex((name) => name !== null);
  return {
    missing: waiting.missing(names.length - sitting),
    waited: seat === null ? null : waiting.waited(durationText(settings.language, waitedIn(state))),
    begin: mayBegin ? { label: waiting.begin(sitting), note: waiting.beginNote } : null,
  };
}

function sealsIn(state: CompanyState): CompanyView['seals'] {
  const { seals: words } = tableTexts(state.settings.language);
  const speaker = speakerIn(state);
  const { match } = state.table;
  return (match ? sealsOf(match.round) : []).map(({ maker, commitment }) => ({
    short: words.of(whoIs(speaker, maker), shortSeal(commitment)),
    whole: commitment,
  }));
}

/** A player who was deleted can agree to nothing. */
function hasForgotten({ names }: CompanyState['table']['company']): boolean {
  return names.includes(null);
}

/** Requested on this visit or on another. */
export function wantsRematch({ seat, table }: CompanyState): boolean {
  return table.wantsRematch || (seat !== null && table.company.wanted.includes(seat));
}

function rematchIn(state: CompanyState): RematchView {
  const { seat, table, settings } = state;
  const { over } = tableTexts(settings.language);
  const { wanted, next } = table.company;
  const speaker = speakerIn(state);
  const others = (wanting: boolean) =>
    table.terms.seats
      .flatMap(({ player }, one) => (player === 'person' && one !== seat ? [one] : []))
      .filter((one) => wanted.includes(one) === wanting && !hasBlocked(state, one))
      .map((one) => whoIs(speaker, one));
  const isWanted = wantsRematch(state);
  const wants = others(true).length > 0 && next === null ? over.wants(others(true)) : null;
  const plainNote = table.terms.form === 'race' ? over.sameTerms : over.rematchNote;
  return {
    wants,
    next: next === null ? null : { table: next, label: seat === null ? over.follow : over.toNext },
    own:
      seat === null || next !== null || hasBlocked(state) || hasForgotten(table.company)
        ? null
        : {
            label: isWanted ? over.wanted : over.rematch,
            note: isWanted ? over.wantedNote(others(false)) : (wants ?? plainNote),
            isWanted,
          },
  };
}
