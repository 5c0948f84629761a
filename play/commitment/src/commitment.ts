// Commitments: published when a code is hidden, and matching no other code when it is opened.

import { decodeBase64, encodeBase64 } from '@blackpeg/notation';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Binding, bindingBytes } from './binding.ts';

/** Bytes of a key: with fewer, so few codes could be tried one by one. */
const KEY_BYTES = 32;

/** Bytes nobody can foresee, from whatever the platform has for it. */
export type RandomBytes = (count: number) => Uint8Array;

/** In the base64 of addresses, like every text here. */
export function newKey(randomBytes: RandomBytes): string {
  const bytes = randomBytes(KEY_BYTES);
  if (bytes.length !== KEY_BYTES) throw new Error(`A key needs ${KEY_BYTES} bytes, not ${bytes.length}.`);
  return encodeBase64([...bytes]);
}

/** Null for what is no key. */
export function commitmentTo(binding: Binding, key: string): string | null {
  const bytes = decodeBase64(key);
  if (bytes?.length !== KEY_BYTES) return null;
  return encodeBase64([...hmac(sha256, Uint8Array.from(bytes), bindingBytes(binding))]);
}

/** Is this the code, and the key, that the commitment was made with? */
export function isGenuine(binding: Binding, key: string | null, commitment: string | null): boolean {
  return key !== null && commitment !== null && commitmentTo(binding, key) === commitment;
}
