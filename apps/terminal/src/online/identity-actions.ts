// What can be done with who one is on a server.

export const IDENTITY_DEEDS = ['phrase', 'recover', 'forget'] as const;
