// The questions about a match: opponent, form, length, scoring, who marks, and time.

import { type Form, MARKERS, MOST_ROUNDS, PACES } from '@blackpeg/rules';
import { CODEMAKER_CHOICES, HOUSE_SPEEDS, LEVEL_CHOICES } from '@blackpeg/table';
import { durationText, formName, numberText } from '@blackpeg/wording';
import { CLASSIC_SCORINGS, type Opponent } from './choices.ts';
import { choiceField, type FieldDefinition, numberField, switchField, textField, withSeat } from './field.ts';
import { formsFor, isAsked, OTHER_TIMES, PLAYERS, ROUNDS } from './offers.ts';

const opponent = choiceField<Opponent>({
  id: 'opponent',
  name: 'opponent',
  group: 'match',
  asked: ({ opponents }) => opponents.length > 1,
  label: ({ words }) => words.opponent.label,
  values: ({ opponents }) => opponents,
  value: (choices) => choices.opponent,
  option: (value, { words }) => ({
    label: words.opponent[value],
    text: value === 'online' ? words.online.note : null,
  }),
  part: (value) => ({ opponent: value }),
});

const nameOf = (seat: 0 | 1): FieldDefinition =>
  textField({
    id: `name-${seat + 1}`,
    name: 'names',
    group: 'match',
    asked: 'names',
    label: ({ words }) => words.opponent.names[seat],
    value: ({ names }) => names[seat],
    usual: ({ words }) => words.opponent.usual[seat],
    part: (value, { names }) => ({ names: withSeat(names, seat, value) }),
  });

const form = choiceField<Form>({
  id: 'form',
  name: 'form',
  group: 'match',
  asked: 'form',
  label: ({ words }) => words.opponent.form,
  values: ({ choices }) => formsFor(choices),
  value: (choices) => choices.form,
  option: (value, { words, language }) => ({
    label: formName(language, value),
    text: words.opponent.forms[value],
  }),
  part: (value) => ({ form: value }),
});

const codemaker = choiceField({
  id: 'codemaker',
  name: 'codemaker',
  group: 'match',
  asked: 'codemaker',
  label: ({ words }) => words.opponent.codemaker,
  values: () => CODEMAKER_CHOICES,
  value: (choices) => choices.codemaker,
  option: (value, { words }) => titled(words.opponent.codemakers[value]),
  part: (value) => ({ codemaker: value }),
});

const level = choiceField({
  id: 'level',
  name: 'level',
  group: 'match',
  asked: 'level',
  label: ({ words }) => words.opponent.level,
  values: () => LEVEL_CHOICES,
  value: (choices) => choices.level,
  option: (value, { words }) => titled(words.opponent.levels[value]),
  part: (value) => ({ level: value }),
});

const players = numberField({
  id: 'players',
  name: 'players',
  group: 'match',
  asked: 'players',
  words: ({ words }) => words.online.players,
  range: () => PLAYERS,
  value: (choices) => choices.players,
  shown: (value, { language }) => numberText(language, value),
  part: (value) => ({ players: value }),
});

const listed = choiceField({
  id: 'listed',
  name: 'listed',
  group: 'match',
  asked: 'listed',
  label: ({ words }) => words.online.access,
  values: () => ['listed', 'invited'],
  value: (choices) => (choices.listed ? 'listed' : 'invited'),
  option: (value, { words }) => titled(words.online.accesses[value]),
  part: (value) => ({ listed: value === 'listed' }),
});

const pace = choiceField({
  id: 'pace',
  name: 'pace',
  group: 'match',
  asked: 'pace',
  label: ({ words }) => words.match.pace,
  values: () => PACES,
  value: (choices) => choices.pace,
  option: (value, { words, choices }) => ({
    label: words.match.paces[value].title,
    text: choices.form === 'race' ? words.match.racePaces[value] : words.match.paces[value].text,
  }),
  part: (value) => ({ pace: value }),
});

const speed = choiceField({
  id: 'speed',
  name: 'speed',
  group: 'match',
  asked: 'speed',
  label: ({ words }) => words.opponent.speed,
  values: () => HOUSE_SPEEDS,
  value: (choices) => choices.speed,
  option: (value, { words }) => titled(words.opponent.speeds[value]),
  part: (value) => ({ speed: value }),
});

