// One shape for all catalogues: a key or a parameter missing in one language does not build.

import type { AdviceWords, RowCheckWords, SuggestionWords } from './advice.ts';
import type { ContradictionWords } from './contradictions.ts';
import type { DeductionWords } from './deductions.ts';
import type { EventWords } from './events.ts';
import type { FeedbackWords } from './feedback.ts';
import type { GameWords, NameWords } from './names.ts';
import type { PageWords } from './page.ts';
import type { PuzzleWords } from './puzzles.ts';
import type { ResultWords } from './results.ts';
import type { ReviewWords } from './reviews.ts';
import type { StrategyWords } from './strategies.ts';
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
  readonly advice: AdviceWords;
  readonly agreements: AgreementWords;
  readonly codeFaults: CodeFaultWords;
  readonly contradictions: ContradictionWords;
  readonly deductions: DeductionWords;
  readonly editionFaults: EditionFaultWords;
  readonly events: EventWords;
  readonly feedback: FeedbackWords;
  readonly games: GameWords;
  readonly logFaults: LogFaultWords;
  readonly names: NameWords;
  readonly page: PageWords;
  readonly puzzles: PuzzleWords;
  readonly recordFaults: RecordFaultWords;
  readonly results: ResultWords;
  readonly reviews: ReviewWords;
  readonly rowChecks: RowCheckWords;
  readonly strategies: StrategyWords;
  readonly suggestions: SuggestionWords;
  readonly table: TableWords;
  readonly terminal: TerminalWords;
  readonly textFaults: TextFaultWords;
}
