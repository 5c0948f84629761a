// `blackpeg verify`: matches from files, by the rules, by the digest of their text, and each code by its commitment.

import { type CheckedCode, checkCommitments, digestOf } from '@blackpeg/commitment';
import { checkDigest, type DigestVerdict } from '@blackpeg/notation';
import { earlierRulesText, type Language, plainSpeaker, terminalTexts } from '@blackpeg/wording';
import { type Context, command } from '../command-line/command.ts';
import { faultText } from '../command-line/fault.ts';
import { readText } from '../command-line/files.ts';
import { badInput, DONE, type Outcome, WorldError } from '../command-line/io.ts';
import { oneLine, withinLine } from '../command-line/printable.ts';
import { type MatchFile, matchFaultText, parseMatch } from './match-file.ts';

export const verify = command({
  name: 'verify',
  takes: ['file'],
  many: true,
  options: {},
  run: async ({ positionals: files, ...context }) => {
    const { verify: words, usage } = terminalTexts(context.language);
    const [file = '-'] = files;
    if (files.length === 1) return verifyFile(file, context);
    const refusals: Refusal[] = [];
    for (const each of files) {
      await context.console.out.write(`${words.file(withinLine(each))}\n`);
      const outcome = await verifyFile(each, context);
      if (outcome.kind === 'done') continue;
      refusals.push({ ...outcome, sentence: usage.argument(each, outcome.sentence) });
    }
    return worstOf(refusals, context);
  },
});

type Refusal = Exclude<Outcome, { readonly kind: 'done' }>;

/** Every file is checked, whatever is wrong with those before it. */
async function worstOf(refusals: readonly Refusal[], { console }: Context): Promise<Outcome> {
  const last = refusals.at(-1);
  if (!last) return DONE;
  for (const { sentence } of refusals.slice(0, -1)) await console.err.write(oneLine(sentence));
  const isBad = refusals.some(({ kind }) => kind === 'bad-input');
  return { kind: isBad ? 'bad-input' : 'negative', sentence: last.sentence };
}

async function verifyFile(file: string, context: Context): Promise<Outcome> {
  const { console, language } = context;
  const { verify: words, replay } = terminalTexts(language);
  let text: string;
  try {
    text = await readText(file, console);
  } catch (error) {
    if (error instanceof WorldError) return badInput(faultText(language, error.fault));
    throw error;
  }
  const digest = checkDigest(text, digestOf);
  // A changed text may still be readable, but it proves nothing.
  if (digest === 'damaged') return { kind: 'negative', sentence: words.digests.damaged };
  const match = parseMatch(file, text);
  if (!match.ok) return badInput(faultText(language, match.error));
  const fault = match.value.firstFault();
  if (fault) {
    return { kind: 'negative', sentence: replay.faulty(matchFaultText(language, match.value, fault)) };
  }
  return tell(match.value, digest, context);
}

async function tell(
  match: MatchFile,
  digest: DigestVerdict,
  { console, language }: Context,
): Promise<Outcome> {
  const { verify: words, replay } = terminalTexts(language);
  const codes = checkCommitments(match.match, match.events);
  const lines = codes.map((code) => codeText(language, match, code));
  await console.out.write(
    [
      replay.verified(match.events.length),
      earlierRulesText(language, match.events),
      words.digests[digest],
      ...lines,
    ]
      .map((line) => (line === null ? '' : `${line}\n`))
      .join(''),
  );
  const broken = codes.findIndex(({ proof }) => proof === 'broken');
  return broken < 0 ? DONE : { kind: 'negative', sentence: replay.faulty(lines[broken] ?? '') };
}

function codeText(language: Language, { terms }: MatchFile, code: CheckedCode): string {
  const { verify: words, replay, usage } = terminalTexts(language);
  const { round, replay: again, maker, proof } = code;
  const name = maker === 'house' ? null : plainSpeaker(language, terms, null).names(maker);
  return replay.inRound(round, again > 0, usage.argument(name ?? words.house, words.proofs[proof]));
}
