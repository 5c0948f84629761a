// The name of English in English, and its language tag.

export const name = 'English';
export const tag = 'en-GB';
