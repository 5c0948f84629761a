// What is wrong with the database or its disk, in words for the operator.

/** The message completes "The database failed: …."; the cause is what the database said. */
export class StoreFault extends Error {}
