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
  theme: 'Look',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  notices: (count) => (count === 1 ? '1 notice' : `${count} notices`),
  offline: 'Offline. You can go on; your moves are kept.',
  updateReady: 'A new version of Blackpeg is ready. Your games stay as they are.',
  update: 'Use it now',
  storageOutdated: 'Another tab runs a newer Blackpeg. Reload this one to go on; everything is kept.',
  storageBlocked: 'Close the other tabs with Blackpeg, so that this one can open your games.',
  reload: 'Reload',
  loading: 'Setting the table…',
  failed:
    'This part of Blackpeg could not be loaded. Your games are safe. Check the connection and try again.',
  again: 'Try again',
  missingTitle: 'There is nothing here.',
  missing: 'No screen has this address. The boxes are on the shelf at home.',
};
