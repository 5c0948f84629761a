// The German words that every page and program needs.

export * from '../base/board.ts';
export * from '../base/editions.ts';
export * from '../base/events.ts';
export * from '../base/home.ts';
export * from '../base/names.ts';
export * from '../base/play.ts';
export * from '../base/results.ts';
export * from '../base/violations.ts';
export { braille } from '../base/voice.ts';
