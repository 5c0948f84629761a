// Whether a name is visible: one of spaces, joiners or blank letters only is not.

/** Also marks without a letter, and blank signs: of Braille, of Korean letters, a note without a head. */
const INVISIBLE = /[\p{Z}\p{C}\p{M}\u2800\u115f\u1160\u3164\uffa0\u{1d159}]/gu;

export function isVisibleName(name: string): boolean {
  return name.replace(INVISIBLE, '') !== '';
}
