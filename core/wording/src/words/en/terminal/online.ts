// English texts of online play at a terminal, and of the server.

import type { LobbyWord, OnlineWord, Spellings } from '../../typed-words.ts';

const TYPED: Readonly<Record<OnlineWord, Spellings>> = {
  who: ['who'],
  lag: ['lag', 'connection'],
  say: ['say'],
  phrases: ['phrases'],
  mute: ['mute'],
  block: ['block', 'unblock'],
  report: ['report'],
  away: ['away'],
  back: ['back'],
  seals: ['seals', 'seal'],
  link: ['link', 'invite'],
  qr: ['qr'],
  begin: ['begin'],
  takeRound: ['claim round'],
  abandon: ['end match'],
  leave: ['leave'],
};

const TYPED_IN_LOBBY: Readonly<Record<LobbyWord, Spellings>> = {
  tables: ['tables', 'lobby'],
  more: ['more'],
  invite: ['friend'],
  pair: ['pair'],
  open: ['open'],
  name: ['name'],
};

export const online = {
  typed: TYPED,
  /** What each does, for the help. */
  abouts: {
    who: 'who is at the table',
    lag: 'how fast each connection to the server is',
    say: 'say a phrase: say 1; say by itself lists them',
    phrases: 'switch the others’ phrases on or off',
    mute: 'mute a person, or hear them again',
    block: 'block a person, or undo it',
    report: 'report a person to those who run the server',
    away: 'step away for a while',
    back: 'be back at the table',
    seals: 'the seals of the codes, in full',
    link: 'code and link of the table',
    qr: 'the link as a QR code, for a camera',
    begin: 'start the race with those who are here',
    takeRound: 'claim the round if a player stays away',
    abandon: 'end the match if a player stays away',
    leave: 'leave the table; a seat in a match is kept',
  },
  /** Arriving, waiting, leaving. */
  visit: {
    youAre: (name: string) => `You play as ${name}.`,
    newGuest: 'The server no longer knew you, so you are a new guest there.',
    notKept: 'Your data cannot be saved here, so your seat ends with the program.',
    played: (terms: string) => `The game: ${terms}.`,
    atTable: (people: string) => `At the table: ${people}.`,
    waitingHow: (help: string, leave: string, quit: string) =>
      `Waiting. Type ${help}, ${leave}, or ${quit} to come back later.`,
    watching: (help: string, quit: string) => `You are watching. Type ${help} or ${quit}.`,
    seatKept: (command: string) => `Your seat is kept. Resume with: ${command}`,
    left: 'You have left the table. Your seat is free again.',
    awayNow: (back: string) =>
      `You are away, and your seat is kept. Type ${back}, or anything, when you return.`,
    /** The time for which the other seat was kept is over. */
    awayHow: (takeRound: string, abandon: string) => `Type ${takeRound}, ${abandon}, or keep waiting.`,
    /** The same, where there is a menu. */
    awayMenu: 'Escape opens the menu to claim the round or end the match; or keep waiting.',
    rematchAsked: (rematch: string) =>
      `You want a rematch; it starts when everybody does. ${rematch} cancels it.`,
    /** The same as a menu entry. */
    rematchAskedMenu: 'You want a rematch; it starts when everybody does.',
    rematchTakenBack: 'You no longer want a rematch.',
  },
  /** Tables to choose from. */
  lobby: {
    typed: TYPED_IN_LOBBY,
    abouts: {
      tables: 'list the tables again',
      more: 'list more tables',
      invite: 'get a link to send to a friend: friend super',
      pair: 'play whoever is waiting: pair super',
      open: 'open your own table: open duel',
      name: 'your name here: name Guest',
    },
    how: (help: string, quit: string) => `Type a number, the code or link of a table, ${help} or ${quit}.`,
    unknown: (given: string, help: string) =>
      `“${given}” is not a number, a code or a word here. Type ${help}.`,
    /** Who may join. */
    whose: 'Who may join? Type a number.',
    /** A new table, for anybody or by invitation. */
    own: (forWhom: string) => `Open a table: ${forWhom}`,
    again: 'Refresh',
    /** What leaving does here, for the help. */
    quit: 'back to the menu',
    askName: 'Which name? Type it.',
    /** A table: its actions, its players, its game, its state. */
    line: (what: string, terms: string, state: string) => `${what}: ${terms}. ${state}.`,
  },
  talk: {
    which: (phrases: string, example: string) => `Phrases: ${phrases}. Type ${example}.`,
    /** People to mute, block or report: a numbered list, and how one is named. */
    whom: (people: string, example: string) => `Whom? ${people}. Type ${example}.`,
  },
  faults: {
    noServer: (address: string) =>
      `No Blackpeg server answers at ${address}. Is it running? Name another with --server or BLACKPEG_SERVER.`,
    badAddress: (given: string) =>
      `“${given}” is not the address of a server. Write it as http://127.0.0.1:8080.`,
    otherVersion: (address: string) =>
      `The server at ${address} uses another version of Blackpeg. Install the version it uses.`,
    unknownGuest: 'The server no longer knows you. Start again to come back as a new guest.',
    crowded: 'There are too many connections from here to the server. Close one; this one is tried again.',
    notOffered: 'This is not played online. Choose classic or duel, or a race with --players.',
  },
  identity: {
    phrase: (phrase: string) => `Your recovery phrase: ${phrase}`,
    phraseNote: (command: string) =>
      `Keep it secret. On another device: ${command}. A new phrase replaces it.`,
    askPhrase: 'Type the recovery phrase.',
    recovered: (name: string) => `You are now ${name} here.`,
    notPhrase: 'A recovery phrase has six groups of four letters and digits. Nothing changed.',
    nobody: (address: string) => `The server at ${address} does not know you yet.`,
    forget: (name: string, address: string) =>
      `Delete ${name} at ${address}? Name, seats and phrase will be deleted, and you give up every match in progress; this cannot be undone.`,
    forgotten: 'Deleted.',
    stays: 'Nothing was deleted.',
    devices: (count: number) => `Devices logged in: ${count}.`,
    /** A device or a person with its number in the list. */
    line: (number: number, name: string, state: string) => `${number}: ${name}, ${state}.`,
    devicesHow: (one: string, others: string, here: string) =>
      `${one} logs out a device by its number, ${others} all others, ${here} this one.`,
    peopleHow: (command: string) => `${command} unmutes or unblocks somebody by their number.`,
    notListed: (given: string, count: number) =>
      count === 0
        ? `“${given}” is not in the list, which is empty.`
        : `“${given}” is not in the list. Give a number from 1 to ${count}.`,
    saved: (file: string) => `Everything the server holds about you is in ${file}.`,
    nothingChanged: 'Nothing was changed.',
  },
};

/** What the server itself says if it has no page. */
export const server = {
  /** The web app was not built. */
  notBuilt: 'The web app is not built yet: run npm run setup, then start again.',
  missing: 'Page not found.',
  broken: 'Something went wrong. Please try again.',
  /** The first name of a guest who has not chosen one, before a number. */
  guest: 'Guest',
  /** Below the addresses of a server that others in the network reach without TLS. */
  plainHttp:
    'Over plain HTTP, browsers on other devices keep no copy for play without a network, send their cookie unprotected, and cannot use encryption functions (service worker, Secure cookies, crypto.subtle); codes are sealed and checked all the same.',
};
