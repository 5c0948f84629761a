// The first screen: the match to resume, the boxes on the shelf, and the other menu items.

import { BOX_NAMES, type EditionName } from '@blackpeg/rules';
import { lineOf } from '@blackpeg/screens/matches';
import { commonTexts, editionName, homeTexts, type Language, terminalScreenTexts } from '@blackpeg/wording';
import { boxNote } from '../game/texts.ts';
import { keptMatches, type SavedMatch } from '../saved/saved.ts';
import { createList, type Item } from './frame/list.ts';
import type { App, TerminalScreen } from './frame/screen.ts';
import { isNamed, letterOf } from './terminal/keys.ts';

export function createMenuScreen(app: App): TerminalScreen {
  let open: SavedMatch | null = null;
  const list = createList(() => menuItems(app, open));

  async function look(): Promise<void> {
    const kept = await keptMatches(app.services.saved);
    open = kept.find(({ state }) => state.phase !== 'closed') ?? null;
    app.redraw();
  }

  app.during(look());
  return {
    heading: () => homeTexts(app.language()).title,
    aside: () => homeTexts(app.language()).question,
    keys: () => terminalScreenTexts(app.language()).keys.menu,
    draw: (canvas, area) => list.draw(canvas, { ...area, y: area.y + 1, rows: area.rows - 1 }, app.theme()),
    press(key) {
      if (list.press(key)) return;
      const sign = letterOf(key);
      if (sign === 'q' || isNamed(key, 'escape')) app.quit();
    },
    resume: () => app.during(look()),
  };
}

/** Screens are loaded when they are opened, so that the menu appears at once. */
const DOORS = {
  daily: async (app: App) => (await import('./puzzle-screen.ts')).createDailyScreen(app),
  puzzle: async (app: App) => (await import('./puzzle-screen.ts')).createPuzzleScreen(app, null),
  companion: async (app: App) => (await import('./companion-screen.ts')).createCompanionScreen(app),
  learn: async (app: App) => (await import('./learn-screen.ts')).createLearnScreen(app),
  matches: async (app: App) => (await import('./matches-screen.ts')).createMatchesScreen(app),
  statistics: async (app: App) => (await import('./matches-screen.ts')).createStatisticsScreen(app),
  settings: async (app: App) => (await import('./settings-screen.ts')).createSettingsScreen(app),
} as const;

async function openLobby(app: App): Promise<void> {
  const { comeToLobby } = await import('../online/lobby/lobby-screen.ts');
  await comeToLobby(app);
}

async function openSetUp(app: App, name: EditionName): Promise<void> {
  const { createSetUpScreen } = await import('./set-up/set-up-screen.ts');
  app.open(createSetUpScreen(app, name));
}

function menuItems(app: App, open: SavedMatch | null): readonly Item[] {
  const language = app.language();
  const home = homeTexts(language);
  const { puzzle, puzzleShort, quit } = terminalScreenTexts(language);
  const { places } = commonTexts(language);
  const box = (name: EditionName) => () => app.leadsOn(openSetUp(app, name));
  const door = (name: keyof typeof DOORS) => () => app.leadsOn(DOORS[name](app).then(app.open));
  const goOnline = () => app.leadsOn(openLobby(app));
  return [
    ...(open ? [resumeItem(app, language, open)] : []),
    ...BOX_NAMES.map((name) => ({
      label: editionName(language, name),
      note: boxNote(language, name),
      choose: box(name),
    })),
    { label: home.ownGame, choose: box('custom') },
    { label: home.daily.title, note: home.daily.short(app.clock.now()), choose: door('daily') },
    { label: puzzle, note: puzzleShort, choose: door('puzzle') },
    { label: home.online.title, note: home.online.short, choose: goOnline },
    { label: home.companion.title, note: home.companion.short, choose: door('companion') },
    { label: home.learn.title, note: home.learn.short, choose: door('learn') },
    { label: places.matches, choose: door('matches') },
    { label: places.statistics, choose: door('statistics') },
    { label: places.settings, choose: door('settings') },
    { label: quit, choose: app.quit },
  ];
}

function resumeItem(app: App, language: Language, kept: SavedMatch): Item {
  const { title, about, state } = lineOf(language, kept, 'moment');
  return {
    label: homeTexts(language).resume.button,
    note: `${title}, ${about}`,
    text: state,
    choose: () => app.play(kept.card.match, 'open'),
  };
}
