import { segmentText } from '../text/segment-text.ts';
import type { Kinship } from './kinship.ts';
import type { TopicKeyword } from './topic-input.ts';

const consensusShare = 0.5;
const demandShare = 0.3;
const shortShare = 0.2;
const fewestWords = 2;
const mostWords = 5;

/** A member of a topic with how well it stands for it. */
export interface RatedMember {
  readonly keyword: TopicKeyword;
  readonly rating: number;
  readonly canName: boolean;
}

/** Rates members by mean similarity to the others (.5), share of demand (.3) and shortness (.2): analysis of topics, 5.5. */
export function rateMembers(
  members: readonly { readonly keyword: TopicKeyword; readonly unit: number }[],
  kinship: Kinship,
  language: string,
): RatedMember[] {
  const consensus = measureConsensus(
    members.map(({ unit }) => unit),
    kinship,
  );
  const demand = members.reduce((sum, { keyword }) => sum + keyword.demand, 0);
  return members.map(({ keyword }, index) => {
    const words = Math.max(1, segmentText(keyword.text, language).length);
    return {
      keyword,
      rating:
        consensusShare * consensus[index] +
        demandShare * (demand > 0 ? keyword.demand / demand : 0) +
        shortShare / words,
      canName: words >= fewestWords && words <= mostWords,
    };
  });
}

/** The best by rating among those of two to five words, if there are any; ties by text. */
export function chooseMain(rated: readonly RatedMember[]): TopicKeyword {
  const naming = rated.filter(({ canName }) => canName);
  return (naming.length > 0 ? naming : rated).reduce((one, other) => {
    if (other.rating !== one.rating) return other.rating > one.rating ? other : one;
    return other.keyword.text < one.keyword.text ? other : one;
  }).keyword;
}

function measureConsensus(units: readonly number[], kinship: Kinship): number[] {
  const { labels, partitions, matrix, count } = kinship;
  if (units.length === 1) return [1];
  if (matrix) {
    return units.map((unit, index) => {
      const others = units.filter((_, at) => at !== index);
      return others.reduce((sum, other) => sum + matrix[unit * count + other], 0) / others.length;
    });
  }
  const shared = new Map<number, number>();
  for (const unit of units) {
    for (let at = unit * partitions; at < (unit + 1) * partitions; at++) {
      shared.set(labels[at], (shared.get(labels[at]) ?? 0) + 1);
    }
  }
  return units.map((unit) => {
    let sum = 0;
    for (let at = unit * partitions; at < (unit + 1) * partitions; at++)
      sum += (shared.get(labels[at]) ?? 1) - 1;
    return sum / (partitions * (units.length - 1));
  });
}
