// German words of each edition: its name, what it is about, and what is printed on its box.

import type * as en from '../../en/base/editions.ts';
import type { Like } from '../../like.ts';
import { count } from './voice.ts';

export const editions: Like<typeof en.editions> = {
  super: {
    name: 'Super',
    about: 'Eine Seite versteckt, die andere sucht',
    box: { first: '5 Löcher, 8 Farben', second: (codes) => count(codes, 'Code', 'Codes') },
  },
  duel: {
    name: 'Duell',
    about: 'Beide verstecken, beide suchen zugleich',
    box: { first: 'Zwei Codes zugleich', second: () => 'wer den Code zuerst findet, gewinnt' },
  },
  braille: {
    name: 'Braille',
    about: 'Zahlen zum Fühlen, Hören und Sehen',
    box: { first: '4 Löcher, Zahlen 1–6', second: () => 'für Finger und Augen' },
  },
  shapes: {
    name: 'Formen',
    about: 'Paare aus Farbe und Form',
    box: { first: '4 Paare, Farbe + Form', second: (codes) => count(codes, 'Code', 'Codes') },
  },
  original: {
    name: 'Original',
    about: 'Vier Löcher, sechs Farben, zehn Reihen',
    box: { first: '4 Löcher, 6 Farben', second: () => '10 Reihen' },
  },
  mini: {
    name: 'Mini',
    about: 'Dieselben Codes, in sechs Reihen',
    box: { first: '4 Löcher, 6 Farben', second: () => '6 Reihen' },
  },
  custom: { name: 'Eigenes Spiel', about: 'Ein Spiel nach deinen Wünschen' },
};
