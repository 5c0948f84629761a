// An explanation in words, a sentence or two for each step: “The answer to row 2 has 0 black: red is not in hole 1.”

import type { Kind } from '@blackpeg/rules';
import type { CoachStep, Fact, RowClash } from '@blackpeg/solver';
import type { Listener } from '../faults/violations.ts';
import { answerText, keyCounted } from '../names/feedback.ts';
import { textsOf, type WordsIn } from '../words/lookup.ts';
import { thingOf } from './deductions.ts';

const coachWords = textsOf('solver', 'coach');

type CoachWords = WordsIn<'solver'>['coach'];

/** A text for each step; whatever is supposed is said once, where it begins. */
export function coachTexts(listener: Listener, steps: readonly CoachStep[]): readonly string[] {
  const words = coachWords(listener.language);
  return steps.map((step, at) => {
    const text = stepText(listener, words, step);
    const isSame = ({ supposing }: CoachStep) => JSON.stringify(supposing) === JSON.stringify(step.supposing);
    return step.supposing && !steps.slice(0, at).some(isSame)
      ? words.supposing(conclusionOf(listener, words, [step.supposing]), text)
      : text;
  });
}

function stepText(listener: Listener, words: CoachWords, step: CoachStep): string {
  const { reason } = step;
  if (reason.kind === 'compared') {
    const { language, edition } = listener;
    const answer = (feedback: typeof reason.would) => answerText(language, edition.name, feedback);
    return words.compared((step.rows[0] ?? 0) + 1, reason.same, answer(reason.would), answer(reason.got));
  }
  const conclusion = conclusionOf(listener, words, step.facts);
  return reason.kind === 'so'
    ? words.so(conclusion)
    : words.step(reasonText(listener, words, step), conclusion);
}

function reasonText(listener: Listener, words: CoachWords, { reason, rows: places }: CoachStep): string {
  const { language, edition } = listener;
  const rows = places.map((row) => row + 1);
  const [row = 1] = rows;
  const black = (count: number) => keyCounted(language, edition.name, 'black', count);
  const thing = ({ facet, kind }: Kind) => thingOf(edition, { facet, value: kind });
  switch (reason.kind) {
    case 'nothing':
      return words.nothing(row);
    case 'no-black':
      return words.blacks(row, black(0));
    case 'all-in':
      return words.allIn(row);
    case 'accounted':
      if (reason.taken === 0) return words.few(row, reason.pegs);
      return words.accounted(row, reason.pegs, reason.by.map(thing), reason.taken);
    case 'others-too-few':
      return words.othersTooFew(row, reason.pegs, reason.others);
    case 'blacks-left':
      return words.blacksLeft(row, black(reason.blacks), reason.holes);
    case 'blacks-found':
      return words.blacksFound(row, black(reason.blacks), reason.holes);
    case 'no-white':
      return words.noWhite(row, keyCounted(language, edition.name, 'white', 0));
    case 'room':
      return words.room(rows, reason.filled);
    case 'one-changed':
      return words.oneChanged(
        rows,
        reason.hole,
        reason.blacks[1] - reason.blacks[0],
        reason.blacks.map(black),
      );
    case 'one-changed-pegs':
      return words.oneChangedPegs(rows, reason.hole, reason.pegs);
    case 'tray':
      return words.tray;
    case 'places-left':
      return words.placesLeft(thing(reason.of), reason.times);
    case 'all-placed':
      return words.allPlaced(thing(reason.of), reason.holes);
    case 'all-known':
      return words.allKnown;
    case 'others-fill':
      return words.othersFill(reason.others);
    case 'suppose':
      return words.suppose(thing(reason.of), reason.hole, clashText(listener, words, row, reason.clash));
    case 'row-clash':
      return words.clash(clashText(listener, words, row, reason.clash));
    case 'hole-clash':
      return words.holeClash(reason.hole);
    case 'count-clash':
      return words.countClash(thing(reason.of));
    case 'checked':
      return reason.codes === 0 ? words.checkedTray : words.checked(rows, reason.codes);
    case 'so':
    case 'compared':
      return '';
  }
}

function clashText(
  { language, edition }: Listener,
  words: CoachWords,
  row: number,
  { what, bound, count, got }: RowClash,
): string {
  const named = (number: number) =>
    what === 'black' ? keyCounted(language, edition.name, 'black', number) : words.pegs(number);
  const atMost = count === 0 ? words.noneInstead : words.atMostInstead;
  return (bound === 'least' ? words.atLeastInstead : atMost)(row, named(count), got);
}

/** What cannot be in several holes, and all that does not occur, is said at once. */
function conclusionOf({ edition }: Listener, words: CoachWords, facts: readonly Fact[]): string {
  const absent = facts.filter((fact) => fact.kind === 'count' && fact.most === 0);
  const others = facts.filter((fact) => !absent.includes(fact));
  const groups = new Map<string, Fact[]>();
  for (const fact of others) {
    const key = [fact.kind, fact.facet, fact.value].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  const texts = [...groups.values()].map((group) => {
    const [first] = group;
    return first ? groupText(words, first, thingOf(edition, first), group) : '';
  });
  const none = absent.length === 0 ? [] : [words.absent(absent.map((fact) => thingOf(edition, fact)))];
  return words.both([...none, ...texts]);
}

function groupText(
  words: CoachWords,
  first: Fact,
  thing: ReturnType<typeof thingOf>,
  group: readonly Fact[],
): string {
  const holes = group.flatMap((fact) => ('hole' in fact ? [fact.hole] : []));
  if (first.kind === 'here') return words.here(thing, holes);
  if (first.kind === 'not-here') return words.notHere(thing, holes);
  if (first.least === first.most) return words.exactly(thing, first.least);
  return first.least > 0 ? words.atLeast(thing, first.least) : words.atMost(thing, first.most);
}
