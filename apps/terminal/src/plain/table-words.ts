// Every word that can be typed at a table, and what it does.

import { checkPalmed, type Edition, type Kind, type PegCounts, specFor } from '@blackpeg/rules';
import { commandOf, compose, type PlayCommand, type TableView } from '@blackpeg/screens/play';
import type { Ask, DraftIntent } from '@blackpeg/session';
import { seatKey } from '@blackpeg/table';
import { draftFaultText, kindName, PLAIN_WORDS, type PlainWord, violationText } from '@blackpeg/wording';
import { sharedLines } from '../game/sharing.ts';
import { codeTyped, kindNamed, pegsText } from '../game/typed-codes.ts';
import { agreed, taught, wordTexts, yesOrNo } from './dialogue.ts';
import { answerQuestion, type Do, doing, notNow, type Sitting, specNow } from './table-session.ts';
import { giveAnswer, hideByChance, sayDraft, typingHelp } from './typed-rows.ts';

const WORDS = {
  rows: doing({ type: 'query-rows' }),
  row: sayRow,
  last: doing(commandOf('last-row')),
  left: doing(commandOf('rows-left')),
  score: doing(commandOf('score')),
  turn: doing(commandOf('turn')),
  clock: doing(commandOf('clock')),
  tray: doing(commandOf('tray')),
  code: doing(commandOf('secret')),
  pegs: ({ dialogue }, view) => dialogue.printer.say(pegsText(dialogue.language, specNow(view))),
  draft: composing('draft', sayDraft),
  undo: composing('undo', (sitting, { composer }) => {
    const why = composer?.tools.undo.why ?? null;
    if (why !== null) return sitting.dialogue.printer.say(why);
    changeDraft(sitting, { type: 'undo' });
  }),
  clear: composing('clear', ({ dialogue, screen, words }) => {
    screen.do(compose({ type: 'clear' }));
    dialogue.printer.say(words.table.cleared);
  }),
  same: composing('same', (sitting) => changeDraft(sitting, { type: 'repeat-last' })),
  swap: composing('swap', swapHoles),
  random: (sitting, view) => (view.hiding ? hideByChance(sitting) : notNow(sitting, 'random')),
  blanks: sayBlanks,
  palm,
  async correct(sitting, { correct }, rest) {
    if (!correct) return notNow(sitting, 'correct');
    sitting.screen.do(correct.command);
    await giveAnswer(sitting, rest);
    const keep = sitting.view()?.answer?.keep;
    if (keep) sitting.screen.do(keep.command);
  },
  fit: thinking({ type: 'what-fits' }),
  hint: thinking({ type: 'hint', grade: 'clue' }),
  suggest: thinking({ type: 'hint', grade: 'row' }),
  why(sitting, view, rest) {
    const why = view.hints.why?.command;
    if (why) return thinking(why)(sitting, view, rest);
    sitting.dialogue.printer.say(...(chainTexts(view) ?? [sitting.words.table.noHint]));
  },
  check(sitting, view, rest) {
    const { dialogue, words } = sitting;
    const guess = codeTyped(dialogue.language, specNow(view), rest);
    if (guess) return thinking({ type: 'hint', grade: 'check', guess })(sitting, view, rest);
    dialogue.printer.say(words.typing.needsText(taught(dialogue.language, 'check')));
  },
  /** What cannot be claimed gets its reason. */
  claim: askFor('claim', null),
  admit: askFor('admit', 'admit'),
  offer: askFor('offerEnd', 'offer'),
  resign: askFor('resignRound', 'resign'),
  resignMatch: askFor('resignMatch', 'resignMatch'),
  withdraw(sitting, { offer, state, seat }) {
    const [answer] = state.endOffers.some((by) => by === seat) ? (offer?.answers ?? []) : [];
    if (answer) sitting.screen.do(answer.command);
    else notNow(sitting, 'withdraw');
  },
  notes(sitting, { seat }) {
    const notes = sitting.dialogue.saved.notes.get(seatKey(sitting.table.card.match, seat ?? 0));
    sitting.dialogue.printer.say(...(notes ? notes.split('\n') : [sitting.words.table.noNotes]));
  },
  note: writeNote,
  known: doing(commandOf('known')),
  hand(sitting, { handOver }) {
    const [other] = handOver?.others ?? [];
    if (other) sitting.screen.do(other.command);
    else notNow(sitting, 'hand');
  },
  share(sitting, { end, state, round }) {
    const { dialogue, table } = sitting;
    const lines =
      end?.share == null ? null : sharedLines(dialogue.language, { card: table.card, state }, round);
    if (lines) dialogue.printer.say(...lines);
    else notNow(sitting, 'share');
  },
  again: ({ dialogue }) => dialogue.printer.again(),
  help,
} as const satisfies Partial<Record<PlainWord, Do>>;

/** Words handled by the caller. */
const OUTER_WORDS: readonly PlainWord[] = ['review', 'rematch', 'save', 'quit'];

/** Null for a word that is not used at a table. */
export function tableWord(word: PlainWord): Do | null {
  const words: Partial<Record<PlainWord, Do>> = WORDS;
  return words[word] ?? null;
}

