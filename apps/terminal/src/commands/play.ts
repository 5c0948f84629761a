// `blackpeg play`: a round against the house, line by line, by pipe or at a terminal.

import { randomInt } from 'node:crypto';
import { formatLog } from '@blackpeg/notation';
import { type Dice, ok, type Result, seededDice } from '@blackpeg/rules';
import { terminalTexts, violationText } from '@blackpeg/wording';
import { parseSeed } from '../args.ts';
import { command } from '../command.ts';
import { EDITION_OPTIONS, editionFrom } from '../edition-args.ts';
import { faultText, type UsageFault } from '../fault.ts';
import { newFile } from '../files.ts';
import { type Console, linesOf } from '../io.ts';
import { type Game, isOver, openGame } from '../line-game.ts';
import { prompt, welcome } from '../line-help.ts';
import { answerTo, leave } from '../line-table.ts';
import { badInput, DONE } from '../outcome.ts';

export const play = command({
  name: 'play',
  takes: [],
  options: { ...EDITION_OPTIONS, seed: { takes: 'number' }, log: { takes: 'file' } },
  run: async ({ values, console, language }) => {
    const edition = editionFrom({ ...values, edition: values.edition ?? 'super' });
    if (!edition.ok) return badInput(faultText(language, edition.error));
    const dice = diceFrom(values.seed);
    if (!dice.ok) return badInput(faultText(language, dice.error));
    const opened = openGame(edition.value, dice.value, Date.now());
    if (!opened.ok) return badInput(violationText({ language, edition: edition.value }, opened.error));
    const save = saver(values.log);
    let game = opened.value;
    save(game);
    await console.out.write(welcome(language, game));
    await ask(console, prompt(language, game));
    for await (const line of linesOf(console.input)) {
      const answer = answerTo(language, game, line, Date.now());
      game = answer.game;
      save(game);
      await console.out.write(answer.text);
      if (isOver(game)) break;
      await ask(console, prompt(language, game));
    }
    if (!isOver(game)) {
      const left = leave(language, game, Date.now());
      save(left.game);
      await ask(console, '\n');
      await console.out.write(left.text);
    }
    if (values.log !== undefined) {
      await console.out.write(`${terminalTexts(language).play.saved(values.log)}\n`);
    }
    return DONE;
  },
});

/** Who types is asked; a program that writes into a pipe needs no question, and its reader none either. */
async function ask({ out, isTerminal }: Console, question: string): Promise<void> {
  if (isTerminal) await out.write(question);
}

/** From the machine's best chance, or by a seed that brings the same code again. */
function diceFrom(seed: string | undefined): Result<Dice, UsageFault> {
  if (seed === undefined) return ok((sides) => randomInt(sides));
  const number = parseSeed(seed);
  return number.ok ? ok(seededDice(number.value)) : number;
}

/** The file holds the whole log after every move, so that whatever ends the program ends no game. */
function saver(file: string | undefined): (game: Game) => void {
  if (file === undefined) return () => {};
  const write = newFile(file);
  return ({ log }) => write(formatLog(log));
}
