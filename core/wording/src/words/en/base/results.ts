// English sentences about how searches, rounds and matches come out, and answers about the table.

import type { Ending, RoundOutcome } from '@blackpeg/rules';
import type {
  EndingFacts,
  OutcomeFacts,
  ResultFacts,
  RowName,
  TextsOfKinds,
  Who,
} from '../../event-facts.ts';
import { capital, join } from '../../grammar.ts';
import {
  count,
  doAll,
  does,
  doesInside,
  figures,
  label,
  list,
  nameAll,
  object,
  rowName,
  whose,
} from './voice.ts';

const HAVE = ['have', 'has', 'have', 'have'] as const;

const WIN = ['win', 'wins', 'win', 'win'] as const;

const endings: TextsOfKinds<Ending['kind'], EndingFacts> = {
  found: ({ finders }) =>
    finders.length === 0
      ? 'The search is over: the code is found.'
      : `${doAll(finders, HAVE)} found the code. The search is over.`,
  'rows-used': ({ all }) =>
    `The search is over: ${all ? 'all rows are used, and the code held' : 'the code was not found'}.`,
  resigned: ({ who }) => `The search is over: ${doesInside(who, 'have', 'has')} given up the round.`,
  'match-resigned': ({ who }) => `The search is over: ${doesInside(who, 'have', 'has')} given up the match.`,
  'claim-upheld': () => 'The search is over: no code fits the rows, so an answer is wrong.',
  admitted: ({ who }) => `The search is over: ${doesInside(who, 'have', 'has')} admitted a wrong answer.`,
  'hiding-overdue': ({ who }) =>
    `The search is over: ${doesInside(who, 'have', 'has')} not hidden a code in time.`,
  'mark-overdue': ({ who, row }) =>
    `The search is over: ${doesInside(who, 'have', 'has')} not answered row ${row}.`,
  'all-hiding-overdue': () => 'The search is over: nobody has hidden a code in time.',
  'all-marks-overdue': () => 'The search is over: neither of the two answers came in time.',
  'round-taken': ({ absent, by }) =>
    `${does(by, 'claim', 'claims')} the round: ${doesInside(absent, 'are', 'is')} still away.`,
  'match-abandoned': ({ absent, by }) =>
    `${does(by, 'end', 'ends')} the match: ${doesInside(absent, 'are', 'is')} still away.`,
  agreed: () => 'The search is over: everyone agreed to end the match.',
};

const briefEndings: TextsOfKinds<Ending['kind'], EndingFacts> = {
  found: () => 'Search over: code found',
  'rows-used': ({ all }) => `Search over: ${all ? 'the code held' : 'code not found'}`,
  resigned: () => 'Search over: round given up',
  'match-resigned': () => 'Search over: match given up',
  'claim-upheld': () => 'Search over: no code fits',
  admitted: () => 'Search over: wrong answer',
  'hiding-overdue': ({ who }) => `${does(who, 'have', 'has')} not hidden a code`,
  'mark-overdue': ({ row }) => `Search over: row ${row} unanswered`,
  'all-hiding-overdue': () => 'Nobody hid a code in time',
  'all-marks-overdue': () => 'Search over: both rows unanswered',
  'round-taken': ({ by }) => `${does(by, 'claim', 'claims')} the round`,
  'match-abandoned': ({ by }) => `${does(by, 'end', 'ends')} the match`,
  agreed: () => 'Search over: end agreed',
};

const outcomes: TextsOfKinds<RoundOutcome['kind'], OutcomeFacts> = {
  broken: ({ breaker, rows, given }) =>
    given
      ? `The code counts as broken in ${count(rows, 'row', 'rows')}.`
      : `${does(breaker, 'have', 'has')} broken the code in ${count(rows, 'row', 'rows')}.`,
  unbroken: ({ rows }) =>
    rows === null ? 'The code was not found.' : `The code held for ${count(rows, 'row', 'rows')}.`,
  won: ({ winners }) =>
    winners.length === 0 ? 'Nobody wins the round.' : `${doAll(winners, WIN)} the round.`,
  undecided: ({ why }) => UNDECIDED[why],
  void: ({ culprits }) => `The round is void: ${nameAll(culprits)} answered wrongly.`,
  dropped: () => 'The round ends without a score.',
};

