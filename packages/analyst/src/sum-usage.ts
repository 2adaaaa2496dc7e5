import type { ModelUsage } from '@keydence/domain';
import type { TokenCount } from './chat-model.ts';
import { promptVersion } from './write-prompt.ts';

/** Usage of one section; null for a cached answer or no request. */
export interface SectionUse {
  tokens: TokenCount | null;
  costMicros: number | null;
  isKept: boolean;
}

const microsPerDollar = 1_000_000;

/** Total usage of a report's sections; null counts make the total unknown. */
export function sumUsage(model: string, uses: readonly SectionUse[]): ModelUsage {
  const asked = uses.filter(({ tokens }) => tokens !== null);
  const costMicros = sum(asked.map((use) => use.costMicros));
  return {
    model,
    promptVersion,
    askedSections: asked.length,
    keptSections: uses.filter(({ isKept }) => isKept).length,
    inputTokens: sum(asked.map(({ tokens }) => tokens?.input ?? null)),
    outputTokens: sum(asked.map(({ tokens }) => tokens?.output ?? null)),
    costUsd: costMicros === null ? null : costMicros / microsPerDollar,
  };
}

function sum(counts: readonly (number | null)[]): number | null {
  return counts.reduce<number | null>(
    (total, count) => (total === null || count === null ? null : total + count),
    0,
  );
}
