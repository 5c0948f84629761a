// Where a match record and the rules differ, in one sentence that names the round, the board and the row.

import { type Difference, formatBoard, type RecordFault, type RecordReason } from '@blackpeg/notation';
import type { Award } from '@blackpeg/rules';
import { endingText, outcomeText, resultText } from '../match/results.ts';
import { answerText } from '../names/feedback.ts';
import { durationText } from '../names/names.ts';
import { type Speaker, whoIs } from '../names/who.ts';
import { textsOf } from '../words/lookup.ts';
import { violationText } from './violations.ts';

const feedbackWords = textsOf('base', 'feedback');
const gamesWords = textsOf('base', 'games');
const recordFaultsWords = textsOf('faults', 'recordFaults');
const resultsWords = textsOf('base', 'results');
const textFaultsWords = textsOf('faults', 'textFaults');

export function recordFaultText(speaker: Speaker, fault: RecordFault): string {
  const textFaults = textFaultsWords(speaker.language);
  const recordFaults = recordFaultsWords(speaker.language);
  const { round, replay, board, row } = fault;
  const boardLetter = board === null ? null : formatBoard(board);
  const place = recordFaults.place(round, replay, boardLetter, row === null ? null : row + 1);
  return textFaults.at(place, reasonText(speaker, fault.reason));
}

/** A fault has no boards, so it is not said who found a code. */
const NO_BOARDS = { boards: [] };

function reasonText(speaker: Speaker, reason: RecordReason): string {
  const words = recordFaultsWords(speaker.language);
  switch (reason.kind) {
    case 'refused':
      return violationText(speaker, reason.violation);
    case 'hidden':
      return words.hidden[reason.what];
    case 'search-over':
      return words.searchOver(endingText(speaker, NO_BOARDS, reason.ending));
    case 'differs': {
      const [recorded, replayed] = bothSides(speaker, reason);
      return words.differs(words.whats[reason.what], recorded || words.nothing, replayed || words.nothing);
    }
  }
}

/** Recorded and replayed in words; empty for nothing. */
function bothSides(speaker: Speaker, difference: Difference): readonly [string, string] {
  const { language, edition } = speaker;
  const recordFaults = recordFaultsWords(language);
  const feedback = feedbackWords(language);
  switch (difference.what) {
    case 'round':
      return both(difference, ({ number, replay }) => recordFaults.round(number, replay));
    case 'marks':
      return both(difference, (marks) =>
        marks
          .map((mark) => (mark === 'hidden' ? feedback.covered : answerText(language, edition.name, mark)))
          .join(' / '),
      );
    case 'time':
      return both(difference, (time) => durationText(language, time));
    case 'ending':
      return both(difference, (ending) => endingText(speaker, NO_BOARDS, ending, 'brief'));
    case 'outcome':
      return both(difference, (outcome) => outcomeText(speaker, NO_BOARDS, outcome, 'brief'));
    case 'awards':
      return both(difference, (awards) => awardsText(speaker, awards));
    case 'result':
      return both(difference, (result) => resultText(speaker, result, 'brief'));
  }
}

function both<T>(
  { recorded, replayed }: { readonly recorded: T | null; readonly replayed: T | null },
  say: (side: T) => string,
): readonly [string, string] {
  return [recorded === null ? '' : say(recorded), replayed === null ? '' : say(replayed)];
}

function awardsText(speaker: Speaker, awards: readonly Award[]): string {
  const results = resultsWords(speaker.language);
  const games = gamesWords(speaker.language);
  return awards
    .map(
      ({ points, rows }, seat) =>
        `${results.standings.points(whoIs(speaker, seat), points)}, ${games.rows(rows)}`,
    )
    .join(' / ');
}
