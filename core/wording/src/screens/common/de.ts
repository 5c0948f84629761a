// German texts of every screen.

import type { CommonWords } from './shape.ts';

export const de: CommonWords = {
  ownNames: { en: 'English', fr: 'Français', de: 'Deutsch' },
  languages: 'Sprache',
  skip: 'Zum Inhalt',
  home: 'Blackpeg, Startseite',
  back: 'Zurück',
  menu: 'Menü',
  undo: 'Rückgängig',
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
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
  notices: (count) => (count === 1 ? '1 Hinweis' : `${count} Hinweise`),
  offline: 'Offline. Du kannst weiterspielen; deine Züge werden gespeichert.',
  updateReady: 'Eine neue Version von Blackpeg liegt bereit. Deine Partien bleiben, wie sie sind.',
  update: 'Jetzt aktualisieren',
  storageOutdated:
    'In einem anderen Tab läuft eine neuere Version von Blackpeg. Lade diesen neu, um weiterzuspielen; alles ist gespeichert.',
  storageBlocked: 'Schließe die anderen Tabs mit Blackpeg, damit dieser deine Partien öffnen kann.',
  reload: 'Neu laden',
  needsReload: 'Dafür muss die Seite neu geladen werden. Deine Partien bleiben, wie sie sind.',
  loading: 'Das Spiel wird aufgebaut …',
  failed:
    'Dieser Teil von Blackpeg ließ sich nicht laden. Deine Partien sind sicher. Prüfe die Verbindung und versuch es noch einmal.',
  again: 'Erneut versuchen',
  missingTitle: 'Seite nicht gefunden',
  missing: 'Diese Seite gibt es nicht. Alle Spiele findest du auf der Startseite.',
};
