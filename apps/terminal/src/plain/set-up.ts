// A game set up by questions: which edition, how it is played, and everything else by the names the command line has.

import { checkTerms, EDITION_NAMES, type EditionName, HABITS } from '@blackpeg/rules';
import {
  editionName,
  editionText,
  formName,
  homeTexts,
  type OptionName,
  plainTexts,
  terminalTexts,
  violationText,
} from '@blackpeg/wording';
import { type OptionSpec, parseOptions } from '../args.ts';
import { editionFrom } from '../edition-args.ts';
import { faultText } from '../fault.ts';
import { formOf, termsOf, type Wishes } from '../game/agreement.ts';
import { BOXES, boxNote } from '../game/box-note.ts';
import { GAME_OPTIONS, type GameFlags, NO_GAME_FLAGS } from '../game-options.ts';
import type { Outcome } from '../outcome.ts';
import { wishesFrom } from '../play-args.ts';
import { openMatches } from '../saved/saved.ts';
import { chosen, type Desk, typedAfter } from './desk.ts';
import { shortLine } from './matches.ts';
import { playWishes, resumeMatch } from './new-match.ts';
import { taught, wordIn } from './typed.ts';

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
  const wishes = await askWishes(desk, given);
  return wishes ? playWishes(desk, wishes) : undefined;
}

/** Null where nobody answers. What the command line said already is not asked. */
export async function askWishes(desk: Desk, given: GameFlags): Promise<Wishes | null> {
  const name = given.edition ?? (await askEdition(desk));
  if (name === null) return null;
  const company = await askCompany(desk, name);
  if (company === null) return null;
  return settle(desk, { ...given, edition: name, ...COMPANY_FLAGS[company] });
}

async function askEdition(desk: Desk): Promise<string | null> {
  const { language } = desk;
  const lines = BOXES.map((name) => {
    const edition = editionFrom({ ...NO_GAME_FLAGS, edition: name });
    const note = edition.ok ? boxNote(language, name, edition.value) : '';
    return `${editionName(language, name)}. ${note}`;
  });
  const all = [...lines, homeTexts(language).ownGame];
  const index = await chosen(desk, plainTexts(language).setUp.edition, all);
  if (index === null) return null;
  return BOXES[index] ?? askOwnGame(desk);
}

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
    const edition = editionFrom({ ...NO_GAME_FLAGS, edition: name });
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
  const edition: EditionName = EDITION_NAMES.find((known) => known === name) ?? 'custom';
  const { forms } = HABITS[edition];
  return [
    ...(forms.includes('solitaire') ? (['alone'] as const) : []),
    ...(forms.includes('classic') ? (['maker', 'breaker'] as const) : []),
    ...(forms.includes('duel') ? (['duel'] as const) : []),
    'two',
  ];
}

/** Options are changed by name until an empty line begins the match; what cannot be is said and not taken. */
async function settle(desk: Desk, first: GameFlags): Promise<Wishes | null> {
  const { setUp, prompts } = plainTexts(desk.language);
  let flags = first;
  let wishes = tried(desk, flags);
  if (!wishes) return null;
  desk.printer.say(setUp.ready(summary(desk, wishes)));
  for (;;) {
    desk.printer.say(setUp.begin(taught(desk.language, 'options')));
    const line = await typedAfter(desk, prompts.other);
    if (line === null || wordIn(desk.language, line)?.word === 'quit') return null;
    if (line === '') return wishes;
    const changed =
      wordIn(desk.language, line)?.word === 'options' ? listOptions(desk) : changedBy(desk, flags, line);
    const next = changed && tried(desk, changed);
    if (!changed || !next) continue;
    flags = changed;
    wishes = next;
    desk.printer.say(setUp.ready(summary(desk, wishes)));
  }
}

function summary({ language }: Desk, wishes: Wishes): string {
  return `${editionText(language, wishes.edition)}, ${formName(language, formOf(wishes))}`;
}

function listOptions({ printer, language }: Desk): null {
  const { setUp } = plainTexts(language);
  const { abouts } = terminalTexts(language).help;
  printer.say(setUp.optionsHow);
  for (const name of Object.keys(GAME_OPTIONS) as OptionName[]) printer.say(setUp.option(name, abouts[name]));
  return null;
}

/** `holes 4`, as `--holes 4` on the command line; said again, a flag is taken back. */
function changedBy({ printer, language }: Desk, flags: GameFlags, line: string): GameFlags | null {
  const [name = '', ...rest] = line.replace(/^-+/, '').split(/[\s=]+/);
  const spec = (GAME_OPTIONS as Readonly<Record<string, OptionSpec>>)[name];
  if (spec && !spec.takes && rest.length === 0) return { ...flags, [name]: !flags[name as keyof GameFlags] };
  const parsed = parseOptions(GAME_OPTIONS, [`--${name}`, ...rest]);
  if (parsed.ok && parsed.value.positionals.length === 0)
    return { ...flags, ...withoutOtherLength(name), [name]: parsed.value.values[name as keyof GameFlags] };
  const { typing } = plainTexts(language);
  printer.say(
    parsed.ok || parsed.error.kind === 'unknown-option'
      ? typing.unknown(line, taught(language, 'options'))
      : faultText(language, parsed.error),
  );
  return null;
}

/** A match has one length: a number of rounds takes the place of a target, and the other way round. */
function withoutOtherLength(name: string): Partial<GameFlags> {
  return name === 'rounds' || name === 'target' ? { rounds: undefined, target: undefined } : {};
}

function tried({ printer, language }: Desk, flags: GameFlags): Wishes | null {
  const wishes = wishesFrom(flags);
  if (!wishes.ok) {
    printer.say(faultText(language, wishes.error));
    return null;
  }
  const checked = checkTerms(termsOf(wishes.value));
  if (checked.ok) return wishes.value;
  printer.say(violationText({ language, edition: wishes.value.edition }, checked.error));
  return null;
}
