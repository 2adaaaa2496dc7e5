import type { Tone } from '../tone.ts';

/** Tone of an opportunity score: good from 70, medium from 40, else weak; neutral if unknown. */
export function opportunityTone(score: number | null): Tone {
  if (score === null) return 'neutral';
  if (score >= 70) return 'good';
  return score >= 40 ? 'medium' : 'weak';
}

/** The dashboard's rank tone: to 3 good, to 10 medium, above weak; no rank neutral. */
export function rankTone(rank: number | null): Tone {
  if (rank === null) return 'neutral';
  if (rank <= 3) return 'good';
  return rank <= 10 ? 'medium' : 'weak';
}

/** The keyword list's rank tone: to 3 good, to 10 medium, to 20 weak; beyond, or no rank, neutral. */
export function keywordRankTone(rank: number | null): Tone {
  if (rank === null || rank > 20) return 'neutral';
  return rankTone(rank);
}
