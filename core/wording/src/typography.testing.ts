// What is wrong with a text as its language is written: signs, spaces, and words the glossary has other words for.

import type { Language } from './language.ts';

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
  // What is typed into a shell or stands in a record keeps its straight ones.
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
    { fault: '“connexion” is the line', pattern: /\b(la|les|votre) ligne( est| se| des)/i },
    { fault: 'a row is answered: “reçoit une réponse”', pattern: /répondue/i },
    { fault: '“adversaire” is the other side', pattern: /l’autre côté/i },
    { fault: '“annulée” is void, “nulle” a draw', pattern: /manche (est |alors )*nulle/i },
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
  ],
};

/** One of them is not several, and several are not one. After an article or in a range there are always several. */
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

/** What is wrong with it, in words; empty where nothing is. */
export function faultsOf(language: Language, text: string): readonly string[] {
  return [...EVERYWHERE, ...BY_LANGUAGE[language]]
    .filter(({ pattern }) => pattern.test(text))
    .map(({ fault }) => fault);
}
