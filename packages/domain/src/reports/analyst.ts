import type { ContentSuggestion } from '../content-plan/schema.ts';
import type { StatementEvidence } from './evidence-schema.ts';
import type { ReportFacts } from './facts.ts';
import type { ModelUsage } from './model-usage.ts';
import type { AiInsights, CompetitorStrategy } from './schema.ts';
import type { FallbackReason, SectionAuthor } from './section-author.ts';

/** The texts of a report, their evidence and their authors. */
export interface WrittenReport {
  aiInsights: AiInsights;
  competitorStrategy: CompetitorStrategy;
  /** One for each of the facts' opportunities, in their order. */
  contentSuggestions: ContentSuggestion[];
  evidence: StatementEvidence[];
  authors: SectionAuthor[];
  /** Null for a report written by the rules only. */
  modelUsage: ModelUsage | null;
}

/** Key of a section's request: equal keys mean equal responses. */
export interface SectionKey {
  section: string;
  /** SHA-256, in hex, of the model, the prompt and the facts. */
  factsHash: string;
}

/** Result of requesting a section from a model. */
export interface SectionRecord extends SectionKey {
  model: string;
  promptVersion: number;
  /** Sum of all attempts, as counted by the service; null if it did not count. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** Millionths of a US dollar; null if no price is known. */
  costMicros: number | null;
  /** Null if the rules had to write the section. */
  answer: unknown;
  fallback: FallbackReason | null;
}

/** Stored responses for one keyword list, so that equal facts are paid for only once. */
export interface AnalystMemory {
  /** The response stored under a key, or null. */
  recall(key: SectionKey): Promise<unknown>;
  record(record: SectionRecord): Promise<void>;
}

/**
 * Writes the texts of a report from facts, with the evidence of each statement. Always returns the
 * whole report: the rules analyst is the default, and writes each section that a language model did
 * not.
 */
export interface Analyst {
  /** `rules`, or the name of a language model. */
  readonly name: string;
  /** May take minutes with a language model; never call it within a transaction. */
  writeReport(facts: ReportFacts, memory: AnalystMemory): Promise<WrittenReport>;
}
