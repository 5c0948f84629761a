// What each event tells its listener, as the facts of its sentence. A missing event does not compile.

import { type EventOf, type Maker, type MatchResult, type OpenRow, standings } from '@blackpeg/rules';
import { briefEdition, editionText, formName, paceName } from '../names/names.ts';
import type { Entry, EventFacts, SpokenEvent, Who } from '../words/event-facts.ts';
import { textsOf } from '../words/lookup.ts';
import { awardTexts, closedText, endingText, outcomeText, standingsText } from './results.ts';
import { answerOn, boardAt, breakerOf, codeIn, rowName, type Scene, who } from './scene.ts';
import { areMarkedAtOnce, isAnsweredLate, isCodeKnown, isOutcomeTold } from './silence.ts';

const feedbackWords = textsOf('base', 'feedback');
const gamesWords = textsOf('base', 'games');
const resultsWords = textsOf('base', 'results');
const tableWords = textsOf('base', 'table');

export type EventFactsOf<T extends SpokenEvent> = EventFacts[T];
type Facts = { readonly [T in SpokenEvent]: (scene: Scene, event: EventOf<T>) => EventFacts[T] };

export const FACTS: Facts = {
  'match-opened': openedFacts,
  'round-opened': (scene, { round, replay }) => {
    const hiding = scene.state.terms.custody === 'uncommitted' ? [] : scene.state.round.boards;
    const makers = [...new Set(hiding.map(({ maker }) => maker))].sort(bySeatNumber);
    return { round, again: replay > 0, makers: makers.map((maker) => who(scene, maker)) };
  },
  'code-hidden': (scene, { maker, blanks }) => ({
    maker: who(scene, maker),
    committed: scene.state.terms.custody !== 'uncommitted',
    blanks: scene.speaker.edition.blanks === 'choice' ? blanks : null,
  }),
  'guess-placed': (scene, { board, row, guess, byClock }) => ({
    ...rowName(scene, board, row),
    code: guess === 'hidden' ? null : codeIn(scene, guess),
    byClock,
  }),
  'row-lost': (scene, { board, row }) => rowName(scene, board, row),
  'guess-marked': (scene, { board, row, feedback, by }) => ({
    ...rowName(scene, board, row),
    extras: scene.spelling.extras,
    answer: briefLate(scene, board, row, answerOn(scene, board, feedback)),
    byClock: by === 'referee' && isAnsweredLate(scene.state, board, row),
  }),
  'mark-corrected': (scene, { board, row, feedback }) => ({
    ...rowName(scene, board, row),
    answer: answerOn(scene, board, feedback),
  }),
  'rows-uncovered': uncoveredFacts,
  'claim-judged': (scene, { board, upheld }) => ({ who: breakerOf(scene, board), upheld }),
  'error-admitted': bySeat,
  'mark-overdue': (scene, { board, row }) => ({
    who: who(scene, boardAt(scene, board)?.maker ?? 'house'),
    row: row + 1,
  }),
  'round-resigned': (scene, { seat, takenBy }) => ({
    who: who(scene, seat),
    takenBy: takenBy === null ? null : who(scene, takenBy),
  }),
  'match-resigned': bySeat,
  'end-offered': bySeat,
  'end-withdrawn': bySeat,
  'end-declined': bySeat,
  'end-lapsed': () => ({}),
  left: bySeat,
  returned: bySeat,
  'clocks-stopped': () => ({}),
  'clocks-restarted': () => ({}),
  'search-ended': ({ speaker, state, detail }, { ending }) => ({
    ending: endingText(speaker, state.round, ending, detail),
  }),
  'code-opened': (scene, { maker, code }) => ({ maker: who(scene, maker), code: codeIn(scene, code) }),
  'opening-overdue': bySeat,
  'codes-revealed': (scene, { codes, faults }) => {
    const news = codes.filter(({ maker }) => !isCodeKnown(scene.state, scene.speaker.you, maker));
    return {
      codes: (news.length > 0 ? news : codes)
        .toSorted((a, b) => bySeatNumber(a.maker, b.maker))
        .map(({ maker, code }) => ({ who: who(scene, maker), text: codeIn(scene, code) })),
      several: codes.length > 1,
      wrongRows: [...new Set(faults.map(({ row }) => row + 1))].sort((a, b) => a - b),
    };
  },
  'round-closed': ({ speaker, state, detail, spelling }, { outcome, awards }) => {
    const gains = awardTexts(speaker, state.terms.scoring, outcome, awards, detail);
    const isTold = detail === 'brief' && gains.length > 0 && isOutcomeTold(state.round, outcome);
    return {
      outcome: isTold ? null : outcomeText(speaker, state.round, outcome, detail),
      awards: isTold || spelling.extras === 'all' ? gains : [],
    };
  },
  'match-closed': (scene, { result }) => ({
    result: closedText(scene.speaker, { result, round: scene.state.round }, scene.detail),
    standings: scene.spelling.extras === 'all' ? finalScore(scene, result) : null,
  }),
};

