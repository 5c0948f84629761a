// Seats at the table, and who may see or act from which.

/** A place at the table, counted from 0; texts call it seat 1, seat 2. */
export type Seat = number;

/** Who hides a code: a seat, or the house in solitaire and race, which has no seat. */
export type Maker = Seat | 'house';

/** Who sees the match: a seat or a spectator. */
export type Viewer = Seat | 'spectator';

/** Who acts: a seat, the house as maker, or the referee, on behalf of the clock and the connection. */
export type Actor = Seat | 'house' | 'referee';
