// `blackpeg challenge`: plays a code that somebody sent as a link, and compares with the rows that came with it.

import { challengeCard, challengeTerms, readSentLink } from '@blackpeg/screens/challenge';
import { dailyCode } from '@blackpeg/solver';
import { challengeTexts } from '@blackpeg/wording';
import { command } from '../command-line/command.ts';
import { badInput } from '../command-line/io.ts';
import { FRONT_OPTIONS, openFront } from '../game/faces.ts';
import { playNew } from '../plain/play.ts';
import { playDaily } from '../plain/puzzle.ts';

export const challenge = command({
  name: 'challenge',
  takes: ['link'],
  options: FRONT_OPTIONS,
  run: async ({ values, positionals: [given = ''], ...context }) => {
    const words = challengeTexts(context.language);
    const link = readSentLink(given);
    if (link.kind === 'daily' && dailyCode(link.date).ok)
      return openFront(context, values, {
        byLines: (dialogue) => playDaily(dialogue, link.date, link.ghost),
        async onScreen(app) {
          const { createDailyScreen } = await import('../screen/puzzle-screen.ts');
          app.open(createDailyScreen(app, link.date, link.ghost));
          return undefined;
        },
      });
    if (link.kind !== 'find') return badInput(words.bad);
    const { edition, code, ghost } = link;
    const terms = challengeTerms(edition);
    const card = challengeCard(ghost);
    return openFront(context, values, {
      byLines(dialogue) {
        dialogue.printer.say(words.found.heading, ...(ghost === null ? [] : [words.found.ghost]));
        return playNew(dialogue, terms, card, code);
      },
      async onScreen(app) {
        const made = await app.services.tables.create(terms, card, code);
        if (made.ok) app.play(made.value, 'open');
        return undefined;
      },
    });
  },
});
