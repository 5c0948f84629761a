// Help from the solver in words: whether a row could be the code, one thing that is certain, a good row, what fits.

import {
  answeredRows,
  type Clues,
  type Code,
  cluesOf,
  kindsOf,
  type MatchState,
  type Seat,
} from '@blackpeg/rules';
import {
  type CoachStep,
  type Contradiction,
  checkOnBoard,
  coachOnBoard,
  type Deduction,
  deductionOnBoard,
  type Fact,
  stepOnBoard,
} from '@blackpeg/solver';
import type { AskOptions, Thinker } from '@blackpeg/thinking';
import {
  coachTexts,
  codesLeftText,
  codeText,
  contradictionTexts,
  type Detail,
  deductionText,
  MOST_CHARACTERS,
  moreCodesText,
  playTexts,
  rowCheckTexts,
  type Speaker,
  suggestionText,
} from '@blackpeg/wording';

/** A board during the search, and its rows as the solver counts them: those with an answer. */
export interface HintScene {
  readonly thinker: Thinker;
  readonly clues: Clues;
  /** For each row of the clues its index on the board. */
  readonly places: readonly number[];
  readonly rowsLeft: number;
  readonly speaker: Speaker;
  readonly options?: AskOptions;
}

export interface Hint {
  readonly texts: readonly string[];
  /** A row that was shown, to be placed on the board. */
  readonly row: Code | null;
  /** The certain facts, so that they are not told again. */
  readonly clue: Deduction | null;
  readonly about: NamedPlaces;
  /** What can be explained; null if nothing can. */
  readonly of: HintCause | null;
}

/** A clue, a row, or that no code fits. */
export type HintCause = Deduction | Code | 'contradiction';

/** Rows of the board and holes, all from 0, that a hint refers to. */
export interface NamedPlaces {
  readonly rows: readonly number[];
  /** Holes in the player's own row, and in each of those rows unless `cells` names others. */
  readonly holes: readonly number[];
  readonly cells?: readonly { readonly row: number; readonly hole: number }[];
}

/** The explanation of a hint: a sentence for each step, with the places it refers to. */
export interface HintChain {
  readonly steps: readonly { readonly text: string; readonly about: NamedPlaces }[];
  /** The facts it has proved. */
  readonly facts: readonly Fact[];
}

/** Maximum number of sets of rows that cannot all be right. */
const MOST_CONFLICTS = 2;

/** Maximum number of codes named one by one. */
const MOST_NAMED = 10;

/** Null if the seat is not searching now. */
export function hintScene(
  thinker: Thinker,
  state: MatchState,
  seat: Seat | null,
  speaker: Speaker,
): HintScene | null {
  const board = state.round.boards.find(({ breaker }) => breaker === seat);
  if (!board?.secret || state.phase !== 'seeking') return null;
  const rowsLeft = speaker.edition.rows - board.rows.length;
  return { thinker, clues: cluesOf(state, board), places: answeredRows(board), rowsLeft, speaker };
}

export type HintGrade = 'check' | 'clue' | 'row';

/** `guess` is null while a hole of the row is empty; `told` are earlier clues. */
export function workHint(
  scene: HintScene,
  grade: HintGrade,
  { guess, told }: { readonly guess: Code | null; readonly told: readonly Deduction[] },
): Promise<Hint> {
  switch (grade) {
    case 'check':
      return checkHint(scene, guess);
    case 'clue':
      return clueHint(scene, told);
    case 'row':
      return rowHint(scene);
  }
}

/** Null while a hole of the row is empty. */
export async function checkHint(scene: HintScene, guess: Code | null): Promise<Hint> {
  const { thinker, clues, places, speaker } = scene;
  if (!guess) return hintOf(playTexts(speaker.language).hints.rowUnfilled);
  const check = await thinker.ask('check-row', { clues, guess }, scene.options);
  const onBoard = checkOnBoard(places, check);
  const rows = onBoard.kind === 'contradicts' ? onBoard.rows.map(({ row }) => row) : [];
  return {
    ...hintOf(...rowCheckTexts(speaker, onBoard)),
    about: { rows, holes: [] },
    of: rowOf(scene, guess),
  };
}

/** `before` are earlier clues. */
export async function clueHint(scene: HintScene, before: readonly Deduction[]): Promise<Hint> {
  const { thinker, clues, places, speaker } = scene;
  const clue = await thinker.ask('clue', { clues, told: before }, scene.options);
  if (!clue) return noClueHint(scene, before);
  const { fact, rows } = deductionOnBoard(places, clue);
  const holes = 'hole' in fact ? [fact.hole - 1] : [];
  return { ...hintOf(deductionText(speaker, { fact, rows })), clue, about: { rows, holes }, of: clue };
}

async function noClueHint(scene: HintScene, before: readonly Deduction[]): Promise<Hint> {
  const { thinker, clues, speaker } = scene;
  const words = playTexts(speaker.language).hints;
  if (before.length > 0) return hintOf(words.noMoreClues);
  if (clues.rows.length === 0) return hintOf(words.noClue);
  const { count } = await thinker.ask('fits', { clues, list: 0 }, scene.options);
  return count === 0 ? misfitHint(speaker) : hintOf(words.noClue);
}

