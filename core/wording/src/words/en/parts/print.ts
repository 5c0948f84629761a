// English texts of what is printed and embossed: short, a line in Braille has 40 cells.

export const print = {
  code: (code: string) => `Code: ${code}`,
  pegs: (pegs: string) => `Pegs: ${pegs}.`,
  /** What the sign of a blank stands for. */
  blank: (sign: string) => `${sign} blank`,
  /** In place of a row that ran out of time, and of one not uncovered yet. */
  lost: 'lost',
  covered: 'covered',
  unfinished: 'The match is not finished.',
};
