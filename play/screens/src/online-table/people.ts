// The other players at a table: muting, blocking and reporting them, and the results.

import { type AskFault, type AskOnline, REPORT_REASONS, type SeatTreatment } from '@blackpeg/protocol';
import type { Milliseconds, Seat } from '@blackpeg/rules';
import { type Language, tableTexts } from '@blackpeg/wording';
import type { ScreenStep } from '../run-screen.ts';
import type {
  CompanyEffect,
  CompanyQuestion,
  CompanyState,
  PersonCommand,
  PersonEffect,
  PersonInput,
} from './state.ts';

/** A phrase or a notice is shown long enough to be read twice. */
export const SHOWN: Milliseconds = 10_000;

export interface PersonView {
  readonly seat: Seat;
  readonly name: string;
  /** Muted or blocked; null for neither. */
  readonly state: string | null;
  readonly actions: readonly PersonAction[];
}

export interface PersonAction {
  readonly kind: 'mute' | 'block' | 'report';
  readonly label: string;
  readonly command: PersonCommand;
  /** The confirmation before it is done; null if it is done at once. */
  readonly asks: string | null;
}

export interface PersonPorts {
  /** The id of the table. */
  readonly id: string;
  readonly ask: AskOnline;
}

export type FaultText = (language: Language, fault: AskFault) => string;
type PersonStep = ScreenStep<CompanyState, CompanyEffect>;

/** Asks the server; its response is an input. */
export async function askAbout({ id: table, ask }: PersonPorts, effect: PersonEffect): Promise<PersonInput> {
  switch (effect.type) {
    case 'look-people': {
      const found = await ask('people/at', { table });
      return { type: 'people', seats: found.ok ? found.value.seats : null };
    }
    case 'treat': {
      const { seat, as } = effect;
      const done = await ask('people/set', { table, seat, as });
      return { type: 'treated', seat, as, fault: done.ok ? null : done.error };
    }
    case 'send-report': {
      const { seat, reason } = effect;
      const done = await ask('people/report', { table, seat, reason });
      return { type: 'reported', seat, fault: done.ok ? null : done.error };
    }
  }
}

export function personDone(state: CompanyState, command: PersonCommand): PersonStep {
  const shut: CompanyState = { ...state, person: null };
  switch (command.type) {
    case 'mute': {
      const as = treatmentOf(state, command.seat) === 'muted' ? 'heard' : 'muted';
      return { state: shut, effects: [{ type: 'treat', seat: command.seat, as }] };
    }
    case 'unblock':
      return { state: shut, effects: [{ type: 'treat', seat: command.seat, as: 'heard' }] };
    case 'block':
      return { state: shut, effects: [{ type: 'treat', seat: command.seat, as: 'blocked' }] };
    case 'ask-person':
      return { state: { ...state, person: { about: command.about, seat: command.seat } } };
    case 'report':
      return { state: shut, effects: [{ type: 'send-report', seat: command.seat, reason: command.reason }] };
    case 'leave-person':
      return { state: shut };
  }
}

export function personTold(state: CompanyState, input: PersonInput, faultText: FaultText): PersonStep {
  if (input.type === 'people') return { state: { ...state, people: input.seats, isAskingPeople: false } };
  const { language } = state.settings;
  const { people: words } = tableTexts(language);
  const name = nameOf(state, input.seat);
  if (input.fault) {
    const isTooMany = input.type === 'reported' && input.fault.error === 'too-fast';
    return noticed(state, isTooMany ? words.tooMany : faultText(language, input.fault), 'refusal');
  }
  if (input.type === 'reported') return noticed(state, words.reported(name), 'reply');
  const { seat, as } = input;
  const wasBlocked = treatmentOf(state, seat) === 'blocked';
  const heard = wasBlocked ? words.unblocked(name) : words.heard(name);
  const people = state.people?.with(seat, as) ?? null;
  const isHushed = as !== 'heard' && state.talk?.seat === seat;
  const treated: CompanyState = { ...state, people, talk: isHushed ? null : state.talk };
  return noticed(treated, as === 'heard' ? heard : words[as](name), 'reply');
}

