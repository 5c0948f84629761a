// English texts of what is printed and embossed: short, a line in Braille has 40 cells.

export const print = {
  title: 'Print and emboss',
  lead: 'This is what is printed: as you see it here, in large type, or as a file for an embosser.',
  paper: 'Print',
  large: 'Print in large type',
  emboss: 'Save for an embosser',
  embossNote: '.brf, 40 cells a line',
  saved: (file: string) => `Saved as ${file}.`,
  nothing: 'There is nothing to print yet: no row is placed.',
  code: (code: string) => `Code: ${code}`,
  pegs: (pegs: string) => `Pegs: ${pegs}.`,
  /** The meaning of the symbol for a blank. */
  blank: (sign: string) => `${sign} blank`,
  /** Instead of a row that ran out of time, and of one that is still covered. */
  lost: 'lost',
  covered: 'covered',
  unfinished: 'The match is not finished.',
};
