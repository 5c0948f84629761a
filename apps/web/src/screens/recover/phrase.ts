// A recovery phrase as typed or pasted, alone or as a link. Only the server knows whether it is valid.

const LEAST = 20;
const MOST = 40;

/** Groups of four in upper case; null for a text that cannot be one. */
export function phraseIn(text: string): string | null {
  const signs = text
    .slice(text.indexOf('#') + 1)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  if (!/^[0-9A-Z]+$/.test(signs) || signs.length < LEAST || signs.length > MOST) return null;
  return (signs.match(/.{1,4}/g) ?? []).join('-');
}
