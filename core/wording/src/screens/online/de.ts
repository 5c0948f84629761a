// German texts of the lobby.

import { count } from '../../catalog/de/voice.ts';
import type { OnlineWords } from './shape.ts';

export const online: OnlineWords = {
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
      title: 'Der Code des Tages',
      text: 'Für alle derselbe. Vergleicht eure Reihen.',
      button: 'Zum Code des Tages',
    },
  },
};
