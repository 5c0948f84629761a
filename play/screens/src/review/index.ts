// A match that has finished rounds, reviewed row by row: one screen for every face.

export { type ChartPoint, type ReviewChart, reviewChart } from './chart.ts';
export type { ReviewMoment } from './moments.ts';
export { createReviewScreen, type ReviewCommand, type ReviewScreen } from './screen.ts';
export { type FinishedSearch, finishedSearches, type ReviewedMatch, searchText } from './searches.ts';
export type { SpaceView } from './space.ts';
export type { LookedRow, ReviewRow, ReviewView } from './view.ts';
