// The same by `require`, and what the ES module says beside it.

import rules = require('@blackpeg/rules');
import wording = require('@blackpeg/wording');
import manifest = require('@blackpeg/solver/trees/manifest.json');
import esm = require('./use.mts');

const feedback: rules.Feedback = rules.mark('places', [1, 2, 3], [1, 3, 4]);
console.log(JSON.stringify([wording.answerText('fr', 'super', feedback), typeof manifest, ...esm.said]));
