// Scanning a text from a position: spaces, patterns, and what an import tolerates.

/** A byte order mark that an editor put before the text; offsets still count it. */
const BOM = '\uFEFF';

/** The first offset at or after `at` that is not a space, tab or line end. */
export function skipBlanks(text: string, at: number): number {
  let next = at;
  while (isBlank(text[next])) next += 1;
  return next;
}

export function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\t' || char === '\r' || char === '\n' || char === BOM;
}

export function isAtEnd(text: string, at: number): boolean {
  return skipBlanks(text, at) >= text.length;
}

/** What a sticky pattern matches exactly at this offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  const sticky = new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}y`);
  sticky.lastIndex = at;
  return sticky.exec(text);
}
