// The lobby of a server: its tables, the ways to one, and the names of guests and tables.

export { createLobby, type LobbyItem, type LobbyScreen, type LobbyView, listedTables } from './lobby.ts';
export { LONGEST_NAME, type NamedTable, nameIn, rename, tableNamed } from './names.ts';
export { LOBBY_PLACES, type LobbyCommand } from './state.ts';
export { type TableLine, type TableOffer, tableLine } from './tables.ts';
