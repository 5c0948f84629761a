// Names as patterns, for things whose name begins with what is known of it.

/** Browsers make one space of all kinds of them in a name. */
export function beginningWith(text: string, then = ''): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
  return new RegExp(`^${escaped}${then}`, 'i');
}
