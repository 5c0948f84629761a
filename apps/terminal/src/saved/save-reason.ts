// Why saving fails, as it is told to the player.

import type { SaveReason } from '@blackpeg/wording';
import { reasonOf, WorldError } from '../io.ts';
import { NO_FOLDER, type Saved } from './saved.ts';

/** Null while it works. */
export function saveReason({ saving, folder }: Pick<Saved, 'saving' | 'folder'>): SaveReason | null {
  const problem = saving.problem();
  if (!problem) return null;
  const { error } = problem;
  const fault = error instanceof WorldError ? error.fault : null;
  const code = fault ? fault.why : reasonOf(error);
  const place = fault?.file || folder || '';
  switch (code) {
    case NO_FOLDER:
      return { kind: 'no-folder' };
    case 'ENOSPC':
    case 'EDQUOT':
      return { kind: 'full' };
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return { kind: 'denied', place };
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EISDIR':
      return { kind: 'not-a-folder', place };
    default:
      return { kind: 'other', code };
  }
}
