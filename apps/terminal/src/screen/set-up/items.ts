// Which questions the set-up asks, given what is chosen so far: opponent, time, tray, hints; others have files of their own.

import { HABITS, MOST_PALMED } from '@blackpeg/rules';
import { CODEMAKER_CHOICES, LEVEL_CHOICES } from '@blackpeg/table';
import { durationText, formName, setUpTexts } from '@blackpeg/wording';
import { LOCAL_FORMS } from '../../game/agreement.ts';
import type { Item } from '../list.ts';
import { fieldsIn } from './fields.ts';
import { matchItems } from './match-items.ts';
import { type SetUp, sizeItems, wish } from './size-items.ts';

export function setUpItems(setUp: SetUp): readonly Item[] {
  return [...sizeItems(setUp), ...opponentItems(setUp), ...matchItems(setUp), ...otherItems(setUp)];
}

function opponentItems(setUp: SetUp): readonly Item[] {
  const { choices, set, language } = setUp;
  const { wishes, form } = choices;
  const words = setUpTexts(language).opponent;
  const { choice, explained } = fieldsIn(language);
  const forms = choice({
    label: words.form,
    values: LOCAL_FORMS.filter((one) => HABITS[choices.name].forms.includes(one)),
    current: form,
    text: words.forms[form],
    name: (one) => formName(language, one),
    set: (one) => set({ form: one }),
  });
  if (form === 'solitaire') {
    const codemaker = explained({
      label: words.codemaker,
      values: CODEMAKER_CHOICES,
      current: wishes.codemaker,
      words: words.codemakers,
      set: (one) => wish(setUp, { codemaker: one }),
    });
    return [forms, codemaker];
  }
  const opponent = choice({
    label: words.label,
    values: [false, true],
    current: wishes.two,
    name: (two) => (two ? words.screen : words.house),
    set: (two) => wish(setUp, { two }),
  });
  if (wishes.two) return [forms, opponent, ...nameItems(setUp)];
  const level = explained({
    label: words.level,
    values: LEVEL_CHOICES,
    current: wishes.level,
    words: words.levels,
    set: (one) => wish(setUp, { level: one }),
  });
  return [forms, opponent, level];
}

function nameItems({ choices, set, language }: SetUp): readonly Item[] {
  const words = setUpTexts(language).opponent;
  const { text } = fieldsIn(language);
  const [one, other] = choices.names;
  return [
    text({
      label: words.names[0],
      current: one,
      usual: words.usual[0],
      set: (name) => set({ names: [name, other] }),
    }),
    text({
      label: words.names[1],
      current: other,
      usual: words.usual[1],
      set: (name) => set({ names: [one, name] }),
    }),
  ];
}

/** Seconds for a row. */
const TIMES: readonly (number | null)[] = [null, 60, 120, 300, 600];

function otherItems(setUp: SetUp): readonly Item[] {
  const { choices, language } = setUp;
  const { time, tray, bar, barNote, hints } = setUpTexts(language);
  const { wishes, name } = choices;
  const { choice, toggle } = fieldsIn(language);
  const you = { kind: 'you' } as const;
  return [
    choice({
      label: time.label,
      values: TIMES,
      current: wishes.time[0],
      text: time.note,
      name: (seconds) => (seconds === null ? time.times.none : durationText(language, seconds * 1000)),
      set: (seconds) => wish(setUp, { time: [seconds, seconds] }),
    }),
    toggle({
      label: tray.label,
      on: wishes.supply !== null,
      text: tray.note(HABITS[name].supplies[0], MOST_PALMED),
      set: (on) => wish(setUp, { supply: on ? 'set' : null }),
    }),
    toggle({
      label: bar(you),
      on: wishes.consistent,
      text: barNote,
      set: (consistent) => wish(setUp, { consistent }),
    }),
    toggle({ label: hints, on: wishes.hints, set: (on) => wish(setUp, { hints: on }) }),
  ];
}
