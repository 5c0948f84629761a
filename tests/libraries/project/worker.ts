// The solver in a worker: suggests a guess after one row.

import { advise, openField, workOut } from '@blackpeg/solver';

const spec = { holes: 4, facets: [{ name: 'number', size: 6, blank: false }], repeats: true } as const;
const field = openField(spec, 'places');
const rows = [{ guess: [1, 1, 2, 2], mark: { black: 1, white: 1, blue: 0 } }];
const advice = advise(field, workOut(field, { spec, marking: 'places', rows, missing: null }), { seed: 1 });
postMessage(advice.ok ? advice.value.guess : null);
