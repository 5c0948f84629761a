// The view of absent players, as plain data with its words.

import type { Presence } from '@blackpeg/protocol';
import type { Seat } from '@blackpeg/rules';
import { tableTexts, whoIs } from '@blackpeg/wording';
import { type AwayAct, awayActs, awaySeats, wallTime } from './absence.ts';
import { type CompanyQuestion, type CompanyState, speakerIn } from './state.ts';

export interface AbsencesView {
  /** For the player who is away with the screen open. */
  readonly ownAbsence: string | null;
  readonly absences: readonly AbsenceView[];
  readonly timeLeft: string;
  readonly offers: readonly { readonly act: AwayAct; readonly label: string; readonly text: string }[];
}

export interface AbsenceView {
  readonly seat: Seat;
  readonly text: string;
  /** The time for which the seat was kept is over. */
  readonly isOver: boolean;
}

export function absenceIn(state: CompanyState, own: Presence | null): AbsencesView {
  const { match, now, company, isUp } = state.table;
  const { language } = state.settings;
  const { away: words } = tableTexts(language);
  const away = match ? awaySeats(match) : [];
  const timeOf = (until: number) => wallTime(language, until, company.ahead);
  const absence = own === 'away' && isUp ? away.find(({ seat }) => seat === state.seat) : undefined;
  return {
    ownAbsence: absence ? (absence.until > now ? words.own(timeOf(absence.until)) : words.ownOver) : null,
    absences: away
      .filter(({ seat }) => seat !== state.seat)
      .map(({ seat, until }) => {
        const who = whoIs(speakerIn(state), seat);
        const isOver = until <= now;
        return { seat, isOver, text: isOver ? words.over(who) : words.kept(who, timeOf(until)) };
      }),
    timeLeft: state.timeLeft,
    offers: offersIn(state),
  };
}

function offersIn(state: CompanyState): AbsencesView['offers'] {
  const { match, now } = state.table;
  const acts = match ? awayActs(match, state.seat, now) : [];
  return acts.map((act) => ({ act, ...offerText(state, act) }));
}

export function awayQuestion(state: CompanyState): CompanyQuestion | null {
  const { away: words } = tableTexts(state.settings.language);
  const asked = offersIn(state).find(({ act }) => act === state.asked);
  if (!asked) return null;
  const { act, label, text } = asked;
  const answers = [
    { label: words.wait, command: { type: 'keep-waiting' } },
    { label, command: { type: 'act', act } },
  ] as const;
  return { title: label, text, answers };
}

function offerText(
  { settings, table }: CompanyState,
  act: AwayAct,
): { readonly label: string; readonly text: string } {
  const { away } = tableTexts(settings.language);
  return act === 'take-round'
    ? { label: away.takeRound, text: away.takeRoundText }
    : { label: away.abandon, text: away.abandonText(table.match?.terms.custody === 'sealed') };
}
