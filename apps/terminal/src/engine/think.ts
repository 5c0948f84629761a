// How an engine finds a guess. Runs in a separate thread.

import { err, ok, seededDice } from '@blackpeg/rules';
import {
  advise,
  chooseGuess,
  type Field,
  findContradiction,
  levelNamed,
  openField,
  workOut,
} from '@blackpeg/solver';
import type { EngineGame, Question, Thought } from './thinker.ts';

/** The field of the current game, kept until another is needed: opening one takes up to half a second. */
export function fieldKeeper(): (game: EngineGame) => Field {
  let kept: { readonly key: string; readonly field: Field } | null = null;
  return ({ spec, marking }) => {
    const key = JSON.stringify([spec, marking]);
    if (kept?.key !== key) kept = { key, field: openField(spec, marking) };
    return kept.field;
  };
}

/** `shouldStop` ends an adviser with its best so far; the other levels are too quick to be stopped. */
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
  const left = standing.candidates.length;
  if (level.choice.kind !== 'advised')
    return ok({ guess: chooseGuess(field, knowledge, level, seededDice(seed)), left, nodes: null });
  const options = { seed, nodes: nodes ?? level.choice.nodes };
  const advice = advise(field, standing, options, { shouldStop });
  if (!advice.ok) throw new Error('Some code fits, and yet there is no advice.');
  return ok({ guess: advice.value.guess, left, nodes: advice.value.nodes });
}
