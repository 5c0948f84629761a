// What English calls itself, and what browsers call it.

export const name = 'English';
export const tag = 'en-GB';
