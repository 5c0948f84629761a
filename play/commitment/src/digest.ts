// The digest of a text: equal only if every byte is.

import { encodeBase64 } from '@blackpeg/notation';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of the text in UTF-8, in base64url. */
export function digestOf(text: string): string {
  return encodeBase64([...sha256(utf8ToBytes(text))]);
}
