// German texts of the settings, and of a file that holds everything of a device.

import type * as en from '../../en/parts/settings.ts';
import type { Like } from '../../like.ts';
import { amount, percent, room, when } from '../base/voice.ts';

export const settings: Like<typeof en.settings> = {
  title: 'Einstellungen',
  look: {
    title: 'Aussehen und Text',
    asBrowser: 'Sprache des Browsers',
    asEnvironment: 'Nach der Umgebung',
    asTerminal: 'Nach dem Terminal',
    colours: 'Farben',
    ground: { label: 'Hintergrund', values: { light: 'Hell', dark: 'Dunkel' } },
    signs: {
      label: 'Zeichen',
      values: { shapes: 'Formen und Ziffern', plain: 'Einfache Buchstaben und Ziffern' },
    },
    marks: {
      label: 'Zeichen auf den Steckern',
      values: { shape: 'Form', number: 'Ziffer', letter: 'Buchstabe', both: 'Form und Ziffer' },
    },
    numbers: { label: 'Zahlen neben Antworten', note: 'Bei hohem Kontrast werden sie immer gezeigt.' },
    textSize: { label: 'Textgröße', values: (value) => percent(Number(value) / 100) },
    motion: { label: 'Animationen', values: { system: 'System', reduced: 'Reduziert', full: 'Voll' } },
  },
  sound: {
    title: 'Ton und Vibration',
    sound: { label: 'Ton', note: 'Kurz und leise. Was klingt, ist auch zu sehen und zu lesen.' },
    tryIt: 'Ausprobieren',
    haptics: { label: 'Vibration', note: 'Wenn das Gerät es kann.' },
    bell: {
      label: 'Signalton',
      note: 'Ertönt, wenn eine Antwort kommt oder du dran bist. Was ertönt, wird auch gesagt.',
    },
    mouse: {
      label: 'Maus',
      note: 'Klicke auf Stecker, Löcher und Zeilen; das Rad blättert. Schalte sie aus, um mit der Maus Text auszuwählen.',
    },
  },
  speech: {
    title: 'Ansagen',
    detail: { label: 'Länge', values: { brief: 'Knapp', full: 'In Sätzen' } },
    codes: {
      label: 'Codes werden gelesen als',
      note: 'Automatisch: Zahlen in kurzen Ansagen, Namen in Sätzen.',
      values: { auto: 'Automatisch', names: 'Namen', numbers: 'Zahlen', letters: 'Buchstaben' },
    },
    sayPegs: { label: 'Jeder gesetzte Stecker', note: 'Auch jeder herausgenommene.' },
    sayAnswers: { label: 'Antworten auf deine Reihen' },
    sayRows: { label: 'Deine Reihe noch einmal', note: 'Nach ihrer Antwort.' },
    sayOthers: { label: 'Was andere tun', note: 'Was du beantworten musst, wird immer angesagt.' },
    example: 'Zum Beispiel:',
  },
  play: {
    title: 'Am Brett',
    timers: {
      label: 'Uhren zeigen',
      note: 'Vereinbarte Zeit läuft auch so, und ihr Ende wird angesagt.',
    },
    count: {
      label: 'Codes zählen, die noch passen',
      note: 'Steht nach jeder Antwort neben dem Brett.',
    },
    explain: {
      label: 'Antworten in Worten erklären',
      note: 'Bis deine erste Partie zu Ende ist, danach nur in der ersten mit blauen Stiften.',
      values: { all: 'Alle', blue: 'Mit blauen Stiften', off: 'Keine' },
    },
    misfits: {
      label: 'Reihen, die nicht der Code sein können',
      note: 'Eine Reihe, die einer Antwort widerspricht. Gesperrt wird ab der nächsten Partie.',
      values: { allow: 'Erlauben', warn: 'Erst warnen', bar: 'Sperren' },
    },
    pace: {
      label: 'Der Computer lässt sich Zeit',
      values: {
        'at-once': 'Gar nicht',
        brisk: 'Kurz',
        humane: 'Wie ein Mensch',
        slow: 'Langsam',
      },
    },
  },
  shown: {
    title: 'Was gezeigt wird',
    streak: {
      label: 'Serie beim Tagescode',
      note: 'Sie zählt auch weiter, wenn sie nicht gezeigt wird.',
    },
    distribution: {
      label: 'Wie viele Reihen deine Tagescodes brauchten',
      note: 'Gezählt wird auch, wenn es nicht gezeigt wird.',
    },
    statistics: {
      label: 'Statistik',
      note: 'Sie bleibt gespeichert, auch wenn sie nicht gezeigt wird. Zurücksetzen kannst du sie auf ihrer Seite.',
    },
  },
  switches: {
    title: 'Taster',
    scan: {
      label: 'Mit Tastern spielen',
      note: 'Was man wählen kann, wird Gruppe für Gruppe angeboten; ein Taster ist, was eine Taste auslöst.',
      values: { off: 'Aus', two: 'Zwei Taster', one: 'Ein Taster' },
    },
    scanPace: {
      label: 'Mit einem Taster weiter nach',
      values: (seconds) => amount(Number(seconds), 'Sekunde', 'Sekunden', 1),
    },
    next: 'Weiter',
    choose: 'Wählen',
    press: 'Drücke den Taster\u00a0…',
    same: 'Zwei Taster brauchen zwei Tasten.',
  },
  keys: {
    title: 'Tasten',
    names: {
      Tab: 'Tab',
      Enter: 'Enter',
      ' ': 'Leertaste',
      Backspace: 'Rücktaste',
      Delete: 'Entf',
      ArrowUp: 'Pfeil nach oben',
      ArrowDown: 'Pfeil nach unten',
      ArrowLeft: 'Pfeil nach links',
      ArrowRight: 'Pfeil nach rechts',
      Home: 'Pos1',
      End: 'Ende',
      PageUp: 'Bild auf',
      PageDown: 'Bild ab',
      Escape: 'Esc',
    },
    single: {
      label: 'Befehle mit einer Taste',
      note: 'Schalte das aus, wenn Spracheingabe oder ein Taster Buchstaben für dich tippt.',
    },
    fixed:
      'Ziffern setzen Stecker, 0 eine Lücke; die Rücktaste entfernt, Pfeile bewegen, Enter setzt die Reihe. Diese Tasten sind fest.',
    press: 'Taste drücken …',
    howTo: 'Wähle eine Zeile und drücke ihre neue Taste. Entf entfernt die Taste, Esc bricht ab.',
    given: (command, key) => `${command}: ${key}.`,
    taken: (command) => `„${command}“ hat jetzt keine Taste.`,
    removed: (command) => `„${command}“ hat jetzt keine Taste.`,
    refused: (key) => `${key} hat am Brett eine feste Bedeutung. Drücke eine andere Taste.`,
    reset: 'Alle Tasten zurücksetzen',
    resetDone: 'Alle Tasten sind zurückgesetzt.',
  },
  online: {
    title: 'Online spielen',
    nobody: 'Du bekommst einen Namen, wenn du zum ersten Mal online spielst. Ein Konto brauchst du nicht.',
    toTables: 'Zum Online-Spiel',
    phrases: {
      label: 'Sätze der anderen',
      note: 'Kurze Sätze aus einer festen Liste werden gezeigt und angesagt. Einen anderen Chat gibt es nicht.',
    },
    account: {
      show: 'Geräte, blockierte Leute, meine Daten',
      hide: 'Geräte, blockierte Leute, meine Daten schließen',
      devices: 'Angemeldete Geräte',
      thisDevice: 'Dieses Gerät',
      device: (id) => `Gerät ${id}`,
      used: (at) => `zuletzt benutzt am ${when(at)}`,
      logOut: (device) => `${device} abmelden`,
      loggedOut: 'Das Gerät ist abgemeldet.',
      others: 'Alle anderen Geräte abmelden',
      othersQuestion: 'Alle anderen Geräte abmelden?',
      othersText: 'Sie kommen nur mit der Wiederherstellungsphrase zurück.',
      othersDone: 'Alle anderen Geräte sind abgemeldet.',
      here: 'Hier abmelden',
      hereQuestion: 'Auf diesem Gerät abmelden?',
      hereText:
        'Du kommst nur mit der Wiederherstellungsphrase unter deinem Namen zurück. Hast du keine und ist kein anderes Gerät angemeldet, sind dein Name und deine Plätze verloren.',
      hereDone: 'Dieses Gerät ist abgemeldet.',
      cancel: 'Abbrechen',
      people: 'Stumme und blockierte Leute',
      nobody: 'Du hast niemanden stummgeschaltet oder blockiert.',
      muted: 'stumm',
      blocked: 'blockiert',
      unmute: (name) => `${name} wieder hören`,
      unblock: (name) => `${name} nicht mehr blockieren`,
      released: (name) => `Du kannst ${name} wieder hören und treffen.`,
      data: 'Alles, was der Server über dich hat',
      save: 'Meine Online-Daten speichern',
      saveNote: 'Name, Geräte, Leute, Meldungen und Partien; Geheimnisse anderer sind nicht dabei.',
      saved: 'Die Datei mit deinen Online-Daten ist gespeichert.',
    },
    notify: {
      label: 'Benachrichtigungen',
      note: 'Wenn du an einem Online-Tisch an der Reihe bist und Blackpeg im Hintergrund ist. Der Titel des Tabs sagt es in jedem Fall.',
    },
    notifyRefused:
      'Dieser Browser erlaubt keine Benachrichtigungen von Blackpeg. Das lässt sich in den Einstellungen des Browsers ändern.',
    identity:
      'Dein Name und deine Plätze gehören zu diesem Browser. Eine Wiederherstellungsphrase oder der Link daraus bringt sie auf ein anderes Gerät.',
    makePhrase: 'Wiederherstellungsphrase erstellen',
    makePhraseNote: 'Eine ältere Phrase gilt von da an nicht mehr.',
    phrase: 'Deine Wiederherstellungsphrase',
    link: 'Dieselbe als Link',
    copyPhrase: 'Phrase kopieren',
    copyLink: 'Link kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser ließ das Kopieren nicht zu. Markiere sie und kopiere von Hand.',
    keepIt:
      'Sie wird nur dieses eine Mal gezeigt. Wer sie hat, kann unter deinem Namen spielen: Bewahre sie auf wie ein Passwort.',
    elsewhere: 'Deinen Namen von einem anderen Gerät übernehmen',
    forget: 'Meinen Online-Namen löschen',
    question: 'Deinen Online-Namen löschen?',
    consequence:
      'Dein Name verschwindet von jedem Tisch, kein Gerät ist mehr angemeldet, und du gibst jede laufende Partie auf. Das lässt sich nicht rückgängig machen. Was auf diesem Gerät gespeichert ist, bleibt.',
    yes: 'Namen löschen',
    no: 'Abbrechen',
    forgotten: 'Dein Online-Name ist gelöscht.',
  },
  data: {
    title: 'Deine Daten',
    where:
      'Alles ist in diesem Browser gespeichert, auf diesem Gerät. Nur was du an Online-Tischen tust, geht an den Server, auf dem sie laufen.',
    kept: 'Der Browser hat versprochen, alles zu behalten, bis du es löschst.',
    mayGo:
      'Der Browser darf alles löschen, wenn der Platz knapp wird. Bitte ihn, es zu behalten, oder speichere es in einer Datei.',
    forgets:
      'Dieser Browser behält hier nichts: Mit dieser Seite ist alles weg. Speichere eine Datei, um es zu behalten.',
    ask: 'Den Browser bitten, alles zu behalten',
    askedInVain:
      'Der Browser hat es nicht versprochen. Oft tut er es, sobald Blackpeg installiert ist oder öfter benutzt wird. Speichere es zur Vorsicht in einer Datei.',
    used: (bytes) => `${room(bytes)} belegt.`,
    save: 'Alles in einer Datei speichern',
    saveNote:
      'Partien mit ihren Codes, Notizen, Ergebnisse und Einstellungen. Dein Name online ist nicht dabei.',
    saved: 'Die Datei ist in deinen Downloads.',
    failed: 'Das ging nicht: Der Browser verweigert den Zugriff auf seinen Speicher. Nichts wurde geändert.',
    matches: 'Einzelne Partien: speichern, importieren, löschen',
    remove: 'Alles löschen',
    question: 'Alles löschen?',
    consequence:
      'Alle Partien, Notizen, Tagesergebnisse, Statistiken und Einstellungen auf diesem Gerät sind dann weg. Nichts bringt sie zurück, außer einer Datei, die du vorher gespeichert hast.',
    yes: 'Alles löschen',
    no: 'Abbrechen',
    removed: 'Auf diesem Gerät ist alles gelöscht. Blackpeg ist wie beim ersten Öffnen.',
    onlineToo: {
      label: 'Auch meinen Online-Namen löschen',
      note: 'Deinen Namen auf dem Server und deine Plätze an seinen Tischen. Jede laufende Partie dort gibst du auf.',
    },
    forgottenToo: 'Auch dein Online-Name ist gelöscht.',
    nameStays:
      'Bis dahin bleiben dein Name und deine Plätze dort: „Meinen Online-Namen löschen“ auf dieser Seite löscht sie.',
  },
  about: {
    title: 'Über Blackpeg',
    version: (version) => `Blackpeg ${version}`,
    licence: 'Freie Software unter der MIT-Lizenz.',
    font: 'Schrift: Schibsted Grotesk, unter der SIL Open Font License 1.1.',
    fontLicence: 'Die Lizenz der Schrift',
    privacy: 'Kein Konto, keine Werbung, keine Anfrage an Dritte.',
  },
};

