import type { TextFeatures } from './text-features.ts';

/** How near a keyword is to a profile. */
export interface Nearness {
  /** 0 to 1: mean of the three highest cosines. */
  readonly lex: number;
  /** The place of the nearest text in the profile; null if none shares a feature. */
  readonly nearest: number | null;
}

const nearestTexts = 3;
const runWeight = 0.5;
/** Features in more than this share of all texts tell nothing. */
const mostShare = 0.5;

/**
 * Compares each candidate with each text of the profile: cosines of TF-IDF vectors of words (weight 1) and runs of
 * letters (weight .5), with the frequencies of profile and candidates together.
 */
export function scoreLex(profile: readonly TextFeatures[], candidates: readonly TextFeatures[]): Nearness[] {
  const weigh = featureWeights(profile, candidates);
  const postings = new Map<string, { texts: number[]; weights: number[] }>();
  profile.forEach((features, place) => {
    const length = vectorLength(features, weigh);
    if (length === 0) return;
    for (const [feature, count] of features) {
      const weight = weigh(feature, count) / length;
      if (weight === 0) continue;
      const posting = postings.get(feature);
      if (posting === undefined) postings.set(feature, { texts: [place], weights: [weight] });
      else {
        posting.texts.push(place);
        posting.weights.push(weight);
      }
    }
  });
  const sums = new Float64Array(profile.length);
  return candidates.map((features) => {
    const length = vectorLength(features, weigh);
    const touched: number[] = [];
    for (const [feature, count] of features) {
      const posting = postings.get(feature);
      if (posting === undefined) continue;
      const weight = weigh(feature, count) / length;
      posting.texts.forEach((place, at) => {
        if (sums[place] === 0) touched.push(place);
        sums[place] = (sums[place] ?? 0) + weight * (posting.weights[at] ?? 0);
      });
    }
    const nearness = takeNearest(touched, sums);
    for (const place of touched) sums[place] = 0;
    return nearness;
  });
}

function takeNearest(touched: readonly number[], sums: Float64Array): Nearness {
  const best: { place: number; sum: number }[] = [];
  for (const place of touched) {
    const sum = sums[place] ?? 0;
    if (best.length === nearestTexts && sum <= (best[nearestTexts - 1]?.sum ?? 0)) continue;
    best.push({ place, sum });
    best.sort((a, b) => b.sum - a.sum || a.place - b.place);
    best.length = Math.min(best.length, nearestTexts);
  }
  const lex = best.reduce((total, { sum }) => total + sum, 0) / nearestTexts;
  return { lex: Math.min(1, lex), nearest: best[0]?.place ?? null };
}

type Weigh = (feature: string, count: number) => number;

function featureWeights(profile: readonly TextFeatures[], candidates: readonly TextFeatures[]): Weigh {
  const texts = profile.length + candidates.length;
  const frequencies = new Map<string, number>();
  for (const features of profile) countTexts(features, frequencies);
  for (const features of candidates) countTexts(features, frequencies);
  return (feature, count) => {
    const frequency = frequencies.get(feature) ?? 0;
    if (frequency > mostShare * texts) return 0;
    return (feature.startsWith('=') ? 1 : runWeight) * (1 + Math.log(count)) * Math.log(texts / frequency);
  };
}

function countTexts(features: TextFeatures, frequencies: Map<string, number>): void {
  for (const feature of features.keys()) frequencies.set(feature, (frequencies.get(feature) ?? 0) + 1);
}

function vectorLength(features: TextFeatures, weigh: Weigh): number {
  let squares = 0;
  for (const [feature, count] of features) squares += weigh(feature, count) ** 2;
  return Math.sqrt(squares);
}
