// English announcements.

import type { EventWords } from '../../event-facts.ts';
import { agree, answersIn, capital, EVENTS_OF_MATCHES, join } from '../../grammar.ts';
import { doAll, does, label, list, nameAll, rowName, whose } from './voice.ts';

const HIDE = ['hide', 'hides', 'hide', 'hide'] as const;

const said = answersIn({ rowName, label, colon: ': ' });

export const events: EventWords = {
  ...EVENTS_OF_MATCHES,
  'round-opened': {
    brief: ({ round, again, makers }) => {
      const name = `Round ${round}${again ? ' again' : ''}`;
      if (makers.length === 0) return name;
      return makers.length > 1
        ? `${name}: all hide a code`
        : `${name}: ${nameAll(makers)} ${agree(makers, HIDE)}`;
    },
    full: ({ round, again, makers }) =>
      join(
        ' ',
        `Round ${round}${again ? ', played again' : ''}.`,
        makers.length === 0 ? null : `${doAll(makers, HIDE)} a code.`,
      ),
  },
  'code-hidden': {
    brief: ({ maker, committed, blanks }) =>
      join(
        ', ',
        !committed
          ? `${label(maker)}: no code yet`
          : maker.kind === 'you'
            ? 'Your code is hidden'
            : `${label(maker)}: code hidden`,
        blanksBrief(blanks),
      ),
    full: ({ maker, committed, blanks }) =>
      join(
        ' ',
        !committed
          ? `${does(maker, 'settle', 'settles')} on a code only while answering.`
          : maker.kind === 'you'
            ? 'Your code is hidden.'
            : `${does(maker, 'have', 'has')} hidden a code.`,
        blanks === null ? null : blanks ? 'Blanks are possible.' : 'There are no blanks.',
      ),
  },
  'guess-placed': {
    brief: ({ who, row, code, byClock }) =>
      `${byClock ? 'Time up. ' : ''}${rowName(who, row)}: ${code ?? 'covered'}`,
    full: ({ who, row, code, byClock }) =>
      join(
        ' ',
        byClock ? 'Time is up. The row is placed as it is.' : null,
        `${rowName(who, row)}: ${code ?? 'placed and covered'}.`,
      ),
  },
  'row-lost': {
    brief: ({ who, row }) => `${rowName(who, row)}: lost, time is up`,
    full: ({ who, row }) => `${rowName(who, row)}: time is up. The row is lost and gets no answer.`,
  },
  'guess-marked': {
    brief: ({ who, row, extras, answer }) =>
      join(': ', said.before(who, row, extras), answer ?? 'answer covered'),
    full: ({ who, row, extras, answer, byClock }) =>
      join(
        ' ',
        byClock ? 'Time is up, so Blackpeg answers.' : null,
        `${join(': ', said.before(who, row, extras), answer ?? 'the answer is covered')}.`,
      ),
  },
  'mark-corrected': {
    brief: ({ who, row, answer }) => `${rowName(who, row)} now: ${answer ?? 'covered'}`,
    full: ({ who, row, answer }) => `${rowName(who, row)}, corrected answer: ${answer ?? 'covered'}.`,
  },
  'rows-uncovered': {
    brief: ({ row, what, extras, entries }) =>
      entries.length === 0
        ? `Row ${row}: all ${what === 'guesses' ? 'placed' : 'answered'}`
        : said.turn(row, extras, entries),
    full: ({ row, what, extras, entries }) =>
      entries.length === 0
        ? `Row ${row}: everyone ${what === 'guesses' ? 'has placed a row' : 'has an answer'}.`
        : `${said.turn(row, extras, entries)}.`,
  },
  'claim-judged': {
    brief: ({ upheld }) => (upheld ? 'Claim upheld: no code fits' : 'Claim refuted: a code fits'),
    full: ({ who, upheld }) =>
      upheld
        ? `${does(who, 'are', 'is')} right: no code fits all the rows.`
        : `${does(who, 'claim', 'claims')} that no code fits, but one does. Play goes on.`,
  },
  'error-admitted': {
    brief: ({ who }) => `${does(who, 'admit', 'admits')} an error`,
    full: ({ who }) => `${does(who, 'admit', 'admits')} a wrong answer.`,
  },
  'mark-overdue': {
    brief: ({ who, row }) => `${label(who)}: answer ${row} overdue`,
    full: ({ who, row }) =>
      `${does(who, 'have', 'has')} not answered row ${row} in time. That counts as a wrong answer.`,
  },
  'round-resigned': {
    brief: ({ who, takenBy }) =>
      takenBy === null
        ? `${does(who, 'give', 'gives')} up the round`
        : `${does(who, 'are', 'is')} out: away too long`,
    full: ({ who, takenBy }) =>
      takenBy === null
        ? `${does(who, 'give', 'gives')} up the round.`
        : `${does(who, 'are', 'is')} out of the round after being away too long.`,
  },
  'match-resigned': {
    brief: ({ who }) => `${does(who, 'give', 'gives')} up the match`,
    full: ({ who }) => `${does(who, 'give', 'gives')} up the match.`,
  },
  'end-offered': {
    brief: ({ who }) => `${does(who, 'offer', 'offers')} to end the match`,
    full: ({ who }) => `${does(who, 'offer', 'offers')} to end the match without a result.`,
  },
  'end-withdrawn': {
    brief: ({ who }) => `${does(who, 'play', 'plays')} on: offer withdrawn`,
    full: ({ who }) => `${does(who, 'withdraw', 'withdraws')} the offer to end the match.`,
  },
  'end-declined': {
    brief: ({ who }) => `${does(who, 'play', 'plays')} on: offer declined`,
    full: ({ who }) => `${does(who, 'decline', 'declines')} the offer to end the match.`,
  },
  'end-lapsed': {
    brief: () => 'Offer to end the match lapsed',
    full: () => 'The offer to end the match has lapsed with the round.',
  },
  left: {
    brief: ({ who }) => `${does(who, 'have', 'has')} left the table`,
    full: ({ who }) => `${does(who, 'have', 'has')} left the table. The seat is kept for a while.`,
  },
  returned: {
    brief: ({ who }) => `${does(who, 'are', 'is')} back`,
    full: ({ who }) => `${does(who, 'are', 'is')} back at the table.`,
  },
  'clocks-stopped': { brief: () => 'Clocks stopped', full: () => 'All clocks are stopped.' },
  'clocks-restarted': { brief: () => 'Clocks running again', full: () => 'All clocks are running again.' },
  'search-ended': { brief: ({ ending }) => ending, full: ({ ending }) => ending },
  'code-opened': {
    brief: ({ maker, code }) => `${label(maker)}: code ${code}`,
    full: ({ maker, code }) => `${does(maker, 'open', 'opens')} the code: ${code}.`,
  },
  'opening-overdue': {
    brief: ({ who }) => `${label(who)}: code not opened`,
    full: ({ who }) =>
      `${does(who, 'have', 'has')} not opened the code in time. That counts as a wrong answer.`,
  },
  'codes-revealed': {
    brief: ({ codes, wrongRows }) =>
      join('; ', codesBrief(codes.map(({ text }) => text)), wrongBrief(wrongRows)),
    full: ({ codes, several, wrongRows }) => {
      const [first] = codes;
      const code =
        first === undefined
          ? 'The code stays unknown.'
          : !several
            ? `The code was ${first.text}.`
            : codes.map(({ who, text }) => `${capital(whose(who))} code was ${text}.`).join(' ');
      return join(' ', code, wrongFull(wrongRows));
    },
  },
};

function blanksBrief(blanks: boolean | null): string | null {
  return blanks === null ? null : blanks ? 'blanks' : 'no blanks';
}

function codesBrief(codes: readonly string[]): string {
  return codes.length === 0
    ? 'Code unknown'
    : `${codes.length === 1 ? 'Code' : 'Codes'}: ${codes.join(', ')}`;
}

function wrongBrief(rows: readonly number[]): string | null {
  if (rows.length === 0) return null;
  return rows.length > 3 ? `${rows.length} answers wrong` : `wrong: ${rows.join(', ')}`;
}

function wrongFull(rows: readonly number[]): string | null {
  if (rows.length === 0) return null;
  return rows.length === 1
    ? `Row ${rows[0]} was answered wrongly.`
    : `Rows ${list(rows.map(String))} were answered wrongly.`;
}
