// German texts of an online table.

import { accusative, count, doAll, does, figures, from, list } from '../../catalog/de/voice.ts';
import type { Who } from '../../who.ts';
import type { TableWords } from './shape.ts';

const code = (maker: Who) => (maker.kind === 'you' ? 'Dein Code' : `Der Code ${from(maker)}`);

export const table: TableWords = {
  title: 'Tisch im Netz',
  looking: 'Der Tisch wird gesucht …',
  failed: 'Du sitzt nicht am Tisch',
  again: 'Noch einmal versuchen',
  toLobby: 'Zu den offenen Tischen',
  close: 'Schließen',
  invitation: {
    title: (hosts) => `${list(hosts)} ${hosts.length > 1 ? 'laden' : 'lädt'} dich ein`,
    nameless: 'Du bist eingeladen',
    played: 'Was gespielt wird',
    free: (seats) => `${count(seats, 'Platz ist', 'Plätze sind')} frei.`,
    sit: 'Hinsetzen',
    watch: 'Zuschauen',
    note: 'Ganz ohne Konto. Dein Platz bleibt frei, wenn die Leitung abreißt.',
  },
  waiting: {
    title: 'Warten auf die anderen',
    watching: 'Du schaust zu. Die Partie beginnt, wenn jeder Platz besetzt ist.',
    missing: (seats) => `${count(seats, 'Platz ist', 'Plätze sind')} noch frei.`,
    seats: 'Am Tisch',
    free: 'frei',
    you: (name) => `${name} (du)`,
    come: (name) => `${name} hat sich hingesetzt.`,
    begin: (players) => `Mit ${figures(players)} Leuten beginnen`,
    beginNote: 'danach kann niemand mehr dazukommen',
    leave: 'Vom Tisch aufstehen',
    leaveNote: 'Dein Platz wird wieder frei.',
  },
  share: {
    heading: 'Jemanden einladen',
    code: 'Code des Tisches',
    codeNote: 'Zum Sagen oder Tippen: Er wird dort eingegeben, wo die offenen Tische stehen.',
    link: 'Link zum Tisch',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Link ließ sich nicht kopieren. Markiere ihn und kopiere ihn selbst.',
    share: 'Link teilen',
    message: (terms) => `Spiel Blackpeg mit mir: ${terms}.`,
    watchNote: 'Wer den Link hat, kann zuschauen. Codes bleiben dabei verdeckt, bis sie aufgedeckt werden.',
  },
  here: {
    heading: 'Am Tisch',
    all: (others) =>
      others.length > 2 ? 'Alle sind da' : `${doAll(others, ['bist', 'ist', 'seid', 'sind'])} da`,
    away: (others) => `${doAll(others, ['bist', 'ist', 'seid', 'sind'])} weg`,
    seat: { here: 'da', away: 'weg, Platz bleibt frei', empty: 'noch nicht da' },
    lag: (milliseconds) => `Leitung ${figures(milliseconds)} ms`,
    noLag: 'Leitung noch nicht gemessen',
    lagNote: 'So lange braucht ein Wort zum Server und zurück. Uhren rechnen es nicht an.',
    spectators: (number) => `${count(number, 'Person schaut', 'Leute schauen')} zu.`,
    leave: 'Gehen, Platz behalten',
    leaveNote: 'Du kommst über das Regal, deine Partien oder den Link zurück.',
    stopWatching: 'Nicht mehr zuschauen',
  },
  line: {
    down: 'Die Leitung ist weg',
    downText:
      'Die Leitung ist weg und wird neu versucht. Deine Reihe bleibt stehen, und was du gesendet hast, geht hinaus, sobald sie zurück ist.',
    downWatching: 'Die Leitung ist weg und wird neu versucht. Was du verpasst, wird dir danach gezeigt.',
    back: 'Die Leitung ist zurück.',
    gone: 'Diesen Tisch gibt es nicht mehr.',
  },
  away: {
    kept: (who, time) => `${does(who, 'bist', 'ist')} weg. Der Platz bleibt frei bis ${time}.`,
    over: (who) => `${does(who, 'bist', 'ist')} noch immer weg, und der Platz blieb frei wie vereinbart.`,
    howLong: 'Wie lange noch',
    left: (duration) => `Der Platz bleibt noch ${duration} frei.`,
    takeRound: 'Die Runde nehmen',
    takeRoundText: 'Die Runde endet, als hätte sie aufgegeben, wer weg ist. Die Partie geht weiter.',
    abandon: 'Die Partie beenden',
    abandonText: 'Die Partie endet hier ohne Ergebnis, und die Codes werden gezeigt.',
    wait: 'Weiter warten',
  },
  talk: {
    heading: 'Etwas sagen',
    off: 'Du hast Sätze in den Einstellungen abgeschaltet und hörst keine.',
    phrases: {
      hello: 'Hallo',
      'good-luck': 'Viel Glück',
      'well-played': 'Gut gespielt',
      'one-moment': 'Einen Moment bitte',
      thanks: 'Danke',
      sorry: 'Entschuldigung',
      goodbye: 'Auf Wiedersehen',
    },
    said: (who, phrase) => `${does(who, 'sagst', 'sagt')}: ${phrase}.`,
  },
  seals: {
    heading: 'Siegel der Codes',
    note: 'Ein Siegel entsteht, wenn ein Code versteckt wird. Es verrät nichts, und kein anderer Code passt dazu: Beim Aufdecken prüft es dein Gerät.',
    sealedNote:
      'In dieser Partie bleibt jeder Code bis zum Aufdecken auf dem Gerät, auf dem er versteckt wurde.',
    of: (maker, seal) => `${code(maker)}: Siegel ${seal}`,
    whole: 'Das ganze Siegel',
    none: 'Noch ist kein Code versteckt.',
    genuine: (maker) => `${code(maker)} passt zu seinem Siegel: Er wurde nicht verändert.`,
    broken: (maker) => `${code(maker)} passt nicht zu seinem Siegel: Er wurde nach dem Verstecken verändert.`,
    unopened: (maker) => `${code(maker)} wurde nicht geöffnet, sein Siegel ließ sich nicht prüfen.`,
    missing:
      'Dein versiegelter Code ist nicht auf diesem Gerät. Spiel dort weiter, wo du ihn versteckt hast: Nur jenes Gerät kann antworten und ihn öffnen.',
  },
  over: {
    rematch: 'Revanche',
    rematchNote: 'gleiche Regeln, Seiten getauscht',
    sameTerms: 'gleiche Regeln',
    wanted: 'Revanche zurücknehmen',
    wantedNote: (others) => `wartet auf ${list(others.map(accusative))}`,
    wants: (others) => `${doAll(others, ['willst', 'will', 'wollt', 'wollen'])} eine Revanche.`,
    follow: 'Bei der Revanche zuschauen',
    toNext: 'Zur Revanche',
    going: 'Die Revanche beginnt.',
  },
};
