// The name of the protocol, and the maximum sizes of messages.

/** Requested in `Sec-WebSocket-Protocol`. A message that older clients would not understand needs a new name. */
export const PROTOCOL = 'blackpeg.v2';

/**
 * Offered beside the protocol by a client for which the `dispatch` with its action's id is the answer: it gets
 * `granted` only if nothing was dispatched. Older servers send both.
 */
export const ANSWERED_ONCE = 'blackpeg.answered-once';

/** The protocols that our own clients offer. */
export const OFFERED_PROTOCOLS: string[] = [PROTOCOL, ANSWERED_ONCE];

/** Bytes of one message to the server; a whole row of the largest edition takes a tenth of it (R13). */
export const LONGEST_REQUEST = 4096;

/** Characters of one message from the server; the log of the longest match is shorter. */
export const LONGEST_ANSWER = 4_000_000;

/** The path of the socket on the server. */
export const SOCKET_PATH = '/socket';