function sayRow({ dialogue, words, screen }: Sitting, _: TableView, rest: string): void {
  const row = /^\d{1,2}$/.test(rest) ? Number(rest) : 0;
  if (row > 0) screen.do({ type: 'query-row', row });
  else dialogue.printer.say(words.typing.needsNumber(taught(dialogue.language, 'row')));
}

/** Without a word to refuse, the screen says why not. */
function askFor(what: Ask, word: PlainWord | null): Do {
  return async (sitting, { asks }) => {
    const asked = asks.find(({ ask }) => ask === what);
    if (!asked && word !== null) return notNow(sitting, word);
    sitting.screen.do(asked?.command ?? { type: 'ask', ask: what });
    await answerQuestion(sitting);
  };
}

/** Null if no hint was explained. */
function chainTexts({ hints }: TableView): readonly string[] | null {
  return hints.chain?.steps.map(({ label }) => label) ?? null;
}

/** What was typed, or the facts of a hint's explanation. */
function writeNote({ dialogue, table, words }: Sitting, view: TableView, typed: string): void {
  const { seat } = view;
  const rest = typed === '' ? (chainTexts(view) ?? []).join('\n') : typed;
  if (rest === '') {
    dialogue.printer.say(words.typing.needsText(taught(dialogue.language, 'note')));
    return;
  }
  const key = seatKey(table.card.match, seat ?? 0);
  const before = dialogue.saved.notes.get(key);
  dialogue.saved.notes.put(key, before ? `${before}\n${rest}` : rest);
  dialogue.printer.say(words.table.noted);
}

/** How to type, then every word with what it does. */
function help(sitting: Sitting, view: TableView): void {
  const { dialogue } = sitting;
  const known = PLAIN_WORDS.filter((word) => word in WORDS || OUTER_WORDS.includes(word));
  dialogue.printer.say(typingHelp(sitting, view), ...wordTexts(dialogue.language, known));
}

/** Only where there is something to compose. */
function composing(word: PlainWord, run: Do): Do {
  return (sitting, view, rest) => (view.composer ? run(sitting, view, rest) : notNow(sitting, word));
}

function changeDraft(sitting: Sitting, intent: DraftIntent): void {
  sitting.screen.do(compose(intent));
  const after = sitting.view();
  if (after) sayDraft(sitting, after);
}

function swapHoles(sitting: Sitting, { composer }: TableView, rest: string): void {
  const { dialogue, screen, words } = sitting;
  const holes = rest.split(/[\s,;-]+/).map((number) => Number(number) - 1);
  const areTwo = holes.length === 2 && holes.every((hole) => composer?.draft.holes[hole]);
  if (areTwo) screen.do({ type: 'swap', holes });
  else dialogue.printer.say(words.typing.needsHoles(taught(dialogue.language, 'swap')));
  const after = sitting.view();
  if (areTwo && after) sayDraft(sitting, after);
}

/** Help from the solver: the next line is read after its reply. */
function thinking(command: PlayCommand): Do {
  return ({ screen, view }) =>
    new Promise((resolve) => {
      const isDone = () => !view()?.hints.thinking;
      const stop = screen.subscribe(() => isDone() && end());
      function end(): void {
        stop();
        resolve();
      }
      screen.do(command);
      if (isDone()) end();
    });
}

/** C9g: `blanks yes`, `blanks no`; without either there is a question. */
async function sayBlanks(sitting: Sitting, { hiding }: TableView, rest: string): Promise<void> {
  const { dialogue, screen, words } = sitting;
  if (!hiding?.blanks) return notNow(sitting, 'blanks');
  const on = yesOrNo(dialogue.language, rest) ?? (await agreed(dialogue, words.table.askBlanks));
  screen.do({ type: 'blanks', on });
  screen.do(compose({ type: 'clear' }));
  dialogue.printer.say(words.table.blanks(on));
}

/** T3b: `palm 3 2`. */
function palm(sitting: Sitting, { hiding, state }: TableView, rest: string): void {
  const { dialogue, screen, words } = sitting;
  const { language, printer } = dialogue;
  const { edition } = state.terms;
  const [sign = '', typed = ''] = rest.split(' ');
  const isCounted = sign !== '' && /^\d{1,4}$/.test(typed);
  const named = kindNamed(language, specFor(edition, 0, false), sign);
  const count = Number(typed);
  const checked = isCounted && named ? checkPalmed(edition, countsOf(edition, named, count)) : null;
  if (!hiding?.palm) notNow(sitting, 'palm');
  else if (!isCounted) printer.say(words.typing.needsNumber(taught(language, 'palm')));
  else if (!named || !checked) printer.say(draftFaultText({ language, edition }, { kind: 'not-on-palette' }));
  else if (!checked.ok) printer.say(violationText({ language, edition }, checked.error));
  else {
    screen.do({ type: 'palm', facet: named.facet, index: named.kind - 1, count });
    printer.say(words.table.palmed(kindName(language, edition, named), count));
  }
}

function countsOf({ facets }: Edition, named: Kind, count: number): PegCounts {
  return facets.map(({ size }, facet) =>
    Array.from({ length: size }, (_, index) =>
      facet === named.facet && index + 1 === named.kind ? count : 0,
    ),
  );
}
