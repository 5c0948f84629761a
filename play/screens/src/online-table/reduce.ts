// The reducer of the company screen: what each command and each change leads to, as sentences and effects.

import { decide, isSame, type Milliseconds } from '@blackpeg/rules';
import { durationText, tableTexts, violationText, whoIs } from '@blackpeg/wording';
import { replies, type ScreenStep } from '../run-screen.ts';
import type { Said } from '../screen.ts';
import { absenceKey, awayActs, awaySeats } from './absence.ts';
import { type FaultText, hasBlocked, isQuiet, personDone, personTold, SHOWN } from './people.ts';
import { isCodeElsewhere, newsText, sealTexts } from './sentences.ts';
import {
  type CompanyCommand,
  type CompanyEffect,
  type CompanyInput,
  type CompanyState,
  speakerIn,
  type TableSeen,
  untilWaitedMore,
} from './state.ts';
import { companyView, wantsRematch } from './view.ts';

export type CompanyStep = ScreenStep<CompanyState, CompanyEffect>;

/** Time for this device to read its stored sealed codes. */
const CODE_PATIENCE: Milliseconds = 1500;
/** A margin, so that the time a seat is kept is over when it is checked. */
const MARGIN: Milliseconds = 50;

export function reduceCompany(
  state: CompanyState,
  input: CompanyCommand | CompanyInput,
  faultText: FaultText,
): CompanyStep {
  switch (input.type) {
    case 'changed':
      return tableChanged(state, input.table);
    case 'time':
      return timePassed({ ...state, table: { ...state.table, now: input.now } });
    case 'news':
      return newsHeard(state, input);
    case 'happened':
      return {
        state,
        said: events(sealTexts(speakerIn(state), state.table.card.match, input.match, input.log)),
      };
    case 'talk-over':
      return { state: { ...state, talk: null } };
    case 'notice-over':
      return { state: { ...state, notice: null } };
    case 'code-awaited':
      return codeAwaited(state);
    case 'language':
      return { state: { ...state, settings: { ...state.settings, language: input.language }, timeLeft: '' } };
    case 'phrases':
      return { state: { ...state, settings: { ...state.settings, phrases: input.on } } };
    case 'people':
    case 'treated':
    case 'reported':
      return personTold(state, input, faultText);
    default:
      return done(state, input);
  }
}

export function whyNotInCompany(state: CompanyState, command: CompanyCommand): string | null {
  const { seat, table } = state;
  const speaker = speakerIn(state);
  switch (command.type) {
    case 'ask':
    case 'act': {
      const allowed =
        table.match && seat !== null ? decide(table.match, seat, { type: command.act }, table.now) : null;
      if (allowed?.ok) return null;
      return violationText(speaker, allowed?.error ?? { rule: 'M1', kind: 'not-for-you' });
    }
    case 'say':
    case 'step-away':
    case 'come-back':
    case 'rematch':
      return seat === null ? violationText(speaker, { rule: 'M1', kind: 'not-for-you' }) : null;
    default:
      return null;
  }
}

function done(state: CompanyState, command: CompanyCommand): CompanyStep {
  const { settings, guide } = state;
  const { language } = settings;
  const guided = (text: string | undefined) => replies(text ? [text] : []);
  switch (command.type) {
    case 'say':
      // Announced when it comes back from the table.
      return { state, effects: [{ type: 'tell', aside: command }] };
    case 'switch-phrases': {
      const on = !settings.phrases;
      const { talk } = tableTexts(language);
      return {
        state: { ...state, settings: { ...settings, phrases: on } },
        effects: [{ type: 'keep-phrases', on }],
        said: replies([on ? talk.heardAgain : talk.heardNoMore]),
      };
    }
    case 'step-away':
      return { state, effects: [present(false)], said: guided(guide.steppedAway?.(language)) };
    case 'come-back':
      return { state, effects: [present(true)], said: [] };
    case 'rematch': {
      const wanted = !wantsRematch(state);
      const effects = [{ type: 'tell', aside: { type: 'rematch', wanted } }] as const;
      return { state, effects, said: guided(guide.rematch?.(language, wanted)) };
    }
    case 'time-left':
      return timeLeftTold(state, command.seat);
    case 'ask':
      return { state: { ...state, asked: command.act } };
    case 'act':
      return { state: { ...state, asked: null }, effects: [{ type: 'intend', act: command.act }] };
    case 'keep-waiting':
      return { state: { ...state, asked: null } };
    case 'who':
    case 'lags':
    case 'seals':
      return { state, said: replies(companyView(state).told[command.type]) };
    default:
      return personDone(state, command);
  }
}

