// The lobby line by line: its tables, each with a number, and a word for everything else.

import {
  createLobby,
  LONGEST_NAME,
  type LobbyCommand,
  type LobbyItem,
  type LobbyScreen,
  rename,
} from '@blackpeg/screens/lobby';
import { termsOf } from '@blackpeg/screens/set-up';
import { onlineTexts, plainTexts, setUpTexts, terminalOnlineTexts } from '@blackpeg/wording';
import type { Outcome } from '../../command-line/io.ts';
import { wallClock } from '../../node-ports.ts';
import { chosen, type Dialogue, taught, typedAfter, untilView, wordIn } from '../../plain/dialogue.ts';
import { askOptions } from '../../plain/set-up.ts';
import { tableAddress, tableLink } from '../address.ts';
import { askFaultText } from '../ask-fault.ts';
import { lookAt, sitAt } from '../find-table.ts';
import { becomeGuest, type GuestAtServer, refusedBy } from '../guest.ts';
import { onlineChoices, onOtherDevices } from '../host-terms.ts';
import { visitByLines } from '../table/by-lines.ts';
import { offersIn } from './lobby-form.ts';
import { boxFrom, lobbyHelp, lobbyWordHelp, lobbyWordIn } from './lobby-words.ts';
import { lineText } from './offer-texts.ts';

interface Room extends GuestAtServer {
  readonly dialogue: Dialogue;
  readonly lobby: LobbyScreen;
  /** The visit that a command led to; none before, and if there was no way. */
  readonly entered: (() => Promise<Outcome | undefined>)[];
  /** Whether the player waits for the tables. */
  readonly looking: { isWanted: boolean };
}

/** The result: whether the tables are to be listed again. */
type Done = 'look' | 'stay' | 'leave';

/** Until the player leaves. If the server does not respond, that is said, and it returns at once. */
export async function playOnline(dialogue: Dialogue): Promise<Outcome | undefined> {
  const guest = await becomeGuest(dialogue, {});
  if (!guest.ok) return guest.error;
  for (const text of guest.value.notices) dialogue.printer.say(text);
  const room = openRoom(dialogue, guest.value);
  try {
    await tellTables(room);
    for (;;) {
      const line = await typedAfter(dialogue, plainTexts(dialogue.language).prompts.other);
      const done = line === null ? 'leave' : await take(room, line);
      if (done === 'leave') return undefined;
      if (done === 'look') await look(room, { type: 'look' });
    }
  } finally {
    room.lobby.close();
  }
}

function openRoom(dialogue: Dialogue, guest: GuestAtServer): Room {
  const { server } = guest;
  const { language, printer } = dialogue;
  const looking = { isWanted: true };
  const lobby = createLobby({
    ask: server.ask,
    clock: wallClock,
    language,
    // Tables that open and close are not announced while the player types.
    isVisible: () => looking.isWanted,
    isReading: () => false,
    faultText: (to, fault) => askFaultText(to, server.address, fault),
    sitsByCode: true,
    enter(table, isNew) {
      room.entered.push(async () => visit(dialogue, guest, await lookAt(server.ask, table, isNew)));
    },
    elsewhere(at, table) {
      const where = tableAddress(tableLink(at, table));
      if (!where || where.server === null || where.server === server.address)
        lobby.do({ type: 'join', text: table });
      else room.entered.push(() => joinElsewhere(dialogue, where.server ?? server.address, where.table));
    },
    tell: ({ text }) => printer.say(text),
  });
  const room: Room = { ...guest, dialogue, lobby, entered: [], looking };
  return room;
}

/** Requested, and listed when the response arrives. */
async function look(room: Room, ...commands: readonly LobbyCommand[]): Promise<void> {
  room.looking.isWanted = true;
  const { looks } = room.lobby.current();
  for (const command of commands) room.lobby.do(command);
  await untilView(room.lobby, (view) => view.looks > looks);
  await tellTables(room);
}

async function tellTables(room: Room): Promise<void> {
  const { dialogue, lobby } = room;
  const { language, printer } = dialogue;
  const { setUp } = plainTexts(language);
  await untilView(lobby, ({ kind }) => kind !== 'loading');
  room.looking.isWanted = false;
  const view = lobby.current();
  if (view.kind === 'open') printer.say(view.found);
  for (const [index, { line }] of offersIn(view).entries()) {
    printer.say(setUp.choice(index + 1, lineText(language, line)));
  }
  if (view.more.waiting || view.more.playing) printer.say(lobbyWordHelp(language, 'more'));
  sayHow(dialogue);
}

function sayHow({ language, printer }: Dialogue): void {
  const { lobby } = terminalOnlineTexts(language);
  printer.say(lobby.how(taught(language, 'help'), taught(language, 'quit')));
}

