// What vitest.config.ts gives to tests.

declare module 'vitest' {
  interface ProvidedContext {
    /** Is this `npm run test:full`, which tries more samples? */
    readonly isFullRun: boolean;
  }
}

export {};
