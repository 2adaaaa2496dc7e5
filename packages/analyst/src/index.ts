export { createLlmAnalyst, type LlmAnalystSettings } from './create-llm-analyst.ts';
