// Muting, blocking and reporting somebody line by line: who is meant, and the confirmation.

import type { CompanyScreen, PersonView } from '@blackpeg/screens/online-table';
import { plainTexts, terminalOnlineTexts } from '@blackpeg/wording';
import { agreed, chosen, type Dialogue } from '../../plain/dialogue.ts';

interface Asked {
  readonly dialogue: Dialogue;
  readonly company: CompanyScreen;
}

export async function askAboutPerson(
  { dialogue, company }: Asked,
  kind: 'mute' | 'block' | 'report',
  rest: string,
): Promise<void> {
  const { language, printer } = dialogue;
  const { typed, talk } = terminalOnlineTexts(language);
  const { people } = company.current();
  const person = personTyped(people, rest);
  if (!person) {
    const list = people.map(({ name }, index) => `${index + 1} ${name}`).join(', ');
    return printer.say(talk.whom(list, `${typed[kind][0]} 1`));
  }
  const action = person.actions.find((one) => one.kind === kind);
  if (!action) return printer.say(plainTexts(language).typing.notNow(typed[kind][0]));
  company.do(action.command);
  if (action.asks !== null) await answer({ dialogue, company });
}

/** By number or by name; not needed if there is only one. */
function personTyped(people: readonly PersonView[], text: string): PersonView | null {
  if (text === '') return people.length === 1 ? (people[0] ?? null) : null;
  const number = /^\d$/.test(text) ? Number(text) : 0;
  return people[number - 1] ?? people.find(({ name }) => name.toLowerCase() === text.toLowerCase()) ?? null;
}

/** The first answer changes nothing. */
async function answer({ dialogue, company }: Asked): Promise<void> {
  const { question } = company.current();
  const [leave, ...others] = question?.answers ?? [];
  if (!question || !leave) return;
  const text = `${question.title} ${question.text}`;
  const [only, ...more] = others;
  if (only && more.length === 0)
    return company.do((await agreed(dialogue, text)) ? only.command : leave.command);
  const index = await chosen(
    dialogue,
    text,
    question.answers.map(({ label }) => label),
  );
  company.do((question.answers[index ?? 0] ?? leave).command);
}
