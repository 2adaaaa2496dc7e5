import type { ContentSuggestion } from '../content-plan/schema.ts';
import type { StatementEvidence } from './evidence-schema.ts';
import type { ReportFacts } from './facts.ts';
import type { ModelUsage } from './model-usage.ts';
import type { AiInsights, CompetitorStrategy } from './schema.ts';
import type { FallbackReason, SectionAuthor } from './section-author.ts';

/** The words of a report, what they rest on and who wrote them. */
export interface WrittenReport {
  aiInsights: AiInsights;
  competitorStrategy: CompetitorStrategy;
  /** One for each of the facts' opportunities, in their order. */
  contentSuggestions: ContentSuggestion[];
  evidence: StatementEvidence[];
  authors: SectionAuthor[];
  /** Null for a report that the rules alone have written. */
  modelUsage: ModelUsage | null;
}

/** What a section was asked with: equal keys ask for the same answer. */
export interface SectionKey {
  section: string;
  /** SHA-256, in hex, of the model, the prompt and the facts. */
  factsHash: string;
}

/** What asking a model for a section came to. */
export interface SectionRecord extends SectionKey {
  model: string;
  promptVersion: number;
  /** Of all attempts together, as the service counted them; null where it did not. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** Millionths of a US dollar; null where no price is known. */
  costMicros: number | null;
  /** Null where the rules had to write the section. */
  answer: unknown;
  fallback: FallbackReason | null;
}

/** What was asked before about one keyword list, so that equal facts are not paid for twice. */
export interface AnalystMemory {
  /** The answer that was kept under a key, or null. */
  recall(key: SectionKey): Promise<unknown>;
  record(record: SectionRecord): Promise<void>;
}

/**
 * Writes the words of a report from facts, and says what each statement rests on. Always the whole report: the rules
 * analyst is the default, and writes each section that a language model did not.
 */
export interface Analyst {
  /** `rules`, or the name of a language model. */
  readonly name: string;
  /** May take minutes where a model is asked; no transaction may wait for it. */
  writeReport(facts: ReportFacts, memory: AnalystMemory): Promise<WrittenReport>;
}
