// The results of searches, rounds and matches, as sentences for one listener.

import {
  type Award,
  closestRows,
  type Ending,
  finishedRounds,
  isFound,
  type MatchResult,
  type MatchState,
  type Round,
  type RoundOutcome,
  type Scoring,
  type Seat,
  standings,
} from '@blackpeg/rules';
import { answerText } from '../names/feedback.ts';
import { type Speaker, whoIs } from '../names/who.ts';
import type { Who } from '../words/event-facts.ts';
import { textsOf, type WordsIn } from '../words/lookup.ts';

const resultsWords = textsOf('base', 'results');

/** How much is said: a line of at most 40 characters, or sentences. */
export type Detail = 'brief' | 'full';

/** A brief announcement fits a Braille line, a full one is heard in one breath. */
export const MOST_CHARACTERS: Readonly<Record<Detail, number>> = { brief: 40, full: 120 };

/** What the sentences need of a round. */
type Boards = Pick<Round, 'boards'> & Partial<Pick<Round, 'ending'>>;

export function endingText(speaker: Speaker, round: Boards, ending: Ending, detail: Detail = 'full'): string {
  const { endings, briefEndings } = wordsFor(speaker);
  const words = detail === 'full' ? endings : briefEndings;
  const who = (seat: Seat) => whoIs(speaker, seat);
  switch (ending.kind) {
    case 'found':
      return words.found({ finders: round.boards.filter(isFound).map(({ breaker }) => who(breaker)) });
    case 'rows-used':
      return words['rows-used']({ all: !isCutShort(round, speaker.edition.rows) });
    case 'all-hiding-overdue':
    case 'all-marks-overdue':
    case 'claim-upheld':
    case 'agreed':
      return words[ending.kind]({});
    case 'resigned':
    case 'match-resigned':
    case 'admitted':
    case 'hiding-overdue':
      return words[ending.kind]({ who: who(ending.seat) });
    case 'mark-overdue':
      return words['mark-overdue']({ who: who(ending.seat), row: ending.row + 1 });
    case 'round-taken':
    case 'match-abandoned':
      return words[ending.kind]({ absent: who(ending.absent), by: who(ending.by) });
  }
}

export function outcomeText(
  speaker: Speaker,
  round: Boards,
  outcome: RoundOutcome,
  detail: Detail = 'full',
): string {
  const { outcomes, briefOutcomes } = wordsFor(speaker);
  const words = detail === 'full' ? outcomes : briefOutcomes;
  const who = (seat: Seat) => whoIs(speaker, seat);
  switch (outcome.kind) {
    case 'broken':
      return words.broken({
        breaker: who(round.boards[0]?.breaker ?? 0),
        rows: outcome.rows,
        given: round.ending !== undefined && round.ending !== null && round.ending.kind !== 'found',
      });
    case 'unbroken':
      return words.unbroken({ rows: isCutShort(round, outcome.rows) ? null : outcome.rows });
    case 'won':
      return words.won({ winners: outcome.seats.map(who) });
    case 'undecided':
      return words.undecided(outcome);
    case 'void':
      return words.void({ culprits: outcome.culprits.map(who) });
    case 'dropped':
      return words.dropped({});
  }
}

/** E4a: a code counts as unbroken for all rows, however few were placed; in a race whoever gave up placed no more. */
function isCutShort({ boards }: Boards, rows: number): boolean {
  return boards.some((board) => board.rows.length < rows);
}

/** A player who gives up a match without leaving a winner plays alone (E4d), on the only seat. */
const ALONE: Seat = 0;

/** `seats`: how many play. */
export function resultText(
  speaker: Speaker,
  result: MatchResult,
  detail: Detail = 'full',
  seats = 2,
): string {
  const { results, briefResults } = wordsFor(speaker);
  const words = detail === 'full' ? results : briefResults;
  switch (result.kind) {
    case 'won':
      return words.won({
        winner: whoIs(speaker, result.seat),
        by: result.by,
        several: seats > 2,
        // Everybody at the table who has not won by it gave up: a match goes on while two are left.
        resigned: result.by === 'resignation' && speaker.you !== null && speaker.you !== result.seat,
      });
    case 'drawn':
      return words.drawn({ level: result.seats.map((seat) => whoIs(speaker, seat)) });
    case 'finished':
      return words.finished({});
    case 'no-result':
      return result.why === 'resigned'
        ? words['given-up']({ who: whoIs(speaker, ALONE) })
        : words['no-result']({ why: result.why });
  }
}

