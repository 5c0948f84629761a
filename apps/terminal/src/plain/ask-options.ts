// What can be changed before a match, by name, as in `holes 4`, until an empty line agrees to it.

import {
  type Choices,
  type OptionFault,
  type SetUpContext,
  type SetUpField,
  type SetUpView,
  settled,
  setUpView,
  withOption,
} from '@blackpeg/screens/set-up';
import {
  type Language,
  plainTexts,
  SET_UP_OPTIONS,
  type SetUpOption,
  terminalScreenTexts,
} from '@blackpeg/wording';
import { faultText } from '../fault.ts';
import { type Desk, typedAfter } from './desk.ts';
import { type Typed, taught, wordAmong, wordIn } from './typed.ts';

/** Null for who leaves. What is agreed is said at first and after every change, with the number of codes (C3b, M1a). */
export async function askOptions(desk: Desk, first: Choices, context: SetUpContext): Promise<Choices | null> {
  const { language, printer } = desk;
  const { setUp, prompts } = plainTexts(language);
  let choices = settled(first);
  printer.say(setUpView(choices, context).agreed);
  for (;;) {
    printer.say(setUp.begin(taught(language, 'options')));
    const line = await typedAfter(desk, prompts.other);
    const word = line === null ? 'quit' : wordIn(language, line)?.word;
    if (line === null || word === 'quit') return null;
    const { why } = setUpView(choices, context);
    if (line === '' && why === null) return choices;
    if (line === '') printer.say(why ?? '');
    else if (word === 'options') sayOptions(desk, setUpView(choices, context));
    else choices = changedBy(desk, choices, line, context);
  }
}

/** Every face shows these sentences in this order. */
function sayOptions({ printer, language }: Desk, { lead, fields, agreed }: SetUpView): void {
  printer.say(lead);
  printer.say(plainTexts(language).setUp.optionsHow);
  for (const field of fields) printer.say(fieldText(language, field));
  printer.say(agreed);
}

/** The word to type, what it is, how it stands, and what it can be. */
function fieldText(language: Language, field: SetUpField): string {
  const { setUp } = plainTexts(language);
  const { label, shown, kind, steps, options } = field;
  const words = kind === 'table' ? (['holes', 'colours'] as const) : [field.name];
  const values = steps
    ? [`${steps.least}–${steps.most}`]
    : kind === 'table'
      ? []
      : options.filter(({ why }) => why === null).map((option) => option.label);
  const known = values.length > 0 ? ` (${values.join(', ')})` : '';
  const now = `${terminalScreenTexts(language).pair(label, shown)}${known}.`;
  return setUp.option(words.map((word) => setUp.typed[word][0]).join(', '), now);
}

function changedBy(
  { printer, language }: Desk,
  choices: Choices,
  line: string,
  context: SetUpContext,
): Choices {
  const typed = optionIn(language, line);
  if (!typed) {
    printer.say(plainTexts(language).typing.unknown(line, taught(language, 'options')));
    return choices;
  }
  const changed = withOption(choices, { name: typed.word, value: typed.rest }, context);
  if (!changed.ok) {
    printer.say(faultSaid(language, changed.error));
    return choices;
  }
  const next = settled(changed.value);
  printer.say(setUpView(next, context).agreed);
  return next;
}

/** `trous 4`, or as on the command line, `--holes=4`; English words go in every language. */
function optionIn(language: Language, line: string): Typed<SetUpOption> | null {
  const plain = line.replace(/^-+/, '').replace('=', ' ');
  const spelt = (option: SetUpOption) => [
    ...plainTexts(language).setUp.typed[option],
    ...plainTexts('en').setUp.typed[option],
  ];
  return wordAmong(SET_UP_OPTIONS, spelt, plain);
}

function faultSaid(language: Language, fault: OptionFault): string {
  const { setUp, typing } = plainTexts(language);
  const option = setUp.typed[fault.name][0];
  switch (fault.kind) {
    case 'not-asked':
    case 'not-together':
      return typing.notNow(option);
    case 'bad-choice':
      return faultText(language, { ...fault, option, known: fault.labels });
    case 'bad-number':
      return fault.given === '' ? typing.needsNumber(option) : faultText(language, { ...fault, option });
    case 'bad-names':
    case 'one-clock':
      return faultText(language, { ...fault, option });
    case 'refused':
      return fault.why;
  }
}
