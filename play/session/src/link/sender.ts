// Sends actions until they are answered: again with the same id whenever the connection is back.

import type { ActionId, Reply } from '@blackpeg/referee';
import type { Action, RuleViolation } from '@blackpeg/rules';
import type { Link } from './link.ts';
import { afterSeeing, granted, type Outbox, posted, unanswered, without } from './outbox.ts';

export interface Sender {
  outbox(): Outbox;
  post(action: Action): void;
  /** The connection is up: everything unanswered is sent again, in order. */
  resend(): void;
  /** The view has reached this version. */
  seen(version: number): void;
  /** The events of an action have arrived, so it was accepted; its reply may come later, or never. */
  granted(actionId: ActionId, version: number): void;
}

export interface SenderEvents {
  /** Granted: the log has this version now. */
  granted(version: number): void;
  refused(action: Action, violation: RuleViolation): void;
}

export function createSender(link: Link, newId: () => ActionId, events: SenderEvents): Sender {
  let outbox: Outbox = [];

  function send(actionId: ActionId, action: Action): void {
    // What could not be sent waits for the next `resend`.
    link.act(actionId, action).then(
      (reply) => answered(actionId, reply),
      () => {},
    );
  }

  /** Of several copies of a reply the first counts. */
  function answered(actionId: ActionId, reply: Reply): void {
    const sent = unanswered(outbox).find((one) => one.actionId === actionId);
    if (!sent) return;
    outbox = reply.ok ? granted(outbox, actionId, reply.value) : without(outbox, actionId);
    if (reply.ok) events.granted(reply.value.version);
    else events.refused(sent.action, reply.error);
  }

  return {
    outbox: () => outbox,
    post(action) {
      const actionId = newId();
      outbox = posted(outbox, actionId, action);
      send(actionId, action);
    },
    resend() {
      for (const { actionId, action } of unanswered(outbox)) send(actionId, action);
    },
    seen(version) {
      outbox = afterSeeing(outbox, version);
    },
    granted(actionId, version) {
      if (unanswered(outbox).some((one) => one.actionId === actionId))
        outbox = granted(outbox, actionId, { version });
    },
  };
}
