// Places at the table, and who may look or act from where.

/** A place at the table, counted from 0; texts call it seat 1, seat 2. */
export type Seat = number;

/** Who hides a code: a seat, or the house of solitaire and race, which sits on none. */
export type Maker = Seat | 'house';

/** Who looks at the table. */
export type Viewer = Seat | 'spectator';

/** Who wishes something: a seat, the house as maker, or the referee, who speaks for the clock and the line. */
export type Actor = Seat | 'house' | 'referee';
