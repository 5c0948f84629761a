// `npm start`: sets everything up, then runs the server in this process, so that signals reach it.

import './setup.mjs';

await import(new URL('../apps/server/bundle/main.js', import.meta.url).href);
