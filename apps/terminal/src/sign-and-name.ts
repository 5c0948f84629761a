// A code as it is typed, with its name where the signs do not say it all: `1122 (black, black, violet, violet)`.

import { formatCode } from '@blackpeg/notation';
import { type Code, type Edition, widestSpec } from '@blackpeg/rules';
import { codeName, type Language } from '@blackpeg/wording';

export function signAndName(language: Language, edition: Edition, code: Code): string {
  const sign = codeSign(edition, code);
  return edition.facets[0]?.name === 'number' ? sign : `${sign} (${codeName(language, edition, code)})`;
}

/** As it is typed, whatever its length and whether or not it has blanks. */
export function codeSign(edition: Edition, code: Code): string {
  return formatCode(widestSpec(edition), code);
}
