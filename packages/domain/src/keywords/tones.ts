import type { Tone } from '../tone.ts';

/** Tone of an opportunity score: good from 70, medium from 40, else weak; neutral if unknown. */
export function opportunityTone(score: number | null): Tone {
  if (score === null) return 'neutral';
  if (score >= 70) return 'good';
  return score >= 40 ? 'medium' : 'weak';
}

/** The dashboard's rank tone: good to 3, medium to 10, weak above; neutral without a rank. */
export function rankTone(rank: number | null): Tone {
  if (rank === null) return 'neutral';
  if (rank <= 3) return 'good';
  return rank <= 10 ? 'medium' : 'weak';
}

/** The keyword list's rank tone: good to 3, medium to 10, weak to 20; neutral above, or without a rank. */
export function keywordRankTone(rank: number | null): Tone {
  if (rank === null || rank > 20) return 'neutral';
  return rankTone(rank);
}
