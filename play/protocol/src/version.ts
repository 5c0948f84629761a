// The name of the protocol, and how much may be said at once.

/** Asked for in `Sec-WebSocket-Protocol`. A message that older clients would not understand needs a new name. */
export const PROTOCOL = 'blackpeg.v2';

/** Bytes of one message to the server; a whole row of the largest edition takes a tenth of it (R13). */
export const LONGEST_REQUEST = 4096;

/** Characters of one message from the server; the log of the longest match is shorter. */
export const LONGEST_ANSWER = 4_000_000;

/** Where the server listens for it. */
export const SOCKET_PATH = '/socket';
