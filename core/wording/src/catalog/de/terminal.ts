// German texts of the command line.

import type { TerminalWords } from '../shape/terminal.ts';
import { engine } from './terminal-engine.ts';
import { help } from './terminal-help.ts';
import { tournament } from './terminal-tournament.ts';
import { verify } from './terminal-verify.ts';
import { usage } from './usage.ts';
import { count, figures, percent } from './voice.ts';

export const terminal: TerminalWords = {
  editions: {
    edition: 'Ausgabe',
    game: 'Spiel',
    variant: 'Variante',
    holes: 'Löcher',
    pegs: 'Stecker',
    rows: 'Reihen',
    codes: 'Codes',
    codesBySize:
      'Codes von Super nach Größe, Löcher nach unten, Farben nach rechts; eine Lücke zählt als Farbe:',
  },
  replay: {
    event: (event, text) => `Ereignis ${event}: ${text}`,
    seen: (who) => `${who} hat den Tisch gesehen.`,
    result: (text) => `Ergebnis: ${text}`,
    unfinished: 'Die Partie ist nicht zu Ende gespielt.',
    verified: (events) => `Geprüft: ${count(events, 'Ereignis', 'Ereignisse')}, alles entspricht den Regeln.`,
    faulty: (fault) => `Prüfung nicht bestanden. ${fault}`,
    inRound: (round, again, fault) => `Runde ${round}${again ? ', wiederholt' : ''}. ${fault}`,
  },
  play: {
    saved: (file) => `Das Protokoll ist in „${file}“ gespeichert.`,
  },
  strategy: {
    progress: (seconds, nodes, share, best) =>
      `${figures(seconds)} s, ${count(nodes, 'Stellung', 'Stellungen')}, ${percent(share)} dieser Eröffnung${best === null ? '' : `, bisher ${figures(best)}`}`,
    working: (seconds) => `seit ${figures(seconds)} s`,
    saved: (file) => `Der Baum ist in „${file}“ gespeichert.`,
    interruptedSaved: (file, total) =>
      `Unterbrochen. Der beste Baum bis dahin, insgesamt ${count(total, 'Reihe', 'Reihen')}, ist in „${file}“ gespeichert.`,
    interruptedWith: (total) =>
      `Unterbrochen. Der beste Baum bis dahin brauchte insgesamt ${count(total, 'Reihe', 'Reihen')}; er ist nicht gespeichert.`,
    interruptedWithout: 'Unterbrochen, bevor es einen Baum gab. Nichts wurde gespeichert.',
    again: 'Die Suche ist unerwartet abgebrochen. Sie beginnt von vorn.',
    died: 'Die Suche ist zweimal abgebrochen, einen Baum gibt es nicht. Versuche ein kleineres Spiel oder eine andere Suche.',
    noMemory:
      'Der Speicher reicht nicht, einen Baum gibt es nicht. Versuche ein kleineres Spiel oder einen schmaleren Strahl.',
  },
  emboss: {
    noRound: (round, rounds) =>
      rounds === 0
        ? 'Eine Stellung hat keine Runden. Lass --round weg.'
        : `Eine Runde ${round} gibt es nicht; die Partie hat ${rounds}. Wähle eine davon, oder lass --round weg.`,
    code: (code) => `Code: ${code}`,
    blank: (sign) => `${sign} Lücke`,
    lost: 'verloren',
    covered: 'verdeckt',
    saved: (file) => `Die Seiten sind in „${file}“ gespeichert.`,
  },
  engine,
  help,
  tournament,
  usage,
  verify,
};
