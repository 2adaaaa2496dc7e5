export { type DecayState, findDecay, type PageDecay, type PageHistory } from './decay/find-decay.ts';
export { findSiteFall, type SiteFall } from './decay/site-fall.ts';
export { countWeeks, type WeekClicks } from './decay/weekly-clicks.ts';
export * from './found-move.ts';
export {
  type ControlCandidate,
  type ControlPage,
  chooseControls,
  type PageChange,
} from './review/choose-controls.ts';
export { type DoneMove, type Judgement, judgeMove, type Verdict } from './review/judge-move.ts';
export type { CountedWindow, SearchedQuery } from './shared/searched-query.ts';
export { findStrikingDistance, type StrikingFacts } from './striking-distance/find-striking-distance.ts';
