// The set-up as every face shows it: questions, choices and their result; and how a choice changes it.

import { EDITIONS, type EditionName, err, ok, type Result } from '@blackpeg/rules';
import { type SetUpOption, setUpTexts, sizeName, termsText, variantName, type Who } from '@blackpeg/wording';
import { namesOf, termsOf } from './agreement.ts';
import type { BothSeats, Choices } from './choices.ts';
import {
  type FieldAsking,
  type FieldDefinition,
  type SetUpContext,
  type SetUpField,
  sentenceOn,
  whyNot,
} from './field.ts';
import { MATCH_FIELDS } from './match-fields.ts';
import { MORE_FIELDS } from './more-fields.ts';
import { isUnusual, objectionTo, settled } from './offers.ts';
import { SIZE_FIELDS } from './size-fields.ts';
import { codeCounts, editionOf } from './sizes.ts';

export interface SetUpView {
  readonly title: string;
  readonly edition: EditionName;
  readonly question: string;
  readonly lead: string;
  readonly fields: readonly SetUpField[];
  /** The codes in one line. */
  readonly size: string;
  readonly counts: string;
  readonly codesAndRows: string;
  /** M1a: the terms before the first row. */
  readonly agreed: string;
  /** Less common questions have their own heading, and are shown if one of them is set. */
  readonly more: string;
  readonly isUnusual: boolean;
  readonly start: string;
  /** Why it cannot start. */
  readonly why: string | null;
}

export function setUpView(wish: Choices, context: SetUpContext): SetUpView {
  const choices = settled(wish);
  const { language } = context;
  const words = setUpTexts(language);
  const edition = editionOf(choices);
  const counts = codeCounts(edition);
  const codes = words.sizes.counts(counts);
  const codesAndRows = words.sizes.codesAndRows(counts.at(-1) ?? 0, edition.rows);
  const objection = objectionTo(choices);
  const { sizing, blanks } = EDITIONS[choices.edition];
  const sizes = sizeName(language, edition);
  return {
    title: words.title,
    edition: choices.edition,
    question: words.questions[sizing],
    lead: words.leads[sizing],
    fields: fields(choices, context),
    size: blanks.length === 1 ? sizes : `${sizes}, ${variantName(language, edition)}`,
    counts: codes,
    codesAndRows,
    agreed: words.agreed(termsText(language, termsOf(choices)), `${codes} ${codesAndRows}`),
    more: words.more,
    isUnusual: isUnusual(choices),
    start: choices.opponent === 'online' ? words.online.start : words.start,
    why: objection && sentenceOn(context, choices, objection),
  };
}

/** All questions with the current choices, in the order of the definitions. */
export function fields(wish: Choices, context: SetUpContext): readonly SetUpField[] {
  return shownOf(DEFINITIONS, wish, context);
}

/** Those of one option. */
export function fieldsNamed(
  wish: Choices,
  option: SetUpOption,
  context: SetUpContext,
): readonly SetUpField[] {
  const named = DEFINITIONS.filter(({ name }) => name === option);
  return shownOf(named, wish, context);
}

function shownOf(
  definitions: readonly FieldDefinition[],
  wish: Choices,
  context: SetUpContext,
): readonly SetUpField[] {
  const asking = askingOf(wish, context);
  return definitions.flatMap((definition) => {
    const { id, name, group } = definition;
    const body = definition.show(asking);
    return body ? [{ ...NOTHING_MORE, id, name, group, ...body }] : [];
  });
}

/** The choices with this value of a field; refused with the reason if it is not compatible with the rest. */
export function withField(
  wish: Choices,
  id: string,
  value: string,
  context: SetUpContext,
): Result<Choices, string> {
  const part = partOf(wish, id, value, context);
  const why = whyNot(askingOf(wish, context), part);
  return why === null ? ok({ ...wish, ...part }) : err(why);
}

/** What a value of a field selects. */
export function partOf(wish: Choices, id: string, value: string, context: SetUpContext): Partial<Choices> {
  const { choices } = askingOf(wish, context);
  return DEFINITIONS.find((definition) => definition.id === id)?.part(value, choices) ?? {};
}

/** The sentences every face shows, in this order. */
export function linesOf({ lead, fields: shown, agreed }: SetUpView): readonly string[] {
  return [lead, ...shown.flatMap(linesOfField), agreed];
}

/** The state of a switch and the text of a line are shown differently by each face. */
function linesOfField({ kind, label, shown }: SetUpField): readonly string[] {
  return kind === 'choice' || kind === 'cards' || kind === 'number' ? [label, shown] : [label];
}

const NOTHING_MORE = { note: null, options: [], steps: null, longest: null } as const;

const DEFINITIONS: readonly FieldDefinition[] = [...SIZE_FIELDS, ...MATCH_FIELDS, ...MORE_FIELDS];

function askingOf(wish: Choices, context: SetUpContext): FieldAsking {
  const choices = settled(wish);
  const words = setUpTexts(context.language);
  return { ...context, choices, words, sides: sidesOf(choices, words.opponent.usual) };
}

function sidesOf(choices: Choices, usual: BothSeats<string>): BothSeats<Who> {
  if (choices.opponent === 'house') return [{ kind: 'you' }, { kind: 'house' }];
  if (choices.opponent === 'online') return [{ kind: 'you' }, { kind: 'other', name: usual[1] }];
  const [one, other] = namesOf(choices, usual);
  return [
    { kind: 'other', name: one },
    { kind: 'other', name: other },
  ];
}
