// What stands beside a board: whose turn it is, who does what, the score, the time, the pegs by their names.

import {
  dutyOf,
  isFound,
  type MatchState,
  type Round,
  type Seat,
  standings,
  timeLeft,
  trayLeft,
} from '@blackpeg/rules';
import { ownDuty } from '@blackpeg/session';
import {
  boardTexts,
  kindName,
  pegName,
  type Speaker,
  standingsText,
  terminalScreenTexts,
  timeLeftText,
  whoIs,
} from '@blackpeg/wording';
import type { Look } from '../board-model.ts';
import type { Canvas } from '../canvas.ts';
import type { Style } from '../paint.ts';
import type { Area } from '../screen.ts';
import type { Theme } from '../theme.ts';
import { wrapped } from '../width.ts';
import { titleOf } from './rounds.ts';

export interface SideLine {
  readonly text: string;
  readonly style: Style;
}

/** Most wanted first: what has no room below is left out. */
export function matchLines(look: Look, theme: Theme, now: number): readonly SideLine[] {
  const { state, round, seat, words, speaker } = look;
  const plain = (text: string): SideLine => ({ text, style: {} });
  const quiet = (text: string): SideLine => ({ text, style: theme.quiet });
  const { scoring } = state.terms;
  const score = scoring === 'none' ? [] : [plain(standingsText(speaker, scoring, standings(state)))];
  const duty = ownDuty(state, seat);
  const left = duty && round === state.round ? timeLeft(state, seat, duty, now) : null;
  return [
    { text: titleOf(words.title, state, round, seat), style: theme.accent },
    ...roleLines(look).map(quiet),
    ...score,
    ...(left === null ? [] : [{ text: timeLeftText(speaker, left), style: theme.title }]),
    ...offerLines(look).map(plain),
    quiet(''),
    ...legend(look).map(quiet),
  ];
}

/** Wrapped, as many as there is room for. */
export function drawLines(canvas: Canvas, area: Area, lines: readonly SideLine[]): void {
  const all = lines.flatMap(({ text, style }) =>
    text === '' ? [{ text, style }] : wrapped(text, area.columns).map((part) => ({ text: part, style })),
  );
  for (const [line, { text, style }] of all.slice(0, Math.max(0, area.rows)).entries()) {
    canvas.put(area.x, area.y + line, text, style);
  }
}

function roleLines({ state, round, speaker }: Look): readonly string[] {
  return state.terms.seats.flatMap((_, seat) => roleText(speaker, state, round, seat) ?? []);
}

/** What a seat is doing at the table, in a few words; null where there is nothing to say. */
function roleText(speaker: Speaker, state: MatchState, round: Round, seat: Seat): string | null {
  const { roles } = terminalScreenTexts(speaker.language);
  const who = whoIs(speaker, seat);
  const breaks = round.boards.find(({ breaker }) => breaker === seat);
  const makes = round.boards.some(({ maker }) => maker === seat);
  if (round.resigned.includes(seat) || state.withdrawn.includes(seat)) return roles.out(who);
  if (breaks && isFound(breaks)) return roles.found(who, breaks.rows.length);
  if (round !== state.round || state.phase === 'closed') return makes && !breaks ? roles.holds(who) : null;
  const duty = dutyOf(state, seat);
  if (duty?.kind === 'hide') return roles.hiding(who);
  if (duty?.kind === 'mark') return roles.answering(who, duty.row + 1);
  if (duty?.kind === 'place') return roles.seeking(who, duty.row + 1);
  if (state.phase === 'hiding') return makes ? roles.hidden(who) : null;
  if (!breaks) return makes ? roles.holds(who) : null;
  return breaks.rows.length === 0 ? roles.seeking(who, 1) : roles.placed(who, breaks.rows.length);
}

function offerLines({ state, seat, speaker, words }: Look): readonly string[] {
  return state.endOffers.map((by) =>
    by === seat ? words.ask.youOffered : words.ask.offered(whoIs(speaker, by)),
  );
}

/** A space at which no line breaks. */
const FIRM = '\u00a0';

/** Digits with the names of what they place, and how many of each are left where pegs are counted. */
function legend({ state, round, seat, speaker }: Look): readonly string[] {
  const { edition } = state.terms;
  const { language } = speaker;
  const breaker = round.boards.some((board) => board.breaker === seat)
    ? seat
    : (round.boards[0]?.breaker ?? seat);
  const tray = round === state.round ? trayLeft(state, breaker) : null;
  const facets = edition.facets.map(({ size }, facet) =>
    Array.from({ length: size }, (_, index) => {
      const name = kindName(language, edition, { facet, kind: index + 1 });
      const named = name === String(index + 1) ? name : `${index + 1}${FIRM}${name}`;
      const left = tray?.[facet]?.[index];
      return left === undefined ? named : boardTexts(language).left(named, left);
    }).join(tray ? '; ' : ', '),
  );
  const blank = edition.blanks === 'off' ? [] : [`0${FIRM}${pegName(language, edition, 0)}`];
  return [...facets, ...blank];
}
