// `blackpeg strategy`: a strategy for every code of a game, searched or as it ships, with its figures and its tree;
// `blackpeg verify-tree`: a tree from a file, played for every code.

import { formatEdition } from '@blackpeg/notation';
import { type Code, err, ok, type Result, widestSpec } from '@blackpeg/rules';
import {
  cellFor,
  decodeTree,
  formatSignature,
  openField,
  parseTree,
  type StrategySignature,
  type TreeFault,
  verifyTree,
} from '@blackpeg/solver';
import {
  editionText,
  type Language,
  strategyTexts,
  strategyWords,
  terminalTexts,
  treeFaultText,
  treeTextFaultText,
} from '@blackpeg/wording';
import { type Command, command, type Speaking } from '../command-line/command.ts';
import { codeSign, jsonLine, signAndName } from '../command-line/command-output.ts';
import { EDITION_OPTIONS, oneLengthEdition } from '../command-line/edition-args.ts';
import { type CommandFault, faultText } from '../command-line/fault.ts';
import { newFile, readText } from '../command-line/files.ts';
import { badInput, DONE, type Outcome } from '../command-line/io.ts';
import { SHIPPED_TREES } from '../game/shipped-trees.ts';
import { type Asked, STRATEGY_OPTIONS, strategyFrom } from '../strategy/strategy-args.ts';
import { type CheckedTree, checked, type StrategyFound } from '../strategy/strategy-job.ts';
import { type StartSearch, searchInThread, type ThreadEnd } from '../strategy/strategy-thread.ts';

export const strategy = strategyOf();

/** `start` starts the thread of a search, if not the default one. */
export function strategyOf(start?: StartSearch): Command {
  return command({
    name: 'strategy',
    takes: [],
    options: STRATEGY_OPTIONS,
    needs: ['search'],
    run: async ({ values, console, language }) => {
      const asked = strategyFrom(values);
      if (!asked.ok) return badInput(faultText(language, asked.error));
      const save = values.tree === undefined ? null : newFile(values.tree);
      const end = await findStrategy(asked.value, { console, language }, start);
      if (!end.ok) return badInput(faultText(language, end.error));
      const { found, interrupted, death } = end.value;
      const tree = found?.tree ?? null;
      if (tree !== null) save?.(`${tree.text}\n`);
      if (interrupted) return interruption(language, tree, values.tree);
      if (death !== null) return threadDeath(language, death);
      if (found === null || tree === null) return noStrategy(language, asked.value, found);
      const write = values.json ? figuresJson : figuresText;
      await console.out.write(write(language, asked.value, found, tree));
      if (values.tree !== undefined && !values.json) {
        await console.out.write(`${terminalTexts(language).strategy.saved(values.tree)}\n`);
      }
      return DONE;
    },
  });
}

async function findStrategy(
  asked: Asked,
  context: Speaking,
  start?: StartSearch,
): Promise<Result<ThreadEnd, CommandFault>> {
  const { edition, search, aim, first, seed } = asked;
  const { marking } = edition;
  const spec = widestSpec(edition);
  if (search.kind !== 'shipped') {
    return ok(await searchInThread({ spec, marking, search, aim, first, seed }, context, start));
  }
  const started = performance.now();
  const cell = cellFor(SHIPPED_TREES.cells(), spec, marking);
  if (!cell) return err({ kind: 'not-shipped', game: editionText(context.language, edition) });
  const bytes = await SHIPPED_TREES.read(cell.file);
  const decoded = bytes && decodeTree(openField(spec, marking), bytes);
  if (!decoded?.ok) throw new Error(`The tree ${cell.file} is missing or broken.`);
  const tree = checked(spec, marking, decoded.value);
  const seconds = (performance.now() - started) / 1000;
  return ok({ found: { tree, seconds, nodes: null, proved: cell.proved }, interrupted: false, death: null });
}

function interruption(language: Language, tree: CheckedTree | null, file: string | undefined): Outcome {
  const words = terminalTexts(language).strategy;
  const sentence = (): string => {
    if (tree === null) return words.interruptedWithout;
    const { total } = tree.signature;
    return file === undefined ? words.interruptedWith(total) : words.interruptedSaved(file, total);
  };
  return { kind: 'interrupted', sentence: sentence() };
}

function threadDeath(language: Language, death: 'no-memory' | 'unknown'): Outcome {
  const { noMemory, died } = terminalTexts(language).strategy;
  return { kind: 'negative', sentence: death === 'no-memory' ? noMemory : died };
}

/** Only if a maximum was requested that cannot be met. */
function noStrategy(language: Language, { aim }: Asked, found: StrategyFound | null): Outcome {
  if (found === null || aim.kind !== 'average-within')
    throw new Error('The search ended without a strategy.');
  return { kind: 'negative', sentence: strategyWords(language).none(aim.rows, found.proved) };
}

function figuresText(
  language: Language,
  { edition }: Asked,
  { seconds, nodes, proved }: StrategyFound,
  { signature, first }: CheckedTree,
): string {
  const words = strategyWords(language);
  const lines = [
    ...strategyTexts(language, { ...signature, signature: formatSignature(signature) }),
    words.first(signAndName(language, edition, first)),
    words.seconds(seconds),
    ...(nodes === null ? [] : [words.nodes(nodes)]),
    proved ? words.proved : words.unproved,
  ];
  return `${lines.join('\n')}\n`;
}

function figuresJson(
  _: Language,
  { edition, searchText, aim }: Asked,
  { seconds, nodes, proved }: StrategyFound,
  { signature, first }: CheckedTree,
): string {
  return jsonLine({
    edition: formatEdition(edition),
    search: searchText,
    aim,
    first: codeSign(edition, first),
    ...treeFigures(signature),
    seconds,
    nodes,
    proved,
  });
}

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
    await say({ valid: true, ...treeFigures(verified.value) });
    if (!values.json) {
      const figures = { ...verified.value, signature: formatSignature(verified.value) };
      await console.out.write(`${strategyTexts(language, figures).join('\n')}\n`);
    }
    return DONE;
  },
});

function treeFigures(signature: StrategySignature) {
  const { codes, total, most } = signature;
  return { codes, total, average: total / codes, max: most, signature: formatSignature(signature) };
}

function faultJson({ kind, path, feedback, code }: TreeFault, sign: (code: Code) => string) {
  return { kind, path: path.map(sign), ...(feedback && { feedback }), ...(code && { code: sign(code) }) };
}