function noticed(state: CompanyState, text: string, kind: 'reply' | 'refusal'): PersonStep {
  return {
    state: { ...state, notice: text },
    effects: [{ type: 'wait', name: 'notice', milliseconds: SHOWN }],
    said: [{ kind, text, cue: null }],
  };
}

/** Whose phrases are not announced. */
export function isQuiet(state: CompanyState, seat: Seat): boolean {
  const treatment = treatmentOf(state, seat);
  return treatment === 'muted' || treatment === 'blocked';
}

/** Nobody has to play again with somebody they have blocked. */
export function hasBlocked({ people }: CompanyState, seat?: Seat): boolean {
  return (seat === undefined ? people : people?.slice(seat, seat + 1))?.includes('blocked') ?? false;
}

/** Of the others; empty if the server does not support it. */
export function personsIn(state: CompanyState): readonly PersonView[] {
  const { people: words } = tableTexts(state.settings.language);
  return (state.people ?? []).flatMap((is, seat) => {
    const name = state.table.company.names[seat];
    if (is === 'none' || !name) return [];
    return {
      seat,
      name,
      state: is === 'heard' ? null : words.state[is],
      actions: [
        ...(is === 'blocked' ? [] : [muteAction(state, seat)]),
        blockAction(state, seat),
        reportAction(state, seat),
      ],
    };
  });
}

function muteAction(state: CompanyState, seat: Seat): PersonAction {
  const { mute, unmute } = tableTexts(state.settings.language).people;
  const label = (treatmentOf(state, seat) === 'muted' ? unmute : mute)(nameOf(state, seat));
  return { kind: 'mute', label, command: { type: 'mute', seat }, asks: null };
}

function blockAction(state: CompanyState, seat: Seat): PersonAction {
  const { block, unblock, blockQuestion, blockText } = tableTexts(state.settings.language).people;
  const name = nameOf(state, seat);
  if (treatmentOf(state, seat) === 'blocked')
    return { kind: 'block', label: unblock(name), command: { type: 'unblock', seat }, asks: null };
  return {
    kind: 'block',
    label: block(name),
    command: { type: 'ask-person', about: 'block', seat },
    asks: `${blockQuestion(name)} ${blockText}`,
  };
}

function reportAction(state: CompanyState, seat: Seat): PersonAction {
  const { report, reportQuestion, reportText } = tableTexts(state.settings.language).people;
  const name = nameOf(state, seat);
  const command = { type: 'ask-person', about: 'report', seat } as const;
  return { kind: 'report', label: report(name), command, asks: `${reportQuestion(name)} ${reportText}` };
}

/** The confirmation about somebody; the first answer changes nothing. */
export function personQuestion(state: CompanyState): CompanyQuestion | null {
  if (!state.person) return null;
  const { about, seat } = state.person;
  const { people: words } = tableTexts(state.settings.language);
  const name = nameOf(state, seat);
  const cancel = { label: words.cancel, command: { type: 'leave-person' } } as const;
  if (about === 'block') {
    const block = { label: words.block(name), command: { type: 'block', seat } } as const;
    return { title: words.blockQuestion(name), text: words.blockText, answers: [cancel, block] };
  }
  const reasons = REPORT_REASONS.map((reason) => ({
    label: words.reasons[reason],
    command: { type: 'report', seat, reason } as const,
  }));
  return { title: words.reportQuestion(name), text: words.reportText, answers: [cancel, ...reasons] };
}

function treatmentOf({ people }: CompanyState, seat: Seat): SeatTreatment {
  return people?.[seat] ?? 'heard';
}

function nameOf({ table }: CompanyState, seat: Seat): string {
  return table.company.names[seat] ?? '';
}
