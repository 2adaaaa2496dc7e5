import type { GapKeyword } from '../competitors/schema.ts';
import type { CompetitorFacts } from './facts.ts';

/** A gap keyword and the competitor that ranks best for it. */
export interface CompetitorGap extends GapKeyword {
  competitor: CompetitorFacts;
}

/** Gap keywords that share a word, and so want one group of pages. */
export interface GapCluster {
  word: string;
  gaps: CompetitorGap[];
}

const leastKeywords = 3;

// Words that join keywords without giving them a topic, in the languages of the larger markets.
const stopWords = new Set(
  `and are best can for from how near not the that this what when which who why with without you your
  aus bei das dem den der die ein eine für mit und von was wie zum zur
  avec comment dans des les par pour que quel quelle sans sur une
  como con cual del las los mejor para por qué sin una uno
  come con cosa dei del della gli per più una
  beste een het hoe met van voor wat zonder`.split(/\s+/),
);

/** The largest group of at least three gap keywords with a word in common; ties go to the larger demand. */
export function findGapCluster(gaps: readonly CompetitorGap[]): GapCluster | null {
  const byWord = new Map<string, CompetitorGap[]>();
  for (const gap of gaps) {
    for (const word of topicWords(gap.keyword)) byWord.set(word, [...(byWord.get(word) ?? []), gap]);
  }
  const clusters = [...byWord].map(([word, members]) => ({ word, gaps: members }));
  const [largest] = clusters.sort((a, b) => b.gaps.length - a.gaps.length || demand(b) - demand(a));
  return largest && largest.gaps.length >= leastKeywords ? largest : null;
}

function topicWords(keyword: string): Set<string> {
  const words = keyword.split(/[^\p{L}]+/u);
  return new Set(words.filter((word) => word.length >= 3 && !stopWords.has(word)));
}

function demand({ gaps }: GapCluster): number {
  return gaps.reduce((sum, { searchVolume }) => sum + (searchVolume ?? 0), 0);
}
