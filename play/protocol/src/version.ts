// The name of the protocol, and how much may be said at once.

/** Asked for in `Sec-WebSocket-Protocol`. A message that older clients would not understand needs a new name. */
export const PROTOCOL = 'blackpeg.v2';

/**
 * Offered beside the protocol by a client that takes the `dispatch` with its action's id for the answer: it hears `granted` only
 * where nothing was dispatched. Servers that do not know the name go on saying both.
 */
export const ANSWERED_ONCE = 'blackpeg.answered-once';

/** What our own clients ask for. */
export const OFFERED_PROTOCOLS: string[] = [PROTOCOL, ANSWERED_ONCE];

/** Bytes of one message to the server; a whole row of the largest edition takes a tenth of it (R13). */
export const LONGEST_REQUEST = 4096;

/** Characters of one message from the server; the log of the longest match is shorter. */
export const LONGEST_ANSWER = 4_000_000;

/** Where the server listens for it. */
export const SOCKET_PATH = '/socket';