async function take(room: Room, line: string): Promise<Done> {
  const { language, printer } = room.dialogue;
  if (line === '') {
    sayHow(room.dialogue);
    return 'stay';
  }
  if (/^\d{1,4}$/.test(line)) return goToOffer(room, line);
  const typed = lobbyWordIn(language, line);
  switch (typed?.word) {
    case 'tables':
      return 'look';
    case 'more':
      return showMore(room);
    case 'invite':
    case 'pair':
      return goFor(room, typed.word, typed.rest);
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

async function showMore(room: Room): Promise<Done> {
  const { more } = room.lobby.current();
  const phases = (['waiting', 'playing'] as const).filter((phase) => more[phase]);
  if (phases.length === 0) return 'look';
  await look(room, ...phases.map((phase) => ({ type: 'more', phase }) as const), { type: 'look' });
  return 'stay';
}

async function goToOffer(room: Room, line: string): Promise<Done> {
  const { language, printer } = room.dialogue;
  const offers = offersIn(room.lobby.current());
  const offer: LobbyItem | undefined = offers[Number(line) - 1];
  if (offer) return go(room, { type: offer.purpose === 'sit' ? 'sit' : 'enter', table: offer.table });
  const none = onlineTexts(language).tables.none;
  printer.say(offers.length === 0 ? none : plainTexts(language).typing.notANumber(line, offers.length));
  return 'stay';
}

/** By its code, or by a link, which may lead to another server. */
async function joinTyped(room: Room, line: string): Promise<Done> {
  const { dialogue } = room;
  if (tableAddress(line)) return go(room, { type: 'join', text: line });
  const { lobby } = terminalOnlineTexts(dialogue.language);
  dialogue.printer.say(lobby.unknown(line, taught(dialogue.language, 'help')));
  return 'stay';
}

/** A box with its default terms, with a friend or with anybody who waits. */
async function goFor(room: Room, type: 'invite' | 'pair', rest: string): Promise<Done> {
  const box = await boxFrom(room.dialogue, rest);
  return box === null ? 'stay' : go(room, { type, edition: box });
}

async function ownTable(room: Room, rest: string): Promise<Done> {
  const { dialogue } = room;
  const { accesses } = setUpTexts(dialogue.language).online;
  const box = await boxFrom(dialogue, rest);
  if (box === null) return 'stay';
  const choices = [accesses.listed, accesses.invited].map(({ title, text }) => `${title}. ${text}`);
  const access = await chosen(dialogue, terminalOnlineTexts(dialogue.language).lobby.whose, choices);
  if (access === null) return 'stay';
  const agreed = await askOptions(
    dialogue,
    onlineChoices(box, access === 0),
    onOtherDevices(dialogue.language),
  );
  return agreed ? go(room, { type: 'host', terms: termsOf(agreed), listed: agreed.listed }) : 'stay';
}

async function changeName({ dialogue, server }: Room, rest: string): Promise<Done> {
  const { language, printer } = dialogue;
  const { name } = onlineTexts(language);
  if (rest === '') printer.say(terminalOnlineTexts(language).lobby.askName);
  const wanted = rest === '' ? await typedAfter(dialogue, plainTexts(language).prompts.other) : rest;
  if (wanted === null || wanted === '') return 'stay';
  const renamed = await rename(server.ask, wanted);
  if (renamed.ok) printer.say(name.saved(renamed.value));
  else if (renamed.error === 'no-name') printer.say(name.bad(LONGEST_NAME));
  else printer.say(askFaultText(language, server.address, renamed.error));
  return 'stay';
}

/** The way to a table, and the visit there. */
async function go(room: Room, command: LobbyCommand): Promise<Done> {
  room.entered.splice(0);
  room.lobby.do(command);
  await untilView(room.lobby, ({ isBusy }) => !isBusy);
  // If there was no way, the reason has been said.
  for (const visitThere of room.entered) sayOutcome(room.dialogue, await visitThere());
  return 'look';
}

async function joinElsewhere(
  dialogue: Dialogue,
  server: string,
  table: string,
): Promise<Outcome | undefined> {
  const guest = await becomeGuest(dialogue, { server });
  return guest.ok ? visit(dialogue, guest.value, await sitAt(guest.value.server.ask, table)) : guest.error;
}

/** The player's name has already been said here. */
async function visit(
  dialogue: Dialogue,
  { server }: GuestAtServer,
  found: Awaited<ReturnType<typeof lookAt>>,
): Promise<Outcome | undefined> {
  return found.ok
    ? visitByLines({ dialogue, server }, found.value, [])
    : refusedBy(dialogue, server, found.error);
}

function sayOutcome({ printer }: Dialogue, outcome: Outcome | undefined): void {
  if (outcome && outcome.kind !== 'done') printer.say(outcome.sentence);
}
