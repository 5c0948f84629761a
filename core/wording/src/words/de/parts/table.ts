// German texts at an online table.

import type * as en from '../../en/parts/table.ts';
import type { Who } from '../../event-facts.ts';
import type { Like } from '../../like.ts';
import { accusative, count, doAll, does, figures, from, list } from '../base/voice.ts';

const code = (maker: Who) => (maker.kind === 'you' ? 'Dein Code' : `Der Code ${from(maker)}`);

export const table: Like<typeof en.table> = {
  title: 'Online-Tisch',
  looking: 'Der Tisch wird gesucht …',
  failed: 'Du sitzt nicht am Tisch',
  again: 'Erneut versuchen',
  toLobby: 'Zu den offenen Tischen',
  close: 'Schließen',
  invitation: {
    title: (hosts) => `${list(hosts)} ${hosts.length > 1 ? 'laden' : 'lädt'} dich ein`,
    nameless: 'Du bist eingeladen',
    played: 'Das Spiel',
    free: (seats) => `${count(seats, 'Platz ist', 'Plätze sind')} frei.`,
    sit: 'Platz nehmen',
    watch: 'Zuschauen',
    note: 'Ohne Konto. Dein Platz bleibt dir, wenn die Verbindung abbricht.',
  },
  waiting: {
    title: 'Warten auf die anderen',
    watching: 'Du schaust zu. Die Partie beginnt, wenn jeder Platz besetzt ist.',
    missing: (seats) => `${count(seats, 'Platz ist', 'Plätze sind')} noch frei.`,
    seats: 'Am Tisch',
    free: 'frei',
    you: (name) => `${name} (du)`,
    waited: (time) => `Du wartest seit ${time}`,
    meanwhile: 'Solange gegen den Computer spielen',
    meanwhileNote: 'Dein Platz bleibt dir, und du wirst gerufen, wenn die Partie beginnt.',
    begun: (others) =>
      others.length === 0
        ? 'Deine Online-Partie beginnt.'
        : `Deine Online-Partie mit ${list(others)} beginnt.`,
    goThere: 'Zum Tisch',
    come: (name) => `${name} hat Platz genommen.`,
    begin: (players) => `Mit ${figures(players)} Leuten beginnen`,
    beginNote: 'danach kann niemand mehr dazukommen',
    leave: 'Tisch verlassen',
    leaveNote: 'Dein Platz wird wieder frei.',
  },
  share: {
    heading: 'Jemanden einladen',
    code: 'Code des Tisches',
    codeNote: 'Zum Sagen oder Tippen: Er wird auf der Seite der offenen Tische eingegeben.',
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
    seat: { here: 'da', away: 'weg, Platz freigehalten', empty: 'noch nicht da' },
    lag: (milliseconds) => `Verbindung ${figures(milliseconds)} ms`,
    noLag: 'Verbindung noch nicht gemessen',
    lagNote: 'So lange dauert der Weg zum Server und zurück. Das wird deiner Uhr nicht angerechnet.',
    line: (name, state) => `${name}: ${state}.`,
    spectators: (number) => `${count(number, 'Person schaut', 'Leute schauen')} zu.`,
    stepAway: 'Kurz weggehen',
    stepAwayNote: (kept, timed) =>
      `Die anderen sehen es, und dein Platz wird ${kept} freigehalten.${timed ? ' Deine Uhr läuft weiter.' : ''}`,
    leave: 'Gehen, Platz behalten',
    leaveNote: 'Du kommst über die Startseite, deine Partien oder den Link zurück.',
    stopWatching: 'Nicht mehr zuschauen',
  },
  call: { turn: 'Du bist dran', turnText: 'Du bist am Online-Tisch an der Reihe.' },
  line: {
    down: 'Verbindung wird wiederhergestellt …',
    downText:
      'Die Verbindung ist weg und wird wiederhergestellt. Deine Reihe ist gespeichert, und was du gesendet hast, geht hinaus, sobald sie wieder da ist.',
    downWatching:
      'Die Verbindung ist weg und wird wiederhergestellt. Was du verpasst, wird dir danach gezeigt.',
    back: 'Die Verbindung ist wieder da.',
    gone: 'Diesen Tisch gibt es nicht mehr.',
  },
  away: {
    kept: (who, time) => `${does(who, 'bist', 'ist')} weg. Der Platz wird bis ${time} freigehalten.`,
    over: (who) =>
      `${does(who, 'bist', 'ist')} noch immer weg, und der Platz wurde freigehalten wie vereinbart.`,
    own: (time) => `Du bist weg, und die anderen sehen es. Dein Platz wird bis ${time} freigehalten.`,
    ownOver: 'Du bist noch immer weg. Die anderen müssen nicht länger warten.',
    back: 'Ich bin wieder da',
    howLong: 'Restzeit',
    left: (duration) => `Der Platz wird noch ${duration} freigehalten.`,
    takeRound: 'Runde gutschreiben lassen',
    takeRoundText: 'Die Runde endet, als hätte die abwesende Seite sie aufgegeben. Die Partie geht weiter.',
    abandon: 'Die Partie beenden',
    abandonText: 'Die Partie endet hier ohne Ergebnis, und die Codes werden gezeigt.',
    wait: 'Weiter warten',
  },
  talk: {
    heading: 'Etwas sagen',
    off: 'Du hast die Sätze der anderen in den Einstellungen ausgeschaltet und hörst deshalb keine.',
    phrases: {
      hello: 'Hallo',
      'good-luck': 'Viel Glück',
      'well-played': 'Gut gespielt',
      'one-moment': 'Einen Moment, bitte',
      thanks: 'Danke',
      sorry: 'Entschuldigung',
      goodbye: 'Auf Wiedersehen',
    },
    heardAgain: 'Du hörst die Sätze der anderen wieder.',
    heardNoMore: 'Du hörst die Sätze der anderen nicht mehr.',
    said: (who, phrase) => `${does(who, 'sagst', 'sagt')}: ${phrase}.`,
  },
  people: {
    mute: (name) => `${name} stummschalten`,
    unmute: (name) => `${name} wieder hören`,
    block: (name) => `${name} blockieren`,
    unblock: (name) => `${name} nicht mehr blockieren`,
    report: (name) => `${name} melden`,
    state: { muted: 'stumm', blocked: 'blockiert' },
    muted: (name) => `Du hörst keine Sätze mehr von ${name}.`,
    heard: (name) => `Du hörst wieder Sätze von ${name}.`,
    blocked: (name) => `${name} ist blockiert. Eine laufende Partie geht weiter, ohne Sätze von ${name}.`,
    unblocked: (name) => `${name} ist nicht mehr blockiert.`,
    reported: (name) => `Danke. Deine Meldung über ${name} ist abgeschickt.`,
    tooMany: 'Du hast viele Meldungen geschickt. Versuch es in einer Stunde noch einmal.',
    blockQuestion: (name) => `${name} blockieren?`,
    blockText:
      'Du hörst keine Sätze dieser Person. Ihr könnt euch beide nicht mehr an Tische setzen, an denen die andere Seite sitzt, dort nicht zuschauen, sie nicht finden und werdet nicht zusammengelost. Die Person erfährt es nicht. Aufheben kannst du das in den Einstellungen.',
    reportQuestion: (name) => `${name} melden?`,
    reportText:
      'Wähle einen Grund. Er geht an die Betreiber dieses Servers, mit den Sätzen, die hier zuletzt gesagt wurden. Die Person erfährt es nicht.',
    reasons: {
      name: 'Beleidigender Name',
      phrases: 'Belästigung mit Sätzen',
      stalling: 'Absichtliches Verzögern oder Weggehen',
      cheating: 'Betrug',
      other: 'Etwas anderes',
    },
    cancel: 'Abbrechen',
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
      'Dein versiegelter Code ist nicht auf diesem Gerät. Spiel dort weiter, wo du ihn versteckt hast: Nur dieses Gerät kann antworten und ihn öffnen.',
  },
  over: {
    rematch: 'Revanche',
    rematchNote: 'gleiche Regeln, Seiten getauscht',
    sameTerms: 'gleiche Regeln',
    wanted: 'Revanche abbrechen',
    wantedNote: (others) => `wartet auf ${list(others.map(accusative))}`,
    wants: (others) => `${doAll(others, ['willst', 'will', 'wollt', 'wollen'])} eine Revanche.`,
    wantsNoMore: (others) => `${doAll(others, ['willst', 'will', 'wollt', 'wollen'])} keine Revanche mehr.`,
    follow: 'Bei der Revanche zuschauen',
    toNext: 'Zur Revanche',
    going: 'Die Revanche beginnt.',
  },
};
