// Which screen an address shows: each is loaded when it is opened.

import type { Component } from 'svelte';
import type { Route } from '../app/route.ts';

/** A screen with the fields of its address. */
export type ShownScreen = Component<Record<string, never>>;

export interface FirstScreen {
  readonly to: Route;
  readonly loaded: Promise<ShownScreen>;
}

export function loadScreen(to: Route): Promise<ShownScreen> {
  switch (to.screen) {
    case 'home':
      return screen(import('./home/HomeScreen.svelte'));
    case 'set-up':
      return screenAt(import('./set-up/SetUpScreen.svelte'), to);
    case 'play':
      return screenAt(import('./play/PlayScreen.svelte'), to);
    case 'review':
      return screenAt(import('./review/ReviewScreen.svelte'), to);
    case 'matches':
      return screen(import('./matches/MatchesScreen.svelte'));
    case 'companion':
      return screen(import('./companion/CompanionScreen.svelte'));
    case 'daily':
      return screenAt(import('./daily/DailyScreen.svelte'), to);
    case 'statistics':
      return screen(import('./statistics/StatisticsScreen.svelte'));
    case 'learn':
      return screen(import('./learn/LearnScreen.svelte'));
    case 'lesson':
      return screen(import('./lesson/LessonScreen.svelte'));
    case 'rules':
      return screenAt(import('./rules/RulesScreen.svelte'), to);
    case 'practice':
      return screenAt(import('./practice/PracticeScreen.svelte'), to);
    case 'help':
      return screenAt(import('./help/HelpScreen.svelte'), to);
    case 'print':
      return screenAt(import('./print/PrintScreen.svelte'), to);
    case 'settings':
      return screen(import('./settings/SettingsScreen.svelte'));
    case 'online':
      return screen(import('./online/OnlineScreen.svelte'));
    case 'table':
      return screenAt(import('./table/TableScreen.svelte'), to);
    case 'recover':
      return screenAt(import('./recover/RecoverScreen.svelte'), to);
    case 'challenge':
      return screenAt(import('./challenge/ChallengeScreen.svelte'), to);
    case 'missing':
      return screen(import('../shell/Missing.svelte'));
  }
}

async function screen(loaded: Promise<{ default: ShownScreen }>): Promise<ShownScreen> {
  return (await loaded).default;
}

async function screenAt<Fields extends Record<string, unknown>>(
  loaded: Promise<{ default: Component<Fields> }>,
  fields: Fields,
): Promise<ShownScreen> {
  const { default: Screen } = await loaded;
  return (internals) => {
    Screen(internals, fields);
    return {};
  };
}
