// Who looks at a match: `seat1`, `seat2` … or `spectator`.

import { err, ok, type Result, type Terms, type Viewer } from '@blackpeg/rules';
import type { UsageFault } from './fault.ts';

export function parseViewer({ seats }: Terms, given: string): Result<Viewer, UsageFault> {
  const viewers: readonly Viewer[] = [...seats.keys(), 'spectator'];
  const viewer = viewers.find((candidate) => viewerWord(candidate) === given.toLowerCase());
  if (viewer !== undefined) return ok(viewer);
  return err({ kind: 'bad-choice', option: '--as', given, known: viewers.map(viewerWord) });
}

function viewerWord(viewer: Viewer): string {
  return viewer === 'spectator' ? viewer : `seat${viewer + 1}`;
}
