// The company at an online table at work: the table is watched, and what is around its match is told and done.

import type { WallClock } from '@blackpeg/referee';
import type { OnlineTable } from '@blackpeg/table/online';
import { type RunningScreen, runScreen } from '../run-screen.ts';
import type { Said } from '../screen.ts';
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

export interface CompanyScreenPorts {
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
  const { table, settings, guide = {}, clock, keepPhrases, tell } = ports;
  const first: CompanyState = {
    settings,
    guide,
    seat: table.seat,
    table: seen(table),
    talk: null,
    absences: [],
    overdue: [],
    timeLeft: '',
    asked: null,
    code: 'here',
  };
  const alarms = new Map<Waits['name'], () => void>();

  function run(effect: CompanyEffect): void {
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
        wait(effect);
        break;
    }
  }

  function look(): void {
    screen.take({ type: 'changed', table: seen(table) });
  }

  function wait({ name, milliseconds }: Waits): void {
    alarms.get(name)?.();
    const ring = () => screen.take(rung(name, table));
    alarms.set(name, milliseconds === null ? () => {} : clock.wake(clock.now() + milliseconds, ring));
  }

  const screen = runScreen<CompanyState, CompanyView, CompanyCommand, CompanyInput, CompanyEffect>({
    first: { state: first },
    reduce: reduceCompany,
    viewOf: companyView,
    why: whyNotInCompany,
    run,
    tell,
    close() {
      stop();
      for (const cancel of alarms.values()) cancel();
    },
  });
  const stop = table.subscribe(look);
  look();
  /** What may be done, and how long one waits, is asked at this moment. */
  const tick = () => screen.take({ type: 'time', now: table.now() });
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

function rung(name: Waits['name'], table: OnlineTable): CompanyInput {
  switch (name) {
    case 'absence':
      return { type: 'time', now: table.now() };
    case 'talk':
      return { type: 'talk-over' };
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
