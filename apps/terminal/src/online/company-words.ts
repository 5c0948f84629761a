// Words typed at an online table besides those of the game, and what each does.

import {
  type Language,
  ONLINE_WORDS,
  type OnlineWord,
  plainTexts,
  playTexts,
  tableTexts,
  terminalOnlineTexts,
} from '@blackpeg/wording';
import { agreed, type Typed, taught, wordAmong, wordIn } from '../plain/dialogue.ts';
import { type AwayAct, mayAct } from './absence.ts';
import {
  aboutText,
  lagTexts,
  phrasesText,
  phraseTyped,
  presenceTexts,
  saidText,
  speakerAt,
} from './company-texts.ts';
import { inviteTexts } from './invite.ts';
import { wholeSeals } from './seals.ts';
import { begin, leave, type Visiting } from './visiting.ts';

type Do = (visiting: Visiting, rest: string) => void | Promise<void>;

/** Whether the line was a word of the company. */
export async function takeCompanyWord(visiting: Visiting, line: string): Promise<boolean> {
  const { desk } = visiting;
  comeBack(visiting);
  const typed = onlineWordIn(desk.language, line);
  if (typed && isOffered(visiting, typed.word)) await WORDS[typed.word](visiting, typed.rest);
  else if (typed)
    desk.printer.say(plainTexts(desk.language).typing.notNow(taughtOnline(desk.language, typed.word)));
  return typed !== null;
}

/** What there is to type here besides the game. */
export function companyHelp(visiting: Visiting): readonly string[] {
  const { language } = visiting.desk;
  return ONLINE_WORDS.filter((word) => isOffered(visiting, word)).map((word) => aboutText(language, word));
}

/** Asks for another match, or takes that back. */
export function wishRematch({ desk, table }: Visiting): void {
  const { visit } = terminalOnlineTexts(desk.language);
  const wanted = !table.wantsRematch();
  table.tell({ type: 'rematch', wanted });
  desk.printer.say(wanted ? visit.rematchAsked(taught(desk.language, 'rematch')) : visit.rematchTakenBack);
}

const WORDS: Readonly<Record<OnlineWord, Do>> = {
  who: (visiting) => sayAll(visiting, presenceTexts(visiting.table, speaking(visiting))),
  lag: (visiting) => sayAll(visiting, lagTexts(visiting.table, speaking(visiting))),
  say,
  phrases({ desk, phrases }) {
    const { talk } = terminalOnlineTexts(desk.language);
    phrases.set(!phrases.isOn());
    desk.printer.say(phrases.isOn() ? talk.on : talk.off);
  },
  away({ desk, table }) {
    const { typed, visit } = terminalOnlineTexts(desk.language);
    table.tell({ type: 'presence', here: false });
    desk.printer.say(visit.awayNow(typed.back[0]));
  },
  // Whatever is typed says so; see `comeBack`.
  back: () => {},
  seals(visiting) {
    const { state } = visiting.table.snapshot();
    if (state) sayAll(visiting, wholeSeals(speaking(visiting), state));
  },
  link: (visiting) =>
    sayAll(visiting, inviteTexts(visiting.desk.language, visiting.server.address, visiting.card.code)),
  begin,
  takeRound: (visiting) => actOn(visiting, 'take-round', 'takeRound'),
  abandon: (visiting) => actOn(visiting, 'abandon-match', 'abandon'),
  leave,
};

const BEFORE: readonly OnlineWord[] = ['who', 'phrases', 'link', 'begin', 'leave'];
const LOOKING_ON: readonly OnlineWord[] = ['who', 'lag', 'phrases', 'seals', 'link', 'leave'];

function isOffered({ table, card }: Visiting, word: OnlineWord): boolean {
  const hasBegun = table.snapshot().state !== null;
  if (word === 'begin' && card.terms.form !== 'race') return false;
  if (table.seat === null) return LOOKING_ON.includes(word) && (hasBegun || BEFORE.includes(word));
  return hasBegun ? word !== 'begin' : BEFORE.includes(word);
}

function onlineWordIn(language: Language, line: string): Typed<OnlineWord> | null {
  const spelt = (word: OnlineWord) => [
    ...terminalOnlineTexts(language).typed[word],
    ...terminalOnlineTexts('en').typed[word],
  ];
  // A longer word of the game may begin like one of these.
  return wordIn(language, line) ? null : wordAmong(ONLINE_WORDS, spelt, line);
}

/** Who types is here. */
function comeBack({ desk, table }: Visiting): void {
  if (!table.isAway()) return;
  table.tell({ type: 'presence', here: true });
  desk.printer.say(terminalOnlineTexts(desk.language).visit.backNow);
}

function say(visiting: Visiting, rest: string): void {
  const { desk, table } = visiting;
  const phrase = phraseTyped(desk.language, rest);
  if (phrase === null || table.seat === null) {
    desk.printer.say(phrasesText(desk.language));
    return;
  }
  table.tell({ type: 'say', phrase });
  desk.printer.say(saidText(speaking(visiting), table.seat, phrase));
}

/** E6: asked once, in words that name the result. */
async function actOn({ desk, table }: Visiting, type: AwayAct, word: 'takeRound' | 'abandon'): Promise<void> {
  const { state } = table.snapshot();
  const { away } = tableTexts(desk.language);
  if (!state || table.seat === null || !mayAct(state, table.seat, type, table.now()))
    return desk.printer.say(plainTexts(desk.language).typing.notNow(taughtOnline(desk.language, word)));
  const question = playTexts(desk.language).ask.question(away[word]);
  if (await agreed(desk, `${question} ${word === 'takeRound' ? away.takeRoundText : away.abandonText}`))
    table.intend({ type });
}

function taughtOnline(language: Language, word: OnlineWord): string {
  return terminalOnlineTexts(language).typed[word][0];
}

function speaking({ desk, table }: Visiting) {
  return speakerAt(table, desk.language);
}

function sayAll({ desk }: Visiting, texts: readonly string[]): void {
  for (const text of texts) desk.printer.say(text);
}
