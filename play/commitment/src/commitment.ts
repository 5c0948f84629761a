// Commitments: published when a code is hidden, and matching no other code when it is opened.

import { decodeBase64, encodeBase64 } from '@blackpeg/notation';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Binding, bindingBytes } from './binding.ts';

/** Bytes of a key: with fewer, all codes and keys could be tried. */
const KEY_BYTES = 32;

/** Unpredictable bytes, from the platform. */
export type RandomBytes = (count: number) => Uint8Array;

/** In base64url, like every text here. */
export function newKey(randomBytes: RandomBytes): string {
  const bytes = randomBytes(KEY_BYTES);
  if (bytes.length !== KEY_BYTES) throw new Error(`A key needs ${KEY_BYTES} bytes, not ${bytes.length}.`);
  return encodeBase64([...bytes]);
}

/** Null for a text that is not a key. */
export function commitmentTo(binding: Binding, key: string): string | null {
  const bytes = decodeBase64(key);
  if (bytes?.length !== KEY_BYTES) return null;
  return encodeBase64([...hmac(sha256, Uint8Array.from(bytes), bindingBytes(binding))]);
}

/** Was the commitment made with this code and key? */
export function isGenuine(binding: Binding, key: string | null, commitment: string | null): boolean {
  return key !== null && commitment !== null && commitmentTo(binding, key) === commitment;
}
