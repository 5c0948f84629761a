// `blackpeg solve`: the codes that fit some rows, a guess for the next one, and why; `blackpeg check`: do the rows fit
// together, and if not, which may be wrong?

import { formatEdition, formatRows, parseRows } from '@blackpeg/notation';
import {
  type CodeSpec,
  type Edition,
  err,
  type MarkedGuess,
  ok,
  type Result,
  widestSpec,
} from '@blackpeg/rules';
import {
  type Advice,
  advise,
  type Contradiction,
  type Deduction,
  deductions,
  explainSuggestion,
  type Field,
  findContradiction,
  judgeClaim,
  type Knowledge,
  openField,
  STANDARD_NODES,
  type Standing,
  type SuggestionStep,
  type Verdict,
  workOut,
} from '@blackpeg/solver';
import {
  adviceTexts,
  certaintyTexts,
  codesLeftText,
  contradictionText,
  contradictionTexts,
  type Language,
  suggestionText,
} from '@blackpeg/wording';
import { type OptionSpecs, parseNumber, parseSeed, type Values } from '../command-line/args.ts';
import { command } from '../command-line/command.ts';
import {
  adviceJson,
  contradictionJson,
  deductionJson,
  jsonLine,
  signAndName,
  stepJson,
} from '../command-line/command-output.ts';
import { EDITION_OPTIONS, editionFrom } from '../command-line/edition-args.ts';
import { faultText, type InputFault, type UsageFault } from '../command-line/fault.ts';
import { badInput, DONE } from '../command-line/io.ts';
import { MOST_NODES, parseAim } from '../strategy/strategy-args.ts';

const BOARD_OPTIONS = { ...EDITION_OPTIONS, rows: { takes: 'rows' } } as const satisfies OptionSpecs;

export const solve = command({
  name: 'solve',
  takes: [],
  options: {
    ...BOARD_OPTIONS,
    aim: { takes: 'aim' },
    nodes: { takes: 'number' },
    seed: { takes: 'number' },
    json: {},
  },
  needs: ['edition'],
  run: async ({ values, console, language }) => {
    const board = boardFrom(values);
    if (!board.ok) return badInput(faultText(language, board.error));
    const aim = parseAim(values.aim);
    if (!aim.ok) return badInput(faultText(language, aim.error));
    const nodes = parseNumber('--nodes', values.nodes ?? String(STANDARD_NODES), 1, MOST_NODES);
    if (!nodes.ok) return badInput(faultText(language, nodes.error));
    const seed = parseSeed(values.seed ?? '1');
    if (!seed.ok) return badInput(faultText(language, seed.error));
    const { edition, knowledge } = board.value;
    const field = openField(knowledge.spec, knowledge.marking);
    const standing = workOut(field, knowledge);
    const rowsLeft = edition.rows - knowledge.rows.length;
    const options = { aim: aim.value, nodes: nodes.value, seed: seed.value, rowsLeft };
    const advice = advise(field, standing, options);
    if (advice.ok) {
      const found = foundFor(field, standing, advice.value, rowsLeft);
      await console.out.write((values.json ? foundJson : foundText)(language, board.value, found));
      return DONE;
    }
    const contradiction = findContradiction(field, knowledge);
    if (!contradiction) throw new Error('No code fits, and yet nothing contradicts.');
    if (values.json) await console.out.write(nothingJson(board.value, contradiction));
    return { kind: 'negative', sentence: contradictionText({ language, edition }, contradiction) };
  },
});

interface Found {
  readonly advice: Advice;
  readonly rowsLeft: number;
  readonly why: readonly SuggestionStep[];
  readonly certain: readonly Deduction[];
}

function foundFor(field: Field, standing: Standing, advice: Advice, rowsLeft: number): Found {
  const why = explainSuggestion(field, standing, advice.guess);
  return { advice, rowsLeft, why, certain: deductions(field, standing.knowledge) };
}

function foundText(language: Language, { edition, knowledge }: GivenBoard, found: Found): string {
  const { advice, rowsLeft, why, certain } = found;
  const reader = {
    language,
    edition,
    code: (code: Advice['guess']) => signAndName(language, edition, code),
  };
  const lines = [
    codesLeftText(language, advice.candidatesLeft),
    ...adviceTexts(reader, advice, rowsLeft),
    ...why.map((step) => suggestionText(language, step)),
    ...(knowledge.rows.length === 0 ? [] : certaintyTexts(reader, certain)),
  ];
  return `${lines.join('\n')}\n`;
}

