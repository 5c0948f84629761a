import { expect, test } from 'vitest';
import { runSideBySide } from './schedule.mjs';

interface Step {
  readonly name: string;
  readonly after?: readonly string[];
}

/** Steps that end when they are told to, and a record of which started. */
function stage() {
  const started: string[] = [];
  const enders = new Map<string, () => void>();
  const run = ({ name }: Step) =>
    new Promise<string>((resolve) => {
      started.push(name);
      enders.set(name, () => resolve(`${name} done`));
    });
  const end = async (name: string) => {
    enders.get(name)?.();
    await new Promise(setImmediate);
  };
  return { started, run, end };
}

test('as many steps run as there are slots, in the order they are listed', async () => {
  const { started, run, end } = stage();
  const all = runSideBySide([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2, run);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect(await all).toEqual(['a done', 'b done', 'c done']);
});

test('a step waits for what it needs, and a later one takes the free slot', async () => {
  const { started, run, end } = stage();
  const steps = [{ name: 'build' }, { name: 'tests', after: ['build', 'lint'] }, { name: 'lint' }];
  const all = runSideBySide(steps, 2, run);
  expect(started).toEqual(['build', 'lint']);
  await end('lint');
  expect(started).toEqual(['build', 'lint']);
  await end('build');
  expect(started).toEqual(['build', 'lint', 'tests']);
  await end('tests');
  expect(await all).toEqual(['build done', 'tests done', 'lint done']);
});

test('steps that wait for each other, or for a missing one, are named', async () => {
  const steps = [{ name: 'tests', after: ['bild'] }];
  await expect(runSideBySide(steps, 2, stage().run)).rejects.toThrow('tests waits for bild');
});
