// The words for faults in logs, by language: loaded with what says them.

import type { Language } from '../../language.ts';
import { logFaults as deLogFaults } from '../de/faults.ts';
import { logFaults as enLogFaults } from '../en/faults.ts';
import { logFaults as frLogFaults } from '../fr/faults.ts';
import type { LogFaultWords } from '../shape/violations.ts';

export const LOG_FAULTS: Readonly<Record<Language, LogFaultWords>> = {
  en: enLogFaults,
  fr: frLogFaults,
  de: deLogFaults,
};
