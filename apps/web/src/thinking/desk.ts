// The worker's side without the worker: takes what is asked, has it answered, says how it went.

import { answer } from './answers.ts';
import { createFields, type Shelf } from './fields.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import type { Tools } from './tools.ts';

/** Gives what a message is to be handed to. Questions are answered one after another. */
export function createDesk(shelf: Shelf, say: (message: FromWorker) => void): (message: ToWorker) => void {
  const fields = createFields(shelf);
  let stopped: number | null = null;
  let turn: Promise<void> = Promise.resolve();

  function toolsFor(id: number): Tools {
    const report = (done: number) => say({ kind: 'progress', id, done });
    return {
      ...fields,
      report,
      async pause(done) {
        report(done);
        await nextTask();
        if (stopped === id) throw new Stopped();
      },
    };
  }

  async function work({ id, name, question }: Extract<ToWorker, { kind: 'ask' }>): Promise<void> {
    // A word at once, or the thinker would take a busy worker for a dead one.
    say({ kind: 'progress', id, done: 0 });
    try {
      say({ kind: 'told', id, told: await answer(name, question, toolsFor(id)) });
    } catch (reason) {
      if (reason instanceof Stopped) return say({ kind: 'stopped', id });
      fields.clear();
      say({ kind: 'fault', id, fault: String(reason) });
    }
  }

  return (message) => {
    if (message.kind === 'stop') stopped = message.id;
    else turn = turn.then(() => work(message));
  };
}

class Stopped extends Error {}

/** Messages that came meanwhile are heard before it goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
