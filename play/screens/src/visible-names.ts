// Whether a name can be seen: one of spaces, joiners or letters that are blank by themselves leaves an empty place.

/** Also marks without a letter. */
const INVISIBLE = /[\p{Z}\p{C}\p{M}\u2800\u115f\u1160\u3164\uffa0]/gu;

export function isVisibleName(name: string): boolean {
  return name.replace(INVISIBLE, '') !== '';
}
