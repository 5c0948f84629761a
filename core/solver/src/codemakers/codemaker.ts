// The computer's codemakers, named for what they do, so that players know what to expect.

/** `commits` is whether a code is fixed from the start (K3: one that does not has to say so). */
export interface Codemaker {
  readonly name: CodemakerName;
  readonly commits: boolean;
}

export const CODEMAKER_NAMES = ['random', 'hard', 'adversarial'] as const;
export type CodemakerName = (typeof CODEMAKER_NAMES)[number];

export const CODEMAKERS: readonly Codemaker[] = [
  { name: 'random', commits: true },
  { name: 'hard', commits: true },
  { name: 'adversarial', commits: false },
];