const briefOutcomes: TextsOfKinds<RoundOutcome['kind'], OutcomeFacts> = {
  broken: ({ rows, given }) => `${given ? 'Counts as found' : 'Found'} in ${count(rows, 'row', 'rows')}`,
  unbroken: ({ rows }) => (rows === null ? 'Code not found' : `Held for ${count(rows, 'row', 'rows')}`),
  won: ({ winners }) => {
    if (winners.length === 0) return 'Nobody wins the round';
    return winners.length > 2 ? `${winners.length} share the round` : `${doAll(winners, WIN)} the round`;
  },
  undecided: ({ why }) => BRIEF_UNDECIDED[why],
  void: () => 'Round void',
  dropped: () => 'Round not scored',
};

const matchResults: TextsOfKinds<keyof ResultFacts, ResultFacts> = {
  won: ({ winner, by, resigned, several }) => {
    if (by === 'score') return `${does(winner, 'win', 'wins')} the match.`;
    return resigned
      ? `You gave up the match. ${does(winner, 'win', 'wins')}.`
      : `${does(winner, 'win', 'wins')} the match, because ${several ? 'all others' : 'the other side'} gave up.`;
  },
  drawn: ({ level }) =>
    level.length === 0 ? 'The match is a draw.' : `The match is a draw: ${nameAll(level)} are tied.`,
  finished: () => 'The match is over.',
  'no-result': ({ why }) => `The match ends without a result: ${NO_RESULT[why]}.`,
  'given-up': ({ who }) => `${does(who, 'gave', 'gave')} up the match.`,
};

const briefResults: TextsOfKinds<keyof ResultFacts, ResultFacts> = {
  won: ({ winner, by }) =>
    by === 'score'
      ? `${does(winner, 'win', 'wins')} the match`
      : `${does(winner, 'win', 'wins')} by resignation`,
  drawn: () => 'The match is a draw',
  finished: () => 'Match over',
  'no-result': ({ why }) => `No result: ${NO_RESULT[why]}`,
  'given-up': () => 'Match given up',
};

export const results = {
  endings,
  briefEndings,
  outcomes,
  briefOutcomes,
  results: matchResults,
  briefResults,
  /** For a player who has not found the code; `row` counts from 1 and is null if there is no room for it. */
  closest: {
    /** Rows that came equally close. */
    full: (rows: readonly number[], answer: string) =>
      `${rows.length > 1 ? 'Rows' : 'Row'} ${list(rows.map(String))} came closest: ${answer}.`,
    many: (rows: number, answer: string) => `${count(rows, 'row', 'rows')} came closest: ${answer}.`,
    brief: (rows: readonly number[], answer: string) => {
      const which = rows.length > 1 ? ', rows ' : rows.length === 1 ? ', row ' : '';
      return `Closest${which}${list(rows.map(String))}: ${answer}`;
    },
  },
  /** Beside a match without a result in which somebody was proved to have answered wrongly. */
  wrongUnscored: (culprits: readonly Who[]) =>
    `${doAll(culprits, HAVE)} answered wrongly; it scores nothing.`,
  awards: {
    points: (who: Who, points: number) => `${does(who, 'get', 'gets')} ${count(points, 'point', 'points')}.`,
    /** Negative if rows are taken off (W4). */
    rows: (who: Who, rows: number) =>
      rows < 0
        ? `${count(-rows, 'row', 'rows')} fewer for ${object(who)}.`
        : `${count(rows, 'row', 'rows')} for ${object(who)}.`,
    roundPoint: (who: Who) => `${does(who, 'get', 'gets')} the point for the round.`,
    brief: (who: Who, gain: number) => `${label(who)} ${gain < 0 ? '-' : '+'}${Math.abs(gain)}`,
  },
  standings: {
    points: (who: Who, points: number) => `${label(who)}: ${count(points, 'point', 'points')}`,
    rows: (who: Who, rows: number) => `${label(who)}: ${count(rows, 'row', 'rows')}`,
    rounds: (who: Who, rounds: number) => `${label(who)}: ${count(rounds, 'round', 'rounds')}`,
    brief: (who: Who, number: number) => `${label(who)}: ${figures(number)}`,
    /** “2 to 1”. */
    score: (first: number, second: number) => `${figures(first)} to ${figures(second)}`,
    all: (lines: readonly string[]) => `${lines.join('. ')}.`,
  },
};

