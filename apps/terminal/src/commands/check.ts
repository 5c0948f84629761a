// `blackpeg check`: do the rows of a board fit together, and if not, which may be wrong?

import { formatEdition, formatRows } from '@blackpeg/notation';
import { judgeClaim, openField, type Verdict } from '@blackpeg/solver';
import { codesLeftText, contradictionTexts } from '@blackpeg/wording';
import { BOARD_OPTIONS, boardFrom, type GivenBoard } from '../board-args.ts';
import { command } from '../command.ts';
import { faultText } from '../fault.ts';
import { badInput, DONE } from '../outcome.ts';
import { contradictionJson, jsonLine } from '../solver-json.ts';

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
