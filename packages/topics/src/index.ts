export { classifyIntent, type IntentQuestion } from './intent/classify-intent.ts';
export { type FoundCue, findCues } from './intent/find-cues.ts';
export { findProducts, type IsProduct } from './intent/find-product-names.ts';
export { type KnownNames, readNames } from './intent/known-names.ts';
export { findSubjectWords } from './intent/subject-words.ts';
export {
  type CompetitorPage,
  type RelevanceKeyword,
  scoreRelevance,
} from './relevance/score-relevance.ts';
export { buildSiteProfile, type ProfileInput, type SiteProfile } from './relevance/site-profile.ts';
export { eachGram } from './text/char-grams.ts';
export { hashText } from './text/feature-table.ts';
export { segmentText } from './text/segment-text.ts';
export { createStemmer } from './text/stem-word.ts';
export { findStopWords } from './text/stop-words.ts';
export { buildTfIdfRows } from './text/tf-idf-rows.ts';
export { findTopics } from './topics/find-topics.ts';
export { createPageGuess, type PageGuess } from './topics/guess-page.ts';
export { type PlacedKeywords, placeKeywords } from './topics/place-keywords.ts';
export { TopicsCancelled } from './topics/run-steps.ts';
export type {
  FoundTopic,
  KnownTopic,
  TopicBasis,
  TopicCorrections,
  TopicInput,
  TopicKeyword,
  TopicResult,
} from './topics/topic-input.ts';
export type { TopicRun, TopicStep } from './topics/topic-run.ts';
