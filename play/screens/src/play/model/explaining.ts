// Answers explained for beginners: what the key pegs of the last answer mean, and before the first one what they will
// mean.

import { EDITIONS, type Edition, type Feedback, type Round, type Seat } from '@blackpeg/rules';
import {
  answerText,
  boardTexts,
  KEYS,
  type KeyPegName,
  type Language,
  type Meaning,
  playTexts,
} from '@blackpeg/wording';
import type { Chosen } from '../../settings/index.ts';

/** Which answers are explained. A match that is over has explained its own: first all, then only those with blue pegs. */
export type ExplainedAnswers = Chosen<'web'>['explain'];

const NONE: Feedback = { black: 0, white: 0, blue: 0 };
const MEANINGS: Readonly<Record<KeyPegName, Meaning>> = {
  black: 'there',
  white: 'elsewhere',
  blue: 'half',
};

/** What is still explained once a match of this edition is over. */
export function explainedAfter(explains: ExplainedAnswers, edition: Edition): ExplainedAnswers {
  if (hasBlue(edition)) return 'off';
  return explains === 'all' ? 'blue' : explains;
}

/** Null for answers that are not explained, for a seat that does not search in this round, and once it is over. */
export function explanationOf(
  { language, explains }: { readonly language: Language; readonly explains: ExplainedAnswers },
  edition: Edition,
  { boards, outcome }: Pick<Round, 'boards' | 'outcome'>,
  seat: Seat | null,
): string | null {
  if (explains === 'off' || (explains === 'blue' && !hasBlue(edition))) return null;
  const board = boards.find(({ breaker }) => breaker === seat);
  if (!board || outcome !== null) return null;
  const words = playTexts(language).explain;
  const row = board.rows.findLastIndex(({ mark }) => mark !== null && mark !== 'hidden');
  const mark = board.rows[row]?.mark;
  if (!mark || mark === 'hidden') return words.before(named(language, edition));
  const keys = KEYS.filter((key) => mark[key] > 0).map((key) => {
    const counted = answerText(language, edition.name, { ...NONE, [key]: mark[key] });
    return words.key(counted, meaningOf(language, edition, key));
  });
  return words.row(row + 1, keys.length === 0 ? words.nothing : keys.join(', '));
}

/** The key pegs of the set, each with its meaning. */
function named(language: Language, edition: Edition): string {
  const { keys } = boardTexts(language);
  return KEYS.filter((key) => key !== 'blue' || hasBlue(edition))
    .map((key) => {
      const { name } = keys[EDITIONS[edition.name].keys[key]];
      return playTexts(language).explain.key(name, meaningOf(language, edition, key));
    })
    .join(', ');
}

function hasBlue({ marking }: Edition): boolean {
  return marking === 'pairs';
}

function meaningOf(language: Language, { facets }: Edition, key: KeyPegName): string {
  const matter = facets.length === 2 ? 'pair' : (facets[0]?.name ?? 'colour');
  return boardTexts(language).meanings[matter][MEANINGS[key]];
}
