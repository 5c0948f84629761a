// How controls are named to who does not see them: as the browser tells screen readers.

import type { Page } from '@playwright/test';

const NAMED = ['link', 'button', 'heading', 'radio', 'switch', 'checkbox', 'row', 'gridcell'];

/** Names in which two texts that stand apart are read as one word, as in \u201cSuper5 holes\u201d. */
export async function gluedNames(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  return nodes.flatMap(({ nodeId, role, name }) => {
    const whole = String(name?.value ?? '');
    if (!NAMED.includes(String(role?.value)) || whole === '') return [];
    const texts = textsIn(nodeId);
    return texts.some((text, index) => isGlued(whole, text, texts[index + 1])) ? [whole] : [];
  });

  function textsIn(id: string): readonly string[] {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return [String(node.name?.value ?? '')];
    return (node?.childIds ?? []).flatMap(textsIn);
  }
}

function isGlued(whole: string, text: string, next: string | undefined): boolean {
  return (
    next !== undefined &&
    /[\p{L}\p{N}]$/u.test(text) &&
    /^[\p{L}\p{N}]/u.test(next) &&
    whole.includes(text + next)
  );
}
