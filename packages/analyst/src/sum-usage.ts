import type { ModelUsage } from '@keydence/domain';
import type { TokenCount } from './chat-model.ts';
import { promptVersion } from './write-prompt.ts';

/** What one section used; null where a kept answer was taken, or nothing asked. */
export interface SectionUse {
  tokens: TokenCount | null;
  costMicros: number | null;
  isKept: boolean;
}

const microsPerDollar = 1_000_000;

/** What the sections of a report used together; one that nobody counted makes the sum unknown. */
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
