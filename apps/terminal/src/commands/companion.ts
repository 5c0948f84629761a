// `blackpeg companion`: help with a real board.

import { command } from '../command.ts';
import { EDITION_OPTIONS, editionGiven, oneLengthEdition } from '../edition-args.ts';
import { faultText } from '../fault.ts';
import { FRONT_OPTIONS, openFront } from '../front.ts';
import { badInput } from '../outcome.ts';
import { keepCompany } from '../plain/companion.ts';

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
      async byLines(desk) {
        await keepCompany(desk, edition.value);
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
