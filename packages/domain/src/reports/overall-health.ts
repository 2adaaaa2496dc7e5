import type { ReportFacts } from './facts.ts';
import type { OverallHealth } from './schema.ts';

export type HealthFacts = ReportFacts['health'] & {
  /** Ranked keywords in the top 10. */
  top10Keywords: number;
  /** 0 to 100; null when unknown. */
  avgDifficultyScore: number | null;
};

export interface HealthRating {
  health: OverallHealth;
  /** 0 to 100; null when there is not enough data. */
  score: number | null;
}

/** With fewer ranked keywords than this, a rating would be noise. */
const leastRankedKeywords = 10;

/**
 * The AI Health Score: excellent from 75, good from 55, fair from 35, else poor. A weighted mean of
 * 35 × min(1, share of ranked keywords in the top 10 / 0.35), 25 × min(1, visibility / 0.20),
 * 20 × rising / (rising + falling) keywords over 3 months, 10 × (0.5 + clamp(net movements / keywords, ±0.5))
 * and 10 × (1 - average difficulty / 100); unknown parts are left out. With fewer than 10 ranked keywords the
 * rating is good, the default, and has no score. The formula is our own.
 */
export function rateOverallHealth(facts: HealthFacts): HealthRating {
  if (facts.rankedKeywords < leastRankedKeywords) return { health: 'good', score: null };
  const parts = healthParts(facts).filter((part) => part.value !== null);
  const weightSum = parts.reduce((sum, { weight }) => sum + weight, 0);
  const weighted = parts.reduce((sum, { weight, value }) => sum + weight * (value ?? 0), 0);
  const score = Math.round((100 * weighted) / weightSum);
  return { health: healthBand(score), score };
}

function healthParts(facts: HealthFacts): { weight: number; value: number | null }[] {
  const { rankedKeywords, visibility, trendingUp, trendingDown, movements, avgDifficultyScore } = facts;
  const trending = trendingUp + trendingDown;
  return [
    { weight: 35, value: Math.min(1, facts.top10Keywords / rankedKeywords / 0.35) },
    { weight: 25, value: visibility === null ? null : Math.min(1, visibility / 0.2) },
    { weight: 20, value: trending === 0 ? null : trendingUp / trending },
    { weight: 10, value: movements && movementPart(movements, rankedKeywords) },
    { weight: 10, value: avgDifficultyScore === null ? null : 1 - avgDifficultyScore / 100 },
  ];
}

function movementPart(movements: NonNullable<HealthFacts['movements']>, rankedKeywords: number): number {
  const net = movements.gained + movements.up - movements.down - movements.lost;
  return 0.5 + Math.min(0.5, Math.max(-0.5, net / rankedKeywords));
}

function healthBand(score: number): OverallHealth {
  if (score >= 75) return 'excellent';
  if (score >= 55) return 'good';
  return score >= 35 ? 'fair' : 'poor';
}
