// The referee as a table has it: there until the table is closed.

import type { Referee } from '@blackpeg/referee';

/** Whatever is still pressed on a table that was closed reaches nobody: the match may be another tab's by now. */
export function whileOpen(referee: Referee, isOpen: () => boolean): Referee {
  const asked = <T>(ask: () => Promise<T>): Promise<T> =>
    isOpen() ? ask() : Promise.reject(new Error('This table is closed.'));
  return {
    open: (...given) => asked(() => referee.open(...given)),
    act: (...given) => asked(() => referee.act(...given)),
    eventsAfter: (...given) => asked(() => referee.eventsAfter(...given)),
    keepDraft: (...given) => asked(() => referee.keepDraft(...given)),
    forget: (...given) => asked(() => referee.forget(...given)),
  };
}
