// `blackpeg emboss`: a match or a position as pages for an embosser.

import { parsePosition } from '@blackpeg/notation';
import { err, fold, ok, type Result } from '@blackpeg/rules';
import { brfOf, type EmbossBlock, matchBlocks, positionBlocks } from '@blackpeg/screens/emboss';
import { type Language, noBoardsText, terminalTexts } from '@blackpeg/wording';
import { parseNumber } from '../command-line/args.ts';
import { command } from '../command-line/command.ts';
import { type CommandFault, faultText } from '../command-line/fault.ts';
import { newFile, readText } from '../command-line/files.ts';
import { badInput, DONE, type Outcome } from '../command-line/io.ts';
import { type MatchFile, matchFaultText, parseMatch } from '../commands/match-file.ts';

/** Rounds are counted from 1, and no match has so many. */
const MOST_ROUNDS = 100_000;

export const emboss = command({
  name: 'emboss',
  takes: ['file'],
  options: { round: { takes: 'number' }, output: { takes: 'file' } },
  run: async ({ values, positionals: [file = '-'], console, language }) => {
    const round =
      values.round === undefined ? ok(null) : parseNumber('--round', values.round, 1, MOST_ROUNDS);
    if (!round.ok) return badInput(faultText(language, round.error));
    const save = values.output === undefined ? null : newFile(values.output);
    const read = blocksFrom(language, file, await readText(file, console), round.value);
    if (!read.ok) return badInput(faultText(language, read.error));
    const { blocks, match } = read.value;
    const { noRound } = terminalTexts(language).emboss;
    const rounds = match === null ? 0 : roundsOf(match);
    if (round.value !== null && round.value > rounds)
      return { kind: 'negative', sentence: noRound(round.value, rounds) };
    if (blocks.length === 0) return { kind: 'negative', sentence: noBoardsText(language) };
    const pages = brfOf(language, blocks);
    if (save === null) await console.out.raw(pages);
    else save(pages);
    if (values.output !== undefined) {
      await console.out.write(`${terminalTexts(language).emboss.saved(values.output)}\n`);
    }
    return match?.isCut ? cutOff(language, match) : DONE;
  },
});

interface Read {
  readonly blocks: readonly EmbossBlock[];
  readonly match: MatchFile | null;
}

/** A link to a position is recognised by its beginning; everything else is a match. */
function blocksFrom(
  language: Language,
  file: string,
  text: string,
  round: number | null,
): Result<Read, CommandFault> {
  if (/^\s*p\d+~/.test(text)) {
    const position = parsePosition(text.trim());
    if (!position.ok) return err({ kind: 'bad-text', where: file, text, fault: position.error });
    return ok({ blocks: positionBlocks(language, position.value), match: null });
  }
  const match = parseMatch(file, text);
  if (!match.ok) return match;
  return ok({ blocks: matchBlocks(language, match.value.events, round), match: match.value });
}

function roundsOf({ events }: MatchFile): number {
  return fold(events)?.round.number ?? 0;
}

/** What the rules accept is embossed; the rest is reported. */
function cutOff(language: Language, match: MatchFile): Outcome {
  const fault = match.firstFault();
  return fault ? { kind: 'negative', sentence: matchFaultText(language, match, fault) } : DONE;
}
