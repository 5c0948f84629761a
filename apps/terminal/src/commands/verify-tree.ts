// `blackpeg verify-tree`: a strategy tree from a file, played for every code. Shares nothing with who searched it.

import { formatEdition } from '@blackpeg/notation';
import { type Code, widestSpec } from '@blackpeg/rules';
import {
  formatSignature,
  parseTree,
  type StrategySignature,
  type TreeFault,
  verifyTree,
} from '@blackpeg/solver';
import { strategyTexts, terminalTexts, treeFaultText, treeTextFaultText } from '@blackpeg/wording';
import { command } from '../command.ts';
import { EDITION_OPTIONS, oneLengthEdition } from '../edition-args.ts';
import { faultText } from '../fault.ts';
import { readText } from '../files.ts';
import { badInput, DONE, type Outcome } from '../outcome.ts';
import { codeSign } from '../sign-and-name.ts';
import { jsonLine } from '../solver-json.ts';

export const verifyTreeFile = command({
  name: 'verify-tree',
  takes: ['file'],
  options: { ...EDITION_OPTIONS, json: {} },
  run: async ({ values, positionals: [file = '-'], console, language }) => {
    const parsed = oneLengthEdition(values);
    if (!parsed.ok) return badInput(faultText(language, parsed.error));
    const edition = parsed.value;
    const spec = widestSpec(edition);
    const text = await readText(file, console, 'tree');
    const code = (guess: Code) => codeSign(edition, guess);
    const refuse = (fault: string): Outcome => ({
      kind: 'negative',
      sentence: terminalTexts(language).usage.argument(file, fault),
    });
    const say = async (data: object) => {
      if (values.json) await console.out.write(jsonLine({ edition: formatEdition(edition), ...data }));
    };
    const tree = parseTree(spec, edition.marking, text);
    if (!tree.ok) {
      await say({ valid: false, fault: { kind: 'bad-text', ...tree.error } });
      return refuse(treeTextFaultText(language, text, tree.error));
    }
    const verified = verifyTree(spec, edition.marking, tree.value);
    if (!verified.ok) {
      await say({ valid: false, fault: faultJson(verified.error, code) });
      return refuse(treeFaultText({ language, edition, code }, verified.error));
    }
    await say({ valid: true, ...figuresJson(verified.value) });
    if (!values.json) {
      const figures = { ...verified.value, signature: formatSignature(verified.value) };
      await console.out.write(`${strategyTexts(language, figures).join('\n')}\n`);
    }
    return DONE;
  },
});

function figuresJson(signature: StrategySignature) {
  const { codes, total, most } = signature;
  return { codes, total, average: total / codes, max: most, signature: formatSignature(signature) };
}

function faultJson({ kind, path, feedback, code }: TreeFault, sign: (code: Code) => string) {
  return { kind, path: path.map(sign), ...(feedback && { feedback }), ...(code && { code: sign(code) }) };
}
