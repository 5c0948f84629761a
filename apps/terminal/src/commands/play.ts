// `blackpeg play`: a match alone, with the house, or of two people at one keyboard; or one that was begun before.

import { err, ok, type Result } from '@blackpeg/rules';
import { terminalTexts } from '@blackpeg/wording';
import { command } from '../command.ts';
import { faultText, type UsageFault } from '../fault.ts';
import { FRONT_OPTIONS, openFront } from '../front.ts';
import { badInput } from '../outcome.ts';
import { playWishes, resumeMatch } from '../plain/new-match.ts';
import { beginOrGoOn } from '../plain/set-up.ts';
import { withDesk } from '../plain/with-desk.ts';
import { GAME_OPTIONS, wishesFrom } from '../play-args.ts';
import { copyLogTo } from '../saved/log-copy.ts';

export const play = command({
  name: 'play',
  takes: [],
  may: ['edition'],
  options: {
    ...GAME_OPTIONS,
    seed: { takes: 'number' },
    resume: { takes: 'match' },
    log: { takes: 'file' },
    ...FRONT_OPTIONS,
  },
  run: async ({ values, positionals: [named], ...context }) => {
    const { language } = context;
    const edition = editionGiven(named, values.edition);
    if (!edition.ok) return badInput(faultText(language, edition.error));
    const { resume, log } = values;
    if (resume !== undefined) return withDesk(context, values, (desk) => resumeMatch(desk, resume));
    const flags = { ...values, edition: edition.value };
    const wishes = edition.value === undefined ? null : wishesFrom(flags);
    if (wishes && !wishes.ok) return badInput(faultText(language, wishes.error));
    const copied = log === undefined ? undefined : copyLogTo(log);
    // Where everything is said beforehand, it is played by lines.
    const plain = values.plain || wishes !== null || copied !== undefined || values.seed !== undefined;
    return openFront(context, { ...values, plain, copied }, async (desk) => {
      const outcome = await (wishes ? playWishes(desk, wishes.value) : beginOrGoOn(desk, flags));
      if (log !== undefined && !outcome) desk.printer.say(terminalTexts(language).play.saved(log));
      return outcome;
    });
  },
});

/** Beside the options or as one of them, but not both. */
function editionGiven(
  named: string | undefined,
  option: string | undefined,
): Result<string | undefined, UsageFault> {
  if (named !== undefined && option !== undefined)
    return err({ kind: 'repeated-option', option: '--edition' });
  return ok(named ?? option);
}
