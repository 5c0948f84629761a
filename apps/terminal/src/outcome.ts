// How a run ends, and the number the shell hears of it.

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
