// Control of the terminal: alternate screen, raw keys, and everything restored at the end.

import type { WallClock } from '@blackpeg/referee';
import type { Frame, Size } from './canvas.ts';
import { changes } from './frame-diff.ts';
import { createKeyDecoder, type Key } from './keys.ts';
import type { Depth } from './paint.ts';

/** The device itself. */
export interface Device {
  size(): Size;
  write(text: string): void;
  /** Keys come one by one and are not echoed. */
  setRaw(raw: boolean): void;
  /** Text as it was typed; returns the function that stops it. */
  onInput(listener: (text: string) => void): () => void;
  onResize(listener: () => void): () => void;
}

export interface TerminalPorts {
  readonly device: Device;
  readonly clock: WallClock;
  press(key: Key): void;
  /** Everything has to be drawn again: another size, or somebody else wrote on the screen. */
  redraw(): void;
}

export interface Terminal {
  size(): Size;
  show(frame: Frame, depth: Depth): void;
  ring(): void;
  /** Whether clicks are reported to the game; otherwise the terminal uses them to select text. */
  setMouse(on: boolean): void;
  /** Takes the screen, again after it was left. */
  enter(): void;
  /** Restores the screen; harmless if it is not taken. */
  leave(): void;
  close(): void;
}

const ESC = '\u001b';

/** Milliseconds after which an escape without continuation is the key. */
const ESCAPE_ALONE = 50;

/** Alternate screen, bracketed paste, no cursor; then two queries: the background colour, and synchronised output. */
const ENTER = `${ESC}[?1049h${ESC}[?2004h${ESC}[?25l${ESC}]11;?${ESC}\\${ESC}[?2026$p`;
/** Buttons and the wheel, told as numbers of any size. */
const MOUSE = { on: `${ESC}[?1000h${ESC}[?1006h`, off: `${ESC}[?1006l${ESC}[?1000l` };
const LEAVE = `${MOUSE.off}${ESC}[0m${ESC}[?25h${ESC}[?2004l${ESC}[?1049l`;

/** Ready to be entered. */
export function createTerminal({ device, clock, press, redraw }: TerminalPorts): Terminal {
  let taken = false;
  let shown: Frame | null = null;
  let atOnce = false;
  let mouse = false;
  const keys = keysFrom(clock, (key) => {
    if (key.kind === 'report' && key.report.kind === 'synchronised') atOnce = true;
    else press(key);
  });
  const stops: (() => void)[] = [];

  function resize(): void {
    shown = null;
    redraw();
  }

  function leave(): void {
    if (!taken) return;
    taken = false;
    device.write(LEAVE);
    device.setRaw(false);
  }

  return {
    size: device.size,
    show(frame, depth) {
      if (!taken) return;
      const text = changes(shown, frame, depth);
      shown = frame;
      if (text !== '') device.write(atOnce ? `${ESC}[?2026h${text}${ESC}[?2026l` : text);
    },
    ring: () => device.write('\u0007'),
    setMouse(on) {
      if (taken && on !== mouse) device.write(on ? MOUSE.on : MOUSE.off);
      mouse = on;
    },
    enter() {
      if (stops.length === 0) stops.push(device.onInput(keys.input), device.onResize(resize));
      taken = true;
      // Another program may have changed the key mode meanwhile.
      device.setRaw(false);
      device.setRaw(true);
      device.write(mouse ? `${ENTER}${MOUSE.on}` : ENTER);
      resize();
    },
    leave,
    close() {
      leave();
      keys.cancel();
      for (const stop of stops.splice(0)) stop();
    },
  };
}

/** Splits input into keys; an escape without continuation is reported after a delay. */
function keysFrom(clock: WallClock, hear: (key: Key) => void) {
  const decoder = createKeyDecoder();
  let cancel = () => {};
  return {
    input(text: string): void {
      cancel();
      decoder.feed(text).forEach(hear);
      if (decoder.waits())
        cancel = clock.wake(clock.now() + ESCAPE_ALONE, () => decoder.flush().forEach(hear));
    },
    cancel: () => cancel(),
  };
}
