// `blackpeg score`: the feedback a guess earns against a code, for one pair or a stream of them.

import { feedbackText } from '@blackpeg/wording';
import { command } from '../command.ts';
import { EDITION_OPTIONS, editionFrom } from '../edition-args.ts';
import { faultText } from '../fault.ts';
import { badInput, DONE } from '../outcome.ts';
import { pairMarker } from '../pair-marker.ts';
import { feedbackJson, scoreLines } from '../score-lines.ts';

export const score = command({
  name: 'score',
  takes: ['code', 'guess'],
  options: { ...EDITION_OPTIONS, json: {}, lines: {} },
  needs: ['edition'],
  alone: 'lines',
  run: async ({ values, positionals: [code = '', guess = ''], console, language }) => {
    if (values.lines) return scoreLines(values, { console, language });
    const edition = editionFrom(values);
    if (!edition.ok) return badInput(faultText(language, edition.error));
    const marked = pairMarker(edition.value)(code, guess);
    if (!marked.ok) return badInput(faultText(language, marked.error));
    const { feedback, holes } = marked.value;
    const text = values.json
      ? feedbackJson(feedback)
      : feedbackText(language, edition.value, feedback, holes);
    await console.out.write(`${text}\n`);
    return DONE;
  },
});
