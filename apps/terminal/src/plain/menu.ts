// The main menu line by line: one word for each item, until the player leaves.

import { superEdition } from '@blackpeg/rules';
import { ownTallies, statisticsLines } from '@blackpeg/screens/statistics';
import { PLAIN_WORDS, type PlainWord, plainTexts } from '@blackpeg/wording';
import type { Outcome } from '../command-line/io.ts';
import { calendarTexts } from '../game/calendar.ts';
import { holdLines } from '../online/table/held-lines.ts';
import { keptMatches, openMatches } from '../saved/saved.ts';
import { runCompanion } from './companion.ts';
import { type Dialogue, taught, typedAfter, unknownText, wordIn, wordTexts } from './dialogue.ts';
import { chooseOpen, isOpen, listedMatches, listTexts, sayReview } from './matches.ts';
import { playChoices, resumeMatch } from './play.ts';
import { playDaily, solvePuzzle } from './puzzle.ts';
import { askChoices } from './set-up.ts';

/** Its result is said, if it is a refusal. */
type Do = (dialogue: Dialogue, rest: string) => Promise<Outcome | undefined>;

const WORDS: Partial<Record<PlainWord, Do>> = {
  new: newGame,
  resume,
  daily: (dialogue) => playDaily(dialogue, null),
  calendar: quietly(async ({ printer, language, saved }) =>
    printer.say(...(await calendarTexts(language, saved, null, Date.now())).filter((line) => line !== '')),
  ),
  puzzle: quietly((dialogue) => solvePuzzle(dialogue)),
  companion: quietly((dialogue) => runCompanion(dialogue, superEdition())),
  online: async (dialogue) => (await import('../online/lobby/lobby-by-lines.ts')).playOnline(dialogue),
  matches: quietly(async (dialogue) =>
    dialogue.printer.say(...listTexts(dialogue.language, await listedMatches(dialogue))),
  ),
  review: quietly(reviewOne),
  stats: quietly(sayStatistics),
  again: quietly(({ printer }) => printer.again()),
  help: quietly(sayHelp),
};

export async function openMenu(given: Dialogue): Promise<undefined> {
  // An online table may end while a line is awaited: the line is then for the menu.
  const dialogue: Dialogue = { ...given, lines: holdLines(given.lines) };
  const { menu, prompts } = plainTexts(dialogue.language);
  dialogue.printer.say(menu.welcome);
  const waiting = (await openMatches(dialogue.saved)).length;
  if (waiting > 0) dialogue.printer.say(menu.unfinished(waiting, taught(dialogue.language, 'resume')));
  dialogue.printer.say(menu.how(taught(dialogue.language, 'help')));
  for (;;) {
    const line = await typedAfter(dialogue, prompts.other);
    const typed = line === null ? null : wordIn(dialogue.language, line);
    if (line === null || typed?.word === 'quit') return undefined;
    const run = typed && WORDS[typed.word];
    if (!run) {
      dialogue.printer.say(
        line === '' ? menu.how(taught(dialogue.language, 'help')) : unknownText(dialogue.language, line),
      );
      continue;
    }
    const outcome = await run(dialogue, typed.rest);
    if (outcome && outcome.kind !== 'done') dialogue.printer.say(outcome.sentence);
    dialogue.printer.say(menu.how(taught(dialogue.language, 'help')));
  }
}

/** For commands that are never refused. */
function quietly(run: (dialogue: Dialogue, rest: string) => void | Promise<void>): Do {
  return async (dialogue, rest) => {
    await run(dialogue, rest);
    return undefined;
  };
}

async function newGame(dialogue: Dialogue): Promise<Outcome | undefined> {
  const choices = await askChoices(dialogue, {});
  return choices ? playChoices(dialogue, choices) : undefined;
}

/** By its number in the list, or by its name. */
async function resume(dialogue: Dialogue, rest: string): Promise<Outcome | undefined> {
  const match = rest === '' ? await chooseOpen(dialogue) : await matchNamed(dialogue, rest);
  return match === null ? undefined : resumeMatch(dialogue, match);
}

async function reviewOne(dialogue: Dialogue, rest: string): Promise<void> {
  const { keeping, typing } = plainTexts(dialogue.language);
  const name = await matchNamed(dialogue, rest);
  const kept = (await listedMatches(dialogue)).kept.find(({ card }) => card.match === name);
  if (!kept) dialogue.printer.say(typing.needsNumber(taught(dialogue.language, 'review')));
  else if (isOpen(kept)) dialogue.printer.say(keeping.unfinished);
  else await sayReview(dialogue, kept.card, kept.state, null);
}

async function matchNamed(dialogue: Dialogue, text: string): Promise<string> {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const { kept, damaged } = await listedMatches(dialogue);
  const names = [...kept.map(({ card }) => card.match), ...damaged.map(({ match }) => match)];
  return names[number - 1] ?? text;
}

async function sayStatistics(dialogue: Dialogue): Promise<void> {
  dialogue.printer.say(...statisticsLines(dialogue.language, ownTallies(await keptMatches(dialogue.saved))));
}

function sayHelp({ printer, language }: Dialogue): void {
  const known = PLAIN_WORDS.filter((word) => word in WORDS || word === 'quit');
  printer.say(...wordTexts(language, known));
}
