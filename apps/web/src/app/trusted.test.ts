import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://table.example/play/1'));
});
afterEach(() => vi.unstubAllGlobals());

const own = new URL('https://table.example/assets/worker.js');
const foreign = new URL('https://other.example/assets/worker.js');

it('lets scripts of this origin pass, and no others', async () => {
  const { trustedScriptUrl } = await import('./trusted.ts');
  expect(trustedScriptUrl(own)).toBe(own.href);
  expect(() => trustedScriptUrl(foreign)).toThrow(TypeError);
  expect(() => trustedScriptUrl(new URL('data:text/javascript,0'))).toThrow(TypeError);
});

it('makes its policy once, where the browser has policies', async () => {
  const names: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: { createScriptURL(text: string): string }) {
      names.push(name);
      return { createScriptURL: (text: string) => `trusted ${rules.createScriptURL(text)}` };
    },
  });
  const { trustedScriptUrl } = await import('./trusted.ts');
  expect(names).toEqual([]);
  expect([trustedScriptUrl(own), trustedScriptUrl(own)]).toEqual(Array(2).fill(`trusted ${own.href}`));
  expect(names).toEqual(['blackpeg']);
  expect(() => trustedScriptUrl(foreign)).toThrow(TypeError);
});
