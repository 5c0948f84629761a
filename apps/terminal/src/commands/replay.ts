// `blackpeg replay`: a match event by event as one viewer saw it, or checked against the rules.

import type { Viewer } from '@blackpeg/rules';
import { earlierRulesText, terminalTexts } from '@blackpeg/wording';
import { command, type Speaking } from '../command.ts';
import { faultText } from '../fault.ts';
import { readText } from '../files.ts';
import { matchFaultText } from '../match-fault.ts';
import { type MatchFile, parseMatch } from '../match-file.ts';
import { badInput, DONE, type Outcome } from '../outcome.ts';
import { retell } from '../retell.ts';
import { parseViewer } from '../viewer.ts';

export const replay = command({
  name: 'replay',
  takes: ['file'],
  options: { as: { takes: 'viewer' }, verify: {} },
  apart: [['as', 'verify']],
  run: async ({ values, positionals: [file = '-'], console, language }) => {
    const match = parseMatch(file, await readText(file, console));
    if (!match.ok) return badInput(faultText(language, match.error));
    const viewer = parseViewer(match.value.terms, values.as ?? 'spectator');
    if (!viewer.ok) return badInput(faultText(language, viewer.error));
    if (values.verify) return verify(match.value, { console, language });
    return show(match.value, viewer.value, { console, language });
  },
});

async function verify(match: MatchFile, { console, language }: Speaking): Promise<Outcome> {
  const { replay: words } = terminalTexts(language);
  const fault = match.firstFault();
  if (fault) return { kind: 'negative', sentence: words.faulty(matchFaultText(language, match, fault)) };
  const lines = [words.verified(match.events.length), earlierRulesText(language, match.events)];
  await console.out.write(lines.map((line) => (line === null ? '' : `${line}\n`)).join(''));
  return DONE;
}

async function show(match: MatchFile, viewer: Viewer, { console, language }: Speaking): Promise<Outcome> {
  for (const text of retell(language, match, viewer)) await console.out.write(text);
  const fault = match.isCut ? match.firstFault() : null;
  return fault ? { kind: 'negative', sentence: matchFaultText(language, match, fault) } : DONE;
}
