export { createLlmAnalyst, type LlmAnalystSettings } from './create-llm-analyst.ts';
export { collectKnownFacts, type KnownFacts } from './facts/known-facts.ts';
export { mayPublish, type Ruling, type Statement } from './gate/may-publish.ts';
export { readLimitedText } from './read-limited-text.ts';
