import { standardTerms, superEdition } from '@blackpeg/rules';
import { helpTexts, LANGUAGES } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { CUE_COUNTERPARTS } from './cues.ts';
import { screenAt } from './play/screen.testing.ts';

const SOLITAIRE = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });

test('U11: every sound is announced in the same moment, as the table of sounds says', async () => {
  const { type, said, screen, settled } = await screenAt(SOLITAIRE, { code: [1, 2, 3] });
  type('1', 'Backspace', '1', '2', '4', 'Enter');
  await settled();
  screen.do({ type: 'intend', intent: { type: 'resign-round' } });
  await settled();
  const sounding = said.flatMap(({ kind, text, cue }, index) =>
    // The player's own row is not announced: its answer follows.
    cue
      ? [
          {
            kind,
            cue: cue.kind,
            isSaid: text !== '' || said.slice(index + 1).some((next) => next.text !== ''),
          },
        ]
      : [],
  );
  expect(new Set(sounding.map(({ cue }) => cue))).toEqual(
    new Set(['peg-in', 'peg-out', 'row', 'answer', 'shield']),
  );
  for (const { kind, cue, isSaid } of sounding)
    expect({ cue, kind, isSaid }).toEqual({ cue, kind: CUE_COUNTERPARTS[cue].said, isSaid: true });
});

test.each(LANGUAGES)('U11: every sound is described, and what is seen and said with it: %s', (language) => {
  const { cues } = helpTexts(language);
  expect(Object.keys(cues)).toEqual(Object.keys(CUE_COUNTERPARTS));
  for (const { heard, seen, said } of Object.values(cues)) expect([heard, seen, said]).not.toContain('');
  expect(CUE_COUNTERPARTS.time.felt).not.toBeNull();
});
