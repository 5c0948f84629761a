// What German calls itself, and what browsers call it.

export const name = 'Deutsch';
export const tag = 'de';
