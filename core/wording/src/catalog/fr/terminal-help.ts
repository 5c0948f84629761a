// French help of the command line.

import type { HelpWords } from '../shape/terminal-help.ts';
import { f } from './voice.ts';

export const help: HelpWords = {
  tagline: f`Blackpeg : trouvez le code caché.`,
  heading: (title) => f`${title} :`,
  usage: 'Utilisation',
  commands: 'Commandes',
  options: 'Options',
  examples: 'Exemples',
  environment: 'Environnement',
  exitCodes: 'Codes de sortie',
  ofCommand: (command) => f`« ${command} » explique une commande.`,
  summaries: {
    editions: f`Énumère toutes les éditions et variantes, avec leur nombre de codes.`,
    score: f`Répond à une rangée : combien de fiches elle obtient face à un code.`,
    replay: f`Montre un relevé de match ou un journal pas à pas, ou le vérifie selon les règles.`,
    play: f`Vous fait chercher un code de la maison, ligne par ligne.`,
  },
  values: {
    code: 'CODE',
    command: 'COMMANDE',
    edition: 'NOM',
    file: 'FICHIER',
    game: '1|2|3|3b',
    guess: 'RANGÉE',
    holes: 'N|N,N',
    language: 'en|fr|de',
    number: 'N',
    viewer: 'seat1|seat2|spectator',
  },
  abouts: {
    as: f`montre ce que voit cette place ; sans cette option, ce que voit le public`,
    blanks: f`super : un trou peut rester vide, ce qui fait une couleur de plus`,
    colours: f`super : 1 à 8 couleurs`,
    edition: f`super, duel, braille ou shapes ; ou un jeu en notation, comme custom-4x6c`,
    game: f`la variante du livret : 2 avec vides, 3 sans bleu, 3b avec vides et sans bleu`,
    help: f`affiche cette aide`,
    holes: f`super : 1 à 5 trous ; duel : 4 ou 5, ou un nombre par place, comme 4,5`,
    json: f`écrit du JSON`,
    lang: f`parle anglais, français ou allemand`,
    lines: f`lit édition, jeu, code et rangée, séparés par des tabulations, ligne par ligne ; écrit du JSON`,
    log: f`enregistre le journal du match dans ce fichier, qui ne doit pas encore exister`,
    seed: f`tire le code d’après ce nombre : le même nombre donne le même code`,
    verify: f`refait toutes les réponses et tous les comptes, et nomme la première faute`,
    version: f`affiche la version`,
  },
  variables: {
    locale: f`la langue, quand --lang n’est pas donné`,
    debug: f`mis à 1 : montre où se trouve un défaut dans le programme`,
  },
  exits: {
    done: f`tout s’est bien passé`,
    negative: f`la réponse est non : le match vérifié a une faute`,
    'bad-input': f`une donnée est fausse ; une phrase dit laquelle et où`,
    bug: f`un défaut de Blackpeg`,
    interrupted: f`interrompu`,
  },
};
