// Words on buttons that are broken without a hyphen because there is no room.

import type { Page } from '@playwright/test';

export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(lookForBrokenWords, '.keycap .words');
}

/** Runs in the page. */
export function lookForBrokenWords(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((key) => {
    const texts = document.createTreeWalker(key, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
