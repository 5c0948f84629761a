// Small things all texts are made with.

/** The first letter large; digits and other signs stay. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The parts that say something, joined. */
export function join(separator: string, ...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(separator);
}
