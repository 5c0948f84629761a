// Typographic faults of a text in its language: characters, spaces, and words for which the glossary has others.

import type { Language } from './words/lookup.ts';

interface TextRule {
  readonly fault: string;
  readonly pattern: RegExp;
}

const EVERYWHERE: readonly TextRule[] = [
  { fault: 'nothing is said', pattern: /^\s*$/ },
  { fault: 'a value is missing', pattern: /undefined|NaN|\[object/ },
  { fault: 'two spaces', pattern: / {2}/ },
  { fault: 'a space at the beginning', pattern: /^\s/ },
  { fault: 'an exclamation mark', pattern: /[!¡]/ },
  { fault: 'a straight apostrophe', pattern: /'/ },
  // What is typed into a shell or is part of a record keeps its straight quotes.
  { fault: 'straight quotation marks', pattern: /^(?!.*(?:"11223|"super)).*"/ },
  { fault: 'three dots for an ellipsis', pattern: /\.{3}/ },
  { fault: 'a hyphen for a dash', pattern: /\p{L} -{1,2} \p{L}/u },
  { fault: 'an emoji', pattern: /\p{Emoji_Presentation}/u },
  { fault: 'a space before a full stop or comma', pattern: /\p{L}\s[.,](\s|$)/u },
];

const BY_LANGUAGE: Readonly<Record<Language, readonly TextRule[]>> = {
  en: [
    { fault: 'a value is missing', pattern: /\bnull\b/ },
    ...numbers(
      'row|code|peg|hole|point|round|seat|table|hint|player|minute|event',
      (word) => `${word}s`,
      '1',
    ),
    { fault: 'quotation marks of another language', pattern: /[«»„]/ },
    { fault: 'a quotation that does not open and close', pattern: /^[^“]*”|“[^”]*$/ },
    { fault: 'a space before a sign', pattern: /(?<!·)\s[:;?%]/ },
    { fault: 'American spelling', pattern: /\b(colou?rful|color|gray|center|favorite|behavior|canceled)/i },
    {
      fault: '“who” for “whoever”',
      pattern: /(^|\. |: |Only )Who (has|opens|finds|gives|needs|hides|is)\b[^?]*$/,
    },
    { fault: '“the computer” is the opponent', pattern: /\bhouse\b/i },
    { fault: '“watch” is what spectators do', pattern: /\blook(s|ed|ing)? on\b(?! the)/i },
    {
      fault: '“save” is what is done with a match',
      pattern: /(?<!in a )\bmatch(es)? (is|are) kept\b|\b(your|everything) (move |is )+kept\b/i,
    },
    {
      fault: '“is not a”, “is not the”',
      pattern: /(?<!\bthere )\b(is|are) no (?!longer|more)\w+/i,
    },
    { fault: '“home” is the first page', pattern: /\b(shelf|(the|which) box(es)?)\b/i },
    { fault: '“connection” is the line', pattern: /\bline (is (down|back)|breaks|not measured)\b/i },
    { fault: '“characters” are typed', pattern: /\b(\d+|six|four) signs\b/i },
    { fault: '“default” is what holds without an option', pattern: /[;,(] ?(as )?without it\b/ },
    { fault: '“import” and “export”', pattern: /\b(bring|brought|take|taken) (it )?(in|out)\b/i },
    { fault: '“cover” is over the screen', pattern: /\blid\b/i },
    { fault: '“form” is also a shape: “kind of match”', pattern: /\b(another form|this form)\b/i },
    { fault: 'a word nobody uses', pattern: /\b(nought|shall|anew|a kept one|as it stands)\b/i },
  ],
  fr: [
    { fault: 'a value is missing', pattern: /\bnull\b/ },
    ...numbers(
      'rangée|code|pion|trou|point|manche|place|table|indice|minute|fiche',
      (word) => `${word}s`,
      '[01]',
    ),
    { fault: 'quotation marks of another language', pattern: /[“”„]/ },
    {
      fault: 'no narrow space before a sign',
      pattern: /(?<!· |\u202f)[:;?»](?!\S)|[^\u202f\u00a0]%|«[^\u202f]/,
    },
    { fault: 'a plain space inside a number', pattern: /\d \d{3}(?!\d)/ },
    { fault: 'said to a friend, not to “vous”', pattern: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu },
    {
      fault: 'no elision',
      pattern: /(?<!\p{L})(que|de|ne) (une?|ils?|elles?|aucune?|on|est|en|y)(?!\p{L})/iu,
    },
    { fault: '“pendule” is the clock', pattern: /horloge/i },
    { fault: 'a row is “posée”, an answer not seen yet “couverte”', pattern: /à placer|réponse cachée/i },
    { fault: '“connexion” is the line', pattern: /\b(la|les|votre) ligne( est| se| des)/i },
    { fault: 'a row is answered: “reçoit une réponse”', pattern: /répondue/i },
    { fault: '“adversaire” is the other side', pattern: /l’autre côté/i },
    { fault: '“annulée” is void, “nulle” a draw', pattern: /manche (est |alors )*nulle/i },
    { fault: '“l’ordinateur” is the opponent', pattern: /\bmaison\b/i },
    { fault: '“partie” is the match', pattern: /(?<!\p{L})[Mm]atch(e?s)?(?!\p{L})/u },
    {
      fault: 'key pegs are feminine',
      pattern: /\d (noirs?|blancs?|bleus?|pointus?|plats?)(?!\p{L})|(?<!\p{L})(Noir|Blanc|Bleu) :/u,
    },
    {
      fault: '“qui” needs somebody: “le codeur”',
      pattern: /(^|[.;:]\s)Qui (a|cache|trouve|cherche|abandonne|revient)\b[^?]*$/,
    },
    { fault: '“écran” hides a code', pattern: /couvercle/i },
    { fault: '“sur mesure” is a game of one’s own', pattern: /jeu personnel/i },
    { fault: '“forme” is a shape: “type de partie”', pattern: /(autre|cette) forme\b/i },
    { fault: 'phrases are muted, not people', pattern: /personnes (coupées|muettes)|coupé ni/i },
    { fault: '“le total” or “le plus grand nombre” wins', pattern: /\ble (plus|moins) de \p{L}+ gagne/iu },
    { fault: '“accueil” is the first page', pattern: /étagère|\bboîtes?\b/i },
    { fault: '“de” before a vowel', pattern: /(?<!\p{L})de (Hôte|Invité)/u },
    {
      fault: '“enregistrer” is what is done with a match',
      pattern: /parties? (est|sont|reste|restent) gardée/i,
    },
    { fault: 'somewhere to go: “aller à”', pattern: /^Vers (l|vo|auj)/ },
  ],
  de: [
    ...numbers('Reihe|Runde|Minute', (word) => `${word}n`, '1'),
    ...numbers('Code|Tipp', (word) => `${word}s`, '1'),
    ...numbers('Stift|Punkt|Tisch|Ereignis', (word) => `${word}e`, '1'),
    { fault: 'quotation marks of another language', pattern: /[«»”]/ },
    { fault: 'a quotation that does not open and close', pattern: /^[^„]*“|„[^“]*$/ },
    { fault: 'a space before a sign', pattern: /(?<!·)\s[:;?]/ },
    { fault: 'no fixed space before an ellipsis or per cent', pattern: /[^\u00a0…][…%]/ },
    {
      fault: 'said to a stranger, not to “du”',
      pattern: /\b(Ihnen|bitte Sie|Sie bitte|[a-zäöüß]{2,}en Sie)\b/,
    },
    { fault: 'spelt as before 1996', pattern: /\b([Dd]aß|[Mm]u(ß|ßt)|[Ww]ieviele?|[Mm]an muß)\b/ },
    { fault: '“Verbindung” is the line', pattern: /\bLeitung/ },
    { fault: '“Enter” and “Esc” are the keys', pattern: /Eingabetaste|\bEscape\b/ },
    { fault: '“online” is online', pattern: /im Netz\b/ },
    { fault: '“Rückblick” is the review', pattern: /Auswertung|auswerten/ },
    { fault: '“der Computer” is the opponent', pattern: /\bHaus(es)?\b/ },
    { fault: '“Form” is a shape: “Spielart”', pattern: /\b(andere|diese) Form\b/i },
    { fault: '“Standard” is the default, “Vorgabe” the handicap', pattern: /\(Vorgabe\)/ },
    { fault: '“Schild” hides a code', pattern: /\bBlende\b/ },
    { fault: '“Spielanleitung” has the rules', pattern: /\bHefts?\b/ },
    {
      fault: '“Stecker” make a code, “Stifte” an answer',
      pattern:
        /(?<!(?:schwarze|weiße|blaue|rote|spitze|flache)[nrs]? |[Kk]ein |[Mm]ehr |[Ww]elcher |viele )\bStift(e|en|s)?\b/i,
    },
    {
      fault: '“speichern” is to save',
      pattern: /sicher(n|t|e) (das|den|es|eine)|gesichert|sichern|aufgehoben|hebt die Partie/,
    },
    { fault: '“Standard” is what holds without an option', pattern: /ohne Angabe/ },
    { fault: '“importieren” and “exportieren”', pattern: /einlesen|eingelesen|gibt sie heraus/i },
    { fault: '“Startseite” is the first page', pattern: /\bRegals?\b|Schachtel/ },
    { fault: '“verdeckt” is the screen', pattern: /\bDeckel\b/ },
    { fault: '“2-mal”, and “obwohl” where two things disagree', pattern: /\d mal\b|, wo sein/i },
    { fault: '“nach Reihenzahl”', pattern: /nach wenigsten/i },
  ],
};

/** Singular for one, plural for several. After an article or in a range it is always several. */
function numbers(words: string, plural: (word: string) => string, one: string): readonly TextRule[] {
  const several = words.split('|').map(plural).join('|');
  return [
    {
      fault: 'several, but there is one',
      pattern: new RegExp(
        `(?<![\\d.,\u202f]|(?:to|à|bis|the|these|les|ces|die|diesen|den) )${one} (${several})(?!\\p{L})`,
        'u',
      ),
    },
    {
      fault: 'one, but there are several',
      pattern: new RegExp(`(?<![\\d.,\u202f])(5|12) (${words})(?! \\d)(?!\\p{L})`, 'u'),
    },
  ];
}

/** The faults, in words; empty if there are none. */
export function faultsOf(language: Language, text: string): readonly string[] {
  return [...EVERYWHERE, ...BY_LANGUAGE[language]]
    .filter(({ pattern }) => pattern.test(text))
    .map(({ fault }) => fault);
}