const matches = (count: number) => `${count} ${count === 1 ? 'Partie' : 'Partien'}`;

export const deviceFile: Like<typeof en.deviceFile> = {
  button: 'Gespeicherte Datei importieren',
  note: 'Was schon hier ist, bleibt, und nichts wird doppelt importiert.',
  done: ({ added, here, continued, leftOut }) =>
    [
      `Die Datei ist importiert: ${matches(added)} neu.`,
      continued > 0 && `${matches(continued)} auf den neuen Stand gebracht.`,
      here > 0 && `${matches(here)} ${here === 1 ? 'war' : 'waren'} schon hier.`,
      leftOut > 0 &&
        `${matches(leftOut)} ${leftOut === 1 ? 'war' : 'waren'} nicht lesbar und ${leftOut === 1 ? 'fehlt' : 'fehlen'}.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  noExport: 'Das ist keine Datei von „Alles speichern“. Wähle die Datei, die Blackpeg gespeichert hat.',
  damaged:
    'Die Datei ist beschädigt oder abgeschnitten, darum wurde nichts importiert. Wähle eine andere Kopie.',
  newer: 'Die Datei stammt von einem neueren Blackpeg. Lade diese Seite neu und wähle die Datei noch einmal.',
  unreadable: 'Die Datei ließ sich nicht lesen. Wähle sie noch einmal.',
};
