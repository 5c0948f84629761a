// Help texts, generated from the commands, so that none is forgotten.

import { SETTINGS } from '@blackpeg/notation';
import { type Language, type OptionName, type TerminalWords, terminalTexts } from '@blackpeg/wording';
import type { OptionSpec, OptionSpecs, Signature } from './args.ts';
import { EXIT } from './io.ts';
import { wrapWords } from './printable.ts';

export function generalHelp(
  language: Language,
  commands: readonly Pick<Signature, 'name'>[],
  options: OptionSpecs,
): string {
  const { help } = terminalTexts(language);
  const summaries = commands.map(({ name }) => [name, help.summaries[name]] as const);
  return sections([
    [help.tagline],
    [
      help.heading(help.usage),
      ...table([
        ['blackpeg', help.starts.game],
        [`blackpeg play ${help.values.edition}`, help.starts.play],
        [`blackpeg join ${help.values.table}`, help.starts.join],
        [`blackpeg ${help.values.command} …`, help.starts.command],
      ]),
    ],
    [help.heading(help.commands), ...table(summaries)],
    [help.heading(help.options), ...optionLines(help, options)],
    [
      help.heading(help.environment),
      ...table([
        ['LC_ALL, LC_MESSAGES, LANG', help.variables.locale],
        ['NO_COLOR', help.variables.colour],
        ...SETTINGS.terminal.map(({ name }) => [name, help.variables[name]] as const),
      ]),
    ],
    exitSection(help),
    [help.ofCommand(`blackpeg ${help.values.command} --help`)],
  ]);
}

export function commandHelp(
  language: Language,
  { name, takes, may = [], many = false, options, needs = [], alone }: Signature,
): string {
  const { help } = terminalTexts(language);
  const taken = [
    ...takes.map((value) => help.values[value]),
    ...may.map((value) => `[${help.values[value]}]`),
    ...(many ? ['…'] : []),
  ];
  const option = (one: OptionName) => optionText(help, one, options[one]);
  const given = `[${help.options.toUpperCase()}]`;
  const starts = [[...needs.map(option), given, ...taken], ...(alone ? [[option(alone), given]] : [])];
  const examples = EXAMPLES[name].map((example) => `  blackpeg ${name} ${example}`.trimEnd());
  return sections([
    wrapWords(help.summaries[name], SCREEN),
    [
      help.heading(help.usage),
      ...starts.flatMap((words) => usageLines(['blackpeg', name, ...words].join(' '))),
    ],
    [help.heading(help.options), ...optionLines(help, options)],
    [help.heading(help.examples), ...examples],
    exitSection(help),
  ]);
}

/** What does not fit into a line continues below it, indented. */
function usageLines(usage: string): readonly string[] {
  return wrapWords(usage, SCREEN - 6).map((line, index) => (index === 0 ? `  ${line}` : `      ${line}`));
}

function exitSection({ heading, exitCodes, exits }: TerminalWords['help']): readonly string[] {
  const rows = Object.entries(exits).map(
    ([kind, about]) => [String(EXIT[kind as keyof typeof EXIT]), about] as const,
  );
  return [heading(exitCodes), ...table(rows)];
}

/** Examples are commands, not words: the same in every language. */
const EXAMPLES: Readonly<Record<Signature['name'], readonly string[]>> = {
  editions: ['', '--json'],
  score: [
    '--edition super 11223 12345',
    '--edition super --holes 4 --colours 6 --blanks 1.23 3.21',
    '--edition shapes --game 1 --json "Gt Ks Yt Kr" "Kh Kr Yt Gt"',
    '--lines < pairs.tsv',
  ],
  replay: ['match.txt', '--as seat1 match.jsonl', '--verify match.jsonl'],
  solve: [
    '--edition super --rows "11223:1-2 33445:0-1"',
    '--edition braille --rows 1122:1-1 --aim worst --json',
  ],
  check: ['--edition super --rows "11223:1-2 33445:0-1"'],
  review: ['match.txt', 'kmpt4x', '--json match.jsonl'],
  puzzle: ['--play', '--seed 7 --edition shapes --solution'],
  daily: ['--play', '--calendar', '--date 2025-03-09 --solution'],
  challenge: ['challenge#c1~super-4x6~KhnEKWHH~kFSiZng', 'daily/2026-11-27#g1~…'],
  strategy: [
    '--holes 4 --colours 6 --search exact',
    '--holes 5 --colours 8 --search beam:8,5,5,5 --tree tree.txt',
    '--holes 5 --colours 8 --search shipped --tree tree.txt',
  ],
  verify: ['match.txt', 'exported/*.txt', '- < match.jsonl'],
  'verify-tree': ['--holes 5 --colours 8 tree.txt'],
  completion: [
    'bash > ~/.local/share/bash-completion/completions/blackpeg',
    'zsh > ~/.zfunc/_blackpeg',
    'fish > ~/.config/fish/completions/blackpeg.fish',
  ],
  emboss: ['match.txt --output match.brf', '--round 2 --lang fr match.jsonl'],
  engine: ['', '--level keen --seed 7'],
  tournament: [
    'expert keen --edition super --rounds 1000',
    'steady "python3 examples/engine.py" --edition braille',
  ],
  play: [
    '',
    'braille',
    'super --holes 4 --colours 6 --maker me --marking by-hand',
    'duel --two --plain --brief',
    '--resume kmpt4x',
  ],
  companion: ['super', 'shapes --game 2 --brief'],
  matches: ['', '--export kmpt4x --output match.txt', '--import match.txt', '--delete kmpt4x'],
  stats: [''],
  host: [
    'super',
    'duel --name Guest --listed',
    'super --holes 4 --sealed --server https://play.example',
    'braille --players 4',
  ],
  join: ['K7MPQ2', 'https://play.example/table/K7MPQ2 --name Guest', '--pair duel'],
  watch: ['K7MPQ2 --plain'],
  lobby: ['', '--edition duel', '--json --server https://play.example'],
  identity: [
    '',
    '--name Guest',
    'phrase',
    'recover --server https://play.example',
    'log-out others',
    'export --output me.json',
    'forget',
  ],
};

function optionLines(help: TerminalWords['help'], options: OptionSpecs): readonly string[] {
  const rows = (Object.entries(options) as [OptionName, OptionSpec][]).map(
    ([name, spec]) =>
      [`${spec.short ? `-${spec.short}, ` : ''}${optionText(help, name, spec)}`, help.abouts[name]] as const,
  );
  return table(rows);
}

function optionText({ values }: TerminalWords['help'], name: OptionName, spec: OptionSpec = {}): string {
  const { takes, may } = spec;
  if (takes) return `--${name} ${values[takes]}`;
  return may ? `--${name}[=${may.join('|')}]` : `--${name}`;
}

const SCREEN = 80;

function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.flatMap(([left, right]) =>
    wrapWords(right, SCREEN - width - 4).map(
      (line, index) => `  ${(index === 0 ? left : '').padEnd(width)}  ${line}`,
    ),
  );
}

function sections(parts: readonly (readonly string[])[]): string {
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
