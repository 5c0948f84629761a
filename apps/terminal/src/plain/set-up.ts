// A game set up by questions: which edition, how it is played, then everything else by name.

import { BOX_NAMES, EDITIONS, isEditionName } from '@blackpeg/rules';
import type { Choices } from '@blackpeg/screens/set-up';
import { editionName, homeTexts, plainTexts } from '@blackpeg/wording';
import { editionFrom } from '../edition-args.ts';
import { faultText } from '../fault.ts';
import { boxNote } from '../game/box-note.ts';
import { atThisKeyboard } from '../game/new-match.ts';
import { choicesFromFlags, type GameFlags } from '../game-options.ts';
import type { Outcome } from '../io.ts';
import { openMatches } from '../saved/saved.ts';
import { askOptions } from './ask-options.ts';
import { chosen, type Desk, typedAfter } from './desk.ts';
import { shortLine } from './matches.ts';
import { playChoices, resumeMatch } from './new-match.ts';
import { wordIn } from './typed.ts';

type Company = 'alone' | 'maker' | 'breaker' | 'duel' | 'two';

const COMPANY_FLAGS: Readonly<Record<Company, Partial<GameFlags>>> = {
  alone: { form: 'solitaire' },
  maker: { form: 'classic', maker: 'me' },
  breaker: { form: 'classic', maker: 'other' },
  duel: { form: 'duel' },
  two: { two: true },
};

/** What waits is offered first; who wants a new game is asked what it shall be. */
export async function beginOrGoOn(desk: Desk, given: GameFlags): Promise<Outcome | undefined> {
  const { menu, setUp } = plainTexts(desk.language);
  const waiting = await openMatches(desk.saved);
  if (waiting.length > 0) {
    const lines = [...waiting.map((match) => shortLine(desk.language, match)), setUp.newGame];
    const index = await chosen(desk, menu.which, lines);
    if (index === null) return undefined;
    const match = waiting[index]?.card.match;
    if (match !== undefined) return resumeMatch(desk, match);
  }
  const choices = await askChoices(desk, given);
  return choices ? playChoices(desk, choices) : undefined;
}

/** Null where nobody answers. What the command line said already is not asked. */
export async function askChoices(desk: Desk, given: GameFlags): Promise<Choices | null> {
  const edition = given.edition ?? (await askEdition(desk));
  if (edition === null) return null;
  const company = await askCompany(desk, edition);
  if (company === null) return null;
  const context = atThisKeyboard(desk.language);
  const choices = choicesFromFlags({ ...given, edition, ...COMPANY_FLAGS[company] }, context);
  if (choices.ok) return askOptions(desk, choices.value, context);
  desk.printer.say(faultText(desk.language, choices.error));
  return null;
}

async function askEdition(desk: Desk): Promise<string | null> {
  const { language } = desk;
  const lines = BOX_NAMES.map((name) => `${editionName(language, name)}. ${boxNote(language, name)}`);
  const all = [...lines, homeTexts(language).ownGame];
  const index = await chosen(desk, plainTexts(language).setUp.edition, all);
  if (index === null) return null;
  return BOX_NAMES[index] ?? askOwnGame(desk);
}

const NO_SIZE = { game: undefined, holes: undefined, colours: undefined, blanks: false } as const;

/** `4 6`, or in notation; asked until there is such a game. */
async function askOwnGame(desk: Desk): Promise<string | null> {
  const { language, printer } = desk;
  const { setUp, prompts } = plainTexts(language);
  for (;;) {
    printer.say(setUp.own('4 6', 'custom-4x6n-once-r8'));
    const line = await typedAfter(desk, prompts.other);
    if (line === null || wordIn(language, line)?.word === 'quit') return null;
    const [, holes, colours] = /^(\d+)\D+(\d+)$/.exec(line) ?? [];
    const name = holes === undefined ? line : `custom-${holes}x${colours}c`;
    const edition = editionFrom({ ...NO_SIZE, edition: name });
    if (edition.ok) return name;
    printer.say(faultText(language, edition.error));
  }
}

async function askCompany(desk: Desk, name: string): Promise<Company | null> {
  const { setUp } = plainTexts(desk.language);
  const offered = companiesFor(name);
  const index = await chosen(
    desk,
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
