// Messages as text and back. Input is parsed to a message or a fault; nothing is thrown.

import type { FieldFault } from '@blackpeg/notation';
import { err, ok, type Result } from '@blackpeg/rules';
import { type ClientMessage, clientMessage } from './client-message.ts';
import type { Schema } from './schema.ts';
import { type ServerMessage, serverMessage } from './server-message.ts';
import { LONGEST_ANSWER, LONGEST_REQUEST } from './version.ts';

export type MessageFault =
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'not-json' }
  | ({ readonly kind: 'bad-field' } & FieldFault);

export function decodeClientMessage(text: string): Result<ClientMessage, MessageFault> {
  return decodeMessage(clientMessage, text, LONGEST_REQUEST);
}

export function decodeServerMessage(text: string): Result<ServerMessage, MessageFault> {
  return decodeMessage(serverMessage, text, LONGEST_ANSWER);
}

export function encodeMessage(message: ClientMessage | ServerMessage): string {
  return JSON.stringify(message);
}

function decodeMessage<T>(schema: Schema<T>, text: string, most: number): Result<T, MessageFault> {
  if (text.length > most) return err({ kind: 'too-long', most });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ kind: 'not-json' });
  }
  const message = schema.decode(value, '');
  return message.ok ? ok(message.value) : err({ kind: 'bad-field', ...message.error });
}
