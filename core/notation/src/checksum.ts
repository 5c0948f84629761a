// Checksums and base64 for URLs, for texts that people copy by hand. Nothing here is secret or secure.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** FNV-1a over UTF-16 units with a final mix: 32 bits, enough against typing errors and casual tampering. */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/** Six characters that can be used in a URL. */
export function checksum(text: string): string {
  const sum = hash(text);
  return encodeBase64([sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255]);
}

/** Bytes from 0 to 255, without padding. */
export function encodeBase64(bytes: readonly number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,6}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(6, '0'), 2)]).join('');
}

/** Null for text that `encodeBase64` never produces. */
export function decodeBase64(text: string): readonly number[] | null {
  const values = [...text].map((sign) => ALPHABET.indexOf(sign));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(6, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return encodeBase64(bytes) === text ? bytes : null;
}
