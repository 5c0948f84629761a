// Checks the terms of a match: every refusal names the rule and the terms in conflict.

import { countCodes } from '../code/code.ts';
import { NEWEST_RULES } from '../decide/rules-version.ts';
import type { AgreementReason, RuleId, RuleViolation } from '../decide/violation.ts';
import { checkEdition } from '../editions/check.ts';
import { widestSpec } from '../editions/edition.ts';
import { EDITIONS } from '../editions/records.ts';
import { err, ok, type Result } from '../result.ts';
import { trayFillsBoard } from '../tray/tray.ts';
import type { Form, Scoring } from './form.ts';
import type { Terms } from './terms.ts';

export const MOST_ROUNDS = 100;
export const MOST_POINTS = 1000;

type Objection = readonly [RuleId, AgreementReason] | undefined;

/** Earlier rules are for matches played by them. */
export function checkTerms(terms: Terms, rules: number = NEWEST_RULES): Result<Terms, RuleViolation> {
  const checks = [
    editionObjection,
    formObjection,
    blanksObjection,
    seatsObjection,
    lengthObjection,
    endlessObjection,
    scoringObjection,
    paceObjection,
    houseObjection,
    custodyObjection,
    trayObjection,
    timeObjection,
  ];
  for (const check of checks) {
    const objection = check(terms, rules);
    if (objection) return err({ rule: objection[0], ...objection[1] });
  }
  return ok(terms);
}

function editionObjection({ edition }: Terms): Objection {
  const checked = checkEdition(edition);
  return checked.ok ? undefined : ['C10', { kind: 'bad-edition', fault: checked.error }];
}

function formObjection({ edition, form }: Terms): Objection {
  if (!EDITIONS[edition.name].forms.includes(form)) {
    return [RULE_OF_FORM[form], { kind: 'form-not-offered', form, edition: edition.name }];
  }
  const handicap = new Set(edition.holes).size > 1;
  return handicap && form !== 'duel' ? ['D5', { kind: 'handicap-needs-duel' }] : undefined;
}

/** C9: if nobody at the table hides the code, nobody can say whether it may have blanks. */
function blanksObjection({ edition, form }: Terms, rules: number): Objection {
  const houseMakes = form === 'solitaire' || form === 'race';
  return edition.blanks === 'choice' && houseMakes && rules >= 3
    ? ['C9', { kind: 'blanks-not-agreed' }]
    : undefined;
}

const RULE_OF_FORM: Readonly<Record<Form, RuleId>> = {
  classic: 'M1',
  duel: 'D1',
  solitaire: 'S1',
  race: 'S2',
};

const SEATS: Readonly<Record<Form, readonly [number, number]>> = {
  classic: [2, 2],
  duel: [2, 2],
  solitaire: [1, 1],
  race: [2, 8],
};

function seatsObjection({ form, seats, firstMaker }: Terms): Objection {
  const [least, most] = SEATS[form];
  const given = seats.length;
  if (given < least || given > most) return [RULE_OF_FORM[form], { kind: 'seat-count', given, least, most }];
  if (firstMaker !== 'drawn' && seats[firstMaker] === undefined) {
    return ['M1', { kind: 'no-such-seat', seat: firstMaker }];
  }
  return undefined;
}

function lengthObjection({ form, length }: Terms): Objection {
  if (length.kind === 'target') {
    if (form !== 'classic') return ['M4', { kind: 'target-needs-classic' }];
    const { points } = length;
    return isWithin(points, MOST_POINTS)
      ? undefined
      : ['M4', { kind: 'target-out-of-range', points, most: MOST_POINTS }];
  }
  const { rounds } = length;
  if (!isWithin(rounds, MOST_ROUNDS)) {
    return [form === 'duel' ? 'D4' : 'M1', { kind: 'rounds-out-of-range', rounds, most: MOST_ROUNDS }];
  }
  if (form === 'classic' && rounds % 2 === 1) return ['M1', { kind: 'rounds-not-even', rounds }];
  if (form === 'duel' && rounds % 2 === 0) return ['D4', { kind: 'rounds-not-odd', rounds }];
  return undefined;
}

/** If every round has the same result for both, a duel or a target match would be replayed for ever. */
function endlessObjection({ edition, form, length, scoring, unbrokenBonus }: Terms): Objection {
  const singleCode = edition.holes.every((_, seat) => countCodes(widestSpec(edition, seat)) === 1);
  if (form === 'duel') return singleCode ? ['D3', { kind: 'never-decided' }] : undefined;
  // With fewest rows an unbroken code always counts one row more (M3b).
  const alwaysOne = singleCode || (edition.rows === 1 && scoring === 'points' && !unbrokenBonus);
  return length.kind === 'target' && alwaysOne ? ['M4', { kind: 'never-decided' }] : undefined;
}

const SCORINGS_OF_FORM: Readonly<Record<Form, readonly Scoring[]>> = {
  classic: ['points', 'fewest-rows'],
  duel: ['rounds-won'],
  solitaire: ['none'],
  race: ['rounds-won'],
};

function scoringObjection({ form, scoring, unbrokenBonus }: Terms): Objection {
  if (!SCORINGS_OF_FORM[form].includes(scoring)) {
    return [form === 'classic' ? 'M2' : RULE_OF_FORM[form], { kind: 'scoring-not-offered', scoring, form }];
  }
  return unbrokenBonus && scoring !== 'points' ? ['M2', { kind: 'bonus-needs-points' }] : undefined;
}

function paceObjection({ form, pace, seats, oneScreen }: Terms): Objection {
  if (pace === 'turns') return undefined;
  if (form !== 'duel' && form !== 'race') return ['D5', { kind: 'free-pace-not-offered', form }];
  const people = seats.filter(({ player }) => player === 'person').length;
  return oneScreen && people > 1 ? ['D6', { kind: 'speed-needs-two-devices' }] : undefined;
}

function houseObjection({ form, marker }: Terms): Objection {
  const houseMakes = form === 'solitaire' || form === 'race';
  return houseMakes && marker !== 'automatic' ? ['S3', { kind: 'house-marks-itself' }] : undefined;
}

/** Sealed codes are kept by people; only the house of a solitaire may leave its code open. */
function custodyObjection({ form, custody, seats }: Terms): Objection {
  const twoPeople =
    (form === 'classic' || form === 'duel') && seats.every(({ player }) => player === 'person');
  const offered = custody === 'escrow' || (custody === 'sealed' ? twoPeople : form === 'solitaire');
  return offered ? undefined : [custody === 'sealed' ? 'K1' : 'K3', { kind: 'custody-not-offered', form }];
}

function trayObjection({ edition, supply, custody }: Terms): Objection {
  if (supply === null) return undefined;
  if (custody !== 'escrow') return ['T3', { kind: 'tray-needs-known-code' }];
  const fills = isWithin(supply, MOST_POINTS) && trayFillsBoard(edition, supply);
  return fills ? undefined : ['T3', { kind: 'tray-too-small', supply }];
}

function timeObjection({ seats, absence }: Terms): Objection {
  const seat = seats.findIndex(
    ({ allowance }) => allowance !== null && !(Number.isFinite(allowance) && allowance > 0),
  );
  if (seat >= 0) return ['T1', { kind: 'allowance-out-of-range', seat }];
  return Number.isFinite(absence) && absence >= 0 ? undefined : ['E6', { kind: 'absence-out-of-range' }];
}

function isWithin(count: number, most: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= most;
}
