// `npm run dev`: the web app with hot reload and the server behind it, so that online play works too; Ctrl-C ends both.
// BLACKPEG_PORT is the port of the page; the server uses any free port and a separate data folder.

import './check-node.mjs';
import './end-with-npm.mjs';
import path from 'node:path';
import { installIfStale } from './install.mjs';
import { runInOrder, runScript } from './processes.mjs';
import { ROOT } from './project.mjs';

const HOST = '127.0.0.1';
const USUAL_PORT = 5173;

await installIfStale();
await runInOrder([['tools/build-programs.mjs']]);
const behind = await startServer();
const { createServer } = await import('vite');
const vite = await createServer({
  root: path.join(ROOT, 'apps/web'),
  server: {
    host: HOST,
    port: Number(process.env.BLACKPEG_PORT ?? USUAL_PORT),
    // `Host` stays that of the page, so that it matches the origin of its requests.
    proxy: { '/api': { target: behind }, '/socket': { target: behind, ws: true } },
  },
});
await vite.listen();
vite.printUrls();

/** @returns {Promise<string>} its origin */
function startServer() {
  const dataDir = process.env.BLACKPEG_DATA_DIR ?? path.join(ROOT, 'node_modules/.cache/dev-data');
  const env = { BLACKPEG_HOST: HOST, BLACKPEG_PORT: '0', BLACKPEG_DATA_DIR: dataDir };
  return new Promise((resolve) => {
    /** @param {string} said */
    const hear = (said) => {
      const [address] = /http:\S+/.exec(said) ?? [];
      if (address !== undefined) resolve(new URL(address).origin);
    };
    runScript(['apps/server/bundle/main.js'], { env, quiet: true, hear }).then(({ succeeded, output }) => {
      // It shuts down cleanly when it is told to end.
      if (succeeded) return;
      console.error(`The server ended: ${output}`);
      process.exit(1);
    });
  });
}
