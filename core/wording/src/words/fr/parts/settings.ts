// French texts of the settings, and of a file that holds everything of a device.

import type * as en from '../../en/parts/settings.ts';
import type { Like } from '../../like.ts';
import { amount, f, ofName, percent, room, when } from '../base/voice.ts';

export const settings: Like<typeof en.settings> = {
  title: f`Réglages`,
  look: {
    title: f`Apparence et texte`,
    asBrowser: f`Langue du navigateur`,
    asEnvironment: 'Selon l’environnement',
    asTerminal: 'Selon le terminal',
    colours: 'Couleurs',
    ground: { label: 'Fond', values: { light: 'Clair', dark: 'Sombre' } },
    signs: {
      label: 'Signes',
      values: { shapes: 'Formes et chiffres', plain: 'Lettres et chiffres simples' },
    },
    marks: {
      label: f`Marques sur les pions`,
      values: { shape: f`Forme`, number: f`Chiffre`, letter: f`Lettre`, both: f`Forme et chiffre` },
    },
    numbers: {
      label: f`Nombres à côté des réponses`,
      note: f`Le contraste élevé les montre toujours.`,
    },
    textSize: { label: f`Taille du texte`, values: (value) => percent(Number(value) / 100) },
    motion: {
      label: f`Animations`,
      values: { system: f`Système`, reduced: f`Réduites`, full: f`Complètes` },
    },
  },
  sound: {
    title: f`Son et toucher`,
    sound: { label: f`Son`, note: f`Bref et discret. Tout ce qui s’entend se voit et se lit aussi.` },
    tryIt: f`Essayer`,
    haptics: { label: f`Vibration`, note: f`Si l’appareil le permet.` },
    bell: {
      label: 'Sonnerie',
      note: 'Sonne quand une réponse arrive ou que c’est à vous. Tout ce qui sonne est aussi dit.',
    },
    mouse: {
      label: 'Souris',
      note: f`Cliquez sur les pions, les trous et les lignes ; la molette fait défiler. Désactivez-la pour sélectionner du texte.`,
    },
  },
  speech: {
    title: f`Annonces`,
    detail: { label: f`Longueur`, values: { brief: f`Brèves`, full: f`En phrases` } },
    codes: {
      label: f`Lecture des codes`,
      note: f`Automatique : des nombres dans les annonces brèves, des noms dans les phrases.`,
      values: { auto: 'Automatique', names: 'Noms', numbers: 'Nombres', letters: 'Lettres' },
    },
    sayPegs: { label: f`Chaque pion posé`, note: f`Et chaque pion retiré.` },
    sayAnswers: { label: f`Les réponses à vos rangées` },
    sayRows: { label: f`Votre rangée, relue`, note: f`Après sa réponse.` },
    sayOthers: {
      label: f`Ce que font les autres`,
      note: f`Ce qui demande une réponse de vous est toujours annoncé.`,
    },
    example: f`Par exemple :`,
  },
  play: {
    title: f`Au plateau`,
    timers: {
      label: f`Montrer les pendules`,
      note: f`Le temps convenu court de toute façon, et sa fin est annoncée.`,
    },
    count: {
      label: f`Compter les codes encore possibles`,
      note: f`Affiché à côté du plateau après chaque réponse.`,
    },
    explain: {
      label: f`Expliquer les réponses en mots`,
      note: f`Jusqu’à la fin de votre première partie, puis dans la première avec des fiches bleues.`,
      values: { all: f`Toutes`, blue: f`Avec fiches bleues`, off: f`Aucune` },
    },
    misfits: {
      label: f`Rangées qui ne peuvent pas être le code`,
      note: f`Une rangée qui contredit une réponse. Le refus vaut à partir de la partie suivante.`,
      values: { allow: f`Permettre`, warn: f`Avertir`, bar: f`Refuser` },
    },
    pace: {
      label: f`L’ordinateur prend son temps`,
      values: {
        'at-once': f`Pas du tout`,
        brisk: f`Un instant`,
        humane: f`Comme une personne`,
        slow: f`Lentement`,
      },
    },
  },
  shown: {
    title: f`Ce qui est montré`,
    streak: { label: f`Série du code du jour`, note: f`Masquée, elle continue d’être comptée.` },
    distribution: {
      label: f`Rangées prises par vos codes du jour`,
      note: f`Masquées, elles continuent d’être comptées.`,
    },
    statistics: {
      label: f`Statistiques`,
      note: f`Elles sont conservées même masquées. Réinitialisez-les sur leur page.`,
    },
  },
  switches: {
    title: f`Contacteurs`,
    scan: {
      label: f`Jouer avec des contacteurs`,
      note: f`Les commandes sont proposées groupe après groupe ; un contacteur est tout ce qui tape une touche.`,
      values: { off: f`Non`, two: f`Deux contacteurs`, one: f`Un contacteur` },
    },
    scanPace: {
      label: f`Avec un contacteur, passer à la suite après`,
      values: (seconds) => amount(Number(seconds), 'seconde', 'secondes', 1),
    },
    next: f`Passer à la suite`,
    choose: f`Choisir`,
    press: f`Appuyez sur le contacteur…`,
    same: f`Il faut une touche à chaque contacteur.`,
  },
  keys: {
    title: f`Touches`,
    names: {
      Tab: f`Tab`,
      Enter: f`Entrée`,
      ' ': f`Espace`,
      Backspace: f`Retour arrière`,
      Delete: f`Suppr`,
      ArrowUp: f`Flèche vers le haut`,
      ArrowDown: f`Flèche vers le bas`,
      ArrowLeft: f`Flèche vers la gauche`,
      ArrowRight: f`Flèche vers la droite`,
      Home: f`Début`,
      End: f`Fin`,
      PageUp: f`Page préc.`,
      PageDown: f`Page suiv.`,
      Escape: f`Échap`,
    },
    single: {
      label: f`Commandes à une touche`,
      note: f`À désactiver si une dictée vocale ou un contacteur tape des lettres pour vous.`,
    },
    fixed: f`Les chiffres posent les pions, 0 un vide ; Retour arrière retire, les flèches déplacent, Entrée valide. Cela ne change pas.`,
    press: f`Appuyez sur une touche…`,
    howTo: f`Choisissez une ligne, puis appuyez sur sa nouvelle touche. Suppr enlève la touche, Échap annule.`,
    given: (command, key) => f`${command} : ${key}.`,
    taken: (command) => f`« ${command} » n’a plus de touche.`,
    removed: (command) => f`« ${command} » n’a plus de touche.`,
    refused: (key) => f`${key} a un sens fixe sur le plateau. Appuyez sur une autre touche.`,
    reset: f`Réinitialiser toutes les touches`,
    resetDone: f`Toutes les touches sont réinitialisées.`,
  },
  online: {
    title: f`Jeu en ligne`,
    nobody: f`Vous recevez un nom en jouant en ligne pour la première fois. Aucun compte n’est nécessaire.`,
    toTables: f`Aller au jeu en ligne`,
    phrases: {
      label: f`Phrases des autres`,
      note: f`De courtes formules d’une liste fixe sont affichées et annoncées. Il n’y a pas d’autre messagerie.`,
    },
    account: {
      show: f`Appareils, personnes bloquées, mes données`,
      hide: f`Fermer appareils, personnes bloquées, mes données`,
      devices: f`Appareils connectés`,
      thisDevice: f`Cet appareil`,
      device: (id) => f`Appareil ${id}`,
      used: (at) => f`dernière utilisation : ${when(at)}`,
      logOut: (device) => f`Déconnecter : ${device}`,
      loggedOut: f`L’appareil est déconnecté.`,
      others: f`Déconnecter tous les autres appareils`,
      othersQuestion: f`Déconnecter tous les autres appareils ?`,
      othersText: f`Ils ne peuvent revenir qu’avec la phrase de secours.`,
      othersDone: f`Tous les autres appareils sont déconnectés.`,
      here: f`Se déconnecter ici`,
      hereQuestion: f`Se déconnecter de cet appareil ?`,
      hereText: f`Vous ne retrouvez votre nom qu’avec la phrase de secours. Sans elle, et si aucun autre appareil n’est connecté, votre nom et vos places sont perdus.`,
      hereDone: f`Cet appareil est déconnecté.`,
      cancel: f`Annuler`,
      people: f`Phrases coupées et personnes bloquées`,
      nobody: f`Vous n’avez bloqué personne, ni coupé les phrases de personne.`,
      muted: f`phrases coupées`,
      blocked: f`accès bloqué`,
      unmute: (name) => f`Rétablir les phrases ${ofName(name)}`,
      unblock: (name) => f`Débloquer ${name}`,
      released: (name) => f`Vous pouvez de nouveau entendre et rencontrer ${name}.`,
      data: f`Tout ce que le serveur garde sur vous`,
      save: f`Enregistrer mes données en ligne`,
      saveNote: f`Nom, appareils, personnes, signalements et parties ; les secrets des autres n’y sont pas.`,
      saved: f`Le fichier de vos données en ligne est enregistré.`,
    },
    notify: {
      label: f`Notifications`,
      note: f`Quand c’est à vous de jouer à une table en ligne et que Blackpeg est en arrière-plan. Le titre de l’onglet le dit dans tous les cas.`,
    },
    notifyRefused: f`Ce navigateur n’autorise pas les notifications de Blackpeg. Vous pouvez changer cela dans les réglages du navigateur.`,
    identity: f`Votre nom et vos places appartiennent à ce navigateur. Une phrase de secours, ou le lien qui en est fait, les apporte sur un autre appareil.`,
    makePhrase: f`Créer une phrase de secours`,
    makePhraseNote: f`Une phrase plus ancienne n’est alors plus valable.`,
    phrase: f`Votre phrase de secours`,
    link: f`La même en lien`,
    copyPhrase: f`Copier la phrase`,
    copyLink: f`Copier le lien`,
    copied: f`Copié.`,
    notCopied: f`Le navigateur a refusé la copie. Sélectionnez et copiez à la main.`,
    keepIt: f`Elle n’est montrée que cette fois. La personne qui l’a peut jouer sous votre nom : gardez-la comme un mot de passe.`,
    elsewhere: f`Utiliser votre nom d’un autre appareil`,
    forget: f`Supprimer mon nom en ligne`,
    question: f`Supprimer votre nom en ligne ?`,
    consequence: f`Votre nom est retiré de chaque table, plus aucun appareil n’a d’accès, et vous abandonnez toute partie en cours. C’est irréversible. Ce qui est enregistré sur cet appareil reste.`,
    yes: f`Supprimer mon nom`,
    no: f`Annuler`,
    forgotten: f`Votre nom en ligne est supprimé.`,
  },
  data: {
    title: f`Vos données`,
    where: f`Tout est enregistré dans ce navigateur, sur cet appareil. Seul ce que vous faites aux tables en ligne va au serveur qui les héberge.`,
    kept: f`Le navigateur a promis de tout garder jusqu’à ce que vous l’effaciez.`,
    mayGo: f`Le navigateur peut tout effacer quand la place manque. Demandez-lui de tout garder, ou enregistrez un fichier.`,
    forgets: f`Ce navigateur ne garde rien ici : tout disparaît avec cette page. Enregistrez un fichier pour le garder.`,
    ask: f`Demander au navigateur de tout garder`,
    askedInVain: f`Le navigateur ne l’a pas promis. Il le fait souvent une fois Blackpeg installé ou plus utilisé. Par sécurité, enregistrez un fichier.`,
    used: (bytes) => f`Espace utilisé : ${room(bytes)}.`,
    save: f`Tout enregistrer dans un fichier`,
    saveNote: f`Parties avec leurs codes, notes, résultats et réglages. Votre nom en ligne n’y est pas.`,
    saved: f`Le fichier est dans vos téléchargements.`,
    failed: f`Cela n’a pas marché : le navigateur refuse l’accès à son stockage. Rien n’a changé.`,
    matches: f`Partie par partie : enregistrer, importer, supprimer`,
    remove: f`Tout supprimer`,
    question: f`Tout supprimer ?`,
    consequence: f`Toutes les parties, notes, résultats du jour, statistiques et réglages de cet appareil disparaîtront. Rien ne pourra les ramener, sauf un fichier enregistré avant.`,
    yes: f`Tout supprimer`,
    no: f`Annuler`,
    removed: f`Tout est supprimé sur cet appareil. Blackpeg est comme à la première ouverture.`,
    onlineToo: {
      label: f`Supprimer aussi mon nom en ligne`,
      note: f`Votre nom sur le serveur et vos places à ses tables. Vous y abandonnez toute partie en cours.`,
    },
    forgottenToo: f`Votre nom en ligne est aussi supprimé.`,
    nameStays: f`D’ici là, votre nom et vos places y restent : « Supprimer mon nom en ligne », sur cette page, les supprime.`,
  },
  about: {
    title: f`À propos`,
    version: (version) => f`Blackpeg ${version}`,
    licence: f`Logiciel libre sous licence MIT.`,
    font: f`Police : Schibsted Grotesk, sous SIL Open Font License 1.1.`,
    fontLicence: f`La licence de la police`,
    privacy: f`Pas de compte, pas de publicité, aucune requête vers des tiers.`,
  },
};

const matches = (count: number) => (count < 2 ? f`${count} partie` : f`${count} parties`);

export const deviceFile: Like<typeof en.deviceFile> = {
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
