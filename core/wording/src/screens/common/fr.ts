// French texts of every screen.

import { f } from '../../catalog/fr/voice.ts';
import type { CommonWords } from './shape.ts';

export const fr: CommonWords = {
  ownNames: { en: 'English', fr: 'Français', de: 'Deutsch' },
  languages: f`Langue`,
  skip: f`Aller au contenu`,
  home: f`Blackpeg, accueil`,
  back: f`Retour`,
  menu: f`Menu`,
  undo: f`Annuler`,
  clear: f`Vider`,
  holeName: (hole, content) => f`Trou ${hole}, ${content}`,
  named: (name, what) => f`${name} : ${what}`,
  close: f`Fermer`,
  places: {
    play: f`Jouer`,
    daily: f`Code du jour`,
    online: f`En ligne`,
    learn: f`Apprendre`,
    companion: f`Compagnon`,
    matches: f`Vos matchs`,
    statistics: f`Statistiques`,
    settings: f`Réglages`,
  },
  soundOn: f`Le son est activé. Le couper`,
  soundOff: f`Le son est coupé. L’activer`,
  theme: f`Apparence`,
  themes: { system: f`Comme le système`, light: f`Claire`, dark: f`Sombre`, contrast: f`Contraste élevé` },
  notices: (count) => f`${count} avis`,
  offline: f`Hors ligne. Continuez, vos coups sont gardés.`,
  updateReady: f`Une nouvelle version de Blackpeg est prête. Vos matchs restent tels quels.`,
  update: f`L’utiliser maintenant`,
  storageOutdated: f`Un autre onglet utilise un Blackpeg plus récent. Rechargez celui-ci pour continuer ; tout est gardé.`,
  storageBlocked: f`Fermez les autres onglets de Blackpeg, pour que celui-ci puisse ouvrir vos matchs.`,
  reload: f`Recharger`,
  loading: f`On met la table…`,
  failed: f`Cet élément de Blackpeg n’a pas pu être chargé. Vos matchs sont en sûreté. Vérifiez la connexion et réessayez.`,
  again: f`Réessayer`,
  missingTitle: f`Il n’y a rien ici.`,
  missing: f`Aucun écran ne porte cette adresse. Les boîtes sont sur l’étagère, à l’accueil.`,
};
