// A question of the set-up as plain data, and how the definitions of all of them are written.

import type { RuleViolation } from '@blackpeg/rules';
import { type Language, type SetUpOption, type SetUpWords, violationText, type Who } from '@blackpeg/wording';
import { type BothSeats, type Choices, LONGEST_NAME, type Opponent } from './choices.ts';
import { isAsked, objectionBeside, type SetUpQuestion } from './offers.ts';
import { editionOf } from './sizes.ts';

/** A table of sizes, cards to read, one of a few, a number by steps, on or off, a line of text. */
export type FieldKind = 'table' | 'cards' | 'choice' | 'number' | 'switch' | 'text';

export interface SetUpField {
  /** Of this field alone. */
  readonly id: string;
  /** Its name on the command line and in plain mode; fields that share it are parts of one option. */
  readonly name: SetUpOption;
  /** Whether it is about the codes, the match, or less common. */
  readonly group: 'size' | 'match' | 'more';
  readonly kind: FieldKind;
  readonly label: string;
  /** `on` or `off` of a switch, digits of a number; empty for a text that was not typed. */
  readonly value: string;
  /** The value in words. */
  readonly shown: string;
  /** What the value means. */
  readonly note: string | null;
  readonly options: readonly FieldOption[];
  readonly steps: FieldSteps | null;
  /** Characters of a text. */
  readonly longest: number | null;
}

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly text: string | null;
  /** How many codes there are with it, on a card or in the table. */
  readonly codes: string | null;
  /** Why it cannot be chosen together with the rest. */
  readonly why: string | null;
}

export interface FieldSteps {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Typed numbers may go further than the buttons. */
  readonly typed: { readonly least: number; readonly most: number };
  /** Labels of the two buttons. */
  readonly less: string;
  readonly more: string;
}

export interface SetUpContext {
  readonly language: Language;
  /** Which opponents this device can offer here. */
  readonly opponents: readonly Opponent[];
}

/** What a field is made from: compatible choices. */
export interface FieldAsking extends SetUpContext {
  readonly choices: Choices;
  readonly words: SetUpWords;
  /** The names of the two seats, for the player. */
  readonly sides: BothSeats<Who>;
}

type Body = Pick<SetUpField, 'kind' | 'label' | 'value' | 'shown'> &
  Partial<Pick<SetUpField, 'note' | 'options' | 'steps' | 'longest'>>;

export interface FieldDefinition extends Pick<SetUpField, 'id' | 'name' | 'group'> {
  /** Null if the answer makes no difference with the current choices. */
  show(asking: FieldAsking): Body | null;
  /** What a value of the field selects. */
  part(value: string, choices: Choices): Partial<Choices>;
}

type Place = Pick<SetUpField, 'id' | 'name' | 'group'> & {
  /** Without it, always asked. */
  readonly asked?: SetUpQuestion | ((asking: FieldAsking) => boolean);
};

export interface ShownOption {
  readonly label: string;
  readonly text?: string | null;
  readonly codes?: string;
}

interface ChoicePlace<T extends string> extends Place {
  readonly kind?: 'table' | 'cards';
  label(asking: FieldAsking): string;
  values(asking: FieldAsking): readonly T[];
  value(choices: Choices): string;
  option(value: T, asking: FieldAsking): ShownOption;
  part(value: T, choices: Choices): Partial<Choices>;
  note?(asking: FieldAsking): string | null;
}

export function choiceField<T extends string>(place: ChoicePlace<T>): FieldDefinition {
  return {
    ...placed(place),
    show(asking) {
      if (!isShown(place, asking)) return null;
      const { choices } = asking;
      const options = place.values(asking).map((value): FieldOption => {
        const { label, text = null, codes = null } = place.option(value, asking);
        // Every size of a table can be played (C3).
        const why = place.kind === 'table' ? null : whyNot(asking, place.part(value, choices));
        return { value, label, text, codes, why };
      });
      const value = place.value(choices);
      const chosen = options.find((option) => option.value === value);
      return {
        kind: place.kind ?? 'choice',
        label: place.label(asking),
        value,
        shown: chosen?.label ?? value,
        note: place.note ? place.note(asking) : (chosen?.text ?? null),
        options,
      };
    },
    part: (value, choices) => place.part(value as T, choices),
  };
}

interface NumberPlace extends Place {
  words(asking: FieldAsking): Pick<FieldSteps, 'less' | 'more'> & { readonly label: string };
  range(choices: Choices): Pick<FieldSteps, 'least' | 'most'> & { readonly step?: number };
  typed?: FieldSteps['typed'];
  value(choices: Choices): number;
  shown(value: number, asking: FieldAsking): string;
  part(value: number, choices: Choices): Partial<Choices>;
}

export function numberField(place: NumberPlace): FieldDefinition {
  return {
    ...placed(place),
    show(asking) {
      if (!isShown(place, asking)) return null;
      const { label, less, more } = place.words(asking);
      const { least, most, step = 1 } = place.range(asking.choices);
      const value = place.value(asking.choices);
      return {
        kind: 'number',
        label,
        value: String(value),
        shown: place.shown(value, asking),
        steps: { least, most, step, typed: place.typed ?? { least, most }, less, more },
      };
    },
    part: (value, choices) => place.part(Number(value), choices),
  };
}

interface SwitchPlace extends Place {
  label(asking: FieldAsking): string;
  note?(asking: FieldAsking): string;
  on(choices: Choices): boolean;
  part(on: boolean, choices: Choices): Partial<Choices>;
}

export function switchField(place: SwitchPlace): FieldDefinition {
  return {
    ...placed(place),
    show(asking) {
      if (!isShown(place, asking)) return null;
      const value = place.on(asking.choices) ? 'on' : 'off';
      return {
        kind: 'switch',
        label: place.label(asking),
        value,
        shown: asking.words.switch[value],
        note: place.note?.(asking) ?? null,
      };
    },
    part: (value, choices) => place.part(value === 'on', choices),
  };
}

interface TextPlace extends Place {
  label(asking: FieldAsking): string;
  value(choices: Choices): string;
  /** The placeholder of an empty one. */
  usual(asking: FieldAsking): string;
  part(value: string, choices: Choices): Partial<Choices>;
}

export function textField(place: TextPlace): FieldDefinition {
  return {
    ...placed(place),
    show(asking) {
      if (!isShown(place, asking)) return null;
      const value = place.value(asking.choices);
      const shown = value === '' ? place.usual(asking) : value;
      return { kind: 'text', label: place.label(asking), value, shown, longest: LONGEST_NAME };
    },
    part: place.part,
  };
}

/** Why this is not possible together with the rest; null if it is. */
export function whyNot(asking: FieldAsking, part: Partial<Choices>): string | null {
  const objection = objectionBeside(asking.choices, part);
  return objection && sentenceOn(asking, { ...asking.choices, ...part }, objection);
}

export function sentenceOn(
  { language }: Pick<FieldAsking, 'language'>,
  choices: Choices,
  violation: RuleViolation,
): string {
  return violationText({ language, edition: editionOf(choices) }, violation);
}

export function withSeat<T>(pair: BothSeats<T>, seat: 0 | 1, value: T): BothSeats<T> {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}

function placed({ id, name, group }: Place): Pick<SetUpField, 'id' | 'name' | 'group'> {
  return { id, name, group };
}

function isShown({ asked }: Place, asking: FieldAsking): boolean {
  if (asked === undefined) return true;
  return typeof asked === 'string' ? isAsked(asking.choices, asked) : asked(asking);
}
