export type * from './decay/decay-facts.ts';
export { type DecayState, findDecay, type PageDecay, type PageHistory } from './decay/find-decay.ts';
export { findDecayMoves } from './decay/find-decay-moves.ts';
export { joinMovedPages } from './decay/join-moved-pages.ts';
export { findSiteFall, type SiteFall } from './decay/site-fall.ts';
export { groupDays, scaleWeeks, type WeekClicks } from './decay/weekly-clicks.ts';
export { type Forecast, type ForecastWeek, forecastWeeks } from './forecast/forecast-weeks.ts';
export * from './found-move.ts';
export type { Guards, KnownPages, PageFacts, PageKind, SiteState } from './guards/page-facts.ts';
export { findLinks } from './links/find-links.ts';
export type * from './links/link-facts.ts';
export type * from './low-click-rate/click-rate-facts.ts';
export { findLowClickRate } from './low-click-rate/find-low-click-rate.ts';
export { countPageSwaps } from './merges/count-page-swaps.ts';
export { findMerges } from './merges/find-merges.ts';
export * from './merges/merge-facts.ts';
export type * from './move-details.ts';
export { choosePlan } from './plan/choose-plan.ts';
export { combineGains } from './plan/combine-gains.ts';
export type * from './plan/plan-schema.ts';
export {
  type ControlCandidate,
  type ControlPage,
  chooseControls,
  type PageChange,
} from './review/choose-controls.ts';
export { type DoneMove, type Judgement, judgeMove, type Verdict } from './review/judge-move.ts';
export { moveReason } from './sentences/move-reason.ts';
export { demandFallSentence, moveSentence } from './sentences/move-sentence.ts';
export type { CountedWindow, PlaceSpread, SearchedQuery } from './shared/searched-query.ts';
export { findStrikingDistance, type StrikingFacts } from './striking-distance/find-striking-distance.ts';
export { findWrites } from './writes/find-writes.ts';
export type * from './writes/write-facts.ts';
