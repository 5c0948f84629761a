// German texts of the lobby and of recovery.

import type * as en from '../../en/parts/online.ts';
import type { Like } from '../../like.ts';
import { count } from '../base/voice.ts';

export const online: Like<typeof en.online> = {
  title: 'Online spielen',
  name: {
    label: 'Du spielst als',
    change: 'Namen ändern',
    field: 'Dein Name am Tisch',
    save: 'Speichern',
    cancel: 'Abbrechen',
    saved: (name) => `Du spielst jetzt als ${name}.`,
    bad: (longest) => `Ein Name hat 1 bis ${longest} sichtbare Zeichen. Versuch einen anderen.`,
    elsewhere: 'Deinen Namen von einem anderen Gerät übernehmen',
  },
  invite: {
    title: 'Mit jemandem spielen, den du kennst',
    text: 'Du bekommst einen Link zum Verschicken. Niemand braucht ein Konto.',
    button: 'Jemanden einladen',
  },
  join: {
    title: 'Mit Code beitreten',
    field: 'Code oder Link',
    note: 'Sechs Buchstaben und Ziffern, groß oder klein. Ein ganzer Link geht auch.',
    button: 'Zum Tisch',
    bad: 'Das ist weder ein Code aus sechs Zeichen noch ein Link zu einem Tisch. In einem Code gibt es keine 0, keine 1, kein I und kein O.',
  },
  pair: {
    title: 'Gleich spielen',
    text: 'Einmal drücken, und du spielst mit jemandem, der auf dasselbe Spiel wartet.',
  },
  own: {
    title: 'Ein eigener Tisch',
    text: 'Deine Regeln, für alle oder auf Einladung.',
  },
  mine: {
    title: 'Deine Tische',
    resume: 'Weiterspielen',
    enter: 'Zum Tisch',
    alone: 'Noch niemand sonst',
    playing: 'Wird gespielt',
    waiting: 'Wartet auf Mitspielende',
  },
  tables: {
    title: 'Offene Tische',
    filter: 'Spiel',
    all: 'Alle',
    found: (tables) =>
      tables === 0 ? 'Kein offener Tisch.' : `${count(tables, 'offener Tisch', 'offene Tische')}.`,
    foundOf: (tables, edition) =>
      tables === 0
        ? `${edition}: kein offener Tisch.`
        : `${edition}: ${count(tables, 'offener Tisch', 'offene Tische')}.`,
    more: 'Weitere Tische zeigen',
    none: 'Gerade wartet niemand an einem offenen Tisch.',
    noneOf: (edition) => `Gerade wartet niemand auf ${edition}.`,
    help: 'Mach den Anfang: „Gleich spielen“ wartet auf die nächste Person, oder eröffne einen Tisch und schick jemandem den Link.',
    sit: 'Platz nehmen',
    sitWith: (names) => `Platz nehmen bei ${names}`,
    free: (seats) => `${count(seats, 'Platz', 'Plätze')} frei`,
    waits: (minutes) => {
      if (minutes < 1) return 'gerade eröffnet';
      return minutes < 60
        ? `wartet seit ${count(minutes, 'Minute', 'Minuten')}`
        : `wartet seit ${count(Math.floor(minutes / 60), 'Stunde', 'Stunden')}`;
    },
    taken: 'Nicht mehr offen',
  },
  running: {
    title: 'Laufende Partien',
    none: 'Gerade läuft keine öffentliche Partie.',
    look: 'Zuschauen',
    lookAt: (names) => `Zuschauen bei ${names}`,
  },
  unreachable: {
    title: 'Server nicht erreichbar',
    text: 'Kein Spielserver ist erreichbar: Du bist offline, der Server läuft nicht, oder diese Kopie von Blackpeg hat keinen.',
    stale:
      'Der Server antwortet gerade nicht. Was hier steht, kann veraltet sein; Blackpeg versucht es weiter.',
    retry: 'Erneut versuchen',
    back: 'Der Server ist wieder da.',
    already: 'Was ohne ihn geht',
  },
  ways: {
    screen: {
      title: 'Zu zweit an einem Bildschirm',
      text: 'Gebt das Gerät hin und her. Dazwischen ist der Bildschirm verdeckt.',
      button: 'Ein Spiel zu zweit einrichten',
    },
    link: {
      title: 'Dein Code als Link',
      text: 'Versteck einen Code und schick ihn als Link. Wer ihn bekommt, sucht ihn, ohne ihn im Link zu sehen.',
      button: 'Einen Code verstecken',
    },
    daily: {
      title: 'Der Tagescode',
      text: 'Für alle derselbe. Vergleicht eure Reihen.',
      button: 'Zum Tagescode',
    },
  },
};

