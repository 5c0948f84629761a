// The order of each page of rules: which section, and in it which texts, pictures and examples.

import {
  brailleEdition,
  customEdition,
  duelEdition,
  type Edition,
  type EditionName,
  HABITS,
  shapesEdition,
  superEdition,
} from '@blackpeg/rules';
import type { ExampleName, RuleText } from '@blackpeg/wording';
import { type Block, list, type Section, section, text } from './blocks.ts';

export interface RulesPage {
  readonly edition: Edition;
  /** The same with blanks, where there are any. */
  readonly widest: Edition;
  readonly sections: readonly Section[];
}

const OWN = customEdition({ holes: 4, facets: [{ name: 'colour', size: 6, blank: false }] });

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

export const PAGES: Readonly<Record<EditionName, RulesPage>> = {
  super: {
    edition: superEdition(),
    widest: superEdition({ blanks: 'on' }),
    sections: [
      section('goal', [{ kind: 'goal' }]),
      section('code', [text('codeSuper'), { kind: 'pegs' }, text('sizesSuper'), text('shield')]),
      answers('once', ['plain', 'twice-in-row', 'twice-in-code', 'nothing']),
      blanks('blanksWhat', 'blanksModes', 'blanks'),
      match('super'),
      MARKER,
      WRONG,
      TIME,
      TRAY,
      ALONE,
      LEAVING,
    ],
  },
  duel: {
    edition: duelEdition(),
    widest: duelEdition(),
    sections: [
      section('goal', [{ kind: 'goal' }]),
      section('code', [text('codeDuel'), { kind: 'pegs' }, text('shield')]),
      section('turn', [text('duelTurn'), text('duelWin'), text('duelReplay')]),
      answers('once', ['plain', 'twice-in-row']),
      section('match', [text('duelMatch'), text('matchEnd')]),
      section('variants', [
        list('variantFour', 'variantHandicap', 'variantSpeed'),
        text('variantSpeedByHand'),
        text('variantsCombine'),
      ]),
      MARKER,
      section('wrong', [
        text('wrongProof'),
        text('wrongClaim'),
        text('wrongAdmit'),
        list('wrongDuelBoth', 'wrongDuelElse'),
        text('wrongFirst'),
      ]),
      section('time', [...TIME.blocks, text('timeSpeed')]),
      section('tray', [text('trayCountDuel'), text('trayPalm'), text('trayPublic'), text('trayOffered')]),
      ALONE,
      section('leaving', [text('leaveRoundDuel'), text('leaveMatch'), text('leaveAway')]),
    ],
  },
  braille: {
    edition: brailleEdition(),
    widest: brailleEdition('on'),
    sections: [
      section('goal', [{ kind: 'goal' }]),
      section('code', [text('codeBraille'), text('shield')]),
      section('cells', [text('cells'), { kind: 'cells' }, text('cellsLanguage'), text('cellsNoSight')]),
      answers('once', ['plain', 'twice-in-row']),
      blanks('blanksWhat', 'blanksModes', 'blanks'),
      match('braille'),
      MARKER,
      WRONG,
      TIME,
      TRAY,
      ALONE,
      LEAVING,
    ],
  },
  shapes: {
    edition: shapesEdition(),
    widest: shapesEdition('2'),
    sections: [
      section('goal', [{ kind: 'goal' }]),
      section('code', [text('codeShapes'), { kind: 'pegs' }, text('shield')]),
      answers('oncePairs', ['pairs', 'blue', 'blue-spent'], ['onceChoice']),
      blanks('blanksPairs', 'blanksShapes', 'blank-pairs'),
      section('without-blue', [text('withoutBlue')]),
      match('shapes'),
      MARKER,
      WRONG,
      TIME,
      TRAY,
      ALONE,
      LEAVING,
    ],
  },
  custom: {
    edition: OWN,
    widest: OWN,
    sections: [
      section('goal', [{ kind: 'goal' }]),
      section('code', [
        text('codeCustom'),
        text('limitCustom'),
        text('repeatsCustom'),
        text('shield'),
        { kind: 'example', example: 'no-repeats' },
      ]),
      section('answers', [
        text('sameCustom'),
        text('answersIntro'),
        { kind: 'keys' },
        text('howMany'),
        text('once'),
        text('found'),
        text('anyRow'),
      ]),
      section('blanks', [
        text('blanksPeg'),
        text('blanksHowMany'),
        text('blanksModes'),
        text('blanksOff'),
        text('blanksLook'),
        { kind: 'holes' },
      ]),
      section('without-blue', [text('withoutBlueCustom')]),
      match('custom'),
      MARKER,
      WRONG,
      TIME,
      TRAY,
      ALONE,
      LEAVING,
    ],
  },
};

function answers(once: RuleText, examples: readonly ExampleName[], more: readonly RuleText[] = []): Section {
  return section('answers', [
    text('answersIntro'),
    { kind: 'keys' },
    text('howMany'),
    text(once),
    ...more.map(text),
    ...examples.map((example): Block => ({ kind: 'example', example })),
    text('found'),
    text('anyRow'),
  ]);
}

function blanks(what: RuleText, modes: RuleText, example: ExampleName): Section {
  return section('blanks', [
    text(what),
    text('blanksPeg'),
    { kind: 'example', example },
    text('blanksHowMany'),
    text(modes),
    text('blanksOff'),
    text('blanksLook'),
    { kind: 'holes' },
  ]);
}

/** M5: the usual scoring of the edition comes with both. */
function match(name: EditionName): Section {
  const usual: RuleText = HABITS[name].scoring === 'fewest-rows' ? 'usuallyFewest' : 'usuallyPoints';
  return section('match', [
    text('matchRounds'),
    text('matchFirst'),
    list('matchPoints', 'matchFewest'),
    text(usual),
    text('matchTarget'),
    text('matchRail'),
    text('matchEnd'),
  ]);
}
