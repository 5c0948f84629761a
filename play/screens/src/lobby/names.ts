// Names as typed or pasted: a guest's own, and that of a table, by its code or its link.

import type { AskFault, AskOnline } from '@blackpeg/protocol';
import { err, ok, type Result } from '@blackpeg/rules';
import { isVisibleName } from '../visible-names.ts';

export const LONGEST_NAME = 24;

/** Characters that join two others, as in Persian and in many emoji. */
const JOINERS = /(?<=[^\p{C}\s])[\u200c\u200d](?=[^\p{C}\s])/gu;

/** Invisible characters do not count. Null for a name that is empty, too long, or has control characters. */
export function nameIn(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  const signs = name.replace(JOINERS, '');
  const length = [...signs].length;
  return isVisibleName(name) && length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}]/u.test(signs) ? name : null;
}

/** Refused if it is not a name, or the server refuses it. Returns the name as the server has it. */
export async function rename(ask: AskOnline, text: string): Promise<Result<string, 'no-name' | AskFault>> {
  const name = nameIn(text);
  if (name === null) return err('no-name');
  const renamed = await ask('guests/rename', { name });
  if (renamed.ok) return ok(renamed.value.name);
  return renamed.error.error === 'bad-request' ? err('no-name') : renamed;
}

/** The characters of a code: none that look or sound alike. */
const CODE = /^[2-9A-HJ-NP-Z]{6}$/;
const ID = /^[A-Za-z0-9_-]{16,40}$/;
const LINK = /([^\s<>"'«([]*)\/table\/([^\s?#<>"'»)\]]+)/;

export interface NamedTable {
  /** A code in upper case, or a table's id. */
  readonly table: string;
  /** The part before it in a link; null without a link. */
  readonly server: string | null;
}

/** A code as it was said or written, an id, or a whole link; null for a text that names no table. */
export function tableNamed(text: string): NamedTable | null {
  const link = LINK.exec(text);
  const [, before = '', name = ''] = link ?? [];
  const table = link ? nameOf(name.replace(/[/.,;:!]+$/, '')) : nameOf(text.trim());
  return table === null ? null : { table, server: before === '' ? null : before };
}

function nameOf(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s\p{Pd}._]/gu, '');
  if (CODE.test(code)) return code;
  return ID.test(text) ? text : null;
}
