// The way between a server and the database it shares, which can be cut: what is asked arrives late or never, and who asked
// gives up and does not know.

import type { Dice, Milliseconds } from '@blackpeg/rules';
import { StoreFault } from '../store/fault.ts';
import type { Life, VirtualTime } from './virtual-time.testing.ts';

/** That of a server with a disk of its own. */
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
