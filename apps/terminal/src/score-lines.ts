// A stream of pairs to mark: a line in, a JSON line out, as much memory for a million as for one.

import { err, type Feedback, type Result } from '@blackpeg/rules';
import { terminalTexts } from '@blackpeg/wording';
import type { Speaking } from './command.ts';
import { type EditionFlags, editionAmong } from './edition-args.ts';
import { type Fault, faultText } from './fault.ts';
import { LONGEST_LINE, lineBatches } from './io.ts';
import { badInput, DONE, type Outcome } from './outcome.ts';
import { type Marked, pairMarker } from './pair-marker.ts';
import { jsonLine } from './solver-json.ts';

const FIELDS = 4;

/** What has come is answered before more is read. Bad lines are answered in their place and counted. */
export async function scoreLines(flags: EditionFlags, { console, language }: Speaking): Promise<Outcome> {
  const markLine = lineMarker(flags);
  let lines = 0;
  let bad = 0;
  let firstBad = 0;
  for await (const batch of lineBatches(console.input)) {
    let answers = '';
    for (const line of batch) {
      lines += 1;
      const marked = markLine(line);
      if (marked.ok) {
        answers += `${feedbackJson(marked.value.feedback)}\n`;
        continue;
      }
      bad += 1;
      firstBad ||= lines;
      answers += jsonLine({ line: lines, error: faultText(language, marked.error) });
    }
    await console.out.write(answers);
  }
  return bad === 0 ? DONE : badInput(terminalTexts(language).usage.badLines(firstBad, bad, lines));
}

/** Always the three counts, in this order. */
export function feedbackJson({ black, white, blue }: Feedback): string {
  return `{"black":${black},"white":${white},"blue":${blue}}`;
}

type MarkPair = (code: string, guess: string) => Result<Marked, Fault>;

/** Editions are put together once for each name and game that stands in the lines; nothing else is remembered. */
function lineMarker(flags: EditionFlags): (line: string) => Result<Marked, Fault> {
  const markers = new Map<string, MarkPair>();
  return (line) => {
    if (line.length > LONGEST_LINE) return err({ kind: 'line-too-long' });
    const fields = line.split('\t');
    if (fields.length !== FIELDS) return err({ kind: 'bad-fields', expected: FIELDS, given: fields.length });
    const [edition = '', game = '', code = '', guess = ''] = fields;
    const key = `${edition}\t${game}`;
    const known = markers.get(key);
    if (known) return known(code, guess);
    const parsed = editionAmong({
      ...flags,
      edition: edition.trim() || flags.edition,
      game: game.trim() || flags.game,
    });
    if (!parsed.ok) return parsed;
    const marker = pairMarker(parsed.value);
    if (markers.size < MOST_MARKERS) markers.set(key, marker);
    return marker(code, guess);
  };
}

/** Spaces and capitals spell the same edition in many ways. */
const MOST_MARKERS = 1000;
