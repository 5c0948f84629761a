// When seats left a race: the state only says that they did, the rows say when it must have been (E4, S2).

import { type Board, isLockstep, type MatchState, type Round, type Seat } from '@blackpeg/rules';

export interface Leaving {
  /** Rows of the round, over all boards, that were placed before. */
  readonly after: number;
  readonly move: { readonly kind: 'resigned'; readonly seat: Seat; readonly what: 'round' | 'match' };
}

/** In an order in which they can be played again with the same outcome; where the ending says it all, none. */
export function leavingsOf(state: MatchState, index: number): readonly Leaving[] {
  if (state.terms.form !== 'race') return beforeAgreeing(state, index);
  const rounds = [...state.past, state.round];
  const round = rounds[index];
  if (!round) return [];
  const before = withdrawnIn(state, rounds.slice(0, index));
  const withdrawn = withdrawnIn(state, rounds.slice(0, index + 1)).slice(before.length);
  const resigned = positions(round, round.resigned, 'round', []);
  const gone = positions(round, withdrawn, 'match', resigned);
  const ended = round.ending?.kind === 'match-resigned';
  const leavings = ended
    ? gone.map((leaving, at) => (at < gone.length - 1 ? leaving : atEnd(round, leaving)))
    : gone;
  return isTurnOpen(state, round)
    ? openTurn(round, before, resigned, leavings)
    : inOrder(round, resigned, leavings);
}

/** Somebody resigned, and while the codes were still sealed all agreed to end the match (M7). */
function beforeAgreeing({ past, round, withdrawn }: MatchState, index: number): readonly Leaving[] {
  if (index !== past.length || round.ending?.kind !== 'agreed') return [];
  const after = round.placed;
  return [
    ...round.resigned.map((seat): Leaving => ({ after, move: { kind: 'resigned', seat, what: 'round' } })),
    ...withdrawn.map((seat): Leaving => ({ after, move: { kind: 'resigned', seat, what: 'match' } })),
  ];
}

/** Who must have resigned the match by the end of these rounds: in the order of the list, so all before one who must. */
function withdrawnIn(state: MatchState, rounds: readonly Round[]): readonly Seat[] {
  const { withdrawn } = state;
  if (rounds.at(-1) === state.round) return withdrawn;
  const last = withdrawn.findLastIndex((seat) => rounds.some((round) => mustBeOut(state, round, seat)));
  return withdrawn.slice(0, last + 1);
}

/** A turn went on without the seat, or rows ran out while it had some left. */
function mustBeOut(state: MatchState, round: Round, seat: Seat): boolean {
  if (round.resigned.includes(seat)) return false;
  if (isLockstep(state.terms) && wasPassedOver(round, seat)) return true;
  const rows = boardOf(round, seat)?.rows.length ?? 0;
  return round.ending?.kind === 'rows-used' && rows < state.terms.edition.rows;
}

/** All others had placed, and the seat's row of that turn was missing or not marked any more. */
function wasPassedOver(round: Round, seat: Seat): boolean {
  const rows = boardOf(round, seat)?.rows ?? [];
  const last = rows.at(-1);
  const unmarked = last?.mark === null && last.guess !== 'lost' && rows.length <= round.turnsUncovered;
  return rows.length < round.turnsUncovered || unmarked;
}

/** After the seat's own last row was marked, not before those who left earlier, and the round before the match. */
function positions(
  round: Round,
  seats: readonly Seat[],
  what: 'round' | 'match',
  earlier: readonly Leaving[],
): readonly Leaving[] {
  let after = 0;
  return seats.map((seat) => {
    const resigned = earlier.find(({ move }) => move.seat === seat)?.after ?? 0;
    after = Math.max(after, lastMove(round, seat), resigned);
    return { after, move: { kind: 'resigned', seat, what } };
  });
}

/** The order of the seat's last row; in lockstep, once it is marked, of the last row of its turn. */
function lastMove(round: Round, seat: Seat): number {
  const rows = boardOf(round, seat)?.rows ?? [];
  const turn = rows.length - 1;
  const inTurn = round.turnsUncovered > 0 && rows[turn]?.mark !== null;
  const orders = round.boards.map((board) => (inTurn ? (board.rows[turn]?.order ?? 0) : 0));
  return Math.max(rows[turn]?.order ?? 0, ...orders);
}

/** Each list in its own order; of two at the same moment, who had placed fewer rows, so that the others were marked. */
function inOrder(round: Round, a: readonly Leaving[], b: readonly Leaving[]): readonly Leaving[] {
  const [one, ...ones] = a;
  const [two, ...twos] = b;
  if (!one || !two) return [...a, ...b];
  const rows = ({ move }: Leaving) => boardOf(round, move.seat)?.rows.length ?? 0;
  const isFirst = one.after === two.after ? rows(one) <= rows(two) : one.after < two.after;
  return isFirst ? [one, ...inOrder(round, ones, b)] : [two, ...inOrder(round, a, twos)];
}

function atEnd(round: Round, leaving: Leaving): Leaving {
  return { ...leaving, after: round.placed };
}

/** Some have placed their row of a turn that never came to be uncovered. */
function isTurnOpen(state: MatchState, round: Round): boolean {
  return isLockstep(state.terms) && round.boards.some((board) => board.rows.length > round.turnsUncovered);
}

/** Who missed an earlier turn left before it; the others at the end, so that the open turn is never complete. */
function openTurn(
  round: Round,
  before: readonly Seat[],
  resigned: readonly Leaving[],
  withdrawn: readonly Leaving[],
): readonly Leaving[] {
  const missed = ({ move }: Leaving) => wasPassedOver(round, move.seat);
  const early = (list: readonly Leaving[]) => list.slice(0, list.findLastIndex(missed) + 1);
  const late = (list: readonly Leaving[]) => list.slice(list.findLastIndex(missed) + 1);
  const first = inOrder(round, early(resigned), early(withdrawn));
  const out = [...before, ...first.map(({ move }) => move.seat)];
  const last = merge(round, out, [], late(resigned), late(withdrawn));
  return [...first, ...(last ?? [...late(resigned), ...late(withdrawn)]).map((one) => atEnd(round, one))];
}

/** Both lists in one, each in its own order; null where every way completes the turn. */
function merge(
  round: Round,
  out: readonly Seat[],
  done: readonly Leaving[],
  a: readonly Leaving[],
  b: readonly Leaving[],
): readonly Leaving[] | null {
  if (isTurnComplete(round, out)) return null;
  const [one, ...ones] = a;
  const [two, ...twos] = b;
  if (!one && !two) return done;
  return (
    (one ? merge(round, [...out, one.move.seat], [...done, one], ones, b) : null) ??
    (two ? merge(round, [...out, two.move.seat], [...done, two], a, twos) : null)
  );
}

function isTurnComplete(round: Round, out: readonly Seat[]): boolean {
  const playing = round.boards.filter(({ breaker }) => !out.includes(breaker));
  return playing.length > 0 && playing.every((board) => board.rows.length > round.turnsUncovered);
}

function boardOf(round: Round, seat: Seat): Board | undefined {
  return round.boards.find(({ breaker }) => breaker === seat);
}
