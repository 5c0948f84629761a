// `blackpeg solve`: the codes that fit some rows, a guess for the next one, and why.

import { formatEdition, formatRows } from '@blackpeg/notation';
import {
  type Advice,
  advise,
  type Contradiction,
  type Deduction,
  deductions,
  explainSuggestion,
  type Field,
  findContradiction,
  openField,
  STANDARD_NODES,
  type Standing,
  type SuggestionStep,
  workOut,
} from '@blackpeg/solver';
import {
  adviceTexts,
  certaintyTexts,
  codesLeftText,
  contradictionText,
  type Language,
  suggestionText,
} from '@blackpeg/wording';
import { parseNumber, parseSeed } from '../args.ts';
import { BOARD_OPTIONS, boardFrom, type GivenBoard } from '../board-args.ts';
import { command } from '../command.ts';
import { faultText } from '../fault.ts';
import { badInput, DONE } from '../outcome.ts';
import { MOST_NODES, parseAim } from '../search-args.ts';
import { signAndName } from '../sign-and-name.ts';
import { adviceJson, contradictionJson, deductionJson, jsonLine, stepJson } from '../solver-json.ts';

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
