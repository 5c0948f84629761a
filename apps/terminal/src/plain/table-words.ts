// Every word there is at a table, and what it does.

import { ASK_INTENTS, type Ask, asksFor } from '@blackpeg/session';
import { seatKey } from '@blackpeg/table';
import { askQuestion, PLAIN_WORDS, type PlainWord } from '@blackpeg/wording';
import { type Look, type Query, queryTexts, rowQueryText } from '../game/queries.ts';
import { COMPOSING_WORDS } from './composing-words.ts';
import { agreed } from './desk.ts';
import { HINT_WORDS } from './hint-words.ts';
import { typingHelp } from './rows.ts';
import { otherPerson, type Sitting } from './sitting.ts';
import { taught } from './typed.ts';
import { type Do, notNow, sayAll } from './word.ts';

const WORDS = {
  rows: ask('rows'),
  row: sayRow,
  last: ask('last'),
  left: ask('left'),
  score: ask('score'),
  turn: ask('turn'),
  clock: ask('clock'),
  tray: ask('tray'),
  code: ask('code'),
  ...COMPOSING_WORDS,
  ...HINT_WORDS,
  claim: askFor('claim', 'claim'),
  admit: askFor('admit', 'admit'),
  offer: askFor('offerEnd', 'offer'),
  resign: askFor('resignRound', 'resign'),
  resignMatch: askFor('resignMatch', 'resignMatch'),
  withdraw(sitting, { state, seat }) {
    if (state.endOffers.includes(seat)) sitting.table.intend({ type: 'withdraw-offer' });
    else notNow(sitting, 'withdraw');
  },
  notes(sitting, { seat }) {
    const notes = sitting.desk.saved.notes.get(seatKey(sitting.table.card.match, seat));
    sayAll(sitting, notes ? notes.split('\n') : [sitting.words.table.noNotes]);
  },
  note: writeNote,
  hand(sitting) {
    const other = otherPerson(sitting);
    if (other === null) notNow(sitting, 'hand');
    else sitting.table.handTo(other);
  },
  again: ({ desk }) => desk.printer.again(),
  help,
} as const satisfies Partial<Record<PlainWord, Do>>;

/** Words for whoever runs the table. */
const OUTER_WORDS: readonly PlainWord[] = ['review', 'rematch', 'save', 'quit'];

/** Null for a word that is none at a table. */
export function tableWord(word: PlainWord): Do | null {
  const words: Partial<Record<PlainWord, Do>> = WORDS;
  return words[word] ?? null;
}

function ask(query: Query): Do {
  return (sitting, look) => sayAll(sitting, queryTexts(look, query, sitting.table.now()));
}

function sayRow({ desk, words }: Sitting, look: Look, rest: string): void {
  const row = /^\d{1,2}$/.test(rest) ? Number(rest) : 0;
  desk.printer.say(
    row > 0 ? rowQueryText(look, row) : words.typing.needsNumber(taught(desk.language, 'row')),
  );
}

function askFor(what: Ask, word: PlainWord): Do {
  return async (sitting, { state, seat, speaker }) => {
    if (!asksFor(state, seat).includes(what)) return notNow(sitting, word);
    if (await agreed(sitting.desk, askQuestion(speaker, state, seat, what)))
      sitting.table.intend(ASK_INTENTS[what]);
  };
}

function writeNote({ desk, table, words }: Sitting, { seat }: Look, rest: string): void {
  if (rest === '') {
    desk.printer.say(words.typing.needsText(taught(desk.language, 'note')));
    return;
  }
  const key = seatKey(table.card.match, seat);
  const before = desk.saved.notes.get(key);
  desk.saved.notes.put(key, before ? `${before}\n${rest}` : rest);
  desk.printer.say(words.table.noted);
}

/** How to type, then every word with what it does. */
function help(sitting: Sitting, look: Look): void {
  const { desk, words } = sitting;
  const known = PLAIN_WORDS.filter((word) => word in WORDS || OUTER_WORDS.includes(word));
  sayAll(sitting, [
    typingHelp(sitting, look),
    ...known.map((word) => words.about(taught(desk.language, word), words.abouts[word])),
  ]);
}