/** The result of a match; in full also what is proved but scores nothing: a wrong answer in a match without a result. */
export function closedText(
  speaker: Speaker,
  { result, round }: { readonly result: MatchResult; readonly round: Pick<Round, 'boards' | 'faults'> },
  detail: Detail = 'full',
): string {
  // Only in a race do more than two play, each on a board of their own.
  const text = resultText(speaker, result, detail, Math.max(2, round.boards.length));
  if (detail === 'brief' || result.kind !== 'no-result') return text;
  const makers = new Set(round.faults.map(({ board }) => round.boards[board]?.maker ?? 'house'));
  if (makers.size === 0) return text;
  return `${text} ${wordsFor(speaker).wrongUnscored([...makers].map((maker) => whoIs(speaker, maker)))}`;
}

/** Of rows that came equally close; more are counted. */
const MOST_NAMED = 3;

/** How close the listener's search came, if it was lost without finding the code; otherwise null. */
export function closestText(
  speaker: Speaker,
  round: Pick<Round, 'boards' | 'outcome'>,
  detail: Detail = 'full',
): string | null {
  const { language, edition, you } = speaker;
  const closest = closestRows(round, edition.marking, you);
  if (!closest) return null;
  const words = wordsFor(speaker).closest;
  const answer = answerText(language, edition.name, closest.feedback);
  const rows = closest.rows.map((row) => row + 1);
  if (detail === 'full')
    return rows.length > MOST_NAMED ? words.many(rows.length, answer) : words.full(rows, answer);
  const brief = words.brief(rows, answer);
  return [...brief].length <= MOST_CHARACTERS.brief ? brief : words.brief([], answer);
}

/** What a round adds for each seat, if that is more than the outcome itself says. */
export function awardTexts(
  speaker: Speaker,
  scoring: Scoring,
  outcome: RoundOutcome,
  awards: readonly Award[],
  detail: Detail = 'full',
): readonly string[] {
  const words = wordsFor(speaker).awards;
  return awards.flatMap((award, seat) => {
    const gain = gainOf(scoring, outcome, award);
    if (gain === 0) return [];
    const who = whoIs(speaker, seat);
    return [detail === 'brief' ? words.brief(who, gain) : awardSentence(words, scoring, who, gain)];
  });
}

/** Each seat's account: “You: 14 points. Guest: 12 points.” */
export function standingsText(
  speaker: Speaker,
  scoring: Scoring,
  accounts: readonly Award[],
  detail: Detail = 'full',
): string {
  const words = wordsFor(speaker).standings;
  const lines = accounts.map((account, seat) =>
    standingLine(words, scoring, whoIs(speaker, seat), account, detail),
  );
  return detail === 'brief' ? lines.join(', ') : words.all(lines);
}

function wordsFor(speaker: Speaker): WordsIn<'base'>['results'] {
  return resultsWords(speaker.language);
}

/** The winner of a duel's or race's round has its point by winning; alone, the rows are the outcome. */
function gainOf(scoring: Scoring, outcome: RoundOutcome, award: Award): number {
  switch (scoring) {
    case 'points':
      return award.points;
    case 'fewest-rows':
      return award.rows;
    case 'rounds-won':
      return outcome.kind === 'won' ? 0 : award.points;
    case 'none':
      return 0;
  }
}

function awardSentence(
  words: WordsIn<'base'>['results']['awards'],
  scoring: Scoring,
  who: Who,
  gain: number,
): string {
  if (scoring === 'fewest-rows') return words.rows(who, gain);
  return scoring === 'rounds-won' ? words.roundPoint(who) : words.points(who, gain);
}

function standingLine(
  words: WordsIn<'base'>['results']['standings'],
  scoring: Scoring,
  who: Who,
  { points, rows }: Award,
  detail: Detail,
): string {
  const byRows = scoring === 'fewest-rows' || scoring === 'none';
  if (detail === 'brief') return words.brief(who, byRows ? rows : points);
  if (byRows) return words.rows(who, rows);
  return scoring === 'points' ? words.points(who, points) : words.rounds(who, points);
}

/** The result of a match, in one line of a list. Alone in one round the outcome is the result; otherwise the result with every account. Empty before the end. */
export function matchResultText(speaker: Speaker, state: MatchState): string {
  const { result, past, terms, round: last } = state;
  const round = finishedRounds(state).at(-1);
  if (result === null) return '';
  if (result.kind === 'finished' && past.length === 0 && round?.outcome) {
    return outcomeText(speaker, round, round.outcome);
  }
  const accounts = terms.scoring === 'none' ? '' : standingsText(speaker, terms.scoring, standings(state));
  return [closedText(speaker, { result, round: last }), accounts].filter((part) => part !== '').join(' ');
}
