// A sentence that stays on its line and leaves the terminal alone, whatever was typed into it.

export function oneLine(sentence: string): string {
  return `${sentence.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()}\n`;
}