/** In full a sentence of its own says it. */
function briefLate(scene: Scene, board: number, row: number, answer: string | null): string | null {
  return scene.detail === 'brief' ? withLate(scene, board, row, answer) : answer;
}

function withLate({ speaker, state }: Scene, board: number, row: number, answer: string | null) {
  return answer && isAnsweredLate(state, board, row) ? tableWords(speaker.language).late(answer) : answer;
}

function openedFacts(
  { speaker: { language }, detail, spelling }: Scene,
  { terms }: EventOf<'match-opened'>,
): EventFacts['match-opened'] {
  const { edition, form, pace, length, scoring } = terms;
  const games = gamesWords(language);
  const rounds =
    length.kind === 'rounds' ? games.rounds(length.rounds) : games.target(length.points, scoring);
  const speed = pace === 'free' ? [paceName(language, pace)] : [];
  const said = edition.name === form ? speed : [formName(language, form), ...speed];
  return {
    edition: detail === 'full' ? editionText(language, edition) : briefEdition(language, edition),
    form: said.length === 0 ? null : said.join(', '),
    length: spelling.extras === 'all' ? rounds : '',
  };
}

/** Briefly “2 to 1”, the winner's first, if two have played for it; in full everybody's account. */
function finalScore({ speaker, state, detail }: Scene, result: MatchResult): string | null {
  const { scoring, seats } = state.terms;
  const accounts = standings(state);
  if (detail === 'full') return standingsText(speaker, scoring, accounts);
  if (seats.length !== 2 || result.kind === 'no-result') return null;
  const counts = accounts.map(({ points, rows }) => (scoring === 'fewest-rows' ? rows : points));
  const [first = 0, second = 0] = result.kind === 'won' && result.seat === 1 ? counts.toReversed() : counts;
  return resultsWords(speaker.language).standings.score(first, second);
}

/** A listener knows their own row; in a race nobody's is uncovered. */
function uncoveredFacts(
  scene: Scene,
  { what, rows }: EventOf<'rows-uncovered'>,
): EventFacts['rows-uncovered'] {
  const { turnsUncovered, turnsMarked } = scene.state.round;
  const row = what === 'guesses' ? turnsUncovered : turnsMarked;
  const isOwn = ({ board }: OpenRow) => breakerOf(scene, board).kind === 'you';
  const others = rows.filter((open) => !isOwn(open));
  const news = what === 'marks' ? [...rows.filter(isOwn), ...others] : others;
  return {
    row,
    what,
    extras: scene.spelling.extras,
    entries: news.map((open) => uncoveredEntry(scene, what, open)),
  };
}

/** In sentences another player's row is told with its answer, if it was not told before because the answer came at once. */
function uncoveredEntry(scene: Scene, what: 'guesses' | 'marks', { board, guess, mark }: OpenRow): Entry {
  const { speaker, state, detail, spelling } = scene;
  const who = breakerOf(scene, board);
  if (guess === 'lost') return { who, text: tableWords(speaker.language).briefLost };
  const code = codeIn(scene, guess);
  const answer = mark && withLate(scene, board, state.round.turnsMarked - 1, answerOn(scene, board, mark));
  if (what === 'guesses' || !answer) return { who, text: code };
  const isNew =
    detail === 'full' && spelling.extras === 'all' && who.kind !== 'you' && areMarkedAtOnce(state);
  return { who, text: isNew ? `${code}. ${feedbackWords(speaker.language).introduced(answer)}` : answer };
}

/** Boards are in the order of their breakers; makers are named in the order of their seats. */
function bySeatNumber(a: Maker, b: Maker): number {
  return Number(a) - Number(b);
}

function bySeat(scene: Scene, { seat }: { readonly seat: number }): { readonly who: Who } {
  return { who: who(scene, seat) };
}
