// What a table needs from outside.

import type { Hub, Referee, WallClock } from '@blackpeg/referee';
import type { Dice } from '@blackpeg/rules';
import type { People } from '../identity/people.ts';
import type { ClusterNode } from '../store/nodes.ts';
import type { TableRegistry } from './tables.ts';

export interface RoomPorts {
  readonly tables: TableRegistry;
  readonly people: Pick<People, 'barred' | 'areApart'>;
  readonly referee: Referee;
  /** The one the referee delivers to. */
  readonly hub: Hub;
  readonly clock: WallClock;
  /** Absent if no other server can use the same stores. */
  readonly node?: ClusterNode;
  /** Unpredictable. */
  readonly dice: Dice;
  fault(table: string, error: unknown): void;
}