/** Alone, more than one round is the exception. */
export const roundsIn = (group: 'match' | 'more'): FieldDefinition =>
  numberField({
    id: 'rounds',
    name: 'rounds',
    group,
    asked: ({ choices }) =>
      isAsked(choices, 'rounds') && (choices.form === 'solitaire') === (group === 'more'),
    words: ({ words }) => words.match.rounds,
    range: (choices) => ROUNDS[choices.form],
    typed: { least: 1, most: MOST_ROUNDS },
    value: (choices) => choices.rounds[choices.form],
    shown: (value, { language }) => numberText(language, value),
    part: (value, choices) => ({
      length: 'rounds',
      rounds: { ...choices.rounds, [choices.form]: value },
    }),
  });

const scoring = choiceField({
  id: 'scoring',
  name: 'scoring',
  group: 'more',
  asked: 'scoring',
  label: ({ words }) => words.match.scoring,
  values: () => CLASSIC_SCORINGS,
  value: (choices) => choices.scoring,
  option: (value, { words }) => titled(words.match.scorings[value]),
  part: (value) => ({ scoring: value }),
});

const marker = choiceField({
  id: 'marker',
  name: 'marking',
  group: 'more',
  asked: 'marker',
  label: ({ words }) => words.match.marker,
  values: () => MARKERS,
  value: (choices) => choices.marker,
  option: (value, { words }) => titled(words.match.markers[value]),
  part: (value) => ({ marker: value }),
});

/** In seconds. */
const TIME_VALUES = ['none', '60', '120', '300', 'other'] as const;
const TIMES_NAMED = { none: 'none', '60': 'one', '120': 'two', '300': 'five', other: 'other' } as const;

const time = choiceField({
  id: 'time',
  name: 'time',
  group: 'match',
  label: ({ words }) => words.time.label,
  values: () => TIME_VALUES,
  value: (choices) => TIME_VALUES.find((value) => TIMES_NAMED[value] === choices.time) ?? '',
  option: (value, { words }) => ({
    label: words.time.times[TIMES_NAMED[value]],
    text: value === 'none' ? null : words.time.note,
  }),
  part: (value) => ({ time: TIMES_NAMED[value] }),
});

const otherTime = numberField({
  id: 'other-time',
  name: 'time',
  group: 'match',
  asked: 'other-time',
  words: ({ words }) => words.time.other,
  range: () => OTHER_TIMES,
  value: (choices) => choices.otherTime,
  shown: (seconds, { language }) => durationText(language, seconds * 1000),
  part: (otherTime) => ({ otherTime }),
});

/** Who hides first, in the words of the command line. */
export const FIRST_MAKERS = ['me', 'other', 'drawn'] as const;
const MAKERS = { me: 'you', other: 'other', drawn: 'drawn' } as const;
const first = choiceField({
  id: 'first',
  name: 'maker',
  group: 'more',
  asked: 'first',
  label: ({ words }) => words.match.first,
  values: () => FIRST_MAKERS,
  value: (choices) => (choices.first === 'you' ? 'me' : choices.first),
  option: (value, { words, sides }) => ({
    label: value === 'drawn' ? words.match.drawn : words.match.who(sides[value === 'me' ? 0 : 1]),
  }),
  part: (value) => ({ first: MAKERS[value] }),
});

const hints = switchField({
  id: 'hints',
  name: 'hints',
  group: 'more',
  asked: 'hints',
  label: ({ words }) => words.hints,
  on: (choices) => choices.hints,
  part: (on) => ({ hints: on }),
});

function titled({ title, text }: { readonly title: string; readonly text: string }) {
  return { label: title, text };
}

export const MATCH_FIELDS: readonly FieldDefinition[] = [
  opponent,
  nameOf(0),
  nameOf(1),
  form,
  codemaker,
  level,
  players,
  listed,
  pace,
  speed,
  roundsIn('match'),
  time,
  otherTime,
  hints,
  scoring,
  marker,
  first,
];
