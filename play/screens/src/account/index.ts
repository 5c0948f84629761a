// A guest's data on a server: devices, people who are muted or blocked, and everything as a file.

export { type AccountScreen, createAccount } from './account.ts';
export { type ExportFile, gatherExport } from './export.ts';
export { type AccountCommand, type AccountView, deviceView, personView } from './state.ts';
