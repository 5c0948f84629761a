// One open match as it is played by lines: the table, its play screen, whose sentences are printed, and what a word there is.

import { type CodeSpec, widestSpec } from '@blackpeg/rules';
import type { Said } from '@blackpeg/screens';
import {
  createPlay,
  type PlayCommand,
  type PlayScreen,
  STANDARD_KEYS,
  type TableView,
  USUAL_SPEECH,
} from '@blackpeg/screens/play';
import type { Table } from '@blackpeg/table';
import { type PlainWord, type PlainWords, plainTexts, playTexts } from '@blackpeg/wording';
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
      explains: false,
      byLines: true,
    },
    thinker,
    dice,
    clock: wallClock,
    // Notes are written in words here, by the match, and hints are not counted.
    notes: { get: async () => null, put: async () => {} },
    noteHint: () => {},
    lastSaid: () => '',
    // A peg is told with its row.
    tell: ({ kind, text }: Said) => kind !== 'peg' && text !== '' && printer.say(text),
    open: () => {},
  });
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

/** The pegs of the row or code that is composed now; without one, those of the game. */
export function specNow({ composer, state, seat }: TableView): CodeSpec {
  return composer?.spec ?? widestSpec(state.terms.edition, seat ?? 0);
}

/** `rest` is what was typed behind the word. */
export type Do = (sitting: Sitting, view: TableView, rest: string) => void | Promise<void>;

export function notNow({ dialogue, words }: Sitting, word: PlainWord): void {
  dialogue.printer.say(words.typing.notNow(taught(dialogue.language, word)));
}

/** What the table does or answers, whoever asks it. */
export function doing(command: PlayCommand): Do {
  return ({ screen }) => screen.do(command);
}

/** Where nothing is asked, nothing is done. */
export async function answerQuestion({ dialogue, screen, view }: Sitting): Promise<void> {
  const question = view()?.question;
  if (!question) return;
  const [no, yes] = question.answers;
  const { ask } = playTexts(dialogue.language);
  const text = question.title === '' && yes ? `${question.text} ${ask.question(yes.label)}` : question.text;
  const answer = (await agreed(dialogue, text)) ? yes : no;
  if (answer) screen.do(answer.command);
}
