// The names of controls, as the browser gives them to screen readers.

import type { Page } from '@playwright/test';

const NAMED = ['link', 'button', 'heading'];

/**
 * Controls and list items whose texts a screen reader reads as one word, as in \u201cSuper5 holes\u201d: texts that are apart only on the
 * screen, with no space between them, and no name in their place.
 */
export async function gluedNames(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  return nodes.flatMap(({ nodeId, role, name }) => {
    const isLabelled = name?.sources?.some(({ attribute, value }) => attribute === 'aria-label' && value);
    const isItem = role?.value === 'listitem';
    if (!(isItem || NAMED.includes(String(role?.value))) || isLabelled) return [];
    const texts = isItem ? ownTexts(nodeId) : textsIn(nodeId);
    const glued = texts.some((text, index) => isGlued(text, texts[index + 1]));
    return glued ? [texts.join('|')] : [];
  });

  /** Those that are read as one line: not in another element with a role. */
  function ownTexts(id: string): readonly string[] {
    return (byId.get(id)?.childIds ?? []).flatMap((child) => {
      const node = byId.get(child);
      if (node?.role?.value === 'StaticText') return textsIn(child);
      return node?.ignored ? ownTexts(child) : [''];
    });
  }

  function textsIn(id: string): readonly string[] {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return [String(node.name?.value ?? '')];
    return (node?.childIds ?? []).flatMap(textsIn);
  }
}

function isGlued(text: string, next: string | undefined): boolean {
  return next !== undefined && /[\p{L}\p{N}]$/u.test(text) && /^[\p{L}\p{N}]/u.test(next);
}
