// French texts about a file that holds everything of a device.

import { f } from '../../catalog/fr/voice.ts';
import type { DeviceFileWords } from './shape.ts';

const matches = (count: number) => (count < 2 ? f`${count} partie` : f`${count} parties`);

export const deviceFile: DeviceFileWords = {
  button: f`Importer un fichier enregistré`,
  note: f`Ce qui est ici reste, et rien ne vient deux fois.`,
  done: ({ added, here, continued, leftOut }) =>
    [
      added < 2
        ? f`Le fichier est importé : ${matches(added)} ajoutée.`
        : f`Le fichier est importé : ${matches(added)} ajoutées.`,
      continued > 0 &&
        (continued < 2 ? f`${matches(continued)} mise à jour.` : f`${matches(continued)} mises à jour.`),
      here > 0 && (here < 2 ? f`${matches(here)} était déjà ici.` : f`${matches(here)} étaient déjà ici.`),
      leftOut > 0 &&
        (leftOut < 2
          ? f`${matches(leftOut)} illisible n’a pas été importée.`
          : f`${matches(leftOut)} illisibles n’ont pas été importées.`),
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  noExport: f`Ce n’est pas un fichier de « Tout enregistrer ». Choisissez le fichier enregistré par Blackpeg.`,
  damaged: f`Le fichier est abîmé ou incomplet : rien n’a été importé. Choisissez-en une autre copie.`,
  newer: f`Le fichier vient d’un Blackpeg plus récent. Rechargez cette page, puis choisissez-le de nouveau.`,
  unreadable: f`Le fichier n’a pas pu être lu. Choisissez-le de nouveau.`,
};
