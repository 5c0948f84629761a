// Statistics of a player's own matches by game: figures with their names, the same in every face.

import { countCodes, type OwnMatch, type Tally, talliesOf, widestSpec } from '@blackpeg/rules';
import {
  commonTexts,
  editionName,
  type Language,
  numberText,
  ownSeat,
  sizeName,
  statisticsTexts,
  variantName,
} from '@blackpeg/wording';
import type { KeptMatch } from '../shared-matches.ts';

/** Only matches of a single person at this device count, made since `from`: of two, nobody can say whose they are. */
export function ownTallies(matches: readonly KeptMatch[], from = 0): readonly Tally[] {
  const own = matches.flatMap(({ card, state }): readonly OwnMatch[] => {
    const seat = ownSeat(card);
    return seat === null || card.madeAt < from || card.origin.kind === 'import' ? [] : [{ state, seat }];
  });
  return talliesOf(own).filter(({ searched, matches: played }) => searched + played > 0);
}

export interface GameFigures {
  /** Holes, pegs, with or without blanks. */
  readonly title: string;
  /** How many codes there are, how many rows, and the editions it was played in. */
  readonly about: string;
  readonly figures: readonly { readonly name: string; readonly value: string; readonly note: string }[];
  /** How many codes took how many rows; `share` is relative to the largest. Empty if none was found. */
  readonly byRows: readonly { readonly rows: string; readonly codes: string; readonly share: number }[];
}

export function figuresOf(language: Language, tally: Tally): GameFigures {
  const words = statisticsTexts(language);
  const { game, boxes, searched, found, average, fewest, matches, won, drawn, byRows } = tally;
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  const decimals = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const figure = (name: string, value: string, note = '') => ({ name, value, note });
  const most = Math.max(1, ...byRows);
  return {
    title: `${sizeName(language, game)}, ${variantName(language, game)}`,
    about: words.game(
      countCodes(widestSpec(game)),
      game.rows,
      boxes.map((box) => editionName(language, box)),
    ),
    figures: [
      figure(words.searched, numberText(language, searched)),
      figure(
        words.found,
        numberText(language, found),
        searched > 0 ? words.foundShare(share.format(found / searched)) : '',
      ),
      ...(average === null ? [] : [figure(words.average, decimals.format(average))]),
      ...(fewest === null ? [] : [figure(words.fewest, numberText(language, fewest))]),
      ...(matches === 0
        ? []
        : [
            figure(
              words.matches,
              numberText(language, matches),
              words.record(won, drawn, matches - won - drawn),
            ),
          ]),
    ],
    byRows:
      found === 0
        ? []
        : byRows.map((codes, index) => ({
            rows: words.rows(index + 1),
            codes: words.times(codes),
            share: codes / most,
          })),
  };
}

/** In sentences, one per line. */
export function statisticsLines(language: Language, tallies: readonly Tally[]): readonly string[] {
  if (tallies.length === 0) return [statisticsTexts(language).none];
  const { named } = commonTexts(language);
  return tallies.flatMap((tally) => {
    const { title, about, figures, byRows } = figuresOf(language, tally);
    return [
      `${title}. ${about}.`,
      ...figures.map(({ name, value, note }) => `${named(name, note === '' ? value : `${value}, ${note}`)}.`),
      ...byRows.filter(({ share }) => share > 0).map(({ rows, codes }) => `${named(rows, codes)}.`),
    ];
  });
}
