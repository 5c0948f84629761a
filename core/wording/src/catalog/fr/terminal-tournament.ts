// French texts of a tournament of engines.

import type { TournamentWords } from '../shape/terminal-tournament.ts';
import { count, decimals, f, figures, percent } from './voice.ts';

export const tournament: TournamentWords = {
  progress: (done, rounds, perSecond) =>
    f`${figures(done)} sur ${count(rounds, 'manche', 'manches')}, ${decimals(perSecond, 1)} par seconde`,
  heading: (edition, rounds, seed) => f`${edition}. ${count(rounds, 'manche', 'manches')}, graine ${seed}.`,
  rows: 'Rangées',
  found: 'Codes trouvés',
  won: 'Manches gagnées',
  lost: 'Perdues par erreur',
  mean: (value, low, high) => f`${decimals(value)} (${decimals(low)} à ${decimals(high)})`,
  single: (value) => decimals(value),
  share: (wins, value, low, high) =>
    f`${figures(wins)} : ${percent(value)} (${percent(low)} à ${percent(high)})`,
  of: (part, whole) => f`${figures(part)} sur ${figures(whole)}`,
  count: figures,
  none: '-',
  draws: (rounds) => f`À égalité : ${count(rounds, 'manche', 'manches')}.`,
  intervals: f`Entre parenthèses : l’intervalle de confiance à 95 %. Un code non trouvé compte une rangée de plus que le plateau.`,
  speed: (seconds, perSecond, atATime) =>
    f`${decimals(seconds, 1)} s, ${count(Math.round(perSecond), 'manche', 'manches')} par seconde, ${figures(atATime)} à la fois.`,
  lapses: (engine, rounds, firstRound, why) =>
    f`${engine} a perdu ${count(rounds, 'manche', 'manches')}, d’abord la manche ${figures(firstRound)} : ${why}.`,
  interrupted: (done, rounds) =>
    f`Interrompu après ${figures(done)} sur ${count(rounds, 'manche', 'manches')}.`,
  lapse: {
    ended: (asked, code, last) =>
      f`il s’est terminé ${code === null ? 'par un signal' : `avec ${code}`} alors qu’il devait répondre à « ${asked} »${last === '' ? '' : f` ; sa dernière sortie : « ${last} »`}`,
    noAnswer: (asked, milliseconds) => f`il n’a pas répondu à « ${asked} » en ${figures(milliseconds)} ms`,
    endlessOutput: (asked) => f`il a écrit sans fin au lieu de répondre à « ${asked} »`,
    nonsense: (asked, said) => f`il a répondu « ${said} » à « ${asked} »`,
    refused: (asked, said) => f`il a refusé « ${asked} » par « ${said} »`,
    illegalCode: (said) => f`il a caché « ${said} », qui n’est pas un code de cette édition`,
    illegalGuess: (said) => f`il a posé « ${said} », qui n’est pas une rangée de cette édition`,
    wrongMark: (guess, said, right) => f`il a répondu ${said} à ${guess}, où son code donne ${right}`,
  },
};
