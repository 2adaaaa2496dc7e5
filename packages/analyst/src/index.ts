export { createLlmAnalyst, type LlmAnalystSettings } from './create-llm-analyst.ts';
export { readLimitedText } from './read-limited-text.ts';
