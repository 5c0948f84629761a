// What is wrong with the database or the disk under it, in words for who runs the server.

/** The message completes "The database failed: …."; the cause is what the database said. */
export class StoreFault extends Error {}

/** For the log: a sentence where there is one, else everything there is to know. */
export function logged(error: unknown): unknown {
  return error instanceof StoreFault ? `The database failed: ${error.message}.` : error;
}
