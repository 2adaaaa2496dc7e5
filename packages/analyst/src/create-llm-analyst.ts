import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Analyst,
  type AnalystMemory,
  type FallbackReason,
  type ReportFacts,
  type SectionKey,
  type WrittenReport,
  writeReportByRules,
} from '@keydence/domain';
import pLimit from 'p-limit';
import { applyPatch } from './apply-patch.ts';
import { type Asked, askSection } from './ask-section.ts';
import { type ChatMessage, type ChatModelSettings, createChatModel, type TokenCount } from './chat-model.ts';
import { competitorSections } from './competitor-sections.ts';
import { contentSections } from './content-sections.ts';
import { collectKnownFacts } from './facts/known-facts.ts';
import { insightSections } from './insight-sections.ts';
import { createReportBudget, type ReportBudget } from './report-budget.ts';
import type { Section, SectionPatch } from './section.ts';
import { type SectionUse, sumUsage } from './sum-usage.ts';
import { promptVersion, writePrompt } from './write-prompt.ts';

export interface LlmAnalystSettings extends ChatModelSettings {
  /** Parallel requests, over all reports of the process. */
  concurrency: number;
  tokensPerReport: number;
  /** Time limit of a section, including its repair. */
  sectionTimeoutMs: number;
  /** US dollars per million tokens; without it the cost is unknown. */
  prices?: { input: number; output: number } | undefined;
}

export interface LlmAnalystTools {
  /** A signal that aborts after `ms`. */
  timeLimit(ms: number): AbortSignal;
  pause(ms: number, signal: AbortSignal): Promise<unknown>;
  /** Called for each section that the rules had to write. */
  onFallback(section: string, reason: FallbackReason, detail: string): void;
  /** Called for each section with statements that may not be published. */
  onDropped(section: string, count: number, problems: readonly string[]): void;
}

const ownTools: LlmAnalystTools = {
  timeLimit: (ms) => AbortSignal.timeout(ms),
  pause: (ms, signal) => wait(ms, undefined, { signal }),
  onFallback: () => {},
  onDropped: () => {},
};

/** Result of a section; `patch` is null if the rules keep it. */
interface Outcome {
  section: Section;
  patch: SectionPatch | null;
  fallback: FallbackReason | null;
  use: SectionUse;
}

const nothing: SectionUse = { tokens: null, costMicros: null, isKept: false };

/**
 * Writes a report's texts with a language model, section by section, from facts that it may only
 * quote. Answers are checked against the facts; sections that fail keep the rules' texts. The
 * report is therefore complete whatever the model does.
 */
export function createLlmAnalyst(
  settings: LlmAnalystSettings,
  tools: Partial<LlmAnalystTools> = {},
): Analyst {
  const desk = { ...ownTools, ...tools };
  const model = createChatModel(settings);
  const limit = pLimit(settings.concurrency);

  async function write(section: Section, memory: AnalystMemory, budget: ReportBudget): Promise<Outcome> {
    const prompt = writePrompt(section);
    const key = { section: section.name, factsHash: hashOf(model.name, prompt) };
    const verdict = section.read(await memory.recall(key));
    if ('patch' in verdict)
      return { section, patch: verdict.patch, fallback: null, use: { ...nothing, isKept: true } };
    if (budget.isGivenUp()) return { section, patch: null, fallback: 'skipped', use: nothing };
    const signal = desk.timeLimit(settings.sectionTimeoutMs);
    const asked = await askSection(section, prompt, { model, budget, signal, pause: desk.pause });
    const record = recordOf(key, asked);
    await memory.record(record);
    if (asked.fallback) {
      desk.onFallback(section.name, asked.fallback, asked.detail);
      if (silent.has(asked.fallback)) budget.noteSilence();
    }
    const dropped = asked.patch?.dropped;
    if (dropped && dropped.dropped > 0) desk.onDropped(section.name, dropped.dropped, dropped.problems);
    const use = { tokens: asked.tokens, costMicros: record.costMicros, isKept: false };
    return { section, patch: asked.patch, fallback: asked.fallback, use };
  }

  function recordOf(key: SectionKey, asked: Asked) {
    return {
      ...key,
      model: model.name,
      promptVersion,
      inputTokens: asked.tokens.input,
      outputTokens: asked.tokens.output,
      costMicros: costOf(asked.tokens, settings.prices),
      answer: asked.fallback === null ? asked.answer : null,
      fallback: asked.fallback,
    };
  }

  return {
    name: model.name,
    async writeReport(facts, memory) {
      const byRules = writeReportByRules(facts);
      const budget = createReportBudget(settings.tokensPerReport);
      const outcomes = await Promise.all(
        sectionsOf(facts, byRules).map((section) => limit(() => write(section, memory, budget))),
      );
      const report = outcomes.reduce(
        (before, { section, patch, fallback }) =>
          applyPatch(before, { paths: section.paths, patch, fallback, model: model.name }),
        byRules,
      );
      const uses = outcomes.map(({ use }) => use);
      return { ...report, modelUsage: sumUsage(model.name, uses) };
    },
  };
}

/** Failures of the whole service: the next section would likely fail too. */
const silent = new Set<FallbackReason>(['timed_out', 'unreachable', 'busy', 'refused']);

function sectionsOf(facts: ReportFacts, byRules: WrittenReport): Section[] {
  const known = collectKnownFacts(facts);
  return [
    ...insightSections(facts, known, byRules.aiInsights),
    ...competitorSections(facts, known, byRules.competitorStrategy),
    ...contentSections(facts, known, byRules.contentSuggestions),
  ];
}

function hashOf(model: string, prompt: readonly ChatMessage[]): string {
  return createHash('sha256')
    .update(JSON.stringify([model, promptVersion, prompt]))
    .digest('hex');
}

/** Dollars per million tokens equal millionths of a dollar per token. */
function costOf({ input, output }: TokenCount, prices: LlmAnalystSettings['prices']): number | null {
  if (!prices || input === null || output === null) return null;
  return Math.round(input * prices.input + output * prices.output);
}
