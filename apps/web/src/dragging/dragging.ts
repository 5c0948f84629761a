// Where pegs can be dragged: what may be dragged is marked in the page, and the code for it is loaded when the
// first peg is pressed. Everything that dragging does can also be done with taps and keys.

import type { Attachment } from 'svelte/attachments';
import type { Dragging, DragPorts } from './carried.ts';

/** For the element that holds the row; pegs may be dragged there from anywhere inside the surrounding `data-composing`. */
export function pegsDragged(ports: DragPorts): Attachment<HTMLElement> {
  return (row) => {
    const scope = row.parentElement?.closest<HTMLElement>('[data-composing]') ?? row;
    let dragging: Dragging | null = null;
    let gone = false;

    async function press(event: PointerEvent): Promise<void> {
      const peg =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-carried]') : null;
      if (!peg || event.button !== 0 || event.shiftKey) return;
      // Without it pegs are placed by taps; the next press tries to load it again.
      const part = dragging ? null : await import('./drag-pegs.ts').catch(() => null);
      if (part && !gone) dragging ??= part.createDragging(row, ports);
      dragging?.press(event, peg);
    }

    scope.addEventListener('pointerdown', press);
    return () => {
      gone = true;
      scope.removeEventListener('pointerdown', press);
      dragging?.close();
    };
  };
}
