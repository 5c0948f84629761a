// One duty of the whole match by name: the same name, the same duty.

import type { Duty, MatchState } from '@blackpeg/rules';

export function dutyName({ round }: MatchState, duty: Duty): string {
  const row = duty.kind === 'hide' || duty.kind === 'open' ? '' : duty.row;
  return `${round.number} ${round.replay} ${duty.kind} ${row}`;
}
