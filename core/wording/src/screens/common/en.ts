// English texts of every screen.

import type { CommonWords } from './shape.ts';

export const en: CommonWords = {
  ownNames: { en: 'English', fr: 'Français', de: 'Deutsch' },
  languages: 'Language',
  skip: 'Skip to the content',
  home: 'Blackpeg, home',
  back: 'Back',
  menu: 'Menu',
  undo: 'Undo',
  clear: 'Clear',
  holeName: (hole, content) => `Hole ${hole}, ${content}`,
  named: (name, what) => `${name}: ${what}`,
  close: 'Close',
  places: {
    play: 'Play',
    daily: 'Daily',
    online: 'Online',
    learn: 'Learn',
    companion: 'Companion',
    matches: 'Your matches',
    statistics: 'Statistics',
    settings: 'Settings',
  },
  soundOn: 'Sound is on. Turn it off',
  soundOff: 'Sound is off. Turn it on',
  theme: 'Appearance',
  themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  notices: (count) => (count === 1 ? '1 notice' : `${count} notices`),
  offline: 'Offline. You can continue; your moves are saved.',
  updateReady: 'A new version of Blackpeg is ready. Your matches stay as they are.',
  update: 'Update now',
  storageOutdated:
    'Another tab runs a newer version of Blackpeg. Reload this one to continue; everything is saved.',
  storageBlocked: 'Close the other tabs with Blackpeg, so that this one can open your matches.',
  reload: 'Reload',
  needsReload: 'This part needs the page to be reloaded. Your matches stay as they are.',
  loading: 'Setting up the board…',
  failed:
    'This part of Blackpeg could not be loaded. Your matches are safe. Check the connection and try again.',
  again: 'Try again',
  missingTitle: 'Page not found',
  missing: 'This page does not exist. All games are on the home page.',
};