function tableChanged(before: CompanyState, table: TableSeen): CompanyStep {
  const { line } = tableTexts(before.settings.language);
  const down = before.seat !== null && table.match ? line.downText : line.downWatching;
  const connection = table.isUp === before.table.isUp ? [] : [table.isUp ? line.back : down];
  const told = timePassed({ ...before, table });
  const looked = codeLookedFor(told.state);
  return {
    state: looked.state,
    effects: [...(told.effects ?? []), ...(looked.effects ?? [])],
    said: [...events(connection), ...(told.said ?? [])],
  };
}

function timePassed(state: CompanyState): CompanyStep {
  const told = absencesTold(state);
  return { ...told, effects: [...(told.effects ?? []), waitedMore(told.state)] };
}

function waitedMore(state: CompanyState): CompanyEffect {
  return { type: 'wait', name: 'waiting', milliseconds: untilWaitedMore(state) };
}

function newsHeard(
  state: CompanyState,
  { news, before }: Extract<CompanyInput, { readonly type: 'news' }>,
): CompanyStep {
  const isUnheard =
    (news.type === 'said' && isQuiet(state, news.seat)) || (news.type === 'rematch' && hasBlocked(state));
  const text = isUnheard ? '' : newsText(speakerIn(state), state.settings.phrases, before, news);
  const said = events(text === '' ? [] : [text]);
  if (news.type === 'waiting' || news.type === 'welcome') {
    // Other players than before, or the server may know what it did not.
    const isKnown = state.people !== null && isSame(before.names, news.names);
    if (isKnown) return { state, said };
    return { state: { ...state, isAskingPeople: true }, effects: [{ type: 'look-people' }], said };
  }
  if (news.type !== 'said' || text === '') return { state, said };
  return {
    state: { ...state, talk: news },
    effects: [{ type: 'wait', name: 'talk', milliseconds: SHOWN }],
    said,
  };
}

/** How long a seat is kept is said when its player leaves; that the time is over, as soon as something can be done about it (E6e). */
function absencesTold(state: CompanyState): CompanyStep {
  const { match, now } = state.table;
  const { language } = state.settings;
  const { away: words } = tableTexts(language);
  const away = match ? awaySeats(match).filter(({ seat }) => seat !== state.seat) : [];
  const added = away.filter((one) => !state.absences.includes(absenceKey(one)));
  const kept = added
    .filter(({ until }) => until > now)
    .map(({ until }) => words.left(durationText(language, until - now)));
  const canAct = match !== null && awayActs(match, state.seat, now).includes('abandon-match');
  const late = away.filter((one) => canAct && one.until <= now && !state.overdue.includes(absenceKey(one)));
  const over = late.map(({ seat }) => words.over(whoIs(speakerIn(state), seat)));
  const how = late.length > 0 ? state.guide.overdue?.(language) : undefined;
  const next = (match ? awaySeats(match) : []).map(({ until }) => until - now).filter((left) => left > 0);
  return {
    state: {
      ...state,
      absences: away.map(absenceKey),
      overdue: away
        .map(absenceKey)
        .filter((key) => state.overdue.includes(key) || late.some((one) => absenceKey(one) === key)),
      timeLeft: added.length > 0 || away.length === 0 ? '' : state.timeLeft,
      asked: canAct ? state.asked : null,
    },
    effects: [
      {
        type: 'wait',
        name: 'absence',
        milliseconds: next.length > 0 ? Math.min(...next) + MARGIN : null,
      },
    ],
    said: events([...kept, ...over, ...(how ? [how] : [])]),
  };
}

function timeLeftTold(state: CompanyState, seat: number): CompanyStep {
  const { match, now } = state.table;
  const { language } = state.settings;
  const absence = match && awaySeats(match).find((one) => one.seat === seat);
  if (!absence) return { state };
  const timeLeft = tableTexts(language).away.left(durationText(language, Math.max(0, absence.until - now)));
  return { state: { ...state, timeLeft }, said: replies([timeLeft]) };
}

/** This device's stored codes are read after the match has arrived. */
function codeLookedFor(state: CompanyState): CompanyStep {
  const { match } = state.table;
  const isHidden = match !== null && isCodeElsewhere(match, state.seat);
  if (!isHidden) return { state: state.code === 'here' ? state : { ...state, code: 'here' } };
  if (state.code !== 'here') return { state };
  return {
    state: { ...state, code: 'looked-for' },
    effects: [{ type: 'wait', name: 'code', milliseconds: CODE_PATIENCE }],
  };
}

function codeAwaited(state: CompanyState): CompanyStep {
  if (state.code !== 'looked-for') return { state };
  const { missing } = tableTexts(state.settings.language).seals;
  return { state: { ...state, code: 'elsewhere' }, said: events([missing]) };
}

function present(here: boolean): CompanyEffect {
  return { type: 'tell', aside: { type: 'presence', here } };
}

function events(texts: readonly string[]): readonly Omit<Said, 'id'>[] {
  return texts.map((text) => ({ kind: 'event', text, cue: null }));
}
