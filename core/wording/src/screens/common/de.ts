// German texts of every screen.

import type { CommonWords } from './shape.ts';

export const de: CommonWords = {
  ownNames: { en: 'English', fr: 'Français', de: 'Deutsch' },
  languages: 'Sprache',
  skip: 'Zum Inhalt',
  home: 'Blackpeg, Startseite',
  back: 'Zurück',
  menu: 'Menü',
  undo: 'Schritt zurück',
  clear: 'Leeren',
  holeName: (hole, content) => `Loch ${hole}, ${content}`,
  named: (name, what) => `${name}: ${what}`,
  close: 'Schließen',
  places: {
    play: 'Spielen',
    daily: 'Tagescode',
    online: 'Online',
    learn: 'Lernen',
    companion: 'Begleiter',
    matches: 'Deine Partien',
    statistics: 'Statistik',
    settings: 'Einstellungen',
  },
  soundOn: 'Der Ton ist an. Ausschalten',
  soundOff: 'Der Ton ist aus. Einschalten',
  theme: 'Aussehen',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
  notices: (count) => (count === 1 ? '1 Hinweis' : `${count} Hinweise`),
  offline: 'Offline. Spiel weiter, deine Züge bleiben erhalten.',
  updateReady: 'Eine neue Version von Blackpeg liegt bereit. Deine Partien bleiben, wie sie sind.',
  update: 'Jetzt benutzen',
  storageOutdated:
    'In einem anderen Tab läuft ein neueres Blackpeg. Lade diesen neu, um weiterzuspielen; alles bleibt erhalten.',
  storageBlocked: 'Schließe die anderen Tabs mit Blackpeg, damit dieser deine Partien öffnen kann.',
  reload: 'Neu laden',
  needsReload: 'Dafür muss die Seite neu geladen werden. Deine Partien bleiben, wie sie sind.',
  loading: 'Der Tisch wird gedeckt …',
  failed:
    'Dieser Teil von Blackpeg ließ sich nicht laden. Deine Partien sind sicher. Prüfe die Verbindung und versuch es noch einmal.',
  again: 'Noch einmal',
  missingTitle: 'Hier ist nichts.',
  missing: 'Keine Seite hat diese Adresse. Die Schachteln stehen auf der Startseite im Regal.',
};
