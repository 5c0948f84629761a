// The words for faults in texts and records, by language: loaded with what says them.

import type { Language } from '../../language.ts';
import { recordFaults as deRecordFaults, textFaults as deTextFaults } from '../de/text-faults.ts';
import { recordFaults as enRecordFaults, textFaults as enTextFaults } from '../en/text-faults.ts';
import { recordFaults as frRecordFaults, textFaults as frTextFaults } from '../fr/text-faults.ts';
import type { RecordFaultWords, TextFaultWords } from '../shape/text-faults.ts';

export const TEXT_FAULTS: Readonly<Record<Language, TextFaultWords>> = {
  en: enTextFaults,
  fr: frTextFaults,
  de: deTextFaults,
};
export const RECORD_FAULTS: Readonly<Record<Language, RecordFaultWords>> = {
  en: enRecordFaults,
  fr: frRecordFaults,
  de: deRecordFaults,
};
