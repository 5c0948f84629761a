// Questions of the set-up as lines of a list: left and right change a value, or it is typed.

import type { SetUpField } from '@blackpeg/screens/set-up';
import { type Language, terminalScreenTexts } from '@blackpeg/wording';
import type { Item } from '../list.ts';
import { fieldsIn } from './fields.ts';

export interface FieldItemPorts {
  readonly language: Language;
  set(id: string, value: string): void;
  /** To the table of holes and colours. */
  sizes(): void;
}

export function fieldItem(field: SetUpField, { language, set, sizes }: FieldItemPorts): Item {
  const { pair } = terminalScreenTexts(language);
  const { id, label, value, shown } = field;
  switch (field.kind) {
    case 'table':
      return { label: pair(label, `${shown} …`), choose: sizes };
    case 'text':
      return fieldsIn(language).text({
        label,
        current: value,
        usual: shown,
        longest: field.longest ?? 0,
        set: (text) => set(id, text),
      });
    case 'number':
    case 'switch':
    case 'choice':
    case 'cards': {
      const step = (by: 1 | -1) => set(id, valueAfter(field, by));
      return { label: pair(label, `‹ ${shown} ›`), text: textBelow(field), step, choose: () => step(1) };
    }
  }
}

/** What cannot be chosen is passed over; a number ends at its limits. */
function valueAfter({ kind, value, steps, options }: SetUpField, by: 1 | -1): string {
  if (steps) {
    const { least, most, step } = steps;
    return String(Math.min(Math.max(least, Number(value) + by * step), most));
  }
  if (kind === 'switch') return value === 'on' ? 'off' : 'on';
  const open = options.filter((option) => option.why === null);
  const at = open.findIndex((option) => option.value === value);
  return open[(at + by + open.length) % open.length]?.value ?? value;
}

/** What the value means, and why another cannot be had. */
function textBelow({ note, options }: SetUpField): string {
  const whys = new Set(options.flatMap(({ why }) => why ?? []));
  return [note, ...whys].filter((text) => text !== null).join(' ');
}
