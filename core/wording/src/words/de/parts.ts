// German words by part.

export * as base from './parts/base.ts';
export * as companion from './parts/companion.ts';
export * as faults from './parts/faults.ts';
export * as help from './parts/help.ts';
export * as learn from './parts/learn.ts';
export * as matches from './parts/matches.ts';
export * as online from './parts/online.ts';
export * as print from './parts/print.ts';
export * as rules from './parts/rules.ts';
export * as settings from './parts/settings.ts';
export * as setup from './parts/setup.ts';
export * as solver from './parts/solver.ts';
export * as table from './parts/table.ts';
export * as terminal from './terminal/index.ts';
