// English texts at an online table.

import type { Who } from '../../event-facts.ts';
import { capital } from '../../grammar.ts';
import { count, doAll, does, list, whose } from '../base/voice.ts';

export const table = {
  title: 'Online table',
  looking: 'Looking for the table…',
  /** Why the player is not at the table. */
  failed: 'You are not at the table',
  again: 'Try again',
  toLobby: 'Go to the open tables',
  close: 'Close',
  invitation: {
    title: (hosts: readonly string[]) => `${list(hosts)} ${hosts.length > 1 ? 'invite' : 'invites'} you`,
    /** If no player at the table has a name. */
    nameless: 'You are invited',
    played: 'The game',
    free: (seats: number) => `${count(seats, 'seat is', 'seats are')} free.`,
    sit: 'Sit down',
    watch: 'Watch',
    note: 'No account is needed. Your seat is kept if the connection is lost.',
  },
  waiting: {
    /** By how many seats the table has. */
    title: (seats: number) => (seats > 2 ? 'Waiting for the others' : 'Waiting for the other player'),
    watching: 'You are watching. The match begins when every seat is taken.',
    /** Said and shown: how many players are missing. */
    missing: (seats: number) => `${count(seats, 'seat is', 'seats are')} still free.`,
    seats: 'At the table',
    free: 'free',
    you: (name: string) => `${name} (you)`,
    /** How long the player has waited, as a duration. */
    waited: (time: string) => `Waiting for ${time}`,
    /** A game on this device until somebody joins. */
    meanwhile: 'Play the computer meanwhile',
    meanwhileNote: 'Your seat is kept, and you are called when the match begins.',
    /** While the player plays something else: the match has begun; for a title, and with the opponent. */
    begun: 'Your online match is beginning',
    begunWith: (others: string) => `Your online match with ${others} is beginning.`,
    goThere: 'Go to the table',
    come: (name: string) => `${name} has sat down.`,
    begin: (players: number) => `Start with ${count(players, 'player', 'players')}`,
    beginNote: 'nobody can join after that',
    leave: 'Leave the table',
    leaveNote: 'Your seat becomes free again.',
  },
  share: {
    heading: 'Invite somebody',
    code: 'Table code',
    codeNote: 'Say it or type it; it is entered on the page of open tables.',
    link: 'Link to the table',
    qr: 'QR code of the link to this table',
    qrNote: 'Scan it with another phone to open the table there.',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied. Select it and copy it yourself.',
    share: 'Share the link',
    /** The text shared with the link. */
    message: (terms: string) => `Play Blackpeg with me: ${terms}.`,
    /** For a running match: others may watch. */
    watchNote: 'Whoever has the link can watch. For spectators, codes stay covered until the reveal.',
  },
  here: {
    heading: 'At the table',
    /** In the status bar, in a few words. */
    all: (others: readonly Who[]) =>
      others.length > 2 ? 'Everybody is here' : `${doAll(others, ['are', 'is', 'are', 'are'])} here`,
    away: (others: readonly Who[]) => `${doAll(others, ['are', 'is', 'are', 'are'])} away`,
    seat: { here: 'here', away: 'away, seat kept', empty: 'not here yet' },
    lag: (milliseconds: number) => `connection ${count(milliseconds, 'millisecond', 'milliseconds')}`,
    noLag: 'connection not measured yet',
    lagNote: 'Round trip to the server. It does not count against your clock.',
    /** A seat and whether its player is connected, as a sentence. */
    line: (name: string, state: string) => `${name}: ${state}.`,
    spectators: (number: number) => `${count(number, 'person is', 'people are')} watching.`,
    /** For a while, with the page open; `kept` is a duration, `timed` whether a clock keeps running (T2b). */
    stepAway: 'Step away',
    stepAwayNote: (kept: string, timed: boolean) =>
      `It is shown at the table, and your seat is kept for ${kept}.${timed ? ' Your clock keeps running.' : ''}`,
    leave: 'Leave, keep my seat',
    leaveNote: 'You can come back from the home page, from your matches, or by the link.',
    stopWatching: 'Stop watching',
  },
  /** Calls the player from another tab, window or game. */
  call: { turn: 'Your turn', turnText: 'It is your turn at the online table.' },
  line: {
    down: 'Reconnecting…',
    downText:
      'The connection is lost. Reconnecting… Your row is saved, and what you sent is delivered once the connection is back.',
    /** The same for players who have nothing to lose. */
    downWatching: 'The connection is lost. Reconnecting… You will be shown everything you missed.',
    back: 'The connection is back.',
    gone: 'This table no longer exists.',
  },
  away: {
    /** `time` is a time of the day. */
    kept: (who: Who, time: string) => `${does(who, 'are', 'is')} away. The seat is kept until ${time}.`,
    over: (who: Who) =>
      `${does(who, 'are', 'is')} still away, and the time for which the seat is kept is over.`,
    /** About the player, with the page open. */
    own: (time: string) => `You are away, and it is shown at the table. Your seat is kept until ${time}.`,
    ownOver: 'You are still away. Nobody needs to wait for you any longer.',
    back: 'I am back',
    howLong: 'Time left',
    left: (duration: string) => `The seat is kept for another ${duration}.`,
    takeRound: 'Claim the round',
    takeRoundText: 'The round ends as if the absent player had given it up.',
    abandon: 'End the match',
    abandonText: (sealed: boolean) =>
      `The match ends here without a result, and ${sealed ? 'sealed codes stay sealed' : 'the codes are shown'}.`,
    wait: 'Keep waiting',
  },
  talk: {
    heading: 'Say something',
    off: 'You have switched phrases off in the settings, so you hear none.',
    phrases: {
      hello: 'Hello',
      'good-luck': 'Good luck',
      'well-played': 'Well played',
      'one-moment': 'One moment, please',
      thanks: 'Thank you',
      sorry: 'Sorry',
      goodbye: 'Goodbye',
    },
    /** Said when phrases are switched on and off at the table. */
    heardAgain: 'You hear the others’ phrases again.',
    heardNoMore: 'You no longer hear the others’ phrases.',
    said: (who: Who, phrase: string) => `${does(who, 'say', 'says')}: ${phrase}.`,
  },
  /** What a player can do about another person here. */
  people: {
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Unmute ${name}`,
    block: (name: string) => `Block ${name}`,
    unblock: (name: string) => `Unblock ${name}`,
    report: (name: string) => `Report ${name}`,
    /** Beside a name. */
    state: { muted: 'muted', blocked: 'blocked' },
    /** Said when it is done. */
    muted: (name: string) => `You no longer hear phrases from ${name}.`,
    heard: (name: string) => `You hear phrases from ${name} again.`,
    blocked: (name: string) =>
      `${name} is blocked. A match in progress continues, without phrases from ${name}.`,
    unblocked: (name: string) => `${name} is no longer blocked.`,
    reported: (name: string) => `Thank you. Your report about ${name} has been sent.`,
    tooMany: 'You have sent many reports. Try again in an hour.',
    blockQuestion: (name: string) => `Block ${name}?`,
    blockText:
      'You hear no phrases from this person. Neither of you can join, watch or find tables of the other, or is paired with the other. They are not told. You can undo it in the settings.',
    reportQuestion: (name: string) => `Report ${name}?`,
    reportText:
      'Choose a reason. It goes to those who run this server, with the phrases sent here lately. The person is not told.',
    reasons: {
      name: 'Offensive name',
      phrases: 'Pestering with phrases',
      stalling: 'Stalling or leaving on purpose',
      cheating: 'Cheating',
      other: 'Something else',
    },
    cancel: 'Cancel',
  },
  seals: {
    heading: 'Seals of the codes',
    note: 'A seal is made when a code is hidden. It reveals nothing, and no other code fits it: your device checks it at the reveal.',
    sealedNote: 'In this match each code stays on its maker’s device until the reveal.',
    /** `seal` is its short form. */
    of: (maker: Who, seal: string) => `${capital(whose(maker))} code: seal ${seal}`,
    whole: 'The whole seal',
    none: 'No code is hidden yet.',
    genuine: (maker: Who) => `${capital(whose(maker))} code fits its seal: it was not changed.`,
    broken: (maker: Who) =>
      `${capital(whose(maker))} code does not fit its seal: it was changed after it was hidden.`,
    unopened: (maker: Who) =>
      `${capital(whose(maker))} code was not opened, so its seal could not be checked.`,
    /** The player's own sealed code is not on this device. */
    missing:
      'Your sealed code is not on this device. Continue where you hid it; only that device can answer and open it.',
  },
  over: {
    rematch: 'Rematch',
    rematchNote: 'same rules, sides swapped',
    /** Of a race, which has no sides. */
    sameTerms: 'same rules',
    wanted: 'Cancel the rematch',
    wantedNote: (others: readonly Who[]) =>
      `waiting for ${list(others.map((who) => (who.kind === 'other' ? who.name : 'the computer')))}`,
    wants: (others: readonly Who[]) => `${doAll(others, ['want', 'wants', 'want', 'want'])} a rematch.`,
    wantsNoMore: (others: readonly Who[]) =>
      `${doAll(others, ['no longer want', 'no longer wants', 'no longer want', 'no longer want'])} a rematch.`,
    follow: 'Watch the rematch',
    toNext: 'Go to the rematch',
    going: 'The rematch is starting.',
  },
};
