// How well a bot plays, as data: what it forgets and misreads, what it likes, and how it chooses.

/** Chances are in percent. Mistakes are like those of people: older rows are forgotten first. */
export interface Level {
  readonly name: LevelName;
  /** The latest rows, which are always read correctly. */
  readonly freshRows: number;
  /** An older row is forgotten in this turn. */
  readonly forgets: number;
  /** In an older row two similar colours are confused. */
  readonly confuses: number;
  /** In an older row a black is read as a white, or the other way round. */
  readonly misreads: number;
  /** Notices when no code fits the rows any more, and claims it (W2). */
  readonly noticesContradictions: boolean;
  /** Does not consider codes that have a peg twice, while any other is left. */
  readonly ignoresRepeats: boolean;
  /** Number of fitting codes considered, of which the neatest pattern is taken; 1 is no preference. */
  readonly neatOf: number;
  readonly choice: Choice;
}

export type Choice =
  /** One of the codes that seem to fit. */
  | { readonly kind: 'fitting' }
  /** The most informative of this many that seem to fit. */
  | { readonly kind: 'best-fitting'; readonly of: number }
  /** The adviser's guess with this many nodes. */
  | { readonly kind: 'advised'; readonly nodes: number };

export const LEVEL_NAMES = ['beginner', 'casual', 'steady', 'keen', 'expert', 'master'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

const ATTENTIVE = {
  freshRows: 0,
  forgets: 0,
  confuses: 0,
  misreads: 0,
  noticesContradictions: true,
  ignoresRepeats: false,
  neatOf: 1,
} as const;

/** From weakest to strongest. */
export const LEVELS: readonly Level[] = [
  {
    name: 'beginner',
    freshRows: 1,
    forgets: 45,
    confuses: 15,
    misreads: 12,
    noticesContradictions: false,
    ignoresRepeats: true,
    neatOf: 6,
    choice: { kind: 'fitting' },
  },
  {
    name: 'casual',
    freshRows: 2,
    forgets: 20,
    confuses: 8,
    misreads: 6,
    noticesContradictions: true,
    ignoresRepeats: false,
    neatOf: 3,
    choice: { kind: 'fitting' },
  },
  { ...ATTENTIVE, name: 'steady', choice: { kind: 'fitting' } },
  { ...ATTENTIVE, name: 'keen', choice: { kind: 'best-fitting', of: 3 } },
  { ...ATTENTIVE, name: 'expert', choice: { kind: 'best-fitting', of: 256 } },
  { ...ATTENTIVE, name: 'master', choice: { kind: 'advised', nodes: 400_000 } },
];

export function levelNamed(name: LevelName): Level {
  return LEVELS.find((level) => level.name === name) as Level;
}