const UNDECIDED = {
  'both-found': 'Both codes were found in the same turn. The round is played again.',
  'none-found': 'Neither code was found. The round is played again.',
  'none-hidden': 'No code was hidden, so nobody wins the round.',
} as const;

const BRIEF_UNDECIDED = {
  'both-found': 'Both found it: play again',
  'none-found': 'Not found: play again',
  'none-hidden': 'No codes, no winner',
} as const;

const NO_RESULT = {
  agreed: 'by agreement',
  abandoned: 'away too long',
  'none-hidden': 'no codes were hidden',
} as const;

export const table = {
  row: ({ who, row }: RowName, code: string, answer: string | null) =>
    `${rowName(who, row)}: ${join('. ', code, answer && capital(answer))}.`,
  briefRow: (row: number, code: string, answer: string | null) => join(': ', `${row}`, code, answer),
  covered: 'covered',
  lost: 'lost, time was up',
  briefLost: 'lost',
  /** Added to an answer that the referee gave because its maker was late (T2c). */
  late: (answer: string) => `${answer}, time up`,
  /** Added to an answer that was corrected. */
  corrected: (answer: string) => `${answer} (corrected)`,
  noRows: 'No row is placed yet.',
  noSuchRow: (row: number) => `Row ${row} is not placed yet.`,
  rowsLeft: (left: number, rows: number) =>
    left === 0
      ? `All ${count(rows, 'row is', 'rows are')} used.`
      : `${count(left, 'row', 'rows')} of ${rows} left.`,
  duties: {
    hide: (who: Who, _row: number) =>
      who.kind === 'you' ? 'Your turn: hide a code.' : `${does(who, 'hide', 'hides')} a code now.`,
    mark: (who: Who, row: number) =>
      who.kind === 'you'
        ? `Your turn: answer row ${row}.`
        : `${does(who, 'answer', 'answers')} row ${row} now.`,
    place: (who: Who, row: number) =>
      who.kind === 'you' ? `Your turn: place row ${row}.` : `${does(who, 'place', 'places')} row ${row} now.`,
    open: (who: Who, _row: number) =>
      who.kind === 'you' ? 'Your turn: open your code.' : `${does(who, 'open', 'opens')} the code now.`,
  },
  /** Two or more of the others. */
  placeTogether: (all: readonly Who[], row: number) =>
    `${doAll(all, ['place', 'places', 'place', 'place'])} row ${row} now.`,
  idle: (who: Who) =>
    who.kind === 'you'
      ? 'There is nothing for you to do now. Please wait.'
      : `${does(who, 'wait', 'waits')}.`,
  over: 'The match is over.',
  secret: {
    open: (maker: Who, code: string) => `${capital(whose(maker))} code: ${code}.`,
    covered: (maker: Who) => `${capital(whose(maker))} code is behind the shield.`,
    none: (maker: Who) => `${does(maker, 'have', 'has')} not hidden a code yet.`,
    /** K3: it chooses one only while answering. */
    unsettled: (maker: Who) => `${does(maker, 'have', 'has')} not settled on a code yet.`,
  },
  emptyDraft: (row: number) => `Row ${row} is empty.`,
  draft: (row: number, holes: string) => `Row ${row} so far: ${holes}.`,
  tray: (kinds: string) => `In the tray: ${kinds}.`,
  trayUncounted: 'Pegs are not counted in this match.',
  timeLeft: (time: string) => `${time} left.`,
  noTime: 'No clock is running.',
  away: (who: Who) => `${does(who, 'are', 'is')} away.`,
  allHere: 'Everybody is here.',
  round: (round: number, rounds: number | null) =>
    rounds === null ? `Round ${round}.` : `Round ${round} of ${rounds}.`,
};
