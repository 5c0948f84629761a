// A terminal that promises nothing but ASCII gets nothing else: signs become their nearest, of the same width.

import type { Environment } from '../io.ts';
import type { Device } from './terminal.ts';
import { signWidth } from './width.ts';

/** The encoding the environment promises; an empty text for no promise. */
export function localeOf(env: Environment): string {
  return env.LC_ALL || env.LC_CTYPE || env.LANG || '';
}

/** The same device, in ASCII where its locale, such as C, has another encoding than UTF-8. */
export function deviceFor(device: Device, env: Environment): Device {
  const locale = localeOf(env);
  if (locale === '' || /utf-?8/i.test(locale)) return device;
  return { ...device, write: (text) => device.write(inAscii(text)) };
}

export function inAscii(text: string): string {
  return text.replaceAll(/\P{ASCII}/gu, asciiSign);
}

function asciiSign(sign: string): string {
  const width = signWidth(sign);
  if (width === 0) return '';
  const [near = '?'] = sign.normalize('NFKD');
  return (SIGNS[sign] ?? (near < '\u0080' ? near : '?')).repeat(width);
}

const SIGNS: Readonly<Record<string, string>> = {
  ...signs('"', '“”„«»'),
  ...signs("'", '’‘‚'),
  ...signs('-', '·–—−‑─═'),
  ...signs('>', '▸→'),
  ...signs('<', '←◂'),
  ...signs('^', '↑'),
  ...signs('v', '↓'),
  ...signs('#', '▒░█▓■'),
  ...signs('*', '●◆★✚•'),
  ...signs('o', '○œ'),
  ...signs('|', '│'),
  ...signs('x', '×'),
  ...signs('s', 'ß'),
  ...signs('a', 'æ'),
  ...signs('O', 'Œ'),
};

function signs(near: string, far: string): Record<string, string> {
  return Object.fromEntries([...far].map((sign) => [sign, near]));
}
