// The order of each page of rules: which section, and in it which texts, pictures and examples.

import {
  EDITIONS,
  type Edition,
  type EditionName,
  type EditionRecord,
  editionNamed,
  type Pieces,
} from '@blackpeg/rules';
import type { ExampleName, RuleSection, RuleText } from '@blackpeg/wording';
import type { Practice } from '../../app/route.ts';
import { exampleNames } from './examples.ts';

export interface RulesPage {
  readonly edition: Edition;
  /** The same with blanks, where there are any. */
  readonly widest: Edition;
  readonly sections: readonly Section[];
}

export type PageBlock =
  /** What the edition is about, in its own words. */
  | { readonly kind: 'goal' }
  | { readonly kind: 'text'; readonly text: RuleText }
  | { readonly kind: 'list'; readonly texts: readonly RuleText[] }
  | { readonly kind: 'example'; readonly example: ExampleName }
  /** All pegs, the key pegs with their meaning, the cells of Braille, a hole beside a blank. */
  | { readonly kind: 'pegs' | 'keys' | 'cells' | 'holes' };

export interface Section {
  readonly name: RuleSection;
  readonly blocks: readonly PageBlock[];
}

const MARKER = section('marker', [
  list('markerAutomatic', 'markerAssisted', 'markerByHand'),
  text('markerImpossible'),
  text('markerCorrect'),
  text('markerSealed'),
]);
const TIME = section('time', [text('timeNone'), text('timeRuns'), text('timeUp'), text('timeOther')]);
const TRAY = section('tray', [text('trayCount'), text('trayPalm'), text('trayPublic'), text('trayOffered')]);
const WRONG = section('wrong', [
  text('wrongProof'),
  text('wrongClaim'),
  text('wrongAdmit'),
  text('wrongVoid'),
  text('wrongRows'),
  text('wrongFirst'),
]);
const ALONE = section('alone', [
  list('aloneSolitaire', 'aloneRace'),
  text('aloneHouse'),
  text('aloneUncommitted'),
]);
const LEAVING = section('leaving', [text('leaveRound'), text('leaveMatch'), text('leaveAway')]);

const DUEL_WRONG = section('wrong', [
  text('wrongProof'),
  text('wrongClaim'),
  text('wrongAdmit'),
  list('wrongDuelBoth', 'wrongDuelElse'),
  text('wrongFirst'),
]);
const DUEL_TIME = section('time', [...TIME.blocks, text('timeSpeed')]);
const DUEL_TRAY = section('tray', [
  text('trayCountDuel'),
  text('trayPalm'),
  text('trayPublic'),
  text('trayOffered'),
]);
const DUEL_LEAVING = section('leaving', [text('leaveRoundDuel'), text('leaveMatch'), text('leaveAway')]);

export function pageOf(name: EditionName): RulesPage {
  const record = EDITIONS[name];
  const isDuel = record.forms[0] === 'duel';
  return {
    edition: editionNamed(name),
    widest: editionNamed(name, { blanks: record.blanks.includes('on') ? 'on' : 'off' }),
    sections: [
      section('goal', [{ kind: 'goal' }]),
      code(record),
      ...(record.pieces === 'numbers' ? [CELLS] : []),
      ...(isDuel ? [TURN] : []),
      answers(name),
      ...(record.blanks.includes('on') ? [blanks(record)] : []),
      ...withoutBlue(record),
      ...(isDuel ? [DUEL_MATCH, VARIANTS] : [match(record)]),
      MARKER,
      ...(isDuel ? [DUEL_WRONG, DUEL_TIME, DUEL_TRAY] : [WRONG, TIME, TRAY]),
      ALONE,
      isDuel ? DUEL_LEAVING : LEAVING,
    ],
  };
}

