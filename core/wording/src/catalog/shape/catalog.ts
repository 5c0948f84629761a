// One shape for all catalogues: a key or a parameter missing in one language does not build.

import type { EventWords } from './events.ts';
import type { FeedbackWords } from './feedback.ts';
import type { GameWords, NameWords } from './names.ts';
import type { ResultWords } from './results.ts';
import type { TableWords } from './table.ts';
import type { TerminalWords } from './terminal.ts';
import type { RecordFaultWords, TextFaultWords } from './text-faults.ts';
import type {
  ActionWords,
  AgreementWords,
  CodeFaultWords,
  EditionFaultWords,
  LogFaultWords,
} from './violations.ts';

export interface Catalog {
  readonly actions: ActionWords;
  readonly agreements: AgreementWords;
  readonly codeFaults: CodeFaultWords;
  readonly editionFaults: EditionFaultWords;
  readonly events: EventWords;
  readonly feedback: FeedbackWords;
  readonly games: GameWords;
  readonly logFaults: LogFaultWords;
  readonly names: NameWords;
  readonly recordFaults: RecordFaultWords;
  readonly results: ResultWords;
  readonly table: TableWords;
  readonly terminal: TerminalWords;
  readonly textFaults: TextFaultWords;
}
