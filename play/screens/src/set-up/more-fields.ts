// Less common questions: sealed codes, extra time, a target, the counted tray, a bar on guesses that do not fit.

import { EDITIONS, MOST_PALMED, MOST_POINTS } from '@blackpeg/rules';
import { durationText, numberText } from '@blackpeg/wording';
import { seatsAsked } from './agreement.ts';
import { type Choices, EXTRAS, LENGTHS } from './choices.ts';
import { choiceField, type FieldDefinition, numberField, switchField, withSeat } from './field.ts';
import { roundsIn } from './match-fields.ts';
import { isAsked, leastSupply, MOST_SUPPLY, supplyOf, TARGETS } from './offers.ts';
import { boardsOf, editionOf } from './sizes.ts';

const sealed = switchField({
  id: 'sealed',
  name: 'sealed',
  group: 'more',
  asked: 'sealed',
  label: ({ words }) => words.online.sealed,
  note: ({ words }) => words.online.sealedNote,
  on: (choices) => choices.sealed,
  part: (on) => ({ sealed: on }),
});

/** A seat's own seconds are listed beside what is offered. */
const extraOf = (seat: 0 | 1): FieldDefinition =>
  choiceField<string>({
    id: `extra-${seat + 1}`,
    name: 'time',
    group: 'more',
    asked: ({ choices }) => isAsked(choices, 'extra') && seatsAsked(choices, 'extra').includes(seat),
    label: ({ words, choices, sides }) =>
      seat === 1 && choices.form === 'race' ? words.time.extraOthers : words.time.extra(sides[seat]),
    values: ({ choices }) => [
      ...EXTRAS,
      ...(typeof choices.extra[seat] === 'number' ? [String(choices.extra[seat])] : []),
    ],
    value: (choices) => String(choices.extra[seat]),
    option(value, { words, language }) {
      const offered = EXTRAS.find((extra) => extra === value);
      return { label: offered ? words.time.extras[offered] : durationText(language, Number(value) * 1000) };
    },
    part: (value, { extra }) => ({
      extra: withSeat(extra, seat, EXTRAS.find((offered) => offered === value) ?? Number(value)),
    }),
  });

const length = choiceField({
  id: 'length',
  name: 'target',
  group: 'more',
  asked: 'length',
  label: ({ words }) => words.match.length,
  values: () => LENGTHS,
  value: (choices) => choices.length,
  option: (value, { words }) => ({ label: words.match.lengths[value] }),
  part: (value) => ({ length: value }),
});

/** M4d: in rows if fewest rows win. */
const target = numberField({
  id: 'target',
  name: 'target',
  group: 'more',
  asked: 'target',
  words: ({ words, choices }) => words.match[choices.scoring === 'points' ? 'target' : 'targetRows'],
  range: () => TARGETS,
  typed: { least: 1, most: MOST_POINTS },
  value: (choices) => choices.target,
  shown: (value, { language }) => numberText(language, value),
  part: (value) => ({ length: 'target', target: value }),
});

const bonus = switchField({
  id: 'bonus',
  name: 'bonus',
  group: 'more',
  asked: 'bonus',
  label: ({ words }) => words.match.bonus,
  note: ({ words }) => words.match.bonusNote,
  on: (choices) => choices.bonus,
  part: (on) => ({ bonus: on }),
});

/** T3: not counted, or as many of each kind as a set that was sold has, or as the board needs. */
const tray = choiceField<string>({
  id: 'tray',
  name: 'supply',
  group: 'more',
  label: ({ words }) => words.tray.label,
  values: ({ choices }) => ['none', ...suppliesOf(choices).map(String)],
  value: (choices) => (choices.tray ? String(supplyOf(choices)) : 'none'),
  option: (value, { words, language }) => ({
    label: value === 'none' ? words.tray.none : numberText(language, Number(value)),
  }),
  part: (value) => (value === 'none' ? { tray: false } : { tray: true, supply: Number(value) }),
  note: ({ words, choices }) => words.tray.note(supplyOf(choices), MOST_PALMED),
});

function suppliesOf(choices: Choices): readonly number[] {
  const least = leastSupply(choices) ?? 0;
  return [...new Set(EDITIONS[choices.edition].supplies.map((supply) => Math.max(supply, least)))];
}

const supply = numberField({
  id: 'supply',
  name: 'supply',
  group: 'more',
  asked: 'supply',
  words: ({ words }) => words.tray.supply,
  range: (choices) => ({ least: leastSupply(choices) ?? 1, most: MOST_SUPPLY }),
  typed: { least: 0, most: MOST_POINTS },
  value: supplyOf,
  shown: (value, { language }) => numberText(language, value),
  part: (value) => ({ tray: true, supply: value === 0 ? null : value }),
});

const barOf = (seat: 0 | 1): FieldDefinition =>
  switchField({
    id: `bar-${seat + 1}`,
    name: 'consistent',
    group: 'more',
    asked: ({ choices }) => seatsAsked(choices, 'bar').includes(seat),
    label: ({ words, sides }) => words.bar(sides[seat]),
    note: ({ words }) => words.barNote,
    on: ({ bars }) => bars[seat],
    part: (on, { bars }) => ({ bars: withSeat(bars, seat, on) }),
  });

/** C6b. A custom game has its own number. */
const board = choiceField<string>({
  id: 'board',
  name: 'board-rows',
  group: 'more',
  asked: 'board',
  label: ({ words }) => words.sizes.own.rows.label,
  values: ({ choices }) => boardsOf(choices).map(String),
  value: (choices) => String(editionOf(choices).rows),
  option: (value, { language }) => ({ label: numberText(language, Number(value)) }),
  part: (value) => ({ rows: Number(value), written: null }),
});

export const MORE_FIELDS: readonly FieldDefinition[] = [
  board,
  roundsIn('more'),
  sealed,
  extraOf(0),
  extraOf(1),
  length,
  target,
  bonus,
  tray,
  supply,
  barOf(0),
  barOf(1),
];
