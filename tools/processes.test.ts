import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { runScript } from './processes.mjs';

const MODULE = JSON.stringify(pathToFileURL(`${import.meta.dirname}/processes.mjs`).href);

/** A process that runs another script, which prints its process id and never ends by itself. */
function startParent() {
  const child = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const parent = `import { runScript } from ${MODULE}; await runScript(['-e', ${JSON.stringify(child)}]);`;
  return spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('%s ends what was started too', async (signal, code) => {
  const parent = startParent();
  const [pid] = await once(parent.stdout, 'data');
  parent.kill(signal);
  expect(await once(parent, 'close')).toEqual([code, null]);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

test('what a quiet script wrote is given, and whether it succeeded', async () => {
  const script = 'console.log("out"); process.exitCode = Number(process.env.CODE)';
  expect(await runScript(['-e', script], { quiet: true, env: { CODE: '0' } })).toEqual({
    succeeded: true,
    output: 'out\n',
  });
  expect(await runScript(['-e', script], { quiet: true, env: { CODE: '3' } })).toEqual({
    succeeded: false,
    output: 'out\n',
  });
});
