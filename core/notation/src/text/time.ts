// Milliseconds as exact seconds in text: the decimal point is moved, nothing is divided.

/** 12400 is `12.4`. */
export function formatSeconds(milliseconds: number): string {
  if (milliseconds < 0) return `-${formatSeconds(-milliseconds)}`;
  const [digits = '0', exponent] = String(milliseconds).split('e');
  if (exponent !== undefined) return `${digits}e${Number(exponent) - 3}`;
  const [whole = '0', fraction = ''] = digits.split('.');
  const padded = whole.padStart(4, '0');
  const rest = `${padded.slice(-3)}${fraction}`.replace(/0+$/, '');
  return rest === '' ? padded.slice(0, -3) : `${padded.slice(0, -3)}.${rest}`;
}

/** Null for text that is not a time, or negative. */
export function parseSeconds(text: string): number | null {
  const parts = /^(\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d{1,3}))?$/i.exec(text.trim());
  if (!parts) return null;
  const milliseconds = Number(`${parts[1]}e${Number(parts[2] ?? 0) + 3}`);
  return Number.isFinite(milliseconds) ? milliseconds : null;
}
