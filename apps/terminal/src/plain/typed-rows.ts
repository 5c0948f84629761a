// A typed row, code or answer: put into the draft, and sent when complete.

import { parseCode } from '@blackpeg/notation';
import type { CodeSpec } from '@blackpeg/rules';
import { kindsTyped, rowTyped } from '@blackpeg/screens';
import { compose, type TableView } from '@blackpeg/screens/play';
import { codeIn, type Draft, pegIn, unfilled } from '@blackpeg/session';
import {
  answerText,
  briefCode,
  codeName,
  draftName,
  draftText,
  playTexts,
  terminalScreenTexts,
  textFaultText,
} from '@blackpeg/wording';
import { answerTyped, exampleAnswer, exampleRow } from '../game/typed-codes.ts';
import { answered, taught, unknownText } from './dialogue.ts';
import { answerQuestion, type Sitting, specNow } from './table-session.ts';

/** Anything that is not a word: an answer if one is due, otherwise pegs. */
export async function takeLine(sitting: Sitting, view: TableView, line: string): Promise<void> {
  if (view.answer) await giveAnswer(sitting, line);
  else await takePegs(sitting, view, line);
}

/** How to type what is due, with an example. */
export function typingHelp({ dialogue, words }: Sitting, view: TableView): string {
  const { language } = dialogue;
  const { edition } = view.state.terms;
  if (view.answer) {
    const { text, feedback } = exampleAnswer(edition);
    return words.typing.answer(text, answerText(language, edition.name, feedback));
  }
  const example = exampleRow(language, specNow(view));
  return view.hiding
    ? words.typing.code(example, taught(language, 'random'))
    : words.typing.row(example, taught(language, 'help'));
}

export async function giveAnswer(sitting: Sitting, line: string): Promise<void> {
  const { dialogue, screen, view, words } = sitting;
  const edition = view()?.state.terms.edition;
  const feedback = edition && answerTyped(dialogue.language, edition, line);
  if (edition && !feedback) dialogue.printer.say(words.typing.notAnAnswer(line, exampleAnswer(edition).text));
  if (!feedback) return;
  screen.do({ type: 'answer', feedback });
  screen.do({ type: 'submit', sure: false });
  await answerQuestion(sitting);
}

/** A random code, shown to its maker and hidden at once. */
export async function hideByChance(sitting: Sitting): Promise<void> {
  const { screen, view } = sitting;
  if (!(await askBlanks(sitting))) return;
  screen.do({ type: 'random-code' });
  const after = view();
  if (after) sayOwnCode(sitting, after);
  await submit(sitting);
}

function sayOwnCode({ dialogue }: Sitting, { composer, state }: TableView): void {
  const code = composer && codeIn(composer.draft);
  if (!code) return;
  const { language, detail, printer } = dialogue;
  const named = (detail === 'brief' ? briefCode : codeName)(language, state.terms.edition, code);
  const { ownCodeRow } = playTexts(language).board;
  printer.say(`${terminalScreenTexts(language).pair(ownCodeRow, named)}.`);
}

export function sayDraft({ dialogue, words }: Sitting, { composer, state, active }: TableView): void {
  if (!composer) return;
  const { language, detail, printer } = dialogue;
  const { edition } = state.terms;
  const pegs = composer.draft.holes.map(pegIn);
  const speaker = { language, edition, you: null, names: () => null };
  printer.say(
    composer.kind === 'code'
      ? words.table.codeSoFar(draftName(language, edition, pegs, detail))
      : draftText(speaker, active?.row ?? 0, pegs, detail),
  );
}

async function takePegs(sitting: Sitting, view: TableView, line: string): Promise<void> {
  const { dialogue, screen, words } = sitting;
  const { composer } = view;
  const spec = specNow(view);
  const kinds = kindsTyped(dialogue.language, spec, line);
  if (!kinds) return dialogue.printer.say(notARow(sitting, view, spec, line));
  if (!composer) return dialogue.printer.say(view.turn);
  const most = spec.holes * spec.facets.length;
  const room = unfilled(composer.draft).length * spec.facets.length - halves(composer.draft);
  const intents = rowTyped(spec, kinds);
  if (!intents || (kinds.length < most && kinds.length > room)) {
    const given = Math.ceil((most - room + kinds.length) / spec.facets.length);
    return dialogue.printer.say(words.typing.tooMany(spec.holes, given));
  }
  screen.do(compose(...intents));
  const filled = sitting.view();
  if (filled?.composer && unfilled(filled.composer.draft).length === 0) await submit(sitting);
  else if (filled) sayDraft(sitting, filled);
}

/** Chosen facets of incomplete pairs. */
function halves({ holes }: Draft): number {
  return holes
    .filter((hole) => pegIn(hole) === null)
    .flat()
    .filter((kind) => kind !== null).length;
}

async function submit(sitting: Sitting): Promise<void> {
  if (await askBlanks(sitting)) sitting.screen.do({ type: 'submit', sure: false });
}

/**
 * C9g: a code is not hidden before its maker has said whether blanks are possible, if that is their choice. False for
 * a player who stops there.
 */
async function askBlanks({ dialogue, screen, view, words }: Sitting): Promise<boolean> {
  const blanks = view()?.hiding?.blanks;
  if (!blanks || blanks.chosen !== null) return true;
  const on = await answered(dialogue, words.table.askBlanks);
  if (on !== null) screen.do({ type: 'blanks', on });
  return on !== null;
}

/** Digits are meant as pegs, so the fault has a position; anything else may have been meant as a word. */
function notARow({ dialogue }: Sitting, { state }: TableView, spec: CodeSpec, line: string): string {
  const { language } = dialogue;
  const written = parseCode(spec, line);
  if (/\d/.test(line) && !written.ok)
    return textFaultText({ language, edition: state.terms.edition }, line, written.error, 'guess');
  return unknownText(language, line);
}
