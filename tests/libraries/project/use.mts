// Every library, imported.

import { formatCode, parseRows } from '@blackpeg/notation';
import { PROTOCOL } from '@blackpeg/protocol';
import { createMemoryStore } from '@blackpeg/referee';
import { mark, type Result, superEdition, widestSpec } from '@blackpeg/rules';
import { emptyDraft } from '@blackpeg/session';
import { advise, openField, workOut } from '@blackpeg/solver';
import { answerText, LANGUAGES } from '@blackpeg/wording';

const edition = superEdition({ holes: 4, colours: 6 });
const spec = widestSpec(edition);
const feedback = mark(edition.marking, [1, 1, 2, 3], [1, 2, 1, 4]);
const rows = parseRows(spec, edition.marking, '1122:1-1');
const field = openField(spec, edition.marking);
const knowledge = { spec, marking: edition.marking, rows: unwrap(rows), missing: null };
const advice = unwrap(advise(field, workOut(field, knowledge), { seed: 1 }));

export const said = [
  ...LANGUAGES.map((language) => answerText(language, 'super', feedback)),
  formatCode(spec, advice.guess),
  PROTOCOL,
  typeof createMemoryStore,
  typeof emptyDraft,
];

function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
