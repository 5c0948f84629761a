// A device that is logged in as a guest, as described to that guest.

import { described, flag, type Of, strict, text, whole } from '../schema.ts';

/** The part of its token that is not secret. */
export const device = text(/[A-Za-z0-9_-]{16}/);

export const deviceCard = strict({
  device,
  usedAt: described(
    'When it was last used, in milliseconds since 1970, rounded to the day.',
    whole(0, Number.MAX_SAFE_INTEGER),
  ),
  isThis: described('Whether it is this device.', flag),
});
export type DeviceCard = Of<typeof deviceCard>;
