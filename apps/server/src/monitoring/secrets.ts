// Shortens secrets for logs and reports: of tokens, phrases and ids, which would let somebody play or watch, only the
// beginning is shown.

const LIKE_A_SECRET = /[\w-]{20,}/g;
/** Enough to find a table in the database, but not to enter it. */
const SHOWN = 6;

export function withoutSecrets(text: string): string {
  return text.replace(LIKE_A_SECRET, (secret) => `${secret.slice(0, SHOWN)}…`);
}
