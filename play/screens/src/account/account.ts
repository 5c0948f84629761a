// A guest's data on a server, at run time: requested, changed and saved.

import type { AskFault, AskOnline } from '@blackpeg/protocol';
import { ok, type Result } from '@blackpeg/rules';
import type { Language } from '@blackpeg/wording';
import { type RunningScreen, runScreen } from '../run-screen.ts';
import type { Said } from '../screen.ts';
import { type ExportFile, gatherExport } from './export.ts';
import {
  type AccountChange,
  type AccountCommand,
  type AccountEffect,
  type AccountFound,
  type AccountInput,
  type AccountState,
  type AccountView,
  accountView,
  reduceAccount,
} from './state.ts';

export interface AccountPorts {
  readonly ask: AskOnline;
  readonly language: Language;
  /** Milliseconds since 1970. */
  now(): number;
  faultText(language: Language, fault: AskFault): string;
  save(file: ExportFile): void;
  tell(said: Said): void;
}

export type AccountScreen = RunningScreen<AccountView, AccountCommand, AccountInput>;

export function createAccount(ports: AccountPorts): AccountScreen {
  const { ask, language } = ports;
  return runScreen<AccountState, AccountView, AccountCommand, AccountInput, AccountEffect>({
    first: {
      state: { language, known: null, asked: null, isBusy: true, told: '' },
      effects: [{ type: 'look' }],
    },
    reduce: (state, input) => reduceAccount(ports.faultText, state, input),
    viewOf: accountView,
    why: () => null,
    run(effect, then) {
      switch (effect.type) {
        case 'look':
          void findAccount(ask).then((found) => then({ type: 'found', found }));
          break;
        case 'gather':
          void gatherExport(ask, ports.now()).then((file) => then({ type: 'gathered', file }));
          break;
        case 'change':
          void changeAccount(ask, effect.by).then((fault) => then({ type: 'changed', by: effect.by, fault }));
          break;
        case 'save':
          ports.save(effect.file);
          break;
      }
    },
    tell: ports.tell,
  });
}

async function findAccount(ask: AskOnline): Promise<Result<AccountFound, AskFault>> {
  const devices = await ask('guests/devices', {});
  if (!devices.ok) return devices;
  const people = await ask('people/list', {});
  return people.ok ? ok({ ...devices.value, ...people.value }) : people;
}

/** The reason for the failure, or null. */
async function changeAccount(ask: AskOnline, by: AccountChange): Promise<AskFault | null> {
  const done = await asked(ask, by);
  return done.ok ? null : done.error;
}

function asked(ask: AskOnline, by: AccountChange): Promise<Result<object, AskFault>> {
  switch (by.type) {
    case 'log-out':
      return ask('guests/devices/revoke', { device: by.device });
    case 'log-out-others':
      return ask('guests/devices/revoke-others', {});
    case 'log-out-here':
      return ask('guests/log-out', {});
    case 'release':
      return ask('people/release', { person: by.person });
  }
}
