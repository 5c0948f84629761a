// German texts of online play at a terminal, and of the server.

import type * as en from '../../en/terminal/online.ts';
import type { Like } from '../../like.ts';

export const online: Like<typeof en.online> = {
  typed: {
    who: ['wer ist da'],
    lag: ['verbindung'],
    say: ['sagen', 'sag'],
    phrases: ['sätze', 'saetze'],
    mute: ['stumm'],
    block: ['blockieren', 'freigeben'],
    report: ['melden'],
    away: ['abwesend'],
    back: ['wieder da'],
    seals: ['siegel'],
    link: ['link', 'einladen'],
    qr: ['qr'],
    begin: ['beginnen'],
    takeRound: ['runde gutschreiben'],
    abandon: ['partie beenden'],
    leave: ['gehen'],
  },
  abouts: {
    who: 'wer am Tisch ist',
    lag: 'wie schnell jede Verbindung ist',
    say: 'einen Satz sagen: sagen 1; sagen allein zeigt alle',
    phrases: 'die Sätze der anderen hören oder nicht',
    mute: 'jemanden stummschalten oder wieder hören',
    block: 'jemanden blockieren oder das aufheben',
    report: 'jemanden den Betreibern des Servers melden',
    away: 'eine Weile weggehen',
    back: 'wieder da sein',
    seals: 'die vollständigen Siegel der Codes',
    link: 'Code und Link des Tisches',
    qr: 'der Link als QR-Code, für eine Kamera',
    begin: 'einen Wettlauf mit denen beginnen, die da sind',
    takeRound: 'dir die Runde gutschreiben lassen, wenn jemand wegbleibt',
    abandon: 'die Partie beenden, wenn jemand wegbleibt',
    leave: 'den Tisch verlassen; in einer Partie bleibt dein Platz frei',
  },
  visit: {
    youAre: (name) => `Du spielst als ${name}.`,
    newGuest: 'Der Server kannte dich nicht mehr, du bist dort jetzt ein neuer Gast.',
    notKept: 'Deine Daten können hier nicht gespeichert werden; dein Platz endet mit dem Programm.',
    played: (terms) => `Gespielt wird: ${terms}.`,
    atTable: (people) => `Am Tisch: ${people}.`,
    waitingHow: (help, leave, quit) =>
      `Noch fehlen Mitspielende. Tippe ${help}, ${leave} oder ${quit}, um später wiederzukommen.`,
    watching: (help, quit) => `Du schaust zu. Tippe ${help} oder ${quit}.`,
    seatKept: (command) => `Dein Platz bleibt dir. Fortsetzen mit: ${command}`,
    left: 'Du hast den Tisch verlassen. Dein Platz ist wieder frei.',
    awayNow: (back) =>
      `Du bist weg, dein Platz bleibt dir. Tippe ${back} oder irgendetwas, sobald du da bist.`,
    awayHow: (takeRound, abandon) => `Tippe ${takeRound}, ${abandon}, oder warte weiter.`,
    awayMenu:
      'Im Menü (Esc) lässt du dir die Runde gutschreiben oder beendest die Partie; oder warte weiter.',
    rematchAsked: (rematch) =>
      `Du willst eine Revanche; sie beginnt, wenn alle sie wollen. ${rematch} bricht das ab.`,
    rematchAskedMenu: 'Du willst eine Revanche; sie beginnt, wenn alle eine wollen.',
    rematchTakenBack: 'Du willst keine Revanche mehr.',
  },
  lobby: {
    typed: {
      tables: ['tische'],
      more: ['weitere'],
      invite: ['freund'],
      pair: ['mitspielen'],
      open: ['eröffnen', 'eroeffnen'],
      name: ['name'],
    },
    abouts: {
      tables: 'die Tische noch einmal zeigen',
      more: 'weitere Tische zeigen',
      invite: 'einen Link zum Verschicken bekommen: freund super',
      pair: 'mit jemandem spielen, der wartet: mitspielen super',
      open: 'einen eigenen Tisch eröffnen: eröffnen duel',
      name: 'dein Name hier: name Gast',
    },
    how: (help, quit) => `Tippe eine Nummer, Code oder Link eines Tisches, ${help} oder ${quit}.`,
    unknown: (given, help) => `„${given}“ ist hier weder Nummer noch Code noch Wort. Tippe ${help}.`,
    whose: 'Wer darf mitspielen? Tippe eine Nummer.',
    own: (forWhom) => `Tisch eröffnen: ${forWhom}`,
    again: 'Aktualisieren',
    quit: 'zurück zum Menü',
    askName: 'Welcher Name? Tippe ihn.',
    line: (what, terms, state) => `${what}: ${terms}. ${state}.`,
  },
  talk: {
    which: (phrases, example) => `Sätze: ${phrases}. Tippe ${example}.`,
    whom: (people, example) => `Wen? ${people}. Tippe ${example}.`,
  },
  faults: {
    noServer: (address) =>
      `Unter ${address} antwortet kein Blackpeg-Server. Läuft er? --server oder BLACKPEG_SERVER nennt einen anderen.`,
    badAddress: (given) =>
      `„${given}“ ist keine Adresse eines Servers. Schreib sie als http://127.0.0.1:8080.`,
    otherVersion: (address) =>
      `Der Server unter ${address} verwendet eine andere Version von Blackpeg. Nimm dieselbe Version.`,
    unknownGuest: 'Der Server kennt dich nicht mehr. Beginne noch einmal, dann bist du ein neuer Gast.',
    crowded: 'Es gibt zu viele Verbindungen von hier zum Server. Schließe eine; diese wird weiter versucht.',
    notOffered: 'Das wird online nicht gespielt. Wähle classic oder duel oder einen Wettlauf mit --players.',
  },
  identity: {
    phrase: (phrase) => `Deine Wiederherstellungsphrase: ${phrase}`,
    phraseNote: (command) => `Halte sie geheim. Auf einem anderen Gerät: ${command}. Eine neue ersetzt sie.`,
    askPhrase: 'Tippe die Wiederherstellungsphrase.',
    recovered: (name) => `Du bist hier jetzt ${name}.`,
    notPhrase: 'Eine Wiederherstellungsphrase hat sechs Gruppen aus vier Zeichen. Nichts hat sich geändert.',
    nobody: (address) => `Der Server unter ${address} kennt dich noch nicht.`,
    forget: (name, address) =>
      `${name} unter ${address} löschen? Name, Plätze und Phrase werden gelöscht, und du gibst jede laufende Partie auf; das lässt sich nicht rückgängig machen.`,
    forgotten: 'Gelöscht.',
    stays: 'Nichts wurde gelöscht.',
    devices: (count) => `Angemeldete Geräte: ${count}.`,
    line: (number, name, state) => `${number}: ${name}, ${state}.`,
    devicesHow: (one, others, here) =>
      `${one} meldet ein Gerät nach seiner Nummer ab, ${others} alle anderen, ${here} dieses.`,
    peopleHow: (command) => `${command} nimmt jemanden nach der Nummer aus der Liste.`,
    notListed: (given, count) =>
      count === 0
        ? `„${given}“ steht nicht in der Liste; sie ist leer.`
        : `„${given}“ steht nicht in der Liste. Gib eine Nummer von 1 bis ${count} an.`,
    saved: (file) => `Alles, was der Server über dich hat, steht in ${file}.`,
    nothingChanged: 'Nichts wurde geändert.',
  },
};

export const server: Like<typeof en.server> = {
  notBuilt: 'Die Web-App ist noch nicht gebaut: Führe npm run setup aus und starte dann neu.',
  missing: 'Seite nicht gefunden.',
  broken: 'Etwas ist schiefgegangen. Bitte versuche es noch einmal.',
  guest: 'Gast',
  plainHttp:
    'Über einfaches HTTP behalten Browser auf anderen Geräten keine Kopie zum Spielen ohne Netz, senden ihr Cookie ungeschützt und bieten keine Verschlüsselungsfunktionen (Service Worker, Secure-Cookies, crypto.subtle); Codes werden trotzdem versiegelt und geprüft.',
};
