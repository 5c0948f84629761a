// German texts of the pages of help.

import type * as en from '../../en/parts/help.ts';
import type { Like } from '../../like.ts';

export const help: Like<typeof en.help> = {
  title: 'Hilfe',
  lead: 'Vier Arten, dasselbe Spiel auf denselben Seiten zu spielen.',
  byNumber: 'Drücke die Nummer einer Seite, oder wähle sie aus.',
  pages: {
    ear: { title: 'Nach Gehör', about: 'Mit Bildschirmleser und Tastatur' },
    touch: {
      title: 'Mit den Fingern',
      about: 'Mit Braillezeile, Brailledrucker oder einem Brett auf dem Tisch',
    },
    silence: { title: 'Ohne Ton', about: 'Was jeder Ton sagt, fürs Auge und in Worten' },
    switch: { title: 'Mit einem Taster', about: 'Mit zwei Tastern, oder mit einem' },
  },
  all: 'Alle Seiten der Hilfe',
  keysHeading: 'Tasten am Tisch',
  soundsHeading: 'Jeder Ton, und was dasselbe sagt',
  heard: 'Ton',
  seen: 'Was man sieht',
  said: 'Was gesagt wird',
  texts: {
    ear: [
      'Wenn du an einen Tisch kommst, bist du auf dem Brett, beim Loch, das zu füllen ist, und hörst, wer dran ist.',
      'Tippe für jeden Stecker eine Ziffer, 0 für eine Lücke, und Enter für die ganze Reihe. Jeder Stecker wird angesagt, wenn er steckt, und die Antwort, sobald sie da ist. Rücktaste nimmt einen Stecker heraus, Strg und Z macht rückgängig.',
      ({ key }) => `${key('swap')} und die Nummern zweier Löcher tauschen, was darin steckt.`,
      'Mit den Pfeilen gehst du über das Brett: links und rechts von Loch zu Loch und zur Antwort, nach oben zu späteren Reihen, nach unten zu früheren.',
      ({ key }) =>
        `Frag jederzeit: ${key('last-row')} sagt die letzte Reihe, ${key('row')} und eine Nummer jede Reihe, ${key('rows-left')} wie viele Reihen übrig sind, ${key('turn')} wer dran ist, ${key('clock')} die Zeit, ${key('what-fits')} wie viele Codes noch passen, und ${key('again')} den letzten Satz noch einmal.`,
      ({ key }) =>
        `${key('help')} zeigt alle Tasten am Tisch, Esc führt zurück zum Brett. In den Einstellungen lässt sich jede einzelne Taste ändern oder abschalten, und alles kann kurz oder in ganzen Sätzen gesagt werden.`,
      'Wenn Buchstaben und Ziffern nichts bewirken, behält sie dein Bildschirmleser für sich: Schalte ihn in den Fokusmodus, oder geh mit Tab zum Brett.',
    ],
    touch: [
      'Kurze Sätze, die du in den Einstellungen wählst, passen mit der Nummer der Reihe auf eine Braillezeile mit 40 Zellen.',
      'Im Terminal spielt „blackpeg --plain --brief“ Zeile für Zeile, und die Antwort steht in der Zeile, in der du die nächste Reihe tippst. Mit --cells steht alles in Braillezellen da.',
      'Die Ausgabe Braille wird durchweg mit Zahlen gespielt. In jeder Ausgabe können Stecker Zahlen oder Buchstaben statt Formen zeigen.',
      'Eine Partie, ein Brett oder die Regeln einer Ausgabe lassen sich drucken, in großer Schrift drucken, oder für einen Brailledrucker speichern, mit 40 Zellen je Zeile und 25 Zeilen je Seite.',
      'Für ein echtes Brett auf dem Tisch verwahrt der Begleiter den Code, gibt Antworten oder prüft sie.',
    ],
    silence: [
      'Der Ton ist am Anfang aus, und nichts wird je durch einen Ton allein gesagt. Was unten steht, ist im selben Moment zu sehen und in Worten da.',
      'Wird die Zeit knapp, so wird die Uhr fett und sagt die Sekunden in Worten, und ein Telefon vibriert. Die Vibration hat einen eigenen Schalter.',
      'Online braucht es kein gesprochenes Wort: Man wählt unter festen Sätzen, und einen anderen Chat gibt es nicht.',
    ],
    switch: [
      'Schalte es in den Einstellungen unter „Taster“ ein. Ein Taster ist, was eine Taste auslöst: Am Anfang geht Tab weiter und Enter wählt; zwei beliebige andere Tasten gehen auch.',
      'Gruppen werden der Reihe nach angeboten, in einem dicken Rahmen: die Reihe, die Palette, die Tasten darunter, die Leiste. Wähle eine, so wird angeboten, was in ihr ist. Nach dem Letzten wird die Gruppe wieder angeboten, und wer weitergeht, verlässt sie.',
      'Nach einem Stecker bist du noch in der Palette, und der nächste Stecker ist nah. Alles ist erreichbar: Stecker, Löcher, Tasten, Fenster und Fragen, und in der Liste der Tasten jeder Befehl am Tisch.',
      'Mit einem Taster wird das Nächste nach einer Zeit angeboten, die du wählst, von einer halben Sekunde bis zu fünf. Nach drei Runden ohne Druck ruht es; ein Druck setzt es fort.',
    ],
  },
  cues: {
    'peg-in': {
      heard: 'Ein kurzes Klicken',
      seen: 'Der Stecker steckt in seinem Loch.',
      said: 'Das Loch und sein Stecker.',
    },
    'peg-out': {
      heard: 'Ein tieferes Klicken',
      seen: 'Das Loch ist wieder leer.',
      said: 'Das Loch, und dass es leer ist.',
    },
    row: {
      heard: 'Zwei tiefe Schläge',
      seen: 'Die Reihe ist gesetzt, oder der Code liegt hinter seinem Schild.',
      said: 'Wer eine Reihe gesetzt oder einen Code versteckt hat.',
    },
    answer: {
      heard: 'Ein Ticken für jeden schwarzen Stift, zwei für jeden weißen, drei für jeden blauen',
      seen: 'Die Antwort neben der Reihe; wenn du willst, auch als Zahlen.',
      said: 'Die Antwort.',
    },
    shield: {
      heard: 'Drei steigende Schläge',
      seen: 'Der Schild öffnet sich, und der Code liegt da.',
      said: 'Der Code.',
    },
    time: {
      heard: 'Zwei hohe Töne',
      seen: 'Die Uhr ist fett und sagt die Sekunden in Worten; ein Telefon vibriert.',
      said: 'Die Sekunden, die bleiben.',
    },
  },
};
