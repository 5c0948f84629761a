// French texts of the statistics.

import { count, f } from '../../catalog/fr/voice.ts';
import type { StatisticsWords } from './shape.ts';

export const fr: StatisticsWords = {
  title: f`Statistiques`,
  lead: f`Ce que vous avez joué sur cet appareil, en solo, contre l’ordinateur ou en ligne, édition par édition. Les parties à deux sur un écran et les parties interrompues ne comptent pas. Les chiffres restent ici.`,
  none: f`Rien à compter pour l’instant. Un code cherché jusqu’au bout apparaîtra ici.`,
  off: f`Les statistiques sont désactivées. Vos parties restent enregistrées.`,
  keep: f`Montrer les statistiques`,
  searched: f`Codes cherchés`,
  found: f`Trouvés`,
  foundShare: (share) => f`${share} d’entre eux`,
  average: f`Rangées en moyenne`,
  fewest: f`Le moins de rangées`,
  matches: f`Parties`,
  record: (won, drawn, lost) =>
    f`${count(won, 'gagnée', 'gagnées')}, ${count(drawn, 'nulle', 'nulles')}, ${count(lost, 'perdue', 'perdues')}`,
  byRows: f`Codes trouvés, par rangées`,
  rows: (rows) => count(rows, 'rangée', 'rangées'),
  times: (times) => count(times, 'code', 'codes'),
  reset: f`Réinitialiser les statistiques`,
  resetAsk: f`Tous les chiffres repartent de zéro. Vos parties et leurs analyses restent.`,
  resetYes: f`Réinitialiser`,
  cancel: f`Annuler`,
  resetDone: f`Les statistiques sont réinitialisées.`,
};
