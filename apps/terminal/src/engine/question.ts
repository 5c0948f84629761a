// What an engine is asked to think about, and how it finds a guess. Runs in a thread of its own.

import {
  type Code,
  type CodeSpec,
  err,
  type MarkedGuess,
  type Marking,
  ok,
  type Result,
  seededDice,
} from '@blackpeg/rules';
import {
  advise,
  type Contradiction,
  chooseGuess,
  type Field,
  findContradiction,
  type LevelName,
  levelNamed,
  openField,
  workOut,
} from '@blackpeg/solver';

/** A game as far as thinking goes. Plain data, here and below: it is handed from thread to thread. */
export interface Game {
  readonly spec: CodeSpec;
  readonly marking: Marking;
}

export interface Question {
  readonly game: Game;
  readonly rows: readonly MarkedGuess[];
  readonly level: LevelName;
  /** Chance, so that the same question has the same answer if nothing stops it. */
  readonly seed: number;
  /** How much the adviser may look at; null as the level has it. */
  readonly nodes: number | null;
  /** Milliseconds until it has to answer; null for no limit. */
  readonly time: number | null;
}

export type Thought = Result<Code, Contradiction>;

export interface EngineThinker {
  /** Gets ready for a game, so that no guess has to wait for it. */
  readonly open: (game: Game) => Promise<void>;
  /** One question at a time. */
  readonly guess: (question: Question) => Promise<Thought>;
  /** The guess under way is wanted now. */
  readonly stop: () => void;
  readonly close: () => Promise<void>;
}

/** The field of the game asked about, kept until another is: opening one takes up to half a second. */
export function fieldKeeper(): (game: Game) => Field {
  let kept: { readonly key: string; readonly field: Field } | null = null;
  return ({ spec, marking }) => {
    const key = JSON.stringify([spec, marking]);
    if (kept?.key !== key) kept = { key, field: openField(spec, marking) };
    return kept.field;
  };
}

/** `shouldStop` ends an adviser with its best so far; the other levels take no time worth stopping. */
export function think(field: Field, question: Question, shouldStop: () => boolean): Thought {
  const { game, rows, seed, nodes } = question;
  const knowledge = { ...game, rows, missing: null };
  const level = levelNamed(question.level);
  const standing = workOut(field, knowledge);
  if (standing.candidates.length === 0) {
    const contradiction = findContradiction(field, knowledge);
    if (!contradiction) throw new Error('No code fits, and yet nothing contradicts.');
    return err(contradiction);
  }
  if (level.choice.kind !== 'advised') return ok(chooseGuess(field, knowledge, level, seededDice(seed)));
  const options = { seed, nodes: nodes ?? level.choice.nodes };
  const advice = advise(field, standing, options, { shouldStop });
  if (!advice.ok) throw new Error('Some code fits, and yet there is no advice.');
  return ok(advice.value.guess);
}
