// Words typed at an online table besides those of the game, and what each does.

import type { AtTable, TableVisit } from '@blackpeg/screens/online-table';
import {
  type Language,
  ONLINE_WORDS,
  type OnlineWord,
  plainTexts,
  playTexts,
  tableTexts,
  terminalOnlineTexts,
} from '@blackpeg/wording';
import { agreed, type Dialogue, type Typed, untilView, wordAmong, wordIn } from '../../plain/dialogue.ts';
import { inviteQr, inviteTexts } from '../invite.ts';
import { askAboutPerson } from './person-words.ts';
import { aboutText, phrasesText, phraseTyped } from './typed-words.ts';

/** One table on a visit by lines, as its words need it. */
export interface TableByLines extends Pick<AtTable, 'card' | 'table' | 'company'> {
  readonly dialogue: Dialogue;
  /** Of the server. */
  readonly address: string;
  readonly visit: TableVisit;
}

type Do = (at: TableByLines, rest: string) => void | Promise<void>;

/** Whether the line was a word of the company. */
export async function takeCompanyWord(at: TableByLines, line: string): Promise<boolean> {
  const { dialogue, table, company } = at;
  // A player who types is present.
  if (table.isAway()) company.do({ type: 'come-back' });
  const typed = onlineWordIn(dialogue.language, line);
  // A player who has just arrived may be quicker than the server.
  if (typed && ABOUT_OTHERS.includes(typed.word)) await untilView(company, (view) => !view.isAskingPeople);
  if (typed && isOffered(at, typed.word)) await WORDS[typed.word](at, typed.rest);
  else if (typed) sayNotNow(at, typed.word);
  return typed !== null;
}

/** What there is to type here besides the game. */
export function companyHelp(at: TableByLines): readonly string[] {
  const { language } = at.dialogue;
  return ONLINE_WORDS.filter((word) => isOffered(at, word)).map((word) => aboutText(language, word));
}

const WORDS: Readonly<Record<OnlineWord, Do>> = {
  who: ({ company }) => company.do({ type: 'who' }),
  lag: ({ company }) => company.do({ type: 'lags' }),
  say,
  phrases: ({ company }) => company.do({ type: 'switch-phrases' }),
  mute: (at, rest) => askAboutPerson(at, 'mute', rest),
  block: (at, rest) => askAboutPerson(at, 'block', rest),
  report: (at, rest) => askAboutPerson(at, 'report', rest),
  away: ({ company }) => company.do({ type: 'step-away' }),
  // Anything typed means being back.
  back: () => {},
  seals: ({ company }) => company.do({ type: 'seals' }),
  link({ dialogue, address, card }) {
    for (const text of inviteTexts(dialogue.language, address, card.code)) dialogue.printer.say(text);
  },
  qr({ dialogue, address, card }) {
    for (const line of inviteQr(address, card.code)) dialogue.printer.show(line);
    dialogue.printer.say(tableTexts(dialogue.language).share.qrNote);
  },
  begin: ({ visit }) => visit.do({ type: 'begin' }),
  takeRound: (at) => actOn(at, 'take-round', 'takeRound'),
  abandon: (at) => actOn(at, 'abandon-match', 'abandon'),
  leave: ({ visit }) => visit.do({ type: 'leave' }),
};

const ABOUT_OTHERS: readonly OnlineWord[] = ['mute', 'block', 'report'];
const BEFORE: readonly OnlineWord[] = ['who', 'phrases', ...ABOUT_OTHERS, 'link', 'qr', 'begin', 'leave'];
const WATCHING: readonly OnlineWord[] = [
  'who',
  'lag',
  'phrases',
  ...ABOUT_OTHERS,
  'seals',
  'link',
  'qr',
  'leave',
];

function isOffered({ table, card, company }: TableByLines, word: OnlineWord): boolean {
  const hasBegun = table.snapshot().state !== null;
  if (ABOUT_OTHERS.includes(word) && company.current().people.length === 0) return false;
  if (word === 'begin' && card.terms.form !== 'race') return false;
  if (table.seat === null) return WATCHING.includes(word) && (hasBegun || BEFORE.includes(word));
  return hasBegun ? word !== 'begin' : BEFORE.includes(word);
}

/** Null for a word of the game. Of two that match, the longer one: “claim round” is not “claim”. */
export function onlineWordIn(language: Language, line: string): Typed<OnlineWord> | null {
  const spelt = (word: OnlineWord) => [
    ...terminalOnlineTexts(language).typed[word],
    ...terminalOnlineTexts('en').typed[word],
  ];
  const typed = wordAmong(ONLINE_WORDS, spelt, line);
  const game = wordIn(language, line);
  return typed && (!game || typed.rest.length < game.rest.length) ? typed : null;
}

function say({ dialogue, company }: TableByLines, rest: string): void {
  const phrase = phraseTyped(dialogue.language, rest);
  if (phrase === null) dialogue.printer.say(phrasesText(dialogue.language));
  else company.do({ type: 'say', phrase });
}

/** E6: confirmed once, in words that name the result. */
async function actOn(at: TableByLines, act: 'take-round' | 'abandon-match', word: OnlineWord): Promise<void> {
  const { dialogue, company } = at;
  if (company.why({ type: 'ask', act }) !== null) return sayNotNow(at, word);
  company.do({ type: 'ask', act });
  const { question } = company.current();
  if (!question) return;
  const asked = `${playTexts(dialogue.language).ask.question(question.title)} ${question.text}`;
  company.do((await agreed(dialogue, asked)) ? { type: 'act', act } : { type: 'keep-waiting' });
}

function sayNotNow({ dialogue }: TableByLines, word: OnlineWord): void {
  const { typed } = terminalOnlineTexts(dialogue.language);
  dialogue.printer.say(plainTexts(dialogue.language).typing.notNow(typed[word][0]));
}
