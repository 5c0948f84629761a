// The state of the account screen: devices, people who are muted or blocked, everything as a file.

import type { AskFault, DeviceCard, PersonCard } from '@blackpeg/protocol';
import type { Result } from '@blackpeg/rules';
import { type Language, settingsTexts } from '@blackpeg/wording';
import { replies, type ScreenStep } from '../run-screen.ts';
import type { ScreenQuestion } from '../screen.ts';
import type { ExportFile } from './export.ts';

export interface AccountState {
  readonly language: Language;
  /** Null until the server has answered. */
  readonly known: AccountFound | null;
  readonly asked: 'others' | 'here' | null;
  readonly isBusy: boolean;
  /** The last sentence. */
  readonly told: string;
}

export interface AccountFound {
  readonly devices: readonly DeviceCard[];
  readonly people: readonly PersonCard[];
}

export type AccountCommand =
  | { readonly type: 'look' | 'save' | 'leave' }
  | { readonly type: 'ask'; readonly about: 'others' | 'here' }
  | AccountChange;

/** What changes something on the server. */
export type AccountChange =
  | { readonly type: 'log-out-others' | 'log-out-here' }
  | { readonly type: 'log-out'; readonly device: string }
  | { readonly type: 'release'; readonly person: string };

export type AccountInput =
  | { readonly type: 'found'; readonly found: Result<AccountFound, AskFault> }
  | { readonly type: 'changed'; readonly by: AccountChange; readonly fault: AskFault | null }
  | { readonly type: 'gathered'; readonly file: Result<ExportFile, AskFault> }
  | { readonly type: 'language'; readonly language: Language };

export type AccountEffect =
  | { readonly type: 'look' | 'gather' }
  | { readonly type: 'change'; readonly by: AccountChange }
  | { readonly type: 'save'; readonly file: ExportFile };

export type AccountStep = ScreenStep<AccountState, AccountEffect>;

export interface AccountView {
  /** Null until the server has answered. */
  readonly devices: readonly AccountDevice[] | null;
  readonly others: { readonly label: string; readonly command: AccountCommand } | null;
  readonly people: readonly AccountPerson[];
  readonly question: (ScreenQuestion<AccountCommand> & { readonly title: string }) | null;
  readonly isBusy: boolean;
  readonly told: string;
}

export interface AccountDevice {
  readonly device: string;
  readonly name: string;
  readonly used: string;
  readonly action: { readonly label: string; readonly command: AccountCommand };
}

export interface AccountPerson {
  readonly person: string;
  readonly name: string;
  readonly state: string;
  readonly action: { readonly label: string; readonly command: AccountCommand };
}

type FaultWords = (language: Language, fault: AskFault) => string;

export function reduceAccount(
  faultText: FaultWords,
  state: AccountState,
  input: AccountCommand | AccountInput,
): AccountStep {
  switch (input.type) {
    case 'look':
      return { state: { ...state, isBusy: true }, effects: [{ type: 'look' }] };
    case 'save':
      return { state: { ...state, isBusy: true }, effects: [{ type: 'gather' }] };
    case 'ask':
      return { state: { ...state, asked: input.about } };
    case 'leave':
      return { state: { ...state, asked: null } };
    case 'language':
      return { state: { ...state, language: input.language, told: '' } };
    case 'found':
      return input.found.ok
        ? { state: { ...state, known: input.found.value, isBusy: false } }
        : refused(faultText, state, input.found.error);
    case 'gathered':
      return input.file.ok
        ? said(state, settingsTexts(state.language).online.account.saved, [
            { type: 'save', file: input.file.value },
          ])
        : refused(faultText, state, input.file.error);
    case 'changed':
      return input.fault ? refused(faultText, state, input.fault) : changed(state, input.by);
    default:
      return { state: { ...state, asked: null, isBusy: true }, effects: [{ type: 'change', by: input }] };
  }
}

function changed(state: AccountState, by: AccountChange): AccountStep {
  const { account: words } = settingsTexts(state.language).online;
  switch (by.type) {
    case 'log-out':
      return said(state, words.loggedOut, [{ type: 'look' }]);
    case 'log-out-others':
      return said(state, words.othersDone, [{ type: 'look' }]);
    case 'log-out-here':
      return said({ ...state, known: null }, words.hereDone, []);
    case 'release': {
      const name = state.known?.people.find(({ person }) => person === by.person)?.name ?? '';
      return said(state, words.released(name), [{ type: 'look' }]);
    }
  }
}

function said(state: AccountState, told: string, effects: readonly AccountEffect[]): AccountStep {
  return { state: { ...state, told, isBusy: false }, effects, said: replies([told]) };
}

function refused(faultText: FaultWords, state: AccountState, fault: AskFault): AccountStep {
  const told = faultText(state.language, fault);
  return { state: { ...state, told, isBusy: false }, said: [{ kind: 'refusal', text: told, cue: null }] };
}

export function accountView(state: AccountState): AccountView {
  const { known, isBusy, told, language } = state;
  const { account: words } = settingsTexts(language).online;
  const hasOthers = (known?.devices.length ?? 0) > 1;
  return {
    devices: known?.devices.map((one) => deviceView(language, one)) ?? null,
    others: hasOthers ? { label: words.others, command: { type: 'ask', about: 'others' } } : null,
    people: (known?.people ?? []).map((one) => personView(language, one)),
    question: questionOf(state),
    isBusy,
    told,
  };
}

/** Enough of it to tell two apart. */
const SHORT = 4;

export function deviceView(language: Language, { device, usedAt, isThis }: DeviceCard): AccountDevice {
  const { account: words } = settingsTexts(language).online;
  const name = isThis ? words.thisDevice : words.device(device.slice(0, SHORT));
  return {
    device,
    name,
    used: words.used(usedAt),
    action: isThis
      ? { label: words.here, command: { type: 'ask', about: 'here' } }
      : { label: words.logOut(name), command: { type: 'log-out', device } },
  };
}

export function personView(language: Language, { person, name, as }: PersonCard): AccountPerson {
  const { account: words } = settingsTexts(language).online;
  const label = as === 'blocked' ? words.unblock(name) : words.unmute(name);
  return { person, name, state: words[as], action: { label, command: { type: 'release', person } } };
}

function questionOf({ asked, language }: AccountState): AccountView['question'] {
  if (asked === null) return null;
  const { account: words } = settingsTexts(language).online;
  const cancel = { label: words.cancel, command: { type: 'leave' } } as const;
  return asked === 'others'
    ? {
        title: words.othersQuestion,
        text: words.othersText,
        answers: [cancel, { label: words.others, command: { type: 'log-out-others' } }],
      }
    : {
        title: words.hereQuestion,
        text: words.hereText,
        answers: [cancel, { label: words.here, command: { type: 'log-out-here' } }],
      };
}
