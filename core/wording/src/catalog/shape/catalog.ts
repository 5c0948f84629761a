// One shape for all catalogues: a key or a parameter missing in one language does not build.

import type { DraftFaultWords } from './draft-faults.ts';
import type { EventWords } from './events.ts';
import type { FeedbackWords } from './feedback.ts';
import type { GameWords, NameWords } from './names.ts';
import type { ResultWords } from './results.ts';
import type { TableWords } from './table.ts';
import type { ActionWords, AgreementWords, CodeFaultWords, EditionFaultWords } from './violations.ts';

export interface Catalog {
  readonly actions: ActionWords;
  readonly agreements: AgreementWords;
  readonly codeFaults: CodeFaultWords;
  readonly draftFaults: DraftFaultWords;
  readonly editionFaults: EditionFaultWords;
  readonly events: EventWords;
  readonly feedback: FeedbackWords;
  readonly games: GameWords;
  readonly names: NameWords;
  readonly results: ResultWords;
  readonly table: TableWords;
}
