// What the player's own matches on this machine come to, in sentences.

import { type OwnMatch, type Tally, talliesOf } from '@blackpeg/rules';
import { editionName, type Language, numberText, ownSeat, statisticsTexts } from '@blackpeg/wording';
import type { KeptMatch } from '../saved/saved.ts';

/** Only matches of one person count: of two at a keyboard, nobody can say whose they are. */
export function ownTallies(matches: readonly KeptMatch[]): readonly Tally[] {
  const own = matches.flatMap(({ card, state }): readonly OwnMatch[] => {
    const seat = ownSeat(card);
    return seat === null || card.origin.kind === 'import' ? [] : [{ state, seat }];
  });
  return talliesOf(own).filter(({ searched, matches: played }) => searched + played > 0);
}

export function statisticsLines(language: Language, matches: readonly KeptMatch[]): readonly string[] {
  const tallies = ownTallies(matches);
  if (tallies.length === 0) return [statisticsTexts(language).none];
  return tallies.flatMap((tally) => tallyTexts(language, tally));
}

/** Sentences, the name of the edition first. */
function tallyTexts(language: Language, tally: Tally): readonly string[] {
  const words = statisticsTexts(language);
  const found = tally.byRows.flatMap((times, index) =>
    times === 0 ? [] : [`${words.rows(index + 1)}: ${words.times(times)}.`],
  );
  const average = tally.average === null ? [] : [pair(words.average, decimal(language, tally.average))];
  const lost = tally.matches - tally.won - tally.drawn;
  return [
    `${editionName(language, tally.edition)}.`,
    pair(words.searched, numberText(language, tally.searched)),
    pair(words.found, numberText(language, tally.found)),
    ...average,
    ...found,
    ...(tally.matches === 0 ? [] : [pair(words.matches, words.record(tally.won, tally.drawn, lost))]),
  ];
}

function pair(name: string, value: string): string {
  return `${name}: ${value}.`;
}

function decimal(language: Language, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}
