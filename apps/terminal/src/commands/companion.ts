// `blackpeg companion`: help with a real board, line by line.

import { command } from '../command.ts';
import { EDITION_OPTIONS, oneLengthEdition } from '../edition-args.ts';
import { faultText } from '../fault.ts';
import { badInput } from '../outcome.ts';
import { keepCompany } from '../plain/companion.ts';
import { MANNER_OPTIONS, withDesk } from '../plain/with-desk.ts';

export const companion = command({
  name: 'companion',
  takes: [],
  may: ['edition'],
  options: { ...EDITION_OPTIONS, ...MANNER_OPTIONS },
  run: async ({ values, positionals: [named], ...context }) => {
    const edition = oneLengthEdition({ ...values, edition: named ?? values.edition });
    if (!edition.ok) return badInput(faultText(context.language, edition.error));
    return withDesk(context, values, async (desk) => {
      await keepCompany(desk, edition.value);
      return undefined;
    });
  },
});
