// What a server holds about a guest: devices, people who are muted or blocked, and all of it as a file.

export { type AccountScreen, createAccount } from './account.ts';
export { type ExportFile, gatherExport } from './export.ts';
export { type AccountCommand, type AccountView, deviceView, personView } from './state.ts';
