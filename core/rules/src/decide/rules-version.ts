// Which version of the rules a match is played and verified by: the one in force when it was opened.

/**
 * 2: the rules of logs of versions 1 and 2. 3: lateness is judged together (T2), an overdue mark is final (T2c), a round
 * can be claimed only from a seat that owes something (E6), W5 without W5b, exact marks for all pairs (F8a), blanks are
 * agreed if the house hides (C9f).
 */
export const OLDEST_RULES = 2;
export const NEWEST_RULES = 3;
