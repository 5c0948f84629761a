// What may stand in a log or a report: of tokens, phrases and ids, with which somebody could play or watch, only the beginning.

const LIKE_A_SECRET = /[\w-]{20,}/g;
/** Enough to find a table in the database, and nothing to get in with. */
const SHOWN = 6;

export function withoutSecrets(text: string): string {
  return text.replace(LIKE_A_SECRET, (secret) => `${secret.slice(0, SHOWN)}…`);
}
