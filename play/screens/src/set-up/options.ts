// Typed options, a single one or a whole command line, as compatible choices.

import { err, type Form, ok, type Result } from '@blackpeg/rules';
import { SET_UP_OPTIONS, type SetUpOption } from '@blackpeg/wording';
import type { Choices } from './choices.ts';
import { type SetUpContext, sentenceOn } from './field.ts';
import { formsFor, objectionBeside, objectionTo, settled } from './offers.ts';
import { type GivenOption, type OptionFault, parseOption } from './typed-values.ts';

/** One more option, on top of the current choices. */
export function withOption(
  wish: Choices,
  option: GivenOption,
  context: SetUpContext,
): Result<Choices, OptionFault> {
  const part = parseOption(wish, option, context);
  if (!part.ok) return part;
  const next = { ...wish, ...part.value };
  // A number that only another form has, such as rounds, does not select that form.
  const isOtherForm = !SEATING.includes(option.name) && settled(next).form !== wish.form;
  const objection = isOtherForm ? objectionTo(next) : objectionBeside(wish, part.value);
  if (!objection) return ok(next);
  return err({ name: option.name, kind: 'refused', why: sentenceOn(context, next, objection) });
}

/**
 * All options of a command line. If no form is given, it is the first in which each of them makes a difference; an
 * option that would be ignored is refused, with the option it conflicts with.
 */
export function choicesFrom(
  base: Choices,
  given: readonly GivenOption[],
  context: SetUpContext,
): Result<Choices, OptionFault> {
  const rounds = given.find(({ name }) => name === 'rounds');
  if (rounds && given.some(({ name }) => name === 'target'))
    return err({ name: 'target', kind: 'not-together', other: rounds });
  const tried = inSomeForm(base, given, context);
  if (tried.ok || tried.error.kind === 'refused') return tried;
  const { name } = tried.error;
  const other = given.find(
    (option) =>
      option.name !== name &&
      inSomeForm(
        base,
        given.filter((one) => one !== option),
        context,
      ).ok,
  );
  return other ? err({ name, kind: 'not-together', other }) : tried;
}

function inSomeForm(
  base: Choices,
  given: readonly GivenOption[],
  context: SetUpContext,
): Result<Choices, OptionFault> {
  const seated = inOrder(base, given, SEATING, context);
  if (!seated.ok) return seated;
  const rest = SET_UP_OPTIONS.filter((name) => !SEATING.includes(name));
  const forms = given.some(({ name }) => name === 'form') ? [seated.value.form] : formsTried(seated.value);
  const tried = forms.map((form) => {
    const choices = inOrder({ ...seated.value, form }, given, rest, context);
    return choices.ok ? agreeable(choices.value, context) : choices;
  });
  const decisive = tried.find((result) => result.ok || !SKIPPED.includes(result.error.kind));
  const told = tried.find((result) => !result.ok && result.error.kind !== 'not-asked');
  return decisive ?? told ?? tried[0] ?? seated;
}

/** An option that is not asked, or not with this value, may be meant for another form. */
const SKIPPED: readonly OptionFault['kind'][] = ['not-asked', 'bad-choice'];

/** Opponent and form come before everything that depends on them. */
const SEATING: readonly SetUpOption[] = ['opponent', 'names', 'form'];

function formsTried(choices: Choices): readonly Form[] {
  const forms = formsFor(choices);
  return forms.includes(choices.form) ? [...new Set([choices.form, ...forms])] : forms;
}

function inOrder(
  base: Choices,
  given: readonly GivenOption[],
  order: readonly SetUpOption[],
  context: SetUpContext,
): Result<Choices, OptionFault> {
  let choices = base;
  for (const name of order) {
    for (const option of given.filter((one) => one.name === name)) {
      const part = parseOption(choices, option, context);
      if (!part.ok) return part;
      choices = { ...choices, ...part.value };
    }
  }
  return ok(choices);
}

function agreeable(choices: Choices, context: SetUpContext): Result<Choices, OptionFault> {
  const objection = objectionTo(choices);
  return objection
    ? err({ name: 'form', kind: 'refused', why: sentenceOn(context, choices, objection) })
    : ok(choices);
}
