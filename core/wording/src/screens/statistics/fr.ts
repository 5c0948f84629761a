// French texts of the statistics.

import { count, f } from '../../catalog/fr/voice.ts';
import type { StatisticsWords } from './shape.ts';

export const fr: StatisticsWords = {
  title: f`Statistiques`,
  lead: f`Ce que vous avez joué sur cet appareil, en solo, avec la maison ou en ligne, édition par édition. Les matchs à deux sur un écran et les matchs interrompus ne comptent pas. Les chiffres restent ici.`,
  none: f`Rien à compter pour l’instant. Un code cherché jusqu’au bout apparaîtra ici.`,
  off: f`Les statistiques sont désactivées. Vos matchs restent gardés.`,
  keep: f`Montrer les statistiques`,
  searched: f`Codes cherchés`,
  found: f`Trouvés`,
  foundShare: (share) => f`${share} d’entre eux`,
  average: f`Rangées en moyenne`,
  fewest: f`Le moins de rangées`,
  matches: f`Matchs`,
  record: (won, drawn, lost) =>
    f`${count(won, 'gagné', 'gagnés')}, ${count(drawn, 'nul', 'nuls')}, ${count(lost, 'perdu', 'perdus')}`,
  byRows: f`Codes trouvés, par rangées`,
  rows: (rows) => count(rows, 'rangée', 'rangées'),
  times: (times) => count(times, 'code', 'codes'),
  reset: f`Recommencer à compter`,
  resetAsk: f`Tous les chiffres repartent de zéro. Vos matchs et leurs analyses restent.`,
  resetYes: f`Repartir de zéro`,
  cancel: f`Laisser tel quel`,
  resetDone: f`Les chiffres repartent de zéro.`,
};
