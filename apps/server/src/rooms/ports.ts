// What a table needs of the world.

import type { Hub, Referee, WallClock } from '@blackpeg/referee';
import type { Dice } from '@blackpeg/rules';
import type { TableRegistry } from './tables.ts';

export interface RoomPorts {
  readonly tables: TableRegistry;
  readonly referee: Referee;
  /** The one the referee delivers to. */
  readonly hub: Hub;
  readonly clock: WallClock;
  /** Nobody can foresee them. */
  readonly dice: Dice;
  fault(table: string, error: unknown): void;
}
