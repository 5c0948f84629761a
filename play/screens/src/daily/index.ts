// The code and the puzzle of a day, and endless puzzles: one page and one screen for every face.

export { soloMatch } from '../shared-matches.ts';
export {
  type CalendarDay,
  type CalendarView,
  calendarLines,
  calendarView,
  type WeekView,
  weekView,
} from './calendar.ts';
export {
  createPuzzleScreen,
  type GivenPuzzle,
  type PuzzleCommand,
  type PuzzleScreen,
  type PuzzleView,
} from './puzzle.ts';
export { type DailyView, type DayCodeView, dailyGhost, dailyView, daysSoFar } from './view.ts';
