// What is wrong with the database or the disk under it, in words for who runs the server.

/** The message completes "The database failed: …."; the cause is what the database said. */
export class StoreFault extends Error {}
