// The connection between a server and the shared database, which can be cut: queries arrive late or never, and the server
// times out without knowing their result.

import type { Dice, Milliseconds } from '@blackpeg/rules';
import { StoreFault } from '../store/fault.ts';
import type { Life, VirtualTime } from './virtual-time.testing.ts';

/** The link of a server with its own disk. */
export const NO_LINK: DatabaseLink = (ask) => ask();

/** As long as a server waits for PostgreSQL. */
const PATIENCE: Milliseconds = 1_500;

export type DatabaseLink = <T>(ask: () => Promise<T>) => Promise<T>;

export function createDatabaseLink(time: VirtualTime, dice: Dice, life: Life): DatabaseLink {
  const held = () => life.cutUntil - time.now();
  return (ask) =>
    new Promise((resolve, reject) => {
      const giveUp = () => reject(new StoreFault('The database does not answer.'));
      const cancel = time.after(life, PATIENCE, giveUp);
      const receive = (settle: () => void) => {
        if (held() > 0) return void time.after(life, held(), () => receive(settle));
        cancel();
        settle();
      };
      const send = () => {
        ask().then(
          (answer) => receive(() => resolve(answer)),
          (error) => receive(() => reject(error)),
        );
      };
      if (held() <= 0) send();
      else if (dice(2) === 0) time.after(life, held(), send);
    });
}
