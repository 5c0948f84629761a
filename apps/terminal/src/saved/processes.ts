// Which processes of this machine there are.

import { reasonOf } from '../io.ts';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return reasonOf(error) === 'EPERM';
  }
}
