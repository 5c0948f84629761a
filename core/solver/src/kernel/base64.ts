// Base64 to bytes without a platform: the kernel's WASM is embedded as text.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** `text` is base64 that we generated; anything else is a bug. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let at = 0;
  for (let index = 0; index < text.length; index += 4) {
    const four = [0, 1, 2, 3].map((offset) => sextet(text.charAt(index + offset)));
    const [a = 0, b = 0, c = 0, d = 0] = four;
    const group = (a << 18) | (b << 12) | (c << 6) | d;
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) {
      bytes[at] = (group >> shift) & 255;
      at += 1;
    }
  }
  return bytes;
}

function sextet(letter: string): number {
  if (letter === '=') return 0;
  const value = ALPHABET.indexOf(letter);
  if (value < 0 || letter === '') throw new RangeError('Not base64.');
  return value;
}
