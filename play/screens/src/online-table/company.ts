// The company of an online table at run time: the table is watched, changes are announced, and commands are carried
// out.

import type { WallClock } from '@blackpeg/referee';
import type { OnlineTable } from '@blackpeg/table/online';
import { type RunningScreen, runScreen } from '../run-screen.ts';
import type { Said } from '../screen.ts';
import { askAbout, type FaultText, type PersonPorts } from './people.ts';
import { reduceCompany, whyNotInCompany } from './reduce.ts';
import type {
  CompanyCommand,
  CompanyEffect,
  CompanyGuide,
  CompanyInput,
  CompanySettings,
  CompanyState,
  TableSeen,
} from './state.ts';
import { type CompanyView, companyView } from './view.ts';

export interface CompanyScreenPorts extends PersonPorts {
  readonly faultText: FaultText;
  readonly table: OnlineTable;
  readonly settings: CompanySettings;
  readonly guide?: CompanyGuide;
  readonly clock: WallClock;
  keepPhrases(on: boolean): void;
  tell(said: Said): void;
}

export type CompanyScreen = RunningScreen<CompanyView, CompanyCommand, CompanyInput>;

type Waits = Extract<CompanyEffect, { readonly type: 'wait' }>;

/** Its table stays open when it is closed. */
export function createCompany(ports: CompanyScreenPorts): CompanyScreen {
  const { table, clock, keepPhrases, tell } = ports;
  const alarms = createAlarms(clock, (name) => screen.take(rung(name, table)));
  const look = () => screen.take({ type: 'changed', table: seen(table) });

  function run(effect: CompanyEffect, then: (input: CompanyInput) => void): void {
    switch (effect.type) {
      case 'tell':
        table.tell(effect.aside);
        look();
        break;
      case 'intend':
        table.intend({ type: effect.act });
        break;
      case 'keep-phrases':
        keepPhrases(effect.on);
        break;
      case 'wait':
        alarms.set(effect);
        break;
      default:
        void askAbout(ports, effect).then(then);
    }
  }

  const screen = runScreen<CompanyState, CompanyView, CompanyCommand, CompanyInput, CompanyEffect>({
    first: { state: firstCompany(ports), effects: [{ type: 'look-people' }] },
    reduce: (state, input) => reduceCompany(state, input, ports.faultText),
    viewOf: companyView,
    why: whyNotInCompany,
    run,
    tell,
    close() {
      stop();
      alarms.cancel();
    },
  });
  const stop = table.subscribe(look);
  look();
  return asked(screen, () => screen.take({ type: 'time', now: table.now() }));
}

/** What is allowed, and how long the player has waited, is computed at this moment. */
function asked(screen: CompanyScreen, tick: () => void): CompanyScreen {
  return {
    ...screen,
    why(command) {
      tick();
      return screen.why(command);
    },
    do(command) {
      tick();
      screen.do(command);
    },
  };
}

function firstCompany({ table, settings, guide = {} }: CompanyScreenPorts): CompanyState {
  return {
    settings,
    guide,
    seat: table.seat,
    table: seen(table),
    cameAt: table.now() - table.company().ahead,
    talk: null,
    absences: [],
    overdue: [],
    timeLeft: '',
    asked: null,
    people: null,
    isAskingPeople: true,
    notice: null,
    person: null,
    code: 'here',
  };
}

/** One timer for each name. */
function createAlarms(clock: WallClock, ring: (name: Waits['name']) => void) {
  const cancels = new Map<Waits['name'], () => void>();
  return {
    set({ name, milliseconds }: Waits): void {
      cancels.get(name)?.();
      cancels.delete(name);
      if (milliseconds !== null)
        cancels.set(
          name,
          clock.wake(clock.now() + milliseconds, () => ring(name)),
        );
    },
    cancel(): void {
      for (const cancel of cancels.values()) cancel();
    },
  };
}

function rung(name: Waits['name'], table: OnlineTable): CompanyInput {
  switch (name) {
    case 'absence':
    case 'waiting':
      return { type: 'time', now: table.now() };
    case 'talk':
      return { type: 'talk-over' };
    case 'notice':
      return { type: 'notice-over' };
    case 'code':
      return { type: 'code-awaited' };
  }
}

function seen(table: OnlineTable): TableSeen {
  return {
    company: table.company(),
    card: table.card,
    terms: table.terms(),
    match: table.snapshot().state,
    isUp: table.isUp(),
    isAway: table.isAway(),
    wantsRematch: table.wantsRematch(),
    now: table.now(),
  };
}
