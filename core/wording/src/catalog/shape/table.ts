// What every language must say about the table when asked: rows, duties, time, tray.

import type { Duty } from '@blackpeg/rules';
import type { Who } from '../../who.ts';
import type { RowName } from './events.ts';

export interface TableWords {
  readonly row: (row: RowName, code: string, answer: string | null) => string;
  readonly briefRow: (row: number, code: string, answer: string | null) => string;
  readonly covered: string;
  readonly lost: string;
  readonly briefLost: string;
  /** Added to an answer that was corrected. */
  readonly corrected: (answer: string) => string;
  readonly noRows: string;
  readonly noSuchRow: (row: number) => string;
  readonly rowsLeft: (left: number, rows: number) => string;
  readonly duties: { readonly [K in Duty['kind']]: (who: Who, row: number) => string };
  readonly idle: (who: Who) => string;
  readonly over: string;
  readonly secret: {
    readonly open: (maker: Who, code: string) => string;
    readonly covered: (maker: Who) => string;
    readonly none: (maker: Who) => string;
    /** K3: it settles on one only while answering. */
    readonly unsettled: (maker: Who) => string;
  };
  readonly draft: (row: number, holes: string) => string;
  readonly tray: (kinds: string) => string;
  readonly trayUncounted: string;
  readonly timeLeft: (time: string) => string;
  readonly noTime: string;
  readonly away: (who: Who) => string;
  readonly allHere: string;
  readonly round: (round: number, rounds: number | null) => string;
}
