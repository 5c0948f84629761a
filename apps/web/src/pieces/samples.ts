// Sample codes of a game, and an answer to one of them.

import { BLANK, type Code, type Edition, type Feedback, widestSpec } from '@blackpeg/rules';

const PAIRS: Code = [11, 32, 43, 25];
const PAIRS_WITH_BLANKS: Code = [10, 2, 43, BLANK];
const KINDS: Code = [2, 5, 1, 6, 8];

/** A row for each length. */
export function sampleRows({ holes, facets, blanks }: Edition): readonly Code[] {
  const [first, second] = facets;
  if (second) return [blanks === 'off' ? PAIRS : PAIRS_WITH_BLANKS];
  const size = first?.size ?? 1;
  const kinds = KINDS.map((kind, hole) => (blanks !== 'off' && hole === 1 ? BLANK : ((kind - 1) % size) + 1));
  return holes.map((length) => kinds.slice(0, length));
}

export function sampleAnswer({ marking }: Edition): Feedback {
  return { black: 1, white: 1, blue: marking === 'pairs' ? 1 : 0 };
}

/** A code of a custom game: one kind after the other. */
export function sampleOf(edition: Edition): Code {
  const { holes, facets } = widestSpec(edition);
  return Array.from({ length: holes }, (_, hole) =>
    facets.reduce((peg, { size }) => peg * 10 + (size === 0 ? 0 : (hole % size) + 1), 0),
  );
}
