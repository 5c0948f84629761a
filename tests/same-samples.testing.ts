// Properties try the same samples in every run of `npm test`, so that nothing fails by chance and every failure can be
// repeated; `npm run test:full` draws new ones.

import fc from 'fast-check';

fc.configureGlobal({ seed: 1 });
