// A game set up by questions: which edition, how it is played, then everything else by name, as in `holes 4`, until an
// empty line agrees to it.

import { BOX_NAMES, EDITIONS, isEditionName } from '@blackpeg/rules';
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
  editionName,
  homeTexts,
  type Language,
  plainTexts,
  SET_UP_OPTIONS,
  type SetUpOption,
  terminalScreenTexts,
} from '@blackpeg/wording';
import { editionFrom } from '../command-line/edition-args.ts';
import { faultText } from '../command-line/fault.ts';
import { choicesFromFlags, type GameFlags } from '../command-line/game-options.ts';
import type { Outcome } from '../command-line/io.ts';
import { atThisKeyboard } from '../game/new-match.ts';
import { boxNote } from '../game/texts.ts';
import { openMatches } from '../saved/saved.ts';
import { chosen, type Dialogue, type Typed, taught, typedAfter, wordAmong, wordIn } from './dialogue.ts';
import { shortLine } from './matches.ts';
import { playChoices, resumeMatch } from './play.ts';

type Company = 'alone' | 'maker' | 'breaker' | 'duel' | 'two';

const COMPANY_FLAGS: Readonly<Record<Company, Partial<GameFlags>>> = {
  alone: { form: 'solitaire' },
  maker: { form: 'classic', maker: 'me' },
  breaker: { form: 'classic', maker: 'other' },
  duel: { form: 'duel' },
  two: { two: true },
};

/** Unfinished matches are offered first; for a new game the questions follow. */
export async function resumeOrStart(dialogue: Dialogue, given: GameFlags): Promise<Outcome | undefined> {
  const { menu, setUp } = plainTexts(dialogue.language);
  const waiting = await openMatches(dialogue.saved);
  if (waiting.length > 0) {
    const lines = [...waiting.map((match) => shortLine(dialogue.language, match)), setUp.newGame];
    const index = await chosen(dialogue, menu.which, lines);
    if (index === null) return undefined;
    const match = waiting[index]?.card.match;
    if (match !== undefined) return resumeMatch(dialogue, match);
  }
  const choices = await askChoices(dialogue, given);
  return choices ? playChoices(dialogue, choices) : undefined;
}

/** Null at the end of the input. What the command line has set is not asked. */
export async function askChoices(dialogue: Dialogue, given: GameFlags): Promise<Choices | null> {
  const edition = given.edition ?? (await askEdition(dialogue));
  if (edition === null) return null;
  const company = await askCompany(dialogue, edition);
  if (company === null) return null;
  const context = atThisKeyboard(dialogue.language);
  const choices = choicesFromFlags({ ...given, edition, ...COMPANY_FLAGS[company] }, context);
  if (choices.ok) return askOptions(dialogue, choices.value, context);
  dialogue.printer.say(faultText(dialogue.language, choices.error));
  return null;
}

async function askEdition(dialogue: Dialogue): Promise<string | null> {
  const { language } = dialogue;
  const lines = BOX_NAMES.map((name) => `${editionName(language, name)}. ${boxNote(language, name)}`);
  const all = [...lines, homeTexts(language).ownGame];
  const index = await chosen(dialogue, plainTexts(language).setUp.edition, all);
  if (index === null) return null;
  return BOX_NAMES[index] ?? askOwnGame(dialogue);
}

const NO_SIZE = { game: undefined, holes: undefined, colours: undefined, blanks: false } as const;

/** `4 6`, or in notation; asked until it is valid. */
async function askOwnGame(dialogue: Dialogue): Promise<string | null> {
  const { language, printer } = dialogue;
  const { setUp, prompts } = plainTexts(language);
  for (;;) {
    printer.say(setUp.own('4 6', 'custom-4x6n-once-r8'));
    const line = await typedAfter(dialogue, prompts.other);
    if (line === null || wordIn(language, line)?.word === 'quit') return null;
    const [, holes, colours] = /^(\d+)\D+(\d+)$/.exec(line) ?? [];
    const name = holes === undefined ? line : `custom-${holes}x${colours}c`;
    const edition = editionFrom({ ...NO_SIZE, edition: name });
    if (edition.ok) return name;
    printer.say(faultText(language, edition.error));
  }
}

async function askCompany(dialogue: Dialogue, name: string): Promise<Company | null> {
  const { setUp } = plainTexts(dialogue.language);
  const offered = companiesFor(name);
  const index = await chosen(
    dialogue,
    setUp.company,
    offered.map((company) => setUp.companies[company]),
  );
  return index === null ? null : (offered[index] ?? null);
}

function companiesFor(name: string): readonly Company[] {
  const { forms } = EDITIONS[isEditionName(name) ? name : 'custom'];
  return [
    ...(forms.includes('solitaire') ? (['alone'] as const) : []),
    ...(forms.includes('classic') ? (['maker', 'breaker'] as const) : []),
    ...(forms.includes('duel') ? (['duel'] as const) : []),
    'two',
  ];
}

/** Null for a player who leaves. The terms are said at first and after every change, with the number of codes (C3b, M1a). */
export async function askOptions(
  dialogue: Dialogue,
  first: Choices,
  context: SetUpContext,
): Promise<Choices | null> {
  const { language, printer } = dialogue;
  const { setUp, prompts } = plainTexts(language);
  let choices = settled(first);
  printer.say(setUpView(choices, context).agreed);
  for (;;) {
    printer.say(setUp.begin(taught(language, 'options')));
    const line = await typedAfter(dialogue, prompts.other);
    const word = line === null ? 'quit' : wordIn(language, line)?.word;
    if (line === null || word === 'quit') return null;
    const { why } = setUpView(choices, context);
    if (line === '' && why === null) return choices;
    if (line === '') printer.say(why ?? '');
    else if (word === 'options') sayOptions(dialogue, setUpView(choices, context));
    else choices = changedBy(dialogue, choices, line, context);
  }
}

/** Every face shows these sentences in this order. */
function sayOptions({ printer, language }: Dialogue, { lead, fields, agreed }: SetUpView): void {
  printer.say(lead);
  printer.say(plainTexts(language).setUp.optionsHow);
  for (const field of fields) printer.say(fieldText(language, field));
  printer.say(agreed);
}

/** The word to type, its meaning, its current value, and the possible values. */
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
  { printer, language }: Dialogue,
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

/** `trous 4`, or as on the command line, `--holes=4`; English words are accepted in every language. */
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
