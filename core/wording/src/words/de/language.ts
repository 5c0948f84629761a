// The name of German in German, and its language tag.

export const name = 'Deutsch';
export const tag = 'de';
