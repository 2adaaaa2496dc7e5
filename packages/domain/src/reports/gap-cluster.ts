import type { CompetitorFacts, PricedGap } from './facts.ts';

/** A gap keyword and the competitor that ranks best for it. */
export interface CompetitorGap extends PricedGap {
  competitor: CompetitorFacts;
}

/** Gap keywords with a common topic, which one group of pages can serve. */
export interface GapCluster {
  topic: string;
  gaps: CompetitorGap[];
}

const leastKeywords = 3;

// Words that connect keywords without indicating a topic, in the languages of the larger markets.
const stopWords = new Set(
  `and are best can for from how near not the that this what when which who why with without you your
  aus bei das dem den der die ein eine für mit und von was wie zum zur
  avec comment dans des les par pour que quel quelle sans sur une
  como con cual del las los mejor para por qué sin una uno
  come con cosa dei del della gli per più una
  beste een het hoe met van voor wat zonder`.split(/\s+/),
);

/**
 * The largest group of at least three gap keywords with a common topic; the larger demand wins a
 * tie. A topic is two adjacent words; a single word is often the subject of the whole site, and is
 * only the fallback.
 */
export function findGapCluster(gaps: readonly CompetitorGap[]): GapCluster | null {
  return largestCluster(gaps, phrasesOf) ?? largestCluster(gaps, wordsOf);
}

function largestCluster(
  gaps: readonly CompetitorGap[],
  topicsOf: (keyword: string) => string[],
): GapCluster | null {
  const byTopic = new Map<string, CompetitorGap[]>();
  for (const gap of gaps) {
    for (const topic of new Set(topicsOf(gap.keyword)))
      byTopic.set(topic, [...(byTopic.get(topic) ?? []), gap]);
  }
  const clusters = [...byTopic].map(([topic, members]) => ({ topic, gaps: members }));
  const [largest] = clusters.sort((a, b) => b.gaps.length - a.gaps.length || demand(b) - demand(a));
  return largest && largest.gaps.length >= leastKeywords ? largest : null;
}

function phrasesOf(keyword: string): string[] {
  const tokens = keyword.split(' ');
  return tokens.slice(1).flatMap((token, index) => {
    const before = tokens[index] ?? '';
    return isTopicWord(before) && isTopicWord(token) ? [`${before} ${token}`] : [];
  });
}

function wordsOf(keyword: string): string[] {
  return keyword.split(' ').filter(isTopicWord);
}

function isTopicWord(token: string): boolean {
  return /^\p{L}{3,}$/u.test(token) && !stopWords.has(token);
}

function demand({ gaps }: GapCluster): number {
  return gaps.reduce((sum, { searchVolume }) => sum + (searchVolume ?? 0), 0);
}
