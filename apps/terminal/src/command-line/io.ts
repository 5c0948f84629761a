// The input and output of commands: text out, lines in, the environment, and the exit code. A port, so that commands
// run in tests without a process.

import { printable } from './printable.ts';

/** Each resolves when more may be written, so that a slow reader slows down a fast writer. */
export interface Output {
  /** Text for people. Nothing in it can control the terminal. */
  readonly write: (text: string) => Promise<void>;
  /** The same, replacing the current line of the terminal; an empty text clears it. */
  readonly rewrite: (text: string) => Promise<void>;
  /** Unchanged: for an embosser, which needs control characters. */
  readonly raw: (text: string) => Promise<void>;
}

/** Moves to the start of the line and clears it. */
const LINE_START = '\r\u001b[K';

/** The only way out for all text except the frames of the full screen, whose cells accept no control characters. */
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
  /** Standard input, in chunks as they arrive. */
  readonly input: AsyncIterable<string>;
  /** Is a person typing, who needs a prompt? */
  readonly isTerminal: boolean;
  /** Is standard error a terminal, where a line can be overwritten? */
  readonly hasLine: boolean;
  readonly interrupts: Interrupts;
}

export interface Interrupts {
  /** The next interrupt is reported instead of ending the program; returns the function that stops listening. */
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

/** `why` is the system's own code, such as ENOENT. */
export interface WorldFault {
  readonly kind:
    | 'input-unreadable'
    | 'output-unwritable'
    | 'file-unreadable'
    /** `why` is how many megabytes it may have. */
    | 'file-too-large'
    | 'file-unwritable'
    | 'file-exists'
    /** A log with an unreadable line in its middle; `why` is its number. */
    | 'match-damaged';
  readonly file: string;
  readonly why: string;
}

/** More than any code, row or word needs. */
export const LONGEST_LINE = 4096;

/**
 * Lines without their ends, as many at a time as have arrived. A line may be cut, but only if it is longer than the
 * maximum: input without line ends cannot fill the memory.
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

/** The system's short code for the failure, if it has one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

export const EXIT = { done: 0, negative: 1, 'bad-input': 2, bug: 70, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A refusal is one sentence for standard error. Negative: the program did its work, and the answer is no. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'negative' | 'bad-input' | 'interrupted'; readonly sentence: string };

export const DONE: Outcome = { kind: 'done' };
export const INTERRUPTED: Outcome = { kind: 'interrupted', sentence: '' };

export function badInput(sentence: string): Outcome {
  return { kind: 'bad-input', sentence };
}

export type Environment = Readonly<Record<string, string | undefined>>;
