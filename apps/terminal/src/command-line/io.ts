// The input and output of commands: text out, lines in, the environment, and the exit code. A port, so that commands
// run in tests without a process.

import { printable } from './printable.ts';

/** Each resolves when more may be written, so that a slow reader holds back a fast writer. */
export interface Output {
  /** Text for people. Whatever is in it, nothing of it steers the terminal. */
  readonly write: (text: string) => Promise<void>;
  /** The same in place of the line the terminal is on; an empty text clears it. */
  readonly rewrite: (text: string) => Promise<void>;
  /** As it is: for an embosser, which needs to be steered. */
  readonly raw: (text: string) => Promise<void>;
}

/** To the start of the line, and what stood there away. */
const LINE_START = '\r\u001b[K';

/** The one way out for all text but the frames of the full screen, whose cells take no sign that steers. */
export function outputOver(raw: (text: string) => Promise<void>): Output {
  return {
    write: (text) => raw(printable(text)),
    rewrite: (text) => raw(`${LINE_START}${printable(text)}`),
    raw,
  };
}

export interface Console {
  readonly out: Output;
  readonly err: Output;
  /** Standard input, piece by piece as it comes. */
  readonly input: AsyncIterable<string>;
  /** Is somebody typing, who needs to be asked? */
  readonly isTerminal: boolean;
  /** Is standard error a terminal, where a line can be written over? */
  readonly hasLine: boolean;
  readonly interrupts: Interrupts;
}

export interface Interrupts {
  /** The next interrupt is told instead of ending the program; gives back how to stop listening. */
  readonly once: (told: () => void) => () => void;
}

/** Reading or writing failed for a reason outside the program. It ends the run with a sentence, not as a bug. */
export class WorldError extends Error {
  override readonly name = 'WorldError';
  readonly fault: WorldFault;

  constructor(fault: WorldFault) {
    super(`${fault.kind}: ${fault.why}`);
    this.fault = fault;
  }
}

/** `why` is the system's own word for it, such as ENOENT. */
export interface WorldFault {
  readonly kind:
    | 'input-unreadable'
    | 'output-unwritable'
    | 'file-unreadable'
    /** `why` is how many megabytes it may have. */
    | 'file-too-large'
    | 'file-unwritable'
    | 'file-exists'
    /** A log with a line in its middle that nobody can read; `why` is its number. */
    | 'match-damaged';
  readonly file: string;
  readonly why: string;
}

/** More than any code, row or word needs. */
export const LONGEST_LINE = 4096;

/**
 * Lines without their ends, as many at a time as have come. A line may come cut, but then it is longer than the longest
 * that may be: input without line ends cannot fill the memory.
 */
export async function* lineBatches(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let pending = '';
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    const rest = others.pop();
    if (rest !== undefined) yield [pending + first, ...others].map(withoutReturn);
    const begun = rest === undefined ? pending : '';
    pending = begun + (rest ?? first).slice(0, Math.max(0, LONGEST_LINE + 1 - begun.length));
  }
  if (pending !== '') yield [withoutReturn(pending)];
}

export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const lines of lineBatches(pieces)) yield* lines;
}

/** The system's short word for what went wrong, where it has one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

export const EXIT = { done: 0, negative: 1, 'bad-input': 2, bug: 70, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A refusal is one sentence for standard error. Negative: the program did what it was asked, and the answer is no. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'negative' | 'bad-input' | 'interrupted'; readonly sentence: string };

export const DONE: Outcome = { kind: 'done' };
export const INTERRUPTED: Outcome = { kind: 'interrupted', sentence: '' };

export function badInput(sentence: string): Outcome {
  return { kind: 'bad-input', sentence };
}

export type Environment = Readonly<Record<string, string | undefined>>;
