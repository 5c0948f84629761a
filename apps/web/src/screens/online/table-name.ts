// What somebody typed or pasted to get to a table: a code as it was said or written, or a link with all that came with it.

import { parseRoute } from '../../app/route.ts';

/** The signs of a code: none that look or sound alike. */
const CODE = /^[2-9A-HJ-NP-Z]{6}$/;
const ID = /^[A-Za-z0-9_-]{16,40}$/;

/** A code in large letters or a table's id; null for what is neither. */
export function tableNameIn(text: string): string | null {
  const linked = linkedTable(text);
  if (linked !== null) return nameOf(linked);
  return nameOf(text.trim());
}

function nameOf(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s\p{Pd}._]/gu, '');
  if (CODE.test(code)) return code;
  return ID.test(text) ? text : null;
}

/** Whichever server the link names: one server has many addresses, and this one is asked. */
function linkedTable(text: string): string | null {
  const path = /\/table\/[^\s?#<>"'»)\]]+/.exec(text)?.[0].replace(/[/.,;:!]+$/, '');
  if (path === undefined) return null;
  const route = parseRoute({ pathname: path, hash: '' });
  return route.screen === 'table' ? route.table : '';
}