export const recover: Like<typeof en.recover> = {
  title: 'Deinen Namen übernehmen',
  what: 'Mit deiner Wiederherstellungsphrase bekommt dieser Browser deinen Namen und deine Plätze an Online-Tischen.',
  leaves: (name) =>
    `Hier bist du jetzt ${name}. Dieser Name und seine Plätze gehen verloren, es sei denn, du hast auch für sie eine Phrase.`,
  stays: 'Deine anderen Geräte bleiben angemeldet.',
  field: 'Wiederherstellungsphrase',
  note: 'Kleinbuchstaben, fehlende Striche und Leerzeichen machen nichts. Ein ganzer Link geht auch.',
  button: 'Übernehmen',
  bad: 'Für eine Wiederherstellungsphrase ist das zu kurz oder zu lang. Sie hat Gruppen aus vier Zeichen mit Strichen dazwischen.',
  done: (name) => `Dieser Browser spielt von jetzt an als ${name}.`,
  toTables: 'Zu deinen Tischen',
  where: 'Eine Phrase erstellst du in den Einstellungen des Geräts, auf dem du schon spielst.',
};

export const onlineFaults: Like<typeof en.onlineFaults> = {
  'foreign-origin':
    'Diese Seite kommt nicht von dem Server, den sie fragt. Öffne Blackpeg unter der Adresse des Servers.',
  'no-token': 'Der Server kennt dich noch nicht. Lade die Seite neu und versuch es noch einmal.',
  'too-fast': 'Es kamen zu viele Anfragen in kurzer Zeit. Warte eine Minute und versuch es noch einmal.',
  'bad-request': 'Der Server hat das nicht verstanden. Lade die Seite neu und versuch es noch einmal.',
  'not-offered': 'Nach diesen Regeln wird online nicht gespielt. Wähle andere.',
  'no-such-table': 'Diesen Tisch gibt es nicht, oder er ist geschlossen. Prüfe den Code oder den Link.',
  'no-seat-left':
    'An diesem Tisch ist jeder Platz besetzt. Du kannst zuschauen oder einen anderen Tisch wählen.',
  'already-begun': 'Die Partie hat begonnen. Dein Platz bleibt dir; gib auf, wenn du ihn nicht mehr willst.',
  'not-enough-players': 'Es sitzt noch niemand sonst am Tisch. Warte, bis noch jemand kommt.',
  'not-your-table': 'Das kann nur, wer den Tisch eröffnet hat. Warte darauf.',
  'you-blocked':
    'An diesem Tisch sitzt jemand, den du blockiert hast. Hebe das in den Einstellungen auf, um herzukommen.',
  'no-such-person': 'Dort sitzt niemand mehr.',
  'too-many-people': 'Deine Liste stummer und blockierter Leute ist voll. Nimm zuerst jemanden heraus.',
  'wrong-phrase':
    'Niemand hat diese Wiederherstellungsphrase. Prüfe jedes Zeichen; eine neuere Phrase ersetzt die ältere.',
  'not-found': 'Der Server kennt diese Anfrage nicht. Lade die Seite neu und versuch es noch einmal.',
  failed: 'Der Server konnte das gerade nicht tun. Nichts ist verloren; versuch es gleich noch einmal.',
  unreachable: 'Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.',
};
