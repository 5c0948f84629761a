// The program as a process that is played line by line: one line typed, the following ones read.

import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { LANGUAGES, plainTexts } from '@blackpeg/wording';
import { start } from '../process.testing.ts';

export interface Blind {
  /** Types a line; returns the lines that followed. */
  type(line: string): Promise<readonly string[]>;
  /** Everything printed so far. */
  readonly lines: readonly string[];
  readonly child: ChildProcessWithoutNullStreams;
  /** Ends the input; returns the exit code. */
  leave(): Promise<number | null>;
}

/** Each typed line is followed by a meaningless one, whose reply shows that everything before it was printed. */
export function sitDown(args: readonly string[], env: NodeJS.ProcessEnv): Blind {
  const child = start(args, env);
  child.stdin.on('error', () => {});
  const lines: string[] = [];
  let waiting: { readonly sign: string; readonly done: () => void } | null = null;
  /** A question is repeated: the meaningless line was not an answer to it. */
  let asked = 0;
  let marks = 0;
  const reader = createInterface({ input: child.stdout });
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  reader.on('line', (line) => {
    lines.push(line);
    if (isQuestion(line)) asked += 1;
    if (waiting && (line.includes(waiting.sign) || asked === 2)) waiting.done();
  });
  reader.on('close', () => waiting?.done());
  return {
    lines,
    child,
    async type(line) {
      marks += 1;
      // Letters only: a text with a digit could be meant as a row.
      const sign = `zz${[...String(marks)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}zz`;
      const before = lines.length;
      await new Promise<void>((resolve) => {
        asked = 0;
        waiting = { sign, done: resolve };
        child.stdin.write(`${line}\n${sign}\n`);
      });
      return lines.slice(before).filter((each) => !each.includes(sign));
    },
    async leave() {
      child.stdin.end();
      return ended;
    },
  };
}

/** Is a yes or a no expected? */
export function isQuestion(line: string): boolean {
  return LANGUAGES.some((language) => plainTexts(language).yesOrNo === line);
}
