// What the documents are made of: their files, their blocks of code, and the commands they name.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Every Markdown file of the project, new ones that are not committed yet among them. */
export function documents(): readonly string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' });
  return [...new Set(files.trim().split('\n'))];
}

/** Written by `npm run api` from the sources, so there is nothing in it to try. */
const isGenerated = (file: string) => file.startsWith('docs/api/');

interface Block {
  readonly file: string;
  readonly language: string;
  readonly code: string;
}

/** A block of code between fences: its language and its text. */
export const FENCED = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;

export function blocks(): readonly Block[] {
  return documents()
    .filter((file) => !isGenerated(file))
    .flatMap((file) =>
      [...read(file).matchAll(FENCED)].map(([, language = '', code = '']) => ({ file, language, code })),
    );
}

export interface Command {
  readonly file: string;
  readonly text: string;
}

/** What a command begins with; names of other things have a dot or a hyphen after it. */
const PROGRAMS =
  'npx|npm|node|python3|sh|blackpeg|blackpeg-server|git|cd|curl|docker|pg_dump|pg_restore|systemd-analyze';
const BEGINS = new RegExp(
  `^(?:[A-Z_]+=\\S+ )*(?:${PROGRAMS})(?= |$)|^(?:matches|puzzle|daily) --|^identity \\w`,
);

/** Each line of a block for the shell, and each command in the text; without comments, each once for a file. */
export function commands(): readonly Command[] {
  const lines = blocks()
    .filter(({ language }) => language === 'sh')
    .flatMap(({ file, code }) =>
      code
        .trim()
        .split('\n')
        .map((line) => ({ file, text: withoutComment(line) })),
    );
  const spans = documents()
    .filter((file) => !isGenerated(file))
    .flatMap((file) =>
      [
        ...read(file)
          .replace(FENCED, '')
          .matchAll(/`([^`]+)`/g),
      ]
        .map(([, span = '']) => ({ file, text: span.replace(/\s+/g, ' ').replaceAll('\\|', '|') }))
        .filter(({ text }) => BEGINS.test(text)),
    );
  const all = [...lines, ...spans].filter(({ text }) => text !== '');
  return [...new Map(all.map((command) => [`${command.file} ${command.text}`, command])).values()];
}

function withoutComment(line: string): string {
  return line.replace(/(?:^|\s)#.*$/, '').trim();
}

/** Words as a shell takes them: quotes keep spaces. */
export function wordsOf(command: string): readonly string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
}
