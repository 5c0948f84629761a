// Deutsche Texte über das Speichern, das nicht gelingt.

import type { SavingWords } from './shape.ts';

export const de: SavingWords = {
  failed: (reason) =>
    `Das Speichern ist fehlgeschlagen: ${reason}. Du kannst weiterspielen, aber was nicht gespeichert ist, geht beim Beenden verloren.`,
  refused: (reason) => `Nichts wurde gespeichert: ${reason}.`,
  again: 'Das Speichern klappt wieder, und alles ist gespeichert.',
  lost: 'Diese Partie ist nicht vollständig gespeichert; was fehlt, geht mit dem Programmende verloren.',
  retry: 'Noch einmal speichern',
  mark: 'nicht gespeichert',
  reasons: {
    full: 'der Speicherplatz ist voll',
    denied: (place) => `in „${place}“ kann nicht geschrieben werden`,
    notAFolder: (place) => `statt des Ordners „${place}“ gibt es dort eine Datei`,
    noFolder: 'es gibt keinen Ordner für deine Daten',
    browser: 'der Browser speichert nichts für diese Seite',
    other: (code) => `das System meldet ${code}`,
  },
  advice: {
    room: 'Schaffe Platz; mit jedem Zug wird es wieder versucht.',
    folder: 'Nenne mit BLACKPEG_HOME einen anderen Ordner, um Partien zu speichern.',
    browser: 'Beende das private Surfen oder erlaube dieser Seite, Daten zu speichern.',
    wait: 'Mit jedem Zug wird es wieder versucht.',
  },
};
