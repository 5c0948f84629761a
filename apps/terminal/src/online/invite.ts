// How others get to a table: its code, and its link as text or QR code.

import { qrLines, qrModules } from '@blackpeg/screens/invitation';
import { type Language, tableTexts, terminalScreenTexts } from '@blackpeg/wording';
import { tableLink } from './address.ts';

/** The code as it is typed, and the link without a full stop that could be taken for a part of it. */
export function inviteTexts(language: Language, server: string, code: string): readonly string[] {
  const { share } = tableTexts(language);
  const { pair } = terminalScreenTexts(language);
  return [pair(share.code, code), pair(share.link, tableLink(server, code))];
}

/** The link in block characters, light on dark. */
export function inviteQr(server: string, code: string): readonly string[] {
  return qrLines(qrModules(tableLink(server, code)));
}
