// English sentences about how searches, rounds and matches come out.

import type { ResultWords } from '../shape/results.ts';
import { count, doAll, does, doesInside, figures, label, nameAll, object } from './voice.ts';

const HAVE = ['have', 'has', 'have', 'have'] as const;
const WIN = ['win', 'wins', 'win', 'win'] as const;

export const results: ResultWords = {
  endings: {
    found: ({ finders }) =>
      finders.length === 0
        ? 'The search is over: the code is found.'
        : `${doAll(finders, HAVE)} found the code. The search is over.`,
    'rows-used': ({ all }) =>
      `The search is over: ${all ? 'all rows are used, and the code held' : 'the code was not found'}.`,
    resigned: ({ who }) => `The search is over: ${doesInside(who, 'have', 'has')} given up the round.`,
    'match-resigned': ({ who }) =>
      `The search is over: ${doesInside(who, 'have', 'has')} given up the match.`,
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
  },
  briefEndings: {
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
  },
  outcomes: {
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
  },
  briefOutcomes: {
    broken: ({ rows, given }) => `${given ? 'Counts as found' : 'Found'} in ${count(rows, 'row', 'rows')}`,
    unbroken: ({ rows }) => (rows === null ? 'Code not found' : `Held for ${count(rows, 'row', 'rows')}`),
    won: ({ winners }) => {
      if (winners.length === 0) return 'Nobody wins the round';
      return winners.length > 2 ? `${winners.length} share the round` : `${doAll(winners, WIN)} the round`;
    },
    undecided: ({ why }) => BRIEF_UNDECIDED[why],
    void: () => 'Round void',
    dropped: () => 'Round not scored',
  },
  results: {
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
  },
  briefResults: {
    won: ({ winner, by }) =>
      by === 'score'
        ? `${does(winner, 'win', 'wins')} the match`
        : `${does(winner, 'win', 'wins')} by resignation`,
    drawn: () => 'The match is a draw',
    finished: () => 'Match over',
    'no-result': ({ why }) => `No result: ${NO_RESULT[why]}`,
    'given-up': () => 'Match given up',
  },
  wrongUnscored: (culprits) => `${doAll(culprits, HAVE)} answered wrongly; it scores nothing.`,
  awards: {
    points: (who, points) => `${does(who, 'get', 'gets')} ${count(points, 'point', 'points')}.`,
    rows: (who, rows) =>
      rows < 0
        ? `${count(-rows, 'row', 'rows')} fewer for ${object(who)}.`
        : `${count(rows, 'row', 'rows')} for ${object(who)}.`,
    roundPoint: (who) => `${does(who, 'get', 'gets')} the point for the round.`,
    brief: (who, gain) => `${label(who)} ${gain < 0 ? '-' : '+'}${Math.abs(gain)}`,
  },
  standings: {
    points: (who, points) => `${label(who)}: ${count(points, 'point', 'points')}`,
    rows: (who, rows) => `${label(who)}: ${count(rows, 'row', 'rows')}`,
    rounds: (who, rounds) => `${label(who)}: ${count(rounds, 'round', 'rounds')}`,
    brief: (who, number) => `${label(who)}: ${figures(number)}`,
    score: (first, second) => `${figures(first)} to ${figures(second)}`,
    all: (lines) => `${lines.join('. ')}.`,
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
