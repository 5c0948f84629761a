// German texts of a code hidden for somebody else.

import { count } from '../../catalog/de/voice.ts';
import type { ChallengeWords } from './shape.ts';

export const de: ChallengeWords = {
  title: 'Ein Code für jemanden',
  found: {
    heading: 'Jemand hat einen Code für dich versteckt.',
    shield: 'Ein Code, für dich versteckt',
    size: (codes, rows) =>
      `Möglich: ${count(codes, 'Code', 'Codes')}. Du hast ${count(rows, 'Reihe', 'Reihen')}.`,
    note: 'Der Code kam mit dem Link. Blackpeg hält ihn verdeckt und beantwortet deine Reihen.',
    start: 'Suche beginnen',
    failed:
      'Die Partie konnte auf diesem Gerät nicht gespeichert werden. Der Link bleibt gültig. Versuch es noch einmal.',
    own: 'Selbst einen Code verstecken',
  },
  compose: {
    heading: 'Einen Code für jemanden verstecken',
    lead: 'Stell einen Code zusammen und schick den Link. Wer ihn öffnet, sucht deinen Code, wo und wann es passt.',
    game: 'Spiel',
    otherSizes: 'Andere Größen',
    row: 'Dein Code',
    link: 'Der Link',
    copy: 'Link kopieren',
    share: 'Teilen',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Browser ließ Blackpeg nicht kopieren. Markiere den Link und kopiere ihn selbst.',
    message: (game) => `Ich habe in Blackpeg einen Code für dich versteckt (${game}). Findest du ihn?`,
    note: 'Auf den ersten Blick lässt sich der Code im Link nicht lesen. Er ist durchmischt, nicht verschlüsselt: Mit etwas Mühe lässt er sich herausfinden. Kein Server erfährt ihn.',
  },
  bad: 'Dieser Link ist beschädigt oder abgeschnitten, darin ist kein Code zu lesen. Lass ihn dir noch einmal schicken und kopiere ihn vollständig.',
};