function misfitHint({ language }: Speaker): Hint {
  return { ...hintOf(playTexts(language).hints.nothingFits), of: 'contradiction' };
}

export async function rowHint(scene: HintScene): Promise<Hint> {
  const { thinker, clues, places, rowsLeft, speaker } = scene;
  const { language } = speaker;
  const good = await thinker.ask('good-row', { clues, rowsLeft }, scene.options);
  if (!('advice' in good)) return misfitHint(speaker);
  const { guess } = good.advice;
  const steps = good.why.map((step) => stepOnBoard(places, step));
  const why = steps.map((step) => suggestionText(language, step));
  const rows = steps.flatMap((step) => ('row' in step ? [step.row] : []));
  const text = `${codeText(speaker, guess)}.`;
  return { ...hintOf(text, ...why), row: guess, about: { rows, holes: [] }, of: rowOf(scene, guess) };
}

export async function hintChain(scene: HintScene, of: HintCause): Promise<HintChain> {
  const { thinker, clues, places, speaker } = scene;
  if (of === 'contradiction') {
    const contradiction = await thinker.ask('contradiction', { clues }, scene.options);
    if (!contradiction) return { steps: [], facts: [] };
    const conflicts = contradiction.conflicts.slice(0, MOST_CONFLICTS);
    return { steps: misfitSteps(speaker, { ...contradiction, conflicts }, places), facts: [] };
  }
  const steps = await thinker.ask('why', { clues, of }, scene.options);
  return chainOf(speaker, clues, steps, places);
}

/** Why no code fits: the rows that cannot all be right, then those that may be wrong. `places` are the rows of the board. */
export function misfitSteps(
  listener: Pick<Speaker, 'language' | 'edition'>,
  contradiction: Contradiction,
  places: readonly number[],
): HintChain['steps'] {
  const place = (row: number) => places[row] ?? row;
  const conflicts = contradiction.conflicts.map((rows) => rows.map(place));
  const suspects = contradiction.suspects.map((suspect) => ({ ...suspect, row: place(suspect.row) }));
  const texts = contradictionTexts(listener, { ...contradiction, conflicts, suspects });
  const firstSuspect = texts.length - suspects.length;
  return texts.map((text, at) => {
    const suspect = suspects[at - firstSuspect];
    return { text, about: { rows: suspect ? [suspect.row] : (conflicts[at] ?? []), holes: [] } };
  });
}

/** Steps in words; `places` are the rows of the board. A supposition is not a fact. */
export function chainOf(
  listener: Pick<Speaker, 'language' | 'edition'>,
  clues: Clues,
  steps: readonly CoachStep[],
  places: readonly number[],
): HintChain {
  const texts = coachTexts(
    listener,
    steps.map((step) => coachOnBoard(places, step)),
  );
  const shown = steps.filter(({ supposing, reason }) => supposing === null || reason.kind.endsWith('clash'));
  return {
    steps: steps.map((step, at) => ({ text: texts[at] ?? '', about: placesOf(clues, step, places) })),
    facts: shown.flatMap(({ facts }) => facts),
  };
}

/** Holes that facts name, and in the rows the pegs of the kinds that are counted. */
function placesOf({ spec, rows }: Clues, step: CoachStep, places: readonly number[]): NamedPlaces {
  const { facts, reason } = step;
  const same = reason.kind === 'compared' ? reason.same : [];
  const holes = [...same, ...facts.flatMap((fact) => ('hole' in fact ? [fact.hole] : []))].map(
    (hole) => hole - 1,
  );
  const counted = facts.filter(({ kind }) => kind === 'count');
  // A contradiction is about the whole row.
  const shown = reason.kind.endsWith('clash') ? [] : step.rows;
  const cells = shown.flatMap((row) =>
    (rows[row]?.guess ?? []).flatMap((peg, hole) => {
      const isCounted = counted.some(({ facet, value }) => kindsOf(spec, peg)[facet] === value);
      return isCounted || holes.includes(hole) ? [{ row: places[row] ?? row, hole }] : [];
    }),
  );
  return { rows: step.rows.map((row) => places[row] ?? row), holes, cells };
}

/** Before the first answer there is nothing to compare a row with. */
function rowOf({ clues }: HintScene, guess: Code): Code | null {
  return clues.rows.length > 0 ? guess : null;
}

/** How many codes fit, and which, if they are few enough to be named: as many as can be heard in one go. */
export async function fitsTexts(scene: HintScene, detail: Detail): Promise<readonly string[]> {
  const { thinker, clues, speaker } = scene;
  const { count, codes } = await thinker.ask('fits', { clues, list: MOST_NAMED }, scene.options);
  const total = codesLeftText(speaker.language, count);
  if (count !== codes.length) return [total];
  const texts = [total, ...codes.map((code) => `${codeText(speaker, code, detail)}.`)];
  const left = (more: number) => [...texts.slice(0, -more), moreCodesText(speaker.language, more)];
  const heard = [texts, ...codes.map((_, index) => left(index + 1))];
  return heard.find((some) => some.join(' ').length <= MOST_CHARACTERS.full) ?? [total];
}

function hintOf(...texts: readonly string[]): Hint {
  return { texts, row: null, clue: null, about: { rows: [], holes: [] }, of: null };
}
