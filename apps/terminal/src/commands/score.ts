// `blackpeg score`: the feedback a guess earns against a code, for one pair or a stream of them.

import { parseCode, type TextFault } from '@blackpeg/notation';
import {
  type Code,
  type CodeSpec,
  type Edition,
  err,
  type Feedback,
  mark,
  ok,
  type Result,
  widestSpec,
} from '@blackpeg/rules';
import { feedbackText, terminalTexts } from '@blackpeg/wording';
import { command, type Speaking } from '../command-line/command.ts';
import { jsonLine } from '../command-line/command-output.ts';
import {
  EDITION_OPTIONS,
  type EditionFlags,
  editionAmong,
  editionFrom,
} from '../command-line/edition-args.ts';
import { type CommandFault, faultText, type InputFault } from '../command-line/fault.ts';
import { badInput, DONE, LONGEST_LINE, lineBatches, type Outcome } from '../command-line/io.ts';

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

const FIELDS = 4;

/** Received lines are answered before more are read. Bad lines are answered in their place and counted. */
async function scoreLines(flags: EditionFlags, { console, language }: Speaking): Promise<Outcome> {
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
function feedbackJson({ black, white, blue }: Feedback): string {
  return `{"black":${black},"white":${white},"blue":${blue}}`;
}

type MarkPair = (code: string, guess: string) => Result<Marked, CommandFault>;

/** Editions are built once for each name and game in the lines; nothing else is cached. */
function lineMarker(flags: EditionFlags): (line: string) => Result<Marked, CommandFault> {
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

interface Marked {
  readonly feedback: Feedback;
  readonly holes: number;
}

/** Marks pairs of one edition. Under a handicap the length of the code says whose code it is (D5). */
function pairMarker(edition: Edition): (code: string, guess: string) => Result<Marked, InputFault> {
  const specs = edition.holes.map((_, seat) => widestSpec(edition, seat));
  return (codeText, guessText) => {
    const code = parseAny(specs, codeText);
    if (!code.ok) return code;
    const { spec } = code.value;
    const guess = parseCode(spec, guessText);
    if (!guess.ok) return err({ kind: 'bad-code', what: 'guess', text: guessText, fault: guess.error });
    return ok({ feedback: mark(edition.marking, code.value.code, guess.value), holes: spec.holes });
  };
}

interface Read {
  readonly code: Code;
  readonly spec: CodeSpec;
}

function parseAny(specs: readonly CodeSpec[], text: string): Result<Read, InputFault> {
  const faults: TextFault[] = [];
  for (const spec of specs) {
    const code = parseCode(spec, text);
    if (code.ok) return ok({ code: code.value, spec });
    faults.push(code.error);
  }
  const other = specs.length === 1 ? faults[0] : faults.find((fault) => !isWrongLength(fault));
  if (other) return err({ kind: 'bad-code', what: 'code', text, fault: other });
  return err({ kind: 'neither-length', lengths: specs.map(({ holes }) => holes) });
}

function isWrongLength({ reason }: TextFault): boolean {
  return reason.kind === 'bad-code' && reason.fault.kind === 'wrong-length';
}
