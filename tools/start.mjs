// `npm start`: makes everything ready, then is the server itself, so that a signal sent here reaches it.

import './setup.mjs';

await import(new URL('../apps/server/bundle/main.js', import.meta.url).href);
