// Every word there is at a table, and what it does.

import { commandOf, TABLE_COMMANDS, type TableCommand, type TableView } from '@blackpeg/screens/play';
import type { Ask } from '@blackpeg/session';
import { seatKey } from '@blackpeg/table';
import { PLAIN_WORDS, type PlainWord, playTexts } from '@blackpeg/wording';
import { COMPOSING_WORDS } from './composing-words.ts';
import { answerQuestion } from './questions.ts';
import { typingHelp } from './rows.ts';
import type { Sitting } from './sitting.ts';
import { taught } from './typed.ts';
import { type Do, doing, notNow, sayAll } from './word.ts';

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
  ...COMPOSING_WORDS,
  claim: askFor('claim', 'claim'),
  admit: askFor('admit', 'admit'),
  offer: askFor('offerEnd', 'offer'),
  resign: askFor('resignRound', 'resign'),
  resignMatch: askFor('resignMatch', 'resignMatch'),
  withdraw(sitting, { offer }) {
    if (offer?.intent.type === 'withdraw-offer') sitting.screen.do({ type: 'intend', intent: offer.intent });
    else notNow(sitting, 'withdraw');
  },
  notes(sitting, { seat }) {
    const notes = sitting.desk.saved.notes.get(seatKey(sitting.table.card.match, seat ?? 0));
    sayAll(sitting, notes ? notes.split('\n') : [sitting.words.table.noNotes]);
  },
  note: writeNote,
  hand(sitting, { handOver }) {
    const [other] = handOver?.others ?? [];
    if (other) sitting.screen.do(other.command);
    else notNow(sitting, 'hand');
  },
  again: ({ desk }) => desk.printer.again(),
  help,
} as const satisfies Partial<Record<PlainWord, Do>>;

/** Words for whoever runs the table. */
const OUTER_WORDS: readonly PlainWord[] = ['review', 'rematch', 'save', 'quit'];

/** Commands that have a word of another name; one without any word is typed by its own name. */
const OTHER_WORDS: Readonly<Record<string, PlainWord>> = {
  'repeat-row': 'same',
  'last-row': 'last',
  'rows-left': 'left',
  secret: 'code',
  'what-fits': 'fit',
  'random-code': 'random',
};

/** Null for a word that is none at a table. */
export function tableWord(word: PlainWord): Do | null {
  const words: Partial<Record<PlainWord, Do>> = WORDS;
  return words[word] ?? null;
}

/** What is done by a single key elsewhere and has no word here; null for anything else. */
export function namedCommand(line: string): Do | null {
  const name = withoutWord().find((command) => nameTyped(command) === line.trim().toLowerCase());
  return name ? doing(commandOf(name)) : null;
}

function withoutWord(): readonly TableCommand[] {
  return TABLE_COMMANDS.filter((name) => !((OTHER_WORDS[name] ?? name) in WORDS));
}

function nameTyped(name: TableCommand): string {
  return name.replaceAll('-', ' ');
}

function sayRow({ desk, words, screen }: Sitting, _: TableView, rest: string): void {
  const row = /^\d{1,2}$/.test(rest) ? Number(rest) : 0;
  if (row > 0) screen.do({ type: 'query-row', row });
  else desk.printer.say(words.typing.needsNumber(taught(desk.language, 'row')));
}

function askFor(what: Ask, word: PlainWord): Do {
  return async (sitting, { asks }) => {
    const asked = asks.find(({ ask }) => ask === what);
    if (!asked) return notNow(sitting, word);
    sitting.screen.do(asked.command);
    await answerQuestion(sitting);
  };
}

function writeNote({ desk, table, words }: Sitting, { seat }: TableView, rest: string): void {
  if (rest === '') {
    desk.printer.say(words.typing.needsText(taught(desk.language, 'note')));
    return;
  }
  const key = seatKey(table.card.match, seat ?? 0);
  const before = desk.saved.notes.get(key);
  desk.saved.notes.put(key, before ? `${before}\n${rest}` : rest);
  desk.printer.say(words.table.noted);
}

/** How to type, then every word with what it does. */
function help(sitting: Sitting, view: TableView): void {
  const { desk, words } = sitting;
  const known = PLAIN_WORDS.filter((word) => word in WORDS || OUTER_WORDS.includes(word));
  const { commands } = playTexts(desk.language).keys;
  sayAll(sitting, [
    typingHelp(sitting, view),
    ...known.map((word) => words.about(taught(desk.language, word), words.abouts[word])),
    ...withoutWord().map((name) => words.about(nameTyped(name), commands[name])),
  ]);
}
