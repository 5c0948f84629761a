// Output line after line, and the player's input lines. The cursor never moves back and nothing is overwritten, so that
// screen readers and Braille displays can follow.

import { brailleText, type Detail, type Language, MOST_CHARACTERS } from '@blackpeg/wording';
import { type Console, LONGEST_LINE, linesOf } from '../command-line/io.ts';
import { oneLine, withinLine, wrapWords } from '../command-line/printable.ts';

export interface Manner {
  readonly language: Language;
  readonly detail: Detail;
  /** In Braille cells instead of letters. */
  readonly cells: boolean;
}

export interface Printer {
  /** Sentences; empty ones are left out. */
  say(...texts: readonly string[]): void;
  /** Printed before the next sentence; not at all if there is none. */
  preface(text: string): void;
  /**
   * Printed before the next prompt at a terminal, briefly and in its line: a Braille display shows the line of the
   * cursor. If something else is printed first, or both do not fit into 40 cells, it is printed as it is.
   */
  hold(text: string, brief: () => string | null): void;
  /** Printed as laid out: spaces stay. */
  show(line: string): void;
  /** A prompt, only at a terminal: a pipe needs none. */
  prompt(text: string): void;
  /** Scrolls everything before it out of view. */
  scrollAway(): void;
  /** What was printed since the player last typed. */
  again(): void;
  /** The player has typed a line. */
  heard(): void;
  /** Once everything is written. */
  flushed(): Promise<void>;
}

/** More lines than terminals usually show. */
const SCREENFUL = 60;

export function createPrinter(console: Pick<Console, 'out' | 'isTerminal'>, manner: Manner): Printer {
  const printer = createLinePrinter(console, manner);
  if (!console.isTerminal) return { ...printer, hold: (text) => printer.say(text) };
  let held: { readonly text: string; readonly brief: () => string | null } | null = null;

  function release(): void {
    const { text } = held ?? { text: '' };
    held = null;
    printer.say(text);
  }

  return {
    ...printer,
    say(...texts) {
      if (texts.some((text) => text !== '')) release();
      printer.say(...texts);
    },
    show(line) {
      release();
      printer.show(line);
    },
    hold(text, brief) {
      release();
      held = { text, brief };
    },
    prompt(text) {
      const brief = held?.brief() ?? null;
      const line = `${brief} ${text}`;
      const width = manner.cells ? brailleText(manner.language, line).length + 1 : line.length;
      if (brief === null || width > MOST_CHARACTERS.brief) {
        release();
        return printer.prompt(text);
      }
      held = null;
      printer.prompt(line, brief);
    },
  };
}

/** Flushes everything. What a prompt says besides asking is repeated with the rest. */
interface LinePrinter extends Omit<Printer, 'hold'> {
  prompt(text: string, said?: string): void;
}

function createLinePrinter(
  { out, isTerminal }: Pick<Console, 'out' | 'isTerminal'>,
  { language, detail, cells }: Manner,
): LinePrinter {
  let writing = Promise.resolve();
  /** What was said since the last line, and what was said before it. */
  let fresh: readonly string[] = [];
  let last: readonly string[] = [];
  let asked = false;
  let prefaces: readonly string[] = [];

  function write(text: string): void {
    // An announcement that comes while somebody types begins a new line.
    const lead = asked && isTerminal ? '\n' : '';
    asked = false;
    writing = writing.then(() => out.write(`${lead}${text}`));
  }

  function lines(text: string): readonly string[] {
    const plain = cells ? brailleText(language, text) : text;
    return detail === 'brief' || cells ? wrapWords(plain, MOST_CHARACTERS.brief) : [plain];
  }

  function put(texts: readonly string[]): void {
    if (texts.length === 0) return;
    const all = [...prefaces.flatMap(lines), ...texts];
    prefaces = [];
    fresh = [...fresh, ...all];
    for (const text of all) write(`${text}\n`);
  }

  return {
    say: (...texts) =>
      put(texts.flatMap((text) => lines(oneLine(text).trimEnd())).filter((line) => line !== '')),
    preface(text) {
      prefaces = [...prefaces, oneLine(text).trimEnd()];
    },
    show: (line) => put(cells ? lines(withinLine(line)) : [withinLine(line)]),
    prompt(text, said) {
      if (!isTerminal) return;
      write(cells ? `${brailleText(language, text)} ` : text);
      if (said !== undefined) fresh = [...fresh, ...lines(said)];
      asked = true;
    },
    scrollAway() {
      if (isTerminal) write('\n'.repeat(SCREENFUL));
    },
    again() {
      for (const line of last) write(`${line}\n`);
      fresh = last;
    },
    heard() {
      asked = false;
      if (fresh.length > 0) last = fresh;
      fresh = [];
    },
    flushed: () => writing,
  };
}

export interface Lines {
  /** Null when there are no more. */
  next(): Promise<string | null>;
}

export function createLines({ input }: Console): Lines {
  const lines = linesOf(input);
  let over = false;
  return {
    async next() {
      const line = over ? null : await lines.next();
      over = line === null || line.done === true;
      return line === null || line.done ? null : line.value.slice(0, LONGEST_LINE).trim();
    },
  };
}
