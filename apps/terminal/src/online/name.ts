// The name by which others know a guest: made fit to be shown, and given to the server.

import type { AskFault } from '@blackpeg/protocol';
import { err, ok, type Result } from '@blackpeg/rules';
import type { Server } from './server.ts';

export const LONGEST_NAME = 24;

/** Refused where it is no name, or the server says no. Gives the name as the server has it. */
export async function rename({ ask }: Server, text: string): Promise<Result<string, 'no-name' | AskFault>> {
  const name = nameIn(text);
  if (name === null) return err('no-name');
  const renamed = await ask('guests/rename', { name });
  return renamed.ok ? ok(renamed.value.name) : renamed;
}

/** Null for one that is empty, too long, or holds signs that control something. */
function nameIn(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  const length = [...name].length;
  return length >= 1 && length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name) ? name : null;
}
