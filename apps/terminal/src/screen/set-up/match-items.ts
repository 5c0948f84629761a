// Questions about a match between two: who begins, how long it is, what counts, who answers.

import { HABITS, MARKERS, PACES } from '@blackpeg/rules';
import { setUpTexts } from '@blackpeg/wording';
import { CLASSIC_SCORINGS, FIRST_MAKERS } from '../../game/agreement.ts';
import type { Item } from '../list.ts';
import { fieldsIn } from './fields.ts';
import { otherOf, type SetUp, wish } from './size-items.ts';

export function matchItems(setUp: SetUp): readonly Item[] {
  const { form, wishes } = setUp.choices;
  if (form === 'solitaire') return [];
  const classic = form === 'classic' ? classicItems(setUp) : [roundsItem(setUp)];
  const words = setUpTexts(setUp.language).match;
  const { explained } = fieldsIn(setUp.language);
  const marker = explained({
    label: words.marker,
    values: MARKERS,
    current: wishes.marking ?? 'automatic',
    words: words.markers,
    set: (marking) => wish(setUp, { marking }),
  });
  if (form !== 'duel' || wishes.two) return [...classic, marker];
  const pace = explained({
    label: words.pace,
    values: PACES,
    current: wishes.pace,
    words: words.paces,
    set: (one) => wish(setUp, { pace: one }),
  });
  return [...classic, marker, pace];
}

function classicItems(setUp: SetUp): readonly Item[] {
  const { choices, language } = setUp;
  const { wishes, name } = choices;
  const words = setUpTexts(language).match;
  const { choice, count, explained, toggle } = fieldsIn(language);
  const first = { me: words.who({ kind: 'you' }), other: words.who(otherOf(setUp)), drawn: words.drawn };
  const scoring = wishes.scoring ?? (HABITS[name].scoring === 'fewest-rows' ? 'fewest-rows' : 'points');
  const points = scoring === 'points';
  const target = points ? wishes.target : null;
  return [
    choice({
      label: words.first,
      values: FIRST_MAKERS,
      current: wishes.maker ?? 'drawn',
      name: (one) => first[one],
      set: (maker) => wish(setUp, { maker }),
    }),
    explained({
      label: words.scoring,
      values: CLASSIC_SCORINGS,
      current: scoring,
      words: words.scorings,
      set: (one) => wish(setUp, { scoring: one, target: null }),
    }),
    ...(points ? [lengthItem(setUp)] : []),
    target === null
      ? roundsItem(setUp)
      : count({
          label: words.target.label,
          least: 5,
          most: 100,
          by: 5,
          current: target,
          set: (one) => wish(setUp, { target: one }),
        }),
    ...(points
      ? [
          toggle({
            label: words.bonus,
            on: wishes.bonus,
            text: words.bonusNote,
            set: (bonus) => wish(setUp, { bonus }),
          }),
        ]
      : []),
  ];
}

const USUAL_TARGET = 20;
const LENGTHS = ['rounds', 'target'] as const;

function lengthItem(setUp: SetUp): Item {
  const { choices, language } = setUp;
  const words = setUpTexts(language).match;
  return fieldsIn(language).choice<(typeof LENGTHS)[number]>({
    label: words.length,
    values: LENGTHS,
    current: choices.wishes.target === null ? LENGTHS[0] : LENGTHS[1],
    name: (one) => words.lengths[one],
    set: (one) => wish(setUp, { target: one === 'target' ? USUAL_TARGET : null }),
  });
}

/** Even where roles swap (M1b), odd in a duel (D4). */
function roundsItem(setUp: SetUp): Item {
  const { choices, language } = setUp;
  const classic = choices.form === 'classic';
  return fieldsIn(language).count({
    label: setUpTexts(language).match.rounds.label,
    least: classic ? 2 : 1,
    most: classic ? 20 : 21,
    by: 2,
    current: choices.wishes.rounds ?? (classic ? 2 : 3),
    set: (rounds) => wish(setUp, { rounds }),
  });
}
