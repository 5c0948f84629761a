// Every screen, in every state that looks different, and how to reach it. Pictures and checks that hold
// for all screens go through this list: a new screen gets a line here.

import { formatChallenge } from '@blackpeg/notation';
import { PROTOCOL } from '@blackpeg/protocol';
import { EDITION_NAMES, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import {
  challengeTexts,
  commonTexts,
  companionTexts,
  dailyTexts,
  HELP_PAGES,
  homeTexts,
  type Language,
  lessonTexts,
  matchesTexts,
  onlineTexts,
  playTexts,
  practiceTexts,
  reviewScreenTexts,
  setUpTexts,
  statisticsTexts,
  tableTexts,
} from '@blackpeg/wording';
import type { Locator, Page } from '@playwright/test';
import { PRACTICES, type Route } from '../../../apps/web/src/app/route.ts';
import type { App } from '../fixtures/app.ts';
import { ask, becomeGuest, openTable } from '../online-steps.ts';
import { openFolds } from '../steps.ts';
import {
  BRAILLE,
  DUEL,
  DUEL_OVER,
  digits,
  FINISHED,
  HAND_OVER,
  HIDING,
  MARKING,
  MATCH_OVER,
  MORNING,
  ROUND_OVER,
  RUNNING,
  SEVERAL,
  SHAPES,
  TRAY,
} from './matches.ts';
import { type Furniture, furnish, type KeptMatch } from './storage.ts';

export interface State {
  readonly name: string;
  /** A picture of it is in the repository; other states differ only a little from one with a picture. */
  readonly pictured: boolean;
  /** Can be shown in a shared page between other states: it needs no clock, no guest and no changed server. */
  readonly sharesPage?: boolean;
  /** Resolves when everything that belongs to it is shown. */
  reach(app: App, language: Language): Promise<void>;
}

/** The element that appears last. */
type Ready = (page: Page, language: Language) => Locator;
type Step = (page: Page, language: Language) => Promise<void>;

const PICTURED = { pictured: true };
const ASIDE = { pictured: false };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading: Ready = (page) => page.locator('main h1');
const dialog: Ready = (page) => page.getByRole('dialog');

function state(
  name: string,
  { pictured }: Pick<State, 'pictured'>,
  to: Route,
  ready: Ready = heading,
  furniture: Furniture = {},
): State {
  return {
    name,
    pictured,
    sharesPage: true,
    reach: async (app, language) => {
      await furnish(app, furniture);
      await app.open(to, { language });
      await ready(app.page, language).first().waitFor({ state: 'attached' });
    },
  };
}

function table(name: string, shown: Pick<State, 'pictured'>, kept: KeptMatch, ready: Ready): State {
  return state(name, shown, { screen: 'play', match: kept.match }, ready, { matches: [kept] });
}

/** From another state, by an action there. */
function after(before: State, name: string, shown: Pick<State, 'pictured'>, ...steps: Step[]): State {
  return {
    ...before,
    name,
    ...shown,
    reach: async (app, language) => {
      await before.reach(app, language);
      for (const step of steps) await step(app.page, language);
    },
  };
}

const press =
  (name: (language: Language) => string): Step =>
  (page, language) =>
    button(page, name(language)).click();
const see =
  (ready: Ready): Step =>
  (page, language) =>
    ready(page, language).first().waitFor();

const board: Ready = (page) => page.getByRole('grid');
/** A button that cannot act yet may say so after its name. */
const keyNamed =
  (name: (words: ReturnType<typeof playTexts>) => string): Ready =>
  (page, language) =>
    page.getByRole('button', { name: name(playTexts(language)) });
const seeking = keyNamed(({ row }) => row.submit);
const HOME = state('home', PICTURED, { screen: 'home' }, (page, language) =>
  page.getByRole('heading', { name: homeTexts(language).firstVisit.title }),
);
const SUPER = table('play-super', PICTURED, RUNNING, seeking);
const REVIEW = state(
  'review',
  PICTURED,
  { screen: 'review', match: FINISHED.match, round: null },
  (page, language) => button(page, reviewScreenTexts(language).table.show(1)),
  { matches: [FINISHED] },
);
const LESSON = state('lesson', PICTURED, { screen: 'lesson' }, board);
const DUPLICATES = state(
  'practice-duplicates',
  PICTURED,
  { screen: 'practice', practice: 'duplicates' },
  (page, language) => button(page, practiceTexts(language).check),
);

/** Guests get a number at random; a picture is the same every time. */
async function nameGuest(app: App): Promise<void> {
  await app.page.route('**/api/guests/page', async (asked) => {
    // Playwright does not receive from Firefox what is sent.
    const response = await asked.fetch({ postData: asked.request().postData() ?? '{}' });
    await asked.fulfill({ response, json: { name: 'Guest' } });
  });
}

/** The second player hides the first code. */
const ONLINE = standardTerms(superEdition(), { seats: [PERSON, PERSON], firstMaker: 1 });

/** The first row that the lesson asks for. */
const TOLD = '123';

const PLAYING: readonly State[] = [
  SUPER,
  table(
    'play-duel',
    PICTURED,
    DUEL,
    keyNamed(({ row }) => row.place),
  ),
  table('play-braille', PICTURED, BRAILLE, seeking),
  table('play-shapes', PICTURED, SHAPES, seeking),
  table('play-tray', PICTURED, TRAY, seeking),
  table(
    'hide-a-code',
    PICTURED,
    HIDING,
    keyNamed(({ hiding }) => hiding.hide),
  ),
  table('answer-by-hand', PICTURED, MARKING, (page) => page.getByRole('radiogroup')),
  table('hand-over', PICTURED, HAND_OVER, (page, language) =>
    button(page, playTexts(language).handOver.iAm(setUpTexts('en').opponent.usual[1])),
  ),
  table('round-over', PICTURED, ROUND_OVER, (page, language) => button(page, playTexts(language).end.swap)),
  table('duel-over', PICTURED, DUEL_OVER, (page, language) =>
    page.getByRole('link', { name: playTexts(language).end.review }),
  ),
  table('match-over', PICTURED, MATCH_OVER, (page, language) =>
    page.getByText(playTexts(language).end.rematch),
  ),
  state('play-missing', ASIDE, { screen: 'play', match: 'none' }, (page, language) =>
    page.getByRole('heading', { name: playTexts(language).opening.missing }),
  ),
  after(
    SUPER,
    'sheet-more',
    PICTURED,
    press((language) => playTexts(language).row.more),
    see(dialog),
  ),
  after(SUPER, 'sheet-keys', PICTURED, async (page) => page.keyboard.press('?'), see(dialog)),
];

const PRACTICE: readonly State[] = [
  DUPLICATES,
  ...PRACTICES.filter((practice) => practice !== 'duplicates').map((practice) =>
    state(`practice-${practice}`, ASIDE, { screen: 'practice', practice }, (page, language) =>
      button(page, practiceTexts(language).check),
    ),
  ),
  after(
    DUPLICATES,
    'practice-answered',
    ASIDE,
    press((language) => practiceTexts(language).check),
    see((page, language) => button(page, practiceTexts(language).next)),
  ),
];

const COMPANION: readonly State[] = (
  [
    ['companion-empty', ASIDE, null, (page, { noRows }) => page.getByText(noRows)],
    ['companion', PICTURED, '11223:1-1 45678:0-3', (page, { certain }) => button(page, certain)],
    ['companion-contradiction', PICTURED, '11223:1-1 11223:2-0', (page, { noFit }) => page.getByText(noFit)],
  ] as const satisfies readonly (readonly [
    string,
    Pick<State, 'pictured'>,
    string | null,
    (page: Page, words: ReturnType<typeof companionTexts>) => Locator,
  ])[]
).map(([name, shown, rows, ready]) =>
  state(
    name,
    shown,
    { screen: 'companion' },
    (page, language) => ready(page, companionTexts(language)),
    rows === null ? {} : { things: [['companion', 'board', `super-5x8 ${rows}`]] },
  ),
);

/** The current guest stays connected to the table from another page; otherwise an empty seat would soon be announced. */
async function stayAt(app: App, table: string): Promise<void> {
  const page = await app.page.context().newPage();
  await page.goto(`${app.origin}/healthz`);
  await page.evaluate(
    ({ protocol, hello }) =>
      new Promise((resolve) => {
        const socket = new WebSocket('/socket', protocol);
        socket.addEventListener('open', () => socket.send(hello));
        socket.addEventListener('message', resolve, { once: true });
      }),
    { protocol: PROTOCOL, hello: JSON.stringify({ type: 'hello', table }) },
  );
}

/** On a page that sends no requests: without its cookie the same browser becomes another guest. */
async function becomeSomebodyElse(app: App): Promise<void> {
  await app.open({ screen: 'learn' });
  await app.page.context().clearCookies();
  await becomeGuest(app, 'You');
}

export const STATES: readonly State[] = [
  HOME,
  state(
    'home-waiting',
    PICTURED,
    { screen: 'home' },
    (page, language) => page.getByRole('link', { name: homeTexts(language).resume.button }),
    { matches: [RUNNING] },
  ),
  after(
    HOME,
    'menu',
    PICTURED,
    press((language) => commonTexts(language).menu),
    see(dialog),
  ),
  ...EDITION_NAMES.map((edition) =>
    state(`set-up-${edition}`, PICTURED, { screen: 'set-up', edition }, (page, language) =>
      button(page, setUpTexts(language).start),
    ),
  ),
  state(
    'set-up-online',
    PICTURED,
    { screen: 'set-up', edition: 'super', opponent: 'online' },
    (page, language) => button(page, setUpTexts(language).online.start),
  ),
  ...PLAYING,
  REVIEW,
  after(
    REVIEW,
    'sheet-share',
    ASIDE,
    press((language) => reviewScreenTexts(language).share),
    see(dialog),
  ),
  state('matches-empty', ASIDE, { screen: 'matches' }, (page, language) =>
    page.getByText(matchesTexts(language).none),
  ),
  state(
    'matches',
    PICTURED,
    { screen: 'matches' },
    (page, language) => page.getByRole('heading', { name: matchesTexts(language).finished }),
    { matches: SEVERAL },
  ),
  ...COMPANION,
  {
    name: 'daily',
    pictured: true,
    reach: async (app, language) => {
      await app.page.clock.setFixedTime(MORNING);
      await furnish(app, { matches: SEVERAL });
      await app.open({ screen: 'daily', date: null }, { language });
      await button(app.page, dailyTexts(language).tryCode).waitFor();
    },
  },
  state('statistics-empty', ASIDE, { screen: 'statistics' }, (page, language) =>
    page.getByText(statisticsTexts(language).none),
  ),
  state(
    'statistics',
    PICTURED,
    { screen: 'statistics' },
    (page, language) => button(page, statisticsTexts(language).reset),
    { matches: SEVERAL },
  ),
  state('learn', PICTURED, { screen: 'learn' }),
  state('help', PICTURED, { screen: 'help', page: null }),
  ...HELP_PAGES.map((page) => state(`help-${page}`, ASIDE, { screen: 'help', page })),
  LESSON,
  after(
    LESSON,
    'lesson-question',
    ASIDE,
    async (page) => {
      await page.getByRole('gridcell', { selected: true }).focus();
      for (const digit of TOLD) await page.keyboard.press(digit);
      await page.keyboard.press('Enter');
    },
    see((page, language) => page.getByRole('group', { name: lessonTexts(language).readQuestion })),
  ),
  ...EDITION_NAMES.map((edition) =>
    state(`rules-${edition}`, ['super', 'shapes'].includes(edition) ? PICTURED : ASIDE, {
      screen: 'rules',
      edition,
    }),
  ),
  ...PRACTICE,
  state('settings', PICTURED, { screen: 'settings' }),
  after(state('settings', ASIDE, { screen: 'settings' }), 'settings-open', ASIDE, async (page) =>
    openFolds({ page }),
  ),
  {
    name: 'online',
    pictured: true,
    reach: async (app, language) => {
      await nameGuest(app);
      await app.open({ screen: 'online' }, { language });
      await app.page.getByRole('heading', { name: onlineTexts(language).tables.title }).waitFor();
    },
  },
  {
    name: 'online-unreachable',
    pictured: true,
    reach: async (app, language) => {
      app.allow(/Failed to load resource/);
      await app.page.route('**/api/**', (asked) => asked.abort());
      await app.open({ screen: 'online' }, { language });
      await button(app.page, onlineTexts(language).unreachable.retry).waitFor();
    },
  },
  {
    name: 'table-waiting',
    // Its code and its link differ every time.
    pictured: false,
    reach: async (app, language) => {
      const { table: id } = await openTable(app, ONLINE, 'You');
      await app.open({ screen: 'table', table: id }, { language });
      await app.page
        .getByRole('heading', { name: tableTexts(language).waiting.title(ONLINE.seats.length) })
        .waitFor();
    },
  },
  {
    name: 'table-invited',
    pictured: true,
    reach: async (app, language) => {
      const { table: id } = await openTable(app, ONLINE, 'Guest');
      await becomeSomebodyElse(app);
      await app.open({ screen: 'table', table: id }, { language });
      await button(app.page, tableTexts(language).invitation.sit).waitFor();
    },
  },
  {
    name: 'table-play',
    pictured: true,
    reach: async (app, language) => {
      const { table: id } = await openTable(app, ONLINE, 'Guest');
      await stayAt(app, id);
      await becomeSomebodyElse(app);
      await ask(app, 'tables/sit', { table: id });
      await app.open({ screen: 'table', table: id }, { language });
      await board(app.page, language).first().waitFor();
    },
  },
  state('recover', PICTURED, { screen: 'recover', phrase: 'ABCD-EFGH-JKLM-NPQR-STUV-2345' }),
  state('challenge', PICTURED, { screen: 'challenge', challenge: '' }),
  state(
    'challenge-open',
    PICTURED,
    { screen: 'challenge', challenge: formatChallenge({ edition: superEdition(), code: digits('42186') }) },
    (page, language) => button(page, challengeTexts(language).found.start),
  ),
  state('challenge-broken', ASIDE, { screen: 'challenge', challenge: 'broken' }, (page, language) =>
    page.getByText(challengeTexts(language).bad),
  ),
  // A shared page shows this between two states.
  { ...state('missing', PICTURED, { screen: 'missing' }), sharesPage: false },
];
