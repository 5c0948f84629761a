// German texts of the server's own page.

import type { PageWords } from '../shape/page.ts';
import { figures } from './voice.ts';

export const page: PageWords = {
  ownName: 'Deutsch',
  title: 'Blackpeg: Finde den versteckten Code',
  heading: 'Finde den versteckten Code.',
  lead: 'Eine Seite versteckt einen Code aus Stiften, die andere sucht ihn Reihe um Reihe. Jede Reihe bekommt zwei Zahlen zur Antwort: wie viele Stifte richtig sitzen und wie viele an einen anderen Platz gehören. Blackpeg ist ein Tisch für dieses Spiel, allein oder zu zweit, mit vier Schachteln im Regal.',
  languages: 'Sprache',
  boxes: 'Vier Schachteln',
  pegs: {
    super: '5 Löcher, 8 Farben',
    duel: 'Zwei Codes zugleich',
    braille: '4 Löcher, Zahlen 1 bis 6',
    shapes: '4 Paare, Farbe und Form',
  },
  codes: (count) => `${figures(count)} Codes`,
  playHeading: 'Jetzt spielen, auf der Kommandozeile',
  play: 'Öffne ein Terminal im Projektordner und tippe:',
  otherBoxes: 'Für eine andere Schachtel schreibe duel, braille oder shapes statt super.',
  notYet:
    'Das Brett auf dieser Seite ist noch im Bau. Bis es hier steht, ist die Kommandozeile der Spieltisch.',
  missingHeading: 'Hier ist nichts.',
  missing: 'Keine Seite hat diese Adresse.',
  back: 'Zurück an den Tisch',
};
