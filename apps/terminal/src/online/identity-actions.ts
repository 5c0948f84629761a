// What can be done with who one is on a server.

export const IDENTITY_ACTIONS = [
  'phrase',
  'recover',
  'devices',
  'log-out',
  'people',
  'release',
  'export',
  'forget',
] as const;
