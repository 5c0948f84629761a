// Help beside a real board: one screen for every face.

export { soloMatch } from '../shared-matches.ts';
export {
  type CompanionCommand,
  type CompanionScreen,
  createCompanionScreen,
} from './screen.ts';
export { type CompanionRow, type CompanionView, markedRowText } from './view.ts';
