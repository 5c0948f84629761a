// The entry point of the process: its arguments, its streams, its signals, its exit code.

import { languageOf } from './command-line/args.ts';
import { faultText } from './command-line/fault.ts';
import { EXIT, reasonOf } from './command-line/io.ts';
import { COMMANDS } from './commands/index.ts';
import { processConsole, processInterrupts } from './process-console.ts';
import { bugReport, run } from './run.ts';

const args = process.argv.slice(2);
const { env } = process;

const interrupts = processInterrupts(() => {
  if (process.stdout.isTTY) process.stdout.write('\n');
  process.exit(EXIT.interrupted);
});
process.on('uncaughtException', (error) => {
  process.stderr.write(bugReport(error, languageOf(args, env), env));
  process.exit(EXIT.bug);
});
process.stdout.on('error', endWithoutReader);
// There is no output left.
process.stderr.on('error', () => {});

process.exitCode = await run({ args, env, console: processConsole(interrupts), commands: COMMANDS });
// A pending read at the end of the run must not keep the process alive.
if ('unref' in process.stdin) process.stdin.unref();

/** A reader that has seen enough, such as `head`, is not a fault; any other failure lost output. */
function endWithoutReader(error: Error): void {
  const why = reasonOf(error);
  if (why === 'EPIPE') process.exit(EXIT.done);
  process.stderr.write(
    `${faultText(languageOf(args, env), { kind: 'output-unwritable', file: '-', why })}\n`,
  );
  process.exit(EXIT['bad-input']);
}
