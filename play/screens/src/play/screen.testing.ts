// A play screen at a table in memory, with all its announcements.

import { settled } from '@blackpeg/referee/testing';
import { type Code, seededDice, type Terms } from '@blackpeg/rules';
import type { HousePace, Table } from '@blackpeg/table';
import { created, createMemoryStorage, createTestDevice } from '@blackpeg/table/testing';
import type { Thinker } from '@blackpeg/thinking';
import type { KeyPress } from '../key-press.ts';
import type { Said } from '../screen.ts';
import type { PlayOpening } from './commands.ts';
import type { Notes } from './model/notes.ts';
import { createPlay, type PlayScreen } from './play-screen.ts';
import { SETTINGS } from './played.testing.ts';
import type { PlaySettings } from './state.ts';
import type { TableView } from './view.ts';
import type { PlayPorts } from './world.ts';

export interface TestScreen {
  readonly screen: PlayScreen;
  readonly table: Table;
  readonly said: Said[];
  readonly opened: PlayOpening[];
  readonly kept: Map<string, Notes>;
  readonly clock: ReturnType<typeof createTestDevice>['clock'];
  /** Keys as typed: characters one by one, or the name of a key. */
  type(...keys: readonly string[]): void;
  /** What was announced since the last call. */
  heard(): readonly string[];
  view(): TableView;
  settled(): Promise<void>;
}

interface TestGame extends Pick<PlayPorts, 'prepareAfter'> {
  readonly code?: Code;
  readonly settings?: Partial<PlaySettings>;
  readonly ask?: Thinker['ask'];
  readonly pace?: HousePace;
}

export async function screenAt(
  terms: Terms,
  { code, settings = {}, ask, pace = 'at-once', ...ports }: TestGame = {},
): Promise<TestScreen> {
  const device = createTestDevice(createMemoryStorage());
  device.setPace(pace);
  const tab = device.openTab();
  const match = await created(tab, terms, code);
  let take: PlayScreen['take'] = () => {};
  const opening = await tab.open(match, {
    hear: (happening, fresh, seat) => {
      if (fresh) take({ type: 'heard', happening, seat });
    },
  });
  if (opening.kind !== 'open') throw new Error(opening.kind);
  await settled();
  const { table } = opening;
  const said: Said[] = [];
  const opened: PlayOpening[] = [];
  const kept = new Map<string, Notes>();
  let told = 0;
  const screen = createPlay({
    table,
    settings: { ...SETTINGS, ...settings },
    thinker: { ask: ask ?? (() => Promise.reject(new Error('There is no solver.'))), close: async () => {} },
    dice: seededDice(1),
    clock: device.clock,
    ...ports,
    notes: {
      get: async ({ index }) => kept.get(`${index}`) ?? null,
      async put({ index }, notes) {
        kept.set(`${index}`, notes);
      },
    },
    noteHint: () => {},
    lastSaid: () => said.at(-1)?.text ?? '',
    tell: (one) => said.push(one),
    open: (what) => opened.push(what),
  });
  take = screen.take;
  return {
    screen,
    table,
    said,
    opened,
    kept,
    clock: device.clock,
    type(...keys) {
      for (const key of keys) screen.do({ type: 'press', press: pressOf(key) });
    },
    heard() {
      const texts = said.slice(told).flatMap(({ text }) => (text === '' ? [] : [text]));
      told = said.length;
      return texts;
    },
    view() {
      const view = screen.current();
      if (view.kind !== 'table') throw new Error('The screen is covered.');
      return view;
    },
    settled,
  };
}

function pressOf(key: string): KeyPress {
  return { key, digit: /^\d$/.test(key) ? Number(key) : null, shift: false, ctrl: false, alt: false };
}
