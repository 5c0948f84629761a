// The lobby by lines: the tables there are, each with a number, and a word for everything else.

import { LONGEST_NAME, lookAround, rename, type TableOffer } from '@blackpeg/screens/lobby';
import { termsOf } from '@blackpeg/screens/set-up';
import { onlineTexts, plainTexts, setUpTexts, terminalOnlineTexts } from '@blackpeg/wording';
import type { Outcome } from '../../outcome.ts';
import { askOptions } from '../../plain/ask-options.ts';
import { chosen, type Desk, typedAfter } from '../../plain/desk.ts';
import { taught, wordIn } from '../../plain/typed.ts';
import { tableAddress } from '../address.ts';
import { askFaultText } from '../ask-fault.ts';
import { type Find, lookAt, openTable, pairFor, sitAt } from '../find-table.ts';
import { becomeGuest, type GuestAtServer, refusedBy } from '../guest.ts';
import { onlineChoices, onOtherDevices } from '../host-terms.ts';
import { visitByLines } from '../table/by-lines.ts';
import { boxFrom, lobbyHelp, lobbyWordIn } from './lobby-words.ts';
import { foundText, offerText } from './offer-texts.ts';

interface Room extends GuestAtServer {
  readonly desk: Desk;
}

/** What comes of it: whether the tables are to be told anew. */
type Done = 'look' | 'stay' | 'leave';

/** Until the player leaves. A server that does not answer is said, and leads back at once. */
export async function playOnline(desk: Desk): Promise<Outcome | undefined> {
  const come = await becomeGuest(desk, {});
  if (!come.ok) return come.error;
  const room: Room = { ...come.value, desk };
  for (const text of room.notices) desk.printer.say(text);
  let offers = await tellTables(room);
  for (;;) {
    const line = await typedAfter(desk, plainTexts(desk.language).prompts.other);
    const done = line === null ? 'leave' : await take(room, offers, line);
    if (done === 'leave') return undefined;
    if (done === 'look') offers = await tellTables(room);
  }
}

async function tellTables({ desk, server }: Room): Promise<readonly TableOffer[]> {
  const { language, printer } = desk;
  const { setUp } = plainTexts(language);
  const found = await lookAround(server.ask);
  if (!found.ok) printer.say(askFaultText(language, server.address, found.error));
  const offers = found.ok ? found.value : [];
  if (found.ok) printer.say(foundText(language, offers));
  for (const [index, offer] of offers.entries())
    printer.say(setUp.choice(index + 1, offerText(language, offer, Date.now())));
  sayHow(desk);
  return offers;
}

function sayHow({ language, printer }: Desk): void {
  const { lobby } = terminalOnlineTexts(language);
  printer.say(lobby.how(taught(language, 'help'), taught(language, 'quit')));
}

async function take(room: Room, offers: readonly TableOffer[], line: string): Promise<Done> {
  const { language, printer } = room.desk;
  if (line === '') {
    sayHow(room.desk);
    return 'stay';
  }
  if (/^\d{1,3}$/.test(line)) return goToOffer(room, offers, line);
  const typed = lobbyWordIn(language, line);
  switch (typed?.word) {
    case 'tables':
      return 'look';
    case 'pair':
      return quickPairing(room, typed.rest);
    case 'open':
      return ownTable(room, typed.rest);
    case 'name':
      return changeName(room, typed.rest);
    case undefined:
      break;
  }
  switch (wordIn(language, line)?.word) {
    case 'quit':
      return 'leave';
    case 'again':
      printer.again();
      return 'stay';
    case 'help':
      for (const text of lobbyHelp(language)) printer.say(text);
      return 'stay';
    default:
      return joinTyped(room, line);
  }
}

async function goToOffer(room: Room, offers: readonly TableOffer[], line: string): Promise<Done> {
  const { language, printer } = room.desk;
  const offer = offers[Number(line) - 1];
  if (offer) {
    const { table } = offer.card;
    return visit(room, (ask) => (offer.purpose === 'watch' ? lookAt(ask, table) : sitAt(ask, table)));
  }
  const none = onlineTexts(language).tables.none;
  printer.say(offers.length === 0 ? none : plainTexts(language).typing.notANumber(line, offers.length));
  return 'stay';
}

/** By its code, or by a link, which may lead to another server. */
async function joinTyped(room: Room, line: string): Promise<Done> {
  const { desk, server } = room;
  const where = tableAddress(line);
  if (!where) {
    const { lobby } = terminalOnlineTexts(desk.language);
    desk.printer.say(lobby.unknown(line, taught(desk.language, 'help')));
    return 'stay';
  }
  const find: Find = (ask) => sitAt(ask, where.table);
  if (where.server === null || where.server === server.address) return visit(room, find);
  const elsewhere = await becomeGuest(desk, { server: where.server });
  if (elsewhere.ok) return visit({ ...elsewhere.value, desk }, find);
  sayOutcome(desk, elsewhere.error);
  return 'stay';
}

async function quickPairing(room: Room, rest: string): Promise<Done> {
  const box = await boxFrom(room.desk, rest);
  return box === null ? 'stay' : visit(room, (ask) => pairFor(ask, box));
}

async function ownTable(room: Room, rest: string): Promise<Done> {
  const { desk } = room;
  const { accesses } = setUpTexts(desk.language).online;
  const box = await boxFrom(desk, rest);
  if (box === null) return 'stay';
  const choices = [accesses.listed, accesses.invited].map(({ title, text }) => `${title}. ${text}`);
  const access = await chosen(desk, terminalOnlineTexts(desk.language).lobby.whose, choices);
  if (access === null) return 'stay';
  const agreed = await askOptions(desk, onlineChoices(box, access === 0), onOtherDevices(desk.language));
  return agreed ? visit(room, (ask) => openTable(ask, termsOf(agreed), agreed.listed)) : 'stay';
}

async function changeName({ desk, server }: Room, rest: string): Promise<Done> {
  const { language, printer } = desk;
  const { name } = onlineTexts(language);
  if (rest === '') printer.say(terminalOnlineTexts(language).lobby.askName);
  const wanted = rest === '' ? await typedAfter(desk, plainTexts(language).prompts.other) : rest;
  if (wanted === null || wanted === '') return 'stay';
  const renamed = await rename(server.ask, wanted);
  if (renamed.ok) printer.say(name.saved(renamed.value));
  else if (renamed.error === 'no-name') printer.say(name.bad(LONGEST_NAME));
  else printer.say(askFaultText(language, server.address, renamed.error));
  return 'stay';
}

/** Who one is has been said here already. */
async function visit({ desk, server }: Room, find: Find): Promise<Done> {
  const found = await find(server.ask);
  const outcome = found.ok
    ? await visitByLines({ desk, server }, found.value, [])
    : refusedBy(desk, server, found.error);
  sayOutcome(desk, outcome);
  return 'look';
}

function sayOutcome({ printer }: Desk, outcome: Outcome | undefined): void {
  if (outcome && outcome.kind !== 'done') printer.say(outcome.sentence);
}
