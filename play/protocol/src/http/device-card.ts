// A device that is logged in as a guest, as that guest is told of it.

import { described, flag, type Of, strict, text, whole } from '../schema.ts';

/** Of its token only what nobody can play with. */
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
