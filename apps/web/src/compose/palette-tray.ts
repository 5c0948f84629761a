// The palette as a tray: its pegs, their order and columns; and a long press on one, which acts after a moment unless
// it ends earlier.

import { allPegs, BLANK, type CodeSpec, type Peg, type PegCounts } from '@blackpeg/rules';

/** Pegs by number, the blank last, as they lie in the tray. */
export function trayPegs(spec: CodeSpec): readonly Peg[] {
  const pegs = allPegs(spec);
  return [...pegs.filter((peg) => peg !== BLANK), ...pegs.filter((peg) => peg === BLANK)];
}

/** Null if not counted: without a counted tray, and for blanks, which are not pegs of it. */
export function countLeft(left: PegCounts | null, peg: Peg): number | null {
  return peg === BLANK ? null : (left?.[0]?.[peg - 1] ?? null);
}

export interface TrayColumns {
  readonly desk: number;
  readonly phone: number;
  /** Phones below 390 px. */
  readonly narrow: number;
}

/**
 * On a desktop a tray is about as wide as high; on a phone it has two lines, or one if every key is wide enough for
 * a finger: five with a number beside the peg, seven if the peg shows it.
 */
export function trayColumns(keys: number, numbered = true): TrayColumns {
  const desk = keys <= 2 ? keys : keys <= 4 ? 2 : keys <= 9 ? 3 : 4;
  const lines = (most: number) => (keys <= most ? keys : Math.ceil(keys / 2));
  return { desk, phone: lines(numbered ? 5 : 7), narrow: lines(5) };
}

/** Milliseconds, the usual long press of phones. */
const MOMENT = 450;

export interface Hold<Thing> {
  begin(thing: Thing): void;
  stop(): void;
  /** Has the press already acted? Asked once by the click that follows it. */
  ended(): boolean;
}

export function createHold<Thing>(act: (thing: Thing) => void, moment = MOMENT): Hold<Thing> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let acted = false;
  return {
    begin(thing) {
      acted = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        acted = true;
        act(thing);
      }, moment);
    },
    stop() {
      clearTimeout(timer);
    },
    ended() {
      const before = acted;
      acted = false;
      return before;
    },
  };
}