/** What can be practised for an edition. */
export function practicesOf(name: EditionName): readonly Practice[] {
  const { pieces, blanks: ways } = EDITIONS[name];
  const isPlain = pieces !== 'pairs';
  return [
    ...(isPlain ? (['duplicates'] as const) : []),
    ...(isPlain && ways.includes('on') ? (['blanks'] as const) : []),
    ...(pieces === 'pairs' || pieces === 'any' ? (['blue'] as const) : []),
  ];
}

const CELLS = section('cells', [
  text('cells'),
  { kind: 'cells' },
  text('cellsLanguage'),
  text('cellsNoSight'),
]);
const TURN = section('turn', [text('duelTurn'), text('duelWin'), text('duelReplay')]);
const DUEL_MATCH = section('match', [text('duelMatch'), text('matchEnd')]);
const VARIANTS = section('variants', [
  list('variantFour', 'variantHandicap', 'variantSpeed'),
  text('variantSpeedByHand'),
  text('variantsCombine'),
]);

const CODES: Readonly<Record<Pieces, readonly PageBlock[]>> = {
  pegs: [text('codePegs'), { kind: 'pegs' }],
  rings: [text('codeRings'), { kind: 'pegs' }],
  numbers: [text('codeNumbers')],
  pairs: [text('codePairs'), { kind: 'pegs' }],
  any: [text('codeCustom'), text('limitCustom'), text('repeatsCustom')],
};

function code({ pieces, sizing }: EditionRecord): Section {
  return section('code', [
    ...CODES[pieces],
    ...(sizing === 'table' ? [text('sizesTable')] : []),
    text('shield'),
    ...(pieces === 'any' ? [example('no-repeats')] : []),
  ]);
}

function answers(name: EditionName): Section {
  const { pieces } = EDITIONS[name];
  const shown = exampleNames(name).filter((each) => !ELSEWHERE.includes(each));
  return section('answers', [
    ...(pieces === 'any' ? [text('sameCustom')] : []),
    text('answersIntro'),
    { kind: 'keys' },
    text('howMany'),
    ...(pieces === 'pairs' ? [text('oncePairs'), text('onceChoice')] : [text('once')]),
    ...shown.map(example),
    text('found'),
    text('anyRow'),
  ]);
}

/** Examples of other sections than that of the answers. */
const ELSEWHERE: readonly ExampleName[] = ['blanks', 'blank-pairs', 'no-repeats'];

function blanks({ pieces, blanks: ways }: EditionRecord): Section {
  const isPairs = pieces === 'pairs';
  return section('blanks', [
    ...(pieces === 'any' ? [] : [text(isPairs ? 'blanksPairs' : 'blanksWhat')]),
    text('blanksPeg'),
    ...(pieces === 'any' ? [] : [example(isPairs ? 'blank-pairs' : 'blanks')]),
    text('blanksHowMany'),
    text(ways.includes('choice') ? 'blanksModes' : 'blanksShapes'),
    text('blanksOff'),
    text('blanksLook'),
    { kind: 'holes' },
  ]);
}

function withoutBlue({ pieces }: EditionRecord): readonly Section[] {
  if (pieces !== 'pairs' && pieces !== 'any') return [];
  return [section('without-blue', [text(pieces === 'pairs' ? 'withoutBlue' : 'withoutBlueCustom')])];
}

/** M5: the default scoring of the edition comes with both. */
function match({ scoring }: EditionRecord): Section {
  return section('match', [
    text('matchRounds'),
    text('matchFirst'),
    list('matchPoints', 'matchFewest'),
    text(scoring === 'fewest-rows' ? 'usuallyFewest' : 'usuallyPoints'),
    text('matchTarget'),
    text('matchRail'),
    text('matchEnd'),
  ]);
}

function example(name: ExampleName): PageBlock {
  return { kind: 'example', example: name };
}

function section(name: RuleSection, blocks: readonly PageBlock[]): Section {
  return { name, blocks };
}

function text(name: RuleText): PageBlock {
  return { kind: 'text', text: name };
}

function list(...texts: readonly RuleText[]): PageBlock {
  return { kind: 'list', texts };
}
