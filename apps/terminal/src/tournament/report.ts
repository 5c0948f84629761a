// The result of a tournament as a table with sentences, or as JSON.

import { formatEdition } from '@blackpeg/notation';
import type { Edition } from '@blackpeg/rules';
import { editionText, type Language, type TerminalWords, terminalTexts } from '@blackpeg/wording';
import { drawTable, jsonLine } from '../command-line/command-output.ts';
import { shown } from '../command-line/fault.ts';
import type { Lapse } from './player.ts';
import type { Estimate, SideStanding, TournamentStanding } from './standing.ts';

export interface TournamentPlayed {
  readonly edition: Edition;
  readonly names: readonly [string, string];
  readonly seed: number;
  readonly lanes: number;
  readonly seconds: number;
  readonly standing: TournamentStanding;
}

export function reportText(language: Language, played: TournamentPlayed): string {
  const { tournament: words } = terminalTexts(language);
  const { edition, names, seed, lanes, seconds, standing } = played;
  const table = drawTable(
    [
      ['', words.rows, words.found, words.won, words.lost],
      ...standing.sides.map((side, at) => sideCells(words, names[at] ?? '', side, standing)),
    ],
    ['left', 'right', 'right', 'right', 'right'],
  );
  const lapses = standing.sides.flatMap((side, at) =>
    side.lapses.map(({ rounds, firstRound, first }) =>
      words.lapses(shown(names[at] ?? ''), rounds, firstRound, lapseText(language, first)),
    ),
  );
  const lines = [
    words.heading(editionText(language, edition), standing.rounds, seed),
    table.trimEnd(),
    words.draws(standing.draws),
    words.intervals,
    words.speed(seconds, standing.rounds / seconds, lanes),
    ...lapses,
  ];
  return `${lines.join('\n')}\n`;
}

export function reportJson({ edition, names, seed, lanes, seconds, standing }: TournamentPlayed): string {
  const { rounds, played, draws, sides } = standing;
  return jsonLine({
    edition: formatEdition(edition),
    rounds,
    seed,
    played,
    draws,
    sides: sides.map(({ rows, found, wins, winShare, lapses }, at) => ({
      engine: names[at],
      rows: rows && bounds(rows),
      found,
      wins,
      winShare: winShare && bounds(winShare),
      lost: lapses.map(({ first, ...counts }) => ({ ...counts, ...first })),
    })),
    lanes,
    seconds,
    roundsPerSecond: rounds / seconds,
  });
}

function lapseText(language: Language, lapse: Lapse): string {
  const { lapse: words } = terminalTexts(language).tournament;
  switch (lapse.kind) {
    case 'ended':
      return words.ended(lapse.asked, lapse.code, shown(lapse.last));
    case 'no-answer':
      return words.noAnswer(lapse.asked, lapse.milliseconds);
    case 'endless-output':
      return words.endlessOutput(lapse.asked);
    case 'nonsense':
      return words.nonsense(lapse.asked, shown(lapse.said));
    case 'wrong-protocol':
      return words.wrongProtocol(shown(lapse.said));
    case 'second-answer':
      return words.secondAnswer(shown(lapse.said));
    case 'refused':
      return words.refused(lapse.asked, shown(lapse.said));
    case 'illegal-code':
      return words.illegalCode(shown(lapse.said));
    case 'illegal-guess':
      return words.illegalGuess(shown(lapse.said));
    case 'wrong-mark':
      return words.wrongMark(lapse.guess, lapse.said, lapse.right);
  }
}

function sideCells(
  words: TerminalWords['tournament'],
  name: string,
  { rows, found, wins, winShare, lapses }: SideStanding,
  { played }: TournamentStanding,
): readonly string[] {
  const lost = lapses.reduce((sum, { rounds }) => sum + rounds, 0);
  return [
    shown(name),
    rows === null
      ? words.none
      : isKnown(rows)
        ? words.mean(rows.value, rows.low, rows.high)
        : words.single(rows.value),
    words.of(found, played),
    winShare === null ? words.none : words.share(wins, winShare.value, winShare.low, winShare.high),
    words.count(lost),
  ];
}

/** A single round gives a number without an interval. */
function isKnown({ low }: Estimate): boolean {
  return Number.isFinite(low);
}

function bounds(estimate: Estimate) {
  const { value, low, high } = estimate;
  return isKnown(estimate) ? { value, low, high } : { value, low: null, high: null };
}
