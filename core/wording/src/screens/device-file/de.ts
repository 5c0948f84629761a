// German texts about a file that holds everything of a device.

import type { DeviceFileWords } from './shape.ts';

const matches = (count: number) => `${count} ${count === 1 ? 'Partie' : 'Partien'}`;

export const deviceFile: DeviceFileWords = {
  button: 'Gespeicherte Datei importieren',
  note: 'Was hier ist, bleibt, und nichts kommt doppelt.',
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
