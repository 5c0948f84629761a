// German texts of every screen and of the home screen.

import type * as en from '../../en/base/home.ts';
import type { Like } from '../../like.ts';
import { count, list, weekday } from './voice.ts';

export const common: Like<typeof en.common> = {
  languages: 'Sprache',
  skip: 'Zum Inhalt',
  helpLong: 'Hilfe: nach Gehör, mit den Fingern, ohne Ton, mit einem Taster',
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
    help: 'Hilfe',
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

export const home: Like<typeof en.home> = {
  title: 'Blackpeg',
  about: 'Finde den verdeckten Code: Setze eine Reihe Stecker, lies die Antwort und schließe weiter.',
  question: 'Welches Spiel möchtest du spielen?',
  ownGame: 'Eigenes Spiel erstellen',
  resume: {
    alone: 'Weiter mit deiner Suche',
    house: 'Weiter gegen den Computer',
    people: (names) => `Weiter: ${list(names)}`,
    daily: 'Weiter mit dem Tagescode',
    place: (edition, round, rounds) => `${edition}, ${roundOf(round, rounds)}`,
    button: 'Weiterspielen',
  },
  firstVisit: {
    title: 'Neu hier?',
    text: (codes) => `Ein kleines Brett für den Anfang: ${count(codes, 'Code', 'Codes')}, wenige Minuten.`,
    button: (holes, colours) => `Hier anfangen: ${holes} × ${colours}`,
    lesson: 'Erst die Lektion, neunzig Sekunden',
  },
  again: { title: 'Noch einmal?', button: 'Noch einmal spielen' },
  doors: 'Mehr',
  daily: {
    title: 'Tagescode',
    text: (at) => `${weekday(at)}, für alle derselbe Code. Neu um Mitternacht UTC.`,
    short: (at) => `${weekday(at)}, für alle derselbe`,
    found: (rows) =>
      `Der Code von heute ist gefunden, in ${count(rows, 'Reihe', 'Reihen')}. Der nächste kommt um Mitternacht UTC.`,
    held: 'Der Code von heute hielt stand. Der nächste kommt um Mitternacht UTC.',
    running: 'Der Code von heute wartet auf dich.',
    streak: (days) => `Serie: ${count(days, 'Tag', 'Tage')}`,
  },
  online: {
    title: 'Online spielen',
    text: 'Lade mit einem Link ein, setz dich an einen offenen Tisch oder spiel gleich los.',
    short: 'Einladen, dazusetzen oder gleich los',
    note: 'Ohne Konto',
  },
  companion: {
    title: 'Begleiter',
    text: 'Ein echtes Brett vor dir? Blackpeg verwahrt den Code, antwortet oder prüft Antworten.',
    short: 'Für ein echtes Brett auf dem Tisch',
    note: 'Funktioniert auch offline',
  },
  learn: {
    title: 'Lernen',
    text: 'Drei Löcher, neunzig Sekunden, und jede Antwort erklärt.',
    short: 'Drei Löcher, neunzig Sekunden',
    note: 'Lektion, Regeln und Übungen',
  },
};

function roundOf(round: number, rounds: number | null): string {
  return rounds === null ? `Runde ${round}` : `Runde ${round} von ${rounds}`;
}
