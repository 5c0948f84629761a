// Names as file names: any text makes one, two texts never the same, also where large and small letters are alike.

/** Small letters, digits, `-` and `_` stay; every other byte is `%` and two digits. */
export function fileNameOf(name: string): string {
  return [...Buffer.from(name, 'utf8')]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[a-z0-9_-]/.test(sign) ? sign : `%${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
}

/** Null for a file name that none of these makes. */
export function nameOfFile(file: string): string | null {
  if (!/^(?:[a-z0-9_-]|%[0-9a-f]{2})+$/.test(file)) return null;
  try {
    return decodeURIComponent(file);
  } catch {
    return null;
  }
}
