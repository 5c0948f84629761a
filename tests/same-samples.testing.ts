// Properties try the same samples in every run of `npm test`, so that nothing fails by chance alone and what fails fails
// again; `npm run test:full` draws new ones.

import fc from 'fast-check';

fc.configureGlobal({ seed: 1 });
