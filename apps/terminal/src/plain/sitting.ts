// One open match as it is played by lines: the table, and its play screen, whose sentences are printed.

import { type CodeSpec, widestSpec } from '@blackpeg/rules';
import type { Said } from '@blackpeg/screens';
import { createPlay, type PlayScreen, STANDARD_KEYS, type TableView } from '@blackpeg/screens/play';
import type { Table } from '@blackpeg/table';
import { type PlainWords, plainTexts } from '@blackpeg/wording';
import { wallClock } from '../node-ports.ts';
import type { Desk } from './desk.ts';

export interface Sitting {
  readonly desk: Desk;
  readonly table: Table;
  readonly words: PlainWords;
  readonly screen: PlayScreen;
  /** Null while nobody may look. */
  view(): TableView | null;
}

export function sittingAt(desk: Desk, table: Table): Sitting {
  const { language, detail, printer, thinker, dice } = desk;
  const screen = createPlay({
    table,
    settings: {
      language,
      detail,
      queryDetail: detail,
      bindings: STANDARD_KEYS,
      singleKeys: false,
      misfits: 'allow',
      timers: true,
      count: false,
      byLines: true,
    },
    thinker,
    dice,
    clock: wallClock,
    // Notes are written in words here, by the match, and hints are not counted.
    notes: { get: async () => null, put: async () => {} },
    noteHint: () => {},
    lastSaid: () => '',
    // A peg is told with its row.
    tell: ({ kind, text }: Said) => kind !== 'peg' && text !== '' && printer.say(text),
    open: () => {},
  });
  return {
    desk,
    table,
    words: plainTexts(language),
    screen,
    view() {
      const view = screen.current();
      return view.kind === 'table' ? view : null;
    },
  };
}

/** The pegs of the row or code that is composed now; without one, those of the game. */
export function specNow({ composer, state, seat }: TableView): CodeSpec {
  return composer?.spec ?? widestSpec(state.terms.edition, seat ?? 0);
}
