// One open match line by line: the table, its play screen, whose sentences are printed, and the words that can be typed
// there.

import { type CodeSpec, widestSpec } from '@blackpeg/rules';
import type { Said } from '@blackpeg/screens';
import {
  createPlay,
  type PlayCommand,
  type PlayScreen,
  type PlayView,
  STANDARD_KEYS,
  type TableView,
  USUAL_SPEECH,
} from '@blackpeg/screens/play';
import type { Table } from '@blackpeg/table';
import {
  answerText,
  type Language,
  type PlainWord,
  type PlainWords,
  plainTexts,
  playTexts,
} from '@blackpeg/wording';
import { wallClock } from '../node-ports.ts';
import { agreed, type Dialogue, taught } from './dialogue.ts';

export interface Sitting {
  readonly dialogue: Dialogue;
  readonly table: Table;
  readonly words: PlainWords;
  readonly screen: PlayScreen;
  /** Null while nobody may look. */
  view(): TableView | null;
}

export function sittingAt(dialogue: Dialogue, table: Table): Sitting {
  const { language, detail, printer, thinker, dice } = dialogue;
  const screen = createPlay({
    table,
    settings: {
      language,
      detail,
      queryDetail: detail,
      ...USUAL_SPEECH,
      bindings: STANDARD_KEYS,
      singleKeys: false,
      misfits: 'allow',
      timers: true,
      count: false,
      explains: 'off',
      byLines: true,
    },
    thinker,
    dice,
    clock: wallClock,
    // Here notes are free text, by match, and hints are not counted.
    notes: { get: async () => null, put: async () => {} },
    noteHint: () => {},
    lastSaid: () => '',
    tell,
    open: () => {},
  });

  /** A peg is announced with its row. The answer to the player's own row stays visible with the prompt for the next. */
  function tell({ kind, text }: Said): void {
    if (kind === 'peg' || text === '') return;
    if (kind === 'answer') printer.hold(text, () => answerBefore(language, screen.current()));
    else printer.say(text);
  }

  return {
    dialogue,
    table,
    words: plainTexts(language),
    screen,
    view() {
      const view = screen.current();
      return view.kind === 'table' ? view : null;
    },
  };
}

/** The answer to the player's last row with its number, for a prompt; null unless a single player has a row to place. */
function answerBefore(language: Language, view: PlayView): string | null {
  const [board, other] = view.kind === 'table' ? view.boards : [];
  if (view.kind !== 'table' || !board || other || view.composer?.kind !== 'guess') return null;
  const last = board.rows.findLast(({ feedback }) => feedback !== null);
  if (!last?.feedback) return null;
  return briefRow(language, last.number, answerText(language, board.edition.name, last.feedback));
}

/** “12: 1 black, 2 white.” */
export function briefRow(language: Language, number: number, answer: string): string {
  return `${plainTexts(language).prompts.row(number)}${answer}.`;
}

/** The pegs of the row or code being composed; without one, those of the game. */
export function specNow({ composer, state, seat }: TableView): CodeSpec {
  return composer?.spec ?? widestSpec(state.terms.edition, seat ?? 0);
}

/** `rest` is what was typed after the word. */
export type Do = (sitting: Sitting, view: TableView, rest: string) => void | Promise<void>;

export function notNow({ dialogue, words }: Sitting, word: PlainWord): void {
  dialogue.printer.say(words.typing.notNow(taught(dialogue.language, word)));
}

/** What the table does or answers, whoever asks it. */
export function doing(command: PlayCommand): Do {
  return ({ screen }) => screen.do(command);
}

/** Without a confirmation, nothing is done. A question without a title is about something just refused, which was said. */
export async function answerQuestion({ dialogue, screen, view }: Sitting): Promise<void> {
  const question = view()?.question;
  const [no, yes] = question?.answers ?? [];
  if (!question || !yes) return;
  const { ask } = playTexts(dialogue.language);
  const text = question.title === '' ? ask.question(yes.label) : question.text;
  const answer = (await agreed(dialogue, text)) ? yes : no;
  if (answer) screen.do(answer.command);
}
