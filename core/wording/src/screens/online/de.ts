// German texts of the door to online play.

import type { OnlineWords } from './shape.ts';

export const online: OnlineWords = {
  title: 'Online spielen',
  notYet: 'Diese Tür geht noch nicht auf. Das Spiel im Netz ist im Bau.',
  willBe: 'Was es wird',
  plans: [
    'Lade jemanden mit einem Link ein, oder setz dich an einen offenen Tisch.',
    'Kein Konto. Dein Platz bleibt frei, wenn die Leitung abreißt.',
    'Alle vier Schachteln, Duelle im Wechsel oder auf Zeit, und Wettläufe für mehrere.',
    'Ein Tisch zum Zuschauen, und niemand sieht einen Code vor der Zeit.',
  ],
  already: 'Was schon geht',
  ways: {
    screen: {
      title: 'Zu zweit an einem Bildschirm',
      text: 'Reicht das Gerät hin und her. Dazwischen verdeckt eine Blende alles.',
      button: 'Ein Spiel zu zweit einrichten',
    },
    link: {
      title: 'Dein Code als Link',
      text: 'Versteck einen eigenen Code und schick ihn jemandem, der ihn sucht, ohne ihn im Link zu lesen.',
      button: 'Einen Code verstecken',
    },
    daily: {
      title: 'Der Code des Tages',
      text: 'Für alle derselbe. Vergleicht eure Reihen beim Frühstück.',
      button: 'Zum Code des Tages',
    },
  },
};
