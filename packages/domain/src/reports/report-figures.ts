import type { Evidence, EvidenceView } from './evidence-schema.ts';
import type { ReportFacts } from './facts.ts';

const bestRanksFirst: EvidenceView = { sortBy: 'rank_absolute', sortOrder: 'asc' };
const risingFirst: EvidenceView = { sortBy: 'trend_quarterly', sortOrder: 'desc' };
const fallingFirst: EvidenceView = { sortBy: 'trend_quarterly', sortOrder: 'asc' };
const mostSearchedFirst: EvidenceView = { sortBy: 'search_volume', sortOrder: 'desc' };
const easiestFirst: EvidenceView = { sortBy: 'difficulty_score', sortOrder: 'asc' };

const names = {
  ranked: { name: 'Keywords ranking in the top 100', view: bestRanksFirst },
  top3: { name: 'Keywords in the top 3', view: bestRanksFirst },
  top10: { name: 'Keywords at positions 4 to 10', view: bestRanksFirst },
  top50: { name: 'Keywords at positions 21 to 50', view: bestRanksFirst },
  beyond50: { name: 'Keywords beyond position 50', view: bestRanksFirst },
  averageRank: { name: 'Average position', view: bestRanksFirst },
  averageVolume: { name: 'Average searches a month', view: mostSearchedFirst },
  averageDifficulty: { name: 'Average difficulty (/100)', view: easiestFirst },
  rising: { name: 'Keywords gaining searches over 3 months', view: risingFirst },
  falling: { name: 'Keywords losing searches over 3 months', view: fallingFirst },
  visibility: { name: 'Clicks won, of those that first place everywhere would win', view: bestRanksFirst },
  newRanks: { name: 'New rankings', view: bestRanksFirst },
  risenRanks: { name: 'Rankings that rose', view: bestRanksFirst },
  fallenRanks: { name: 'Rankings that fell', view: bestRanksFirst },
  lostRanks: { name: 'Rankings lost', view: bestRanksFirst },
} as const;

const percent = 100;

/**
 * Figures over many keywords as evidence, each with the view of the keyword list that shows the
 * counted rows; unknown ones are omitted.
 */
export function reportFigures(
  facts: ReportFacts,
  ...wanted: readonly (keyof typeof names)[]
): Partial<Evidence> {
  const values = valuesOf(facts);
  return {
    figures: wanted.flatMap((key) => {
      const value = values[key];
      return value === null ? [] : [{ ...names[key], value, unit: key === 'visibility' ? '%' : '' }];
    }),
  };
}

function valuesOf({
  rankingDistribution,
  domainSummary,
  health,
}: ReportFacts): Record<keyof typeof names, number | null> {
  const { top3, top10, top50, beyond50 } = rankingDistribution.distributionByPosition;
  const { visibility, trendingUp, trendingDown, movements } = health;
  return {
    ranked: rankingDistribution.totalRankedKeywords,
    top3,
    top10,
    top50,
    beyond50,
    averageRank: domainSummary.avgRank,
    averageVolume: domainSummary.avgSearchVolume,
    averageDifficulty: domainSummary.avgDifficultyScore,
    rising: trendingUp,
    falling: trendingDown,
    visibility: visibility === null ? null : Math.round(visibility * percent * 10) / 10,
    newRanks: movements?.gained ?? null,
    risenRanks: movements?.up ?? null,
    fallenRanks: movements?.down ?? null,
    lostRanks: movements?.lost ?? null,
  };
}
