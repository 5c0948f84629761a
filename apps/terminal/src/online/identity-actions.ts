// What can be done with who one is on a server.

export const IDENTITY_ACTIONS = ['phrase', 'recover', 'forget'] as const;
