// The actions on the player's identity on a server.

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
