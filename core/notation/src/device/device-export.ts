// Everything a device stores as one text: the logs of its matches, the data beside them, and the player's settings.

import { err, ok, type Result } from '@blackpeg/rules';
import { isObject } from '../json/decoder.ts';

const FORMAT = 'blackpeg-export';
/** Version 1 had no choices. */
const VERSION = 2;

export interface DeviceExport {
  /** By match, as `formatLog` writes them; null for a log that could not be read when it was saved. */
  readonly logs: ReadonlyMap<string, string | null>;
  /** By drawer, then by key: any JSON. */
  readonly drawers: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  /** By name, as the device wrote them. */
  readonly choices: ReadonlyMap<string, string>;
}

export type DeviceExportFault =
  /** The text is cut short, or was edited by hand. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'no-export' }
  | { readonly kind: 'newer'; readonly version: number };

/** How many characters `isDeviceExport` reads. */
const HEAD = 200;

/** Whether a text is meant as a device export, complete or not: no other format of ours begins with this name. */
export function isDeviceExport(text: string): boolean {
  return /^[\s\uFEFF]*\{/.test(text) && text.slice(0, HEAD).includes(`"${FORMAT}"`);
}

/** `damaged` is what was stored instead of a log. */
export function formatDeviceExport(
  { drawers, choices }: Omit<DeviceExport, 'logs'>,
  logs: ReadonlyMap<string, string | { readonly damaged: unknown }>,
): string {
  const all = {
    format: FORMAT,
    version: VERSION,
    logs: Object.fromEntries(logs),
    drawers: Object.fromEntries([...drawers].map(([name, things]) => [name, Object.fromEntries(things)])),
    choices: Object.fromEntries(choices),
  };
  return `${JSON.stringify(all, null, 1)}\n`;
}

export function parseDeviceExport(text: string): Result<DeviceExport, DeviceExportFault> {
  if (!isDeviceExport(text)) return err({ kind: 'no-export' });
  const all = parsed(text);
  if (!isObject(all)) return err({ kind: 'damaged' });
  const { format, version, logs, drawers, choices = {} } = all;
  if (format !== FORMAT) return err({ kind: 'no-export' });
  if (typeof version !== 'number' || !isObject(logs) || !isObject(drawers) || !isObject(choices))
    return err({ kind: 'damaged' });
  if (version > VERSION) return err({ kind: 'newer', version });
  return ok({
    logs: new Map(Object.entries(logs).map(([match, log]) => [match, typeof log === 'string' ? log : null])),
    drawers: new Map(
      Object.entries(drawers).map(([name, things]) => [
        name,
        new Map(Object.entries(isObject(things) ? things : {})),
      ]),
    ),
    choices: new Map(
      Object.entries(choices).flatMap(([name, choice]) =>
        typeof choice === 'string' ? [[name, choice] as const] : [],
      ),
    ),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
