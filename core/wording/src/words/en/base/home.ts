// English texts of every screen and of the home screen.

import { count, list, weekday } from './voice.ts';

export const common = {
  languages: 'Language',
  skip: 'Skip to the content',
  helpLong: 'Help: by ear, by touch, without sound, with a switch',
  home: 'Blackpeg, home',
  back: 'Back',
  menu: 'Menu',
  undo: 'Undo',
  clear: 'Clear',
  /** A hole by its number and its contents. */
  holeName: (hole: number, content: string) => `Hole ${hole}, ${content}`,
  /** What something is, after its name. */
  named: (name: string, what: string) => `${name}: ${what}`,
  close: 'Close',
  places: {
    play: 'Play',
    daily: 'Daily',
    online: 'Online',
    learn: 'Learn',
    companion: 'Companion',
    matches: 'Your matches',
    statistics: 'Statistics',
    help: 'Help',
    settings: 'Settings',
  },
  soundOn: 'Sound is on. Turn it off',
  soundOff: 'Sound is off. Turn it on',
  theme: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  /** The button that opens the notices. */
  notices: (count: number) => (count === 1 ? '1 notice' : `${count} notices`),
  offline: 'Offline. You can continue; your moves are saved.',
  updateReady: 'A new version of Blackpeg is ready. Your matches stay as they are.',
  update: 'Update now',
  storageOutdated:
    'Another tab runs a newer version of Blackpeg. Reload this one to continue; everything is saved.',
  storageBlocked: 'Close the other tabs with Blackpeg, so that this one can open your matches.',
  reload: 'Reload',
  /** The browser refuses a part of the app until the page is reloaded. */
  needsReload: 'This part needs the page to be reloaded. Your matches stay as they are.',
  loading: 'Setting up the board…',
  failed:
    'This part of Blackpeg could not be loaded. Your matches are safe. Check the connection and try again.',
  again: 'Try again',
  missingTitle: 'Page not found',
  missing: 'This page does not exist. All games are on the home page.',
};

export const home = {
  /** The page itself: what the browser's tab and the first heading say. */
  title: 'Blackpeg',
  /** What the game is, in one line. */
  about: 'Find the hidden code: place a row of pegs, read the answer, and work it out.',
  question: 'Which game would you like to play?',
  ownGame: 'Create your own game',
  /** An unfinished match. */
  resume: {
    alone: 'Resume your search',
    house: 'Resume against the computer',
    /** Two people at this screen, by name. */
    people: (names: readonly string[]) => `Resume: ${list(names)}`,
    daily: 'Resume the daily code',
    place: (edition: string, round: number, rounds: number | null) => `${edition}, ${roundOf(round, rounds)}`,
    button: 'Resume',
  },
  firstVisit: {
    title: 'New here?',
    text: (codes: number) => `A small board to begin with: ${count(codes, 'code', 'codes')}, a few minutes.`,
    button: (holes: number, colours: number) => `Start here: ${holes} × ${colours}`,
    lesson: 'Take the lesson first, ninety seconds',
  },
  /** The same terms as last time, in one press. */
  again: { title: 'Play again?', button: 'Play again' },
  /** The links to other pages. */
  doors: 'More',
  daily: {
    title: 'Daily code',
    /** `day` is a time within the day, in milliseconds since 1970; days are in UTC. */
    text: (at: number) => `${weekday(at)}, the same code for everyone. New at midnight UTC.`,
    short: (at: number) => `${weekday(at)}, the same for everyone`,
    /** The result of today’s code. */
    found: (rows: number) =>
      `Today’s code is found, in ${count(rows, 'row', 'rows')}. The next comes at midnight UTC.`,
    held: 'Today’s code held. The next comes at midnight UTC.',
    running: 'Today’s code waits for you.',
    streak: (days: number) => `Streak: ${count(days, 'day', 'days')}`,
  },
  online: {
    title: 'Play online',
    text: 'Invite by link, join an open table, or be paired at once.',
    /** The same in half a line. */
    short: 'Invite, join or be paired',
    note: 'No account needed',
  },
  companion: {
    title: 'Companion',
    text: 'A real board in front of you? Blackpeg keeps the code, gives answers or checks them.',
    /** The same in half a line. */
    short: 'For a real board on the table',
    note: 'Works offline',
  },
  learn: {
    title: 'Learn',
    text: 'Three holes, ninety seconds, and every answer explained.',
    /** The same in half a line. */
    short: 'Three holes, ninety seconds',
    note: 'Lesson, rules and practice',
  },
};

function roundOf(round: number, rounds: number | null): string {
  return rounds === null ? `round ${round}` : `round ${round} of ${rounds}`;
}
