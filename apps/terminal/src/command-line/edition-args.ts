// The game a command is about: `--edition`, `--game` and the flags that size it, as an edition of the rules.

import { parseEdition } from '@blackpeg/notation';
import {
  type DuelRings,
  EDITION_NAMES,
  EDITIONS,
  type Edition,
  type EditionName,
  editionNamed,
  err,
  type GameName,
  isEditionName,
  ok,
  type Result,
  type Sizing,
} from '@blackpeg/rules';
import { type OptionSpecs, parseChoice, parseNumber, type Values } from './args.ts';
import type { InputFault, UsageFault } from './fault.ts';

export const EDITION_OPTIONS = {
  edition: { takes: 'edition' },
  game: { takes: 'game' },
  holes: { takes: 'holes' },
  colours: { takes: 'number' },
  blanks: { may: ['choice'] },
} as const satisfies OptionSpecs;

export type EditionFlags = Values<typeof EDITION_OPTIONS>;

type Parsed<T> = Result<T, UsageFault | InputFault>;
type Size = 'holes' | 'colours' | 'blanks';

/** What can be sized in which edition; the others come in the sizes of their games. */
const SIZES: Readonly<Record<Sizing, readonly Size[]>> = {
  table: ['holes', 'colours', 'blanks'],
  rings: ['holes'],
  blanks: ['blanks'],
  games: [],
  free: [],
};

const SIZE_FLAGS = ['holes', 'colours', 'blanks'] as const;

/** Beside the options or as one of them, but not both. */
export function editionGiven(
  named: string | undefined,
  option: string | undefined,
): Result<string | undefined, UsageFault> {
  if (named !== undefined && option !== undefined)
    return err({ kind: 'repeated-option', option: '--edition' });
  return ok(named ?? option);
}

/** The edition these flags describe; a flag without effect is a fault. */
export function editionFrom(flags: EditionFlags): Parsed<Edition> {
  if (flags.edition === undefined) return err({ kind: 'missing-option', option: '--edition' });
  const sizes = sizesOf(flags.edition);
  const stray = SIZE_FLAGS.find((flag) => flags[flag] && !sizes.includes(flag));
  if (stray) return err({ kind: 'not-for-edition', option: `--${stray}`, edition: flags.edition });
  // Game 1 is the one without blanks (C9).
  if (flags.game === '1' && flags.blanks)
    return err({ kind: 'not-together', options: ['--game 1', '--blanks'] });
  return editionGivenBy(flags.edition, flags);
}

/** The same for what needs codes of one length: a handicap has two (D5). */
export function oneLengthEdition(flags: EditionFlags): Parsed<Edition> {
  const edition = editionFrom({ ...flags, edition: flags.edition ?? 'super' });
  if (!edition.ok || new Set(edition.value.holes).size === 1) return edition;
  const given = flags.holes === undefined ? flags.edition : undefined;
  return err(
    given === undefined ? { kind: 'two-lengths', option: '--holes' } : { kind: 'two-lengths-edition', given },
  );
}

/** For runs over several editions: a flag applies only where it has an effect. */
export function editionAmong(flags: EditionFlags): Parsed<Edition> {
  if (flags.edition === undefined) return err({ kind: 'missing-option', option: '--edition' });
  const sizes = sizesOf(flags.edition);
  return editionGivenBy(flags.edition, {
    ...flags,
    holes: sizes.includes('holes') ? flags.holes : undefined,
    colours: sizes.includes('colours') ? flags.colours : undefined,
    blanks: sizes.includes('blanks') && flags.blanks,
  });
}

function sizesOf(edition: string): readonly Size[] {
  const name = edition.toLowerCase();
  return isEditionName(name) ? SIZES[EDITIONS[name].sizing] : [];
}

function editionGivenBy(text: string, flags: EditionFlags): Parsed<Edition> {
  const name = text.toLowerCase();
  if (!isEditionName(name) || EDITIONS[name].sizing === 'free') return editionWritten(text, flags.game);
  if (flags.game === undefined) return sizedEdition(name, flags, undefined);
  const { games } = EDITIONS[name];
  const game = games.find((known) => known === flags.game?.toLowerCase());
  if (game) return sizedEdition(name, flags, game);
  return err({ kind: 'unknown-game', given: flags.game, edition: name, known: games });
}

/** A whole edition in notation, such as `custom-4x6c-once`, contains its game and its size. */
function editionWritten(text: string, game: string | undefined): Parsed<Edition> {
  if (/^[a-z]*$/i.test(text) && text.toLowerCase() !== 'custom') {
    return err({ kind: 'unknown-edition', given: text, known: EDITION_NAMES });
  }
  const parsed = parseEdition(text);
  if (!parsed.ok) return err({ kind: 'bad-text', where: '--edition', text, fault: parsed.error });
  if (game === undefined || game.toLowerCase() === parsed.value.game) return parsed;
  return err({ kind: 'not-for-edition', option: '--game', edition: text });
}

/** Missing flags have the edition's defaults. */
function sizedEdition(name: EditionName, flags: EditionFlags, game: GameName | undefined): Parsed<Edition> {
  const { sizing, holes: lengths, facets } = EDITIONS[name];
  const holes = sizing === 'rings' ? ringsIn(flags.holes) : sizeIn('--holes', flags.holes, lengths);
  if (!holes.ok) return holes;
  const colours = sizeIn('--colours', flags.colours, facets[0]?.sizes ?? []);
  if (!colours.ok) return colours;
  const blanks = flags.blanks === 'choice' ? 'choice' : flags.blanks ? 'on' : undefined;
  return ok(editionNamed(name, { holes: holes.value, colours: colours.value, blanks, game }));
}

function sizeIn(
  option: string,
  text: string | undefined,
  sizes: readonly number[],
): Parsed<number | undefined> {
  return text === undefined ? ok(undefined) : parseNumber(option, text, sizes[0] ?? 1, sizes.at(-1) ?? 1);
}

function ringsIn(text: string | undefined): Parsed<DuelRings | undefined> {
  if (text === undefined) return ok(undefined);
  const rings = parseChoice('--holes', text, RING_CHOICES);
  return rings.ok ? ok(RINGS[rings.value]) : rings;
}

/** One length for both, or the rings the first and the second seat have to find. */
const RINGS = {
  '4': 4,
  '5': 5,
  '4,4': [4, 4],
  '4,5': [4, 5],
  '5,4': [5, 4],
  '5,5': [5, 5],
} as const satisfies Readonly<Record<string, DuelRings>>;
const RING_CHOICES = ['4', '5', '4,5', '5,4', '4,4', '5,5'] as const;
