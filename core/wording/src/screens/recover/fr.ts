// French texts of recovery.

import { f } from '../../catalog/fr/voice.ts';
import type { RecoverWords } from './shape.ts';

export const recover: RecoverWords = {
  title: f`Retrouver votre nom`,
  what: f`Avec votre phrase de secours, ce navigateur reçoit votre nom et vos places aux tables en ligne.`,
  leaves: (name) =>
    f`Ici, vous êtes pour l’instant ${name}. Ce nom et ses places seront perdus, sauf si vous en avez aussi la phrase de secours.`,
  stays: f`Vos autres appareils gardent leur accès.`,
  field: f`Phrase de secours`,
  note: f`Minuscules, tirets et espaces manquants sont acceptés. Un lien entier convient aussi.`,
  button: f`Retrouver`,
  bad: f`C’est trop court ou trop long pour une phrase de secours. Elle a des groupes de quatre caractères, séparés par des tirets.`,
  done: (name) => f`Ce navigateur joue désormais sous le nom ${name}.`,
  toTables: f`Aller à vos tables`,
  where: f`La phrase se crée dans les réglages de l’appareil où vous jouez déjà.`,
};
