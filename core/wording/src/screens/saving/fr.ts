// Textes français sur l’enregistrement qui échoue.

import { f } from '../../catalog/fr/voice.ts';
import type { SavingWords } from './shape.ts';

export const fr: SavingWords = {
  failed: (reason) =>
    f`L’enregistrement a échoué : ${reason}. Vous pouvez continuer, mais ce qui n’est pas enregistré sera perdu à la fermeture.`,
  refused: (reason) => f`Rien n’a été enregistré : ${reason}.`,
  again: f`L’enregistrement fonctionne de nouveau et tout est enregistré.`,
  lost: f`Cette partie n’est pas entièrement enregistrée : le reste sera perdu à la fermeture du programme.`,
  retry: f`Réessayer d’enregistrer`,
  mark: f`non enregistrée`,
  reasons: {
    full: f`il n’y a plus de place`,
    denied: (place) => f`impossible d’écrire dans « ${place} »`,
    notAFolder: (place) => f`un fichier occupe la place du dossier « ${place} »`,
    noFolder: f`il n’y a pas de dossier pour vos données`,
    browser: f`le navigateur n’enregistre rien pour cette page`,
    other: (code) => f`le système signale ${code}`,
  },
  advice: {
    room: f`Libérez de la place ; chaque coup relance l’enregistrement.`,
    folder: f`Indiquez un autre dossier avec BLACKPEG_HOME pour enregistrer vos parties.`,
    browser: f`Quittez la navigation privée ou autorisez cette page à enregistrer des données.`,
    wait: f`Chaque coup relance l’enregistrement.`,
  },
};
