// The beginning by lines: what can be done here, by a word each, until the player leaves.

import { superEdition } from '@blackpeg/rules';
import { ownTallies, statisticsLines } from '@blackpeg/screens/statistics';
import { PLAIN_WORDS, type PlainWord, plainTexts } from '@blackpeg/wording';
import type { Outcome } from '../command-line/io.ts';
import { holdLines } from '../online/table/held-lines.ts';
import { keptMatches, openMatches } from '../saved/saved.ts';
import { runCompanion } from './companion.ts';
import { type Desk, taught, typedAfter, unknownText, wordIn, wordTexts } from './dialogue.ts';
import { chooseOpen, isOpen, listedMatches, listTexts, sayReview } from './matches.ts';
import { playChoices, resumeMatch } from './play.ts';
import { playDaily, solvePuzzle } from './puzzle.ts';
import { askChoices } from './set-up.ts';

/** What it gives is said, if it is a refusal. */
type Do = (desk: Desk, rest: string) => Promise<Outcome | undefined>;

const WORDS: Partial<Record<PlainWord, Do>> = {
  new: newGame,
  resume,
  daily: (desk) => playDaily(desk, null),
  puzzle: quietly((desk) => solvePuzzle(desk)),
  companion: quietly((desk) => runCompanion(desk, superEdition())),
  online: async (desk) => (await import('../online/lobby/lobby-by-lines.ts')).playOnline(desk),
  matches: quietly(async (desk) => desk.printer.say(...listTexts(desk.language, await listedMatches(desk)))),
  review: quietly(reviewOne),
  stats: quietly(sayStatistics),
  again: quietly(({ printer }) => printer.again()),
  help: quietly(sayHelp),
};

export async function openMenu(given: Desk): Promise<undefined> {
  // A table elsewhere may be over while a line is waited for: it is the menu's then.
  const desk: Desk = { ...given, lines: holdLines(given.lines) };
  const { menu, prompts } = plainTexts(desk.language);
  desk.printer.say(menu.welcome);
  const waiting = (await openMatches(desk.saved)).length;
  if (waiting > 0) desk.printer.say(menu.unfinished(waiting, taught(desk.language, 'resume')));
  desk.printer.say(menu.how(taught(desk.language, 'help')));
  for (;;) {
    const line = await typedAfter(desk, prompts.other);
    const typed = line === null ? null : wordIn(desk.language, line);
    if (line === null || typed?.word === 'quit') return undefined;
    const run = typed && WORDS[typed.word];
    if (!run) {
      desk.printer.say(
        line === '' ? menu.how(taught(desk.language, 'help')) : unknownText(desk.language, line),
      );
      continue;
    }
    const outcome = await run(desk, typed.rest);
    if (outcome && outcome.kind !== 'done') desk.printer.say(outcome.sentence);
    desk.printer.say(menu.how(taught(desk.language, 'help')));
  }
}

/** What is never refused. */
function quietly(run: (desk: Desk, rest: string) => void | Promise<void>): Do {
  return async (desk, rest) => {
    await run(desk, rest);
    return undefined;
  };
}

async function newGame(desk: Desk): Promise<Outcome | undefined> {
  const choices = await askChoices(desk, {});
  return choices ? playChoices(desk, choices) : undefined;
}

/** By its number in the list, or by its name. */
async function resume(desk: Desk, rest: string): Promise<Outcome | undefined> {
  const match = rest === '' ? await chooseOpen(desk) : await matchNamed(desk, rest);
  return match === null ? undefined : resumeMatch(desk, match);
}

async function reviewOne(desk: Desk, rest: string): Promise<void> {
  const { keeping, typing } = plainTexts(desk.language);
  const name = await matchNamed(desk, rest);
  const kept = (await listedMatches(desk)).kept.find(({ card }) => card.match === name);
  if (!kept) desk.printer.say(typing.needsNumber(taught(desk.language, 'review')));
  else if (isOpen(kept)) desk.printer.say(keeping.unfinished);
  else await sayReview(desk, kept.card, kept.state, null);
}

async function matchNamed(desk: Desk, text: string): Promise<string> {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const { kept, damaged } = await listedMatches(desk);
  const names = [...kept.map(({ card }) => card.match), ...damaged.map(({ match }) => match)];
  return names[number - 1] ?? text;
}

async function sayStatistics(desk: Desk): Promise<void> {
  desk.printer.say(...statisticsLines(desk.language, ownTallies(await keptMatches(desk.saved))));
}

function sayHelp({ printer, language }: Desk): void {
  const known = PLAIN_WORDS.filter((word) => word in WORDS || word === 'quit');
  printer.say(...wordTexts(language, known));
}
