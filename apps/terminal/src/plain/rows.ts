// A typed row, code or answer: put into the draft, and sent when it is whole.

import { parseCode } from '@blackpeg/notation';
import { type Code, type CodeSpec, drawCode, isQuestion, type MatchState, widestSpec } from '@blackpeg/rules';
import { type Draft, pegIn, unfilled } from '@blackpeg/session';
import {
  answerText,
  briefCode,
  codeName,
  draftName,
  draftText,
  playTexts,
  terminalScreenTexts,
  textFaultText,
  violationText,
} from '@blackpeg/wording';
import { whyNot } from '../game/hearing.ts';
import { boardAsked, type Look, turnText } from '../game/queries.ts';
import { kindsTyped } from '../game/typed-kinds.ts';
import { answerTyped, exampleAnswer } from './answers.ts';
import { agreed } from './desk.ts';
import { exampleRow } from './pegs.ts';
import { hidingNow, type Sitting, specNow } from './sitting.ts';
import { taught } from './typed.ts';

/** Whatever is no word: an answer where one is due, else pegs. */
export async function takeLine(sitting: Sitting, look: Look, line: string): Promise<void> {
  if (sitting.table.snapshot().duty?.kind === 'mark') await giveAnswer(sitting, look, line, 'mark');
  else await takePegs(sitting, look, line);
}

/** How to type what is due, with an example. */
export function typingHelp(sitting: Sitting, { state, seat, speaker }: Look): string {
  const { desk, table, words } = sitting;
  const { language } = desk;
  const spec = specNow(sitting, state, widestSpec(state.terms.edition, seat));
  if (table.snapshot().duty?.kind === 'mark') {
    const { text, feedback } = exampleAnswer(speaker.edition);
    return words.typing.answer(text, answerText(language, speaker.edition.name, feedback));
  }
  const example = exampleRow(language, spec);
  return table.snapshot().duty?.kind === 'hide'
    ? words.typing.code(example, taught(language, 'random'))
    : words.typing.row(example, taught(language, 'help'));
}

export async function giveAnswer(
  { desk, table, words }: Sitting,
  { speaker }: Look,
  line: string,
  type: 'mark' | 'correct',
): Promise<void> {
  const feedback = answerTyped(desk.language, speaker.edition, line);
  if (!feedback) {
    desk.printer.say(words.typing.notAnAnswer(line, exampleAnswer(speaker.edition).text));
    return;
  }
  const outcome = table.intend({ type, feedback, confirmed: false });
  if (outcome.kind !== 'refused' || !isQuestion(outcome.violation)) return;
  const { ask, row } = playTexts(desk.language);
  const question = `${violationText(speaker, outcome.violation)} ${ask.question(row.sendAnyway)}`;
  if (await agreed(desk, question)) table.intend({ type, feedback, confirmed: true });
}

/** A code drawn by chance, told to its maker and hidden at once. */
export async function hideByChance(sitting: Sitting, { state, seat }: Look): Promise<void> {
  const { desk, table } = sitting;
  await askBlanks(sitting, state);
  const spec = specNow(sitting, state, widestSpec(state.terms.edition, seat));
  const code = drawCode(spec, desk.dice);
  table.intend({ type: 'clear' });
  for (const [hole, peg] of code.entries()) table.intend({ type: 'peg', peg, hole });
  sayOwnCode(sitting, state, code);
  await submit(sitting, state);
}

function sayOwnCode({ desk }: Sitting, { terms }: MatchState, code: Code): void {
  const { language, detail, printer } = desk;
  const named = (detail === 'brief' ? briefCode : codeName)(language, terms.edition, code);
  const { ownCodeRow } = playTexts(language).board;
  printer.say(`${terminalScreenTexts(language).pair(ownCodeRow, named)}.`);
}

export function sayDraft({ desk, table, words }: Sitting, { state, seat, speaker }: Look): void {
  const { draft, duty } = table.snapshot();
  if (!draft) return;
  const pegs = draft.holes.map(pegIn);
  const row = boardAsked(state.round, seat)?.rows.length ?? 0;
  desk.printer.say(
    duty?.kind === 'hide'
      ? words.table.codeSoFar(draftName(desk.language, speaker.edition, pegs, desk.detail))
      : draftText(speaker, row, pegs, desk.detail),
  );
}

async function takePegs(sitting: Sitting, look: Look, line: string): Promise<void> {
  const { desk, table, words } = sitting;
  const { state, seat } = look;
  const { draft } = table.snapshot();
  const spec = specNow(sitting, state, widestSpec(state.terms.edition, seat));
  const kinds = kindsTyped(desk.language, spec, line);
  if (!kinds) return desk.printer.say(notARow(sitting, look, spec, line));
  if (!draft) return desk.printer.say(turnText(look));
  const room = unfilled(draft).length * spec.facets.length - halves(draft);
  const isWhole = kinds.length === spec.holes * spec.facets.length;
  if (!isWhole && kinds.length > room) {
    const given = Math.ceil((spec.holes * spec.facets.length - room + kinds.length) / spec.facets.length);
    return desk.printer.say(words.typing.tooMany(spec.holes, given));
  }
  // A whole row is meant as it is typed, whatever stood there.
  if (isWhole) table.intend({ type: 'clear' });
  for (const kind of kinds) table.intend({ type: 'kind', kind, facet: null, hole: null });
  const filled = table.snapshot().draft;
  if (filled && unfilled(filled).length === 0) await submit(sitting, state);
  else sayDraft(sitting, look);
}

/** Facets chosen of pairs that are not whole. */
function halves({ holes }: Draft): number {
  return holes
    .filter((hole) => pegIn(hole) === null)
    .flat()
    .filter((kind) => kind !== null).length;
}

async function submit(sitting: Sitting, state: MatchState): Promise<void> {
  await askBlanks(sitting, state);
  sitting.table.intend({ type: 'submit', hiding: hidingNow(sitting, state) });
}

/** C9g: a code is not hidden before its maker has said whether blanks are possible, where that is their choice. */
async function askBlanks({ desk, table, memory, words }: Sitting, { terms }: MatchState): Promise<void> {
  if (terms.edition.blanks !== 'choice' || table.snapshot().duty?.kind !== 'hide') return;
  memory.blanks ??= await agreed(desk, words.table.askBlanks);
}

/** Digits are meant as pegs, so the fault is told by its place; anything else may have been meant as a word. */
function notARow({ desk, words }: Sitting, { speaker }: Look, spec: CodeSpec, line: string): string {
  const written = parseCode(spec, line);
  if (/\d/.test(line) && !written.ok) return textFaultText(speaker, line, written.error, 'guess');
  return words.typing.unknown(line, taught(desk.language, 'help'));
}

/** Said once, when it has come. */
export function sayObjection({ desk, table }: Sitting, look: Look, before: unknown): void {
  const { objection, draft } = table.snapshot();
  if (!objection || objection === before) return;
  // A question was asked and answered already.
  if (objection.from === 'rules' && isQuestion(objection.violation)) return;
  desk.printer.say(whyNot(look.speaker, draft, objection));
}
