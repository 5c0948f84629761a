// `blackpeg play`: a match alone, against the house, or of two people at one keyboard; or a saved one;
// `blackpeg companion`: help with a real board.

import { err, ok, type Result } from '@blackpeg/rules';
import { type Language, terminalTexts } from '@blackpeg/wording';
import { command } from '../command-line/command.ts';
import { EDITION_OPTIONS, editionGiven, oneLengthEdition } from '../command-line/edition-args.ts';
import { faultText, type UsageFault } from '../command-line/fault.ts';
import { choicesFromFlags, firstWish, GAME_OPTIONS, type GameFlags } from '../command-line/game-options.ts';
import { badInput } from '../command-line/io.ts';
import { type Faces, FRONT_OPTIONS, openFront } from '../game/faces.ts';
import { atThisKeyboard } from '../game/new-match.ts';
import { runCompanion } from '../plain/companion.ts';
import { playAgreed, resumeMatch } from '../plain/play.ts';
import { resumeOrStart } from '../plain/set-up.ts';
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
    const { console, language } = context;
    const edition = editionGiven(named, values.edition);
    if (!edition.ok) return badInput(faultText(language, edition.error));
    const { resume, log } = values;
    const flags = { ...values, edition: edition.value };
    const faces = resume === undefined ? facesOf(flags, language) : facesOfOld(resume, flags);
    if (!faces.ok) return badInput(faultText(language, faces.error));
    const copied = log === undefined ? undefined : copyLogTo(log);
    const { byLines, onScreen } = faces.value;
    const said = terminalTexts(language).play.saved(log ?? '');
    // Options for a game that is still to be chosen are asked line by line.
    const plain = values.plain || onScreen === undefined;
    let drawn = false;
    const outcome = await openFront(
      context,
      { ...values, plain, copied },
      {
        async byLines(dialogue) {
          const refusal = await byLines(dialogue);
          if (log !== undefined && !refusal) dialogue.printer.say(said);
          return refusal;
        },
        async onScreen(app) {
          drawn = true;
          return onScreen?.(app);
        },
      },
    );
    if (log !== undefined && drawn && outcome.kind === 'done') await console.out.write(`${said}\n`);
    return outcome;
  },
});

/** A new match, from what the command line says of it; without an edition the menu, or questions. */
function facesOf(flags: GameFlags, language: Language): Result<Faces, Parameters<typeof faultText>[1]> {
  if (flags.edition === undefined) {
    const byLines: Faces['byLines'] = (dialogue) => resumeOrStart(dialogue, flags);
    return ok(firstWish(flags) === null ? { byLines, onScreen: async () => undefined } : { byLines });
  }
  const choices = choicesFromFlags(flags, atThisKeyboard(language));
  if (!choices.ok) return choices;
  return ok({
    byLines: (dialogue) => playAgreed(dialogue, choices.value),
    onScreen: async (app) =>
      (await import('../screen/set-up/set-up-screen.ts')).startChosenMatch(app, choices.value),
  });
}

/** The terms of a saved match cannot be changed. */
function facesOfOld(match: string, flags: GameFlags): Result<Faces, UsageFault> {
  const wish = firstWish(flags);
  if (wish !== null) return err({ kind: 'not-together', options: ['--resume', `--${wish}`] });
  return ok({
    byLines: (dialogue) => resumeMatch(dialogue, match),
    onScreen: async (app) => (await import('../screen/set-up/set-up-screen.ts')).openNamedMatch(app, match),
  });
}

export const companion = command({
  name: 'companion',
  takes: [],
  may: ['edition'],
  options: { ...EDITION_OPTIONS, ...FRONT_OPTIONS },
  run: async ({ values, positionals: [named], ...context }) => {
    const given = editionGiven(named, values.edition);
    if (!given.ok) return badInput(faultText(context.language, given.error));
    const edition = oneLengthEdition({ ...values, edition: given.value });
    if (!edition.ok) return badInput(faultText(context.language, edition.error));
    return openFront(context, values, {
      async byLines(dialogue) {
        await runCompanion(dialogue, edition.value);
        return undefined;
      },
      async onScreen(app) {
        const { createCompanionScreen } = await import('../screen/companion-screen.ts');
        app.open(createCompanionScreen(app, edition.value));
        return undefined;
      },
    });
  },
});
