// Away for a moment with the page still open (E6): said again where the server has forgotten it, and over with the first
// thing one does.

import type { Aside } from '@blackpeg/protocol';
import type { Session } from '@blackpeg/session';

export interface OwnAbsence {
  /** Something was told to the table by this page. */
  told(aside: Aside): void;
  /** The server greets a line that came up anew, and takes everybody with a line for present. */
  greeted(): void;
  /** The same session; whoever does something in it is back. */
  endedBy(session: Session): Session;
}

/** `isAway` is what the server says of this seat, whichever page told it so. */
export function createOwnAbsence(tell: (aside: Aside) => void, isAway: () => boolean): OwnAbsence {
  let wanted = false;

  function comeBack(): void {
    if (!wanted && !isAway()) return;
    wanted = false;
    tell({ type: 'presence', here: true });
  }

  return {
    told(aside) {
      if (aside.type === 'presence') wanted = !aside.here;
    },
    greeted() {
      if (wanted) tell({ type: 'presence', here: false });
    },
    endedBy: (session) => ({
      ...session,
      intend(intent) {
        // The cursor moves by itself when a row is due; pegs do not.
        if (intent.type !== 'move') comeBack();
        return session.intend(intent);
      },
    }),
  };
}