function foundJson(language: Language, board: GivenBoard, { advice, rowsLeft, why, certain }: Found): string {
  return jsonLine({
    ...boardJson(board),
    codes: advice.candidatesLeft,
    ...adviceJson(board.edition, advice, rowsLeft),
    why: why.map(stepJson),
    certain: certain.map(deductionJson),
    explanation: why.map((step) => suggestionText(language, step)),
  });
}

function nothingJson(board: GivenBoard, contradiction: Contradiction): string {
  return jsonLine({ ...boardJson(board), codes: 0, contradiction: contradictionJson(contradiction) });
}

function boardJson({ edition, knowledge: { spec, marking, rows } }: GivenBoard) {
  return { edition: formatEdition(edition), rows: formatRows(spec, marking, rows) };
}

export const check = command({
  name: 'check',
  takes: [],
  options: { ...BOARD_OPTIONS, json: {} },
  needs: ['edition', 'rows'],
  run: async ({ values, console, language }) => {
    const board = boardFrom(values);
    if (!board.ok) return badInput(faultText(language, board.error));
    const { edition, knowledge } = board.value;
    const verdict = judgeClaim(openField(knowledge.spec, knowledge.marking), knowledge);
    if (values.json) await console.out.write(verdictJson(board.value, verdict));
    if (verdict.kind === 'some-code-fits') {
      if (!values.json) await console.out.write(`${codesLeftText(language, verdict.codes)}\n`);
      return DONE;
    }
    const texts = contradictionTexts({ language, edition }, verdict.contradiction);
    if (!values.json) await console.out.write(`${texts.join('\n')}\n`);
    return { kind: 'negative', sentence: codesLeftText(language, 0) };
  },
});

function verdictJson({ edition, knowledge }: GivenBoard, verdict: Verdict): string {
  const fits = verdict.kind === 'some-code-fits';
  return jsonLine({
    edition: formatEdition(edition),
    rows: formatRows(knowledge.spec, knowledge.marking, knowledge.rows),
    fits,
    codes: fits ? verdict.codes : 0,
    contradiction: fits ? null : contradictionJson(verdict.contradiction),
  });
}

interface GivenBoard {
  readonly edition: Edition;
  readonly knowledge: Knowledge;
}

type Parsed<T> = Result<T, UsageFault | InputFault>;

/** Without rows it is an empty board. */
function boardFrom(flags: Values<typeof BOARD_OPTIONS>): Parsed<GivenBoard> {
  const edition = editionFrom(flags);
  if (!edition.ok) return edition;
  const read = rowsIn(edition.value, flags.rows ?? '');
  if (!read.ok) return read;
  const { spec, rows } = read.value;
  const most = edition.value.rows;
  if (rows.length > most) return err({ kind: 'too-many-rows', given: rows.length, most });
  const { marking } = edition.value;
  return ok({ edition: edition.value, knowledge: { spec, marking, rows, missing: null } });
}

interface Read {
  readonly spec: CodeSpec;
  readonly rows: readonly MarkedGuess[];
}

type BadText = Extract<InputFault, { readonly kind: 'bad-text' }>;

/** With a handicap the length of the rows says whose board it is (D5); the fault found last is reported. */
function rowsIn(edition: Edition, text: string): Result<Read, BadText> {
  const reads = edition.holes.map((_, seat) => rowsOfSeat(edition, seat, text));
  return reads.find(({ ok: isRead }) => isRead) ?? reads.reduce((a, b) => (placeOf(b) > placeOf(a) ? b : a));
}

function rowsOfSeat(edition: Edition, seat: number, text: string): Result<Read, BadText> {
  const spec = widestSpec(edition, seat);
  const rows = parseRows(spec, edition.marking, text);
  if (rows.ok) return ok({ spec, rows: rows.value });
  return err({ kind: 'bad-text', where: '--rows', text, fault: rows.error, edition });
}

function placeOf(read: Result<Read, BadText>): number {
  return read.ok ? 0 : read.error.fault.at;
}
