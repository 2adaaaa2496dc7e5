import type { SourceKeyword } from '@keydence/domain';
import type { WorldKeyword } from './list-keywords.ts';
import { type MarketWorld, toSourceKeyword } from './market-world.ts';

interface RelatedChoice {
  isQuestion: boolean;
  limit: number;
}

/** Other searches of the keyword's topic, or for the same name, largest search volume first. */
export function findRelated(
  world: MarketWorld,
  keywordText: string,
  { isQuestion, limit }: RelatedChoice,
): SourceKeyword[] {
  const asked = world.entries.find(({ keyword }) => keyword.text === keywordText)?.keyword;
  if (!asked) return [];
  return world.entries
    .filter(({ keyword }) => keyword !== asked && keyword.isQuestion === isQuestion)
    .filter(({ keyword }) => isRelated(asked, keyword))
    .slice(0, limit)
    .map((entry) => toSourceKeyword(entry, world.newestMonth));
}

function isRelated(asked: WorldKeyword, other: WorldKeyword): boolean {
  if (asked.brandOf !== null) return other.brandOf === asked.brandOf;
  return asked.topic !== null && other.topic === asked.topic;
}
