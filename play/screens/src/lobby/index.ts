// The lobby of a server: the tables there are, and the names by which guests and tables are known.

export { LONGEST_NAME, type NamedTable, nameIn, rename, tableNamed } from './names.ts';
export {
  type Listed,
  lookAround,
  merged,
  ofEdition,
  ofOthers,
  openCount,
  type TableLine,
  type TableOffer,
  tableLine,
  toComeBackTo,
} from './tables.ts';
