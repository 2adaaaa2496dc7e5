import type { Evidence } from './evidence-schema.ts';
import type { CompetitorFacts, KeywordFacts, ReportFacts } from './facts.ts';
import { type CompetitorGap, findGapCluster, type GapCluster } from './gap-cluster.ts';
import type { MomentumEntry } from './schema.ts';
import { ownPage, ownRows } from './sources.ts';

/** Notable results in the facts, each list strongest first. All parts of the report are based on these. */
export interface Findings {
  /** Positions 4 to 20. */
  strikingDistance: KeywordFacts[];
  /** Easy keywords (difficulty up to 30) for which we are not in the top 20. */
  easyWins: KeywordFacts[];
  /** Keywords on page one, below the first place, whose result page shows a featured snippet. */
  snippetChances: KeywordFacts[];
  /** Keywords whose result page starts with an AI overview. */
  aiOverviews: KeywordFacts[];
  /** Keywords of competitors for which we do not rank. */
  gaps: CompetitorGap[];
  gapCluster: GapCluster | null;
  /**
   * Keywords of at least 100 searches a month, compared with more than a year before: changes over
   * a shorter window may be seasonal.
   */
  rising: MomentumEntry[];
  /** Keywords among our top rankings with fewer searches than a year before. */
  fadingTopRankings: MomentumEntry[];
  /**
   * Among the pages with an average rank below page one, the one with the largest gain, then with
   * the most keywords.
   */
  underperformingPage: ReportFacts['pages'][number] | null;
  /** One keyword for which two of our pages rank. */
  cannibalised: { keywordText: string; urls: string[] } | null;
}

/** Tools round volumes: below 100 searches a month one step is a change of at least ten percent. */
const leastRising = 100;

/** Selects the notable results from the facts. */
export function findFindings(facts: ReportFacts): Findings {
  const { opportunities, momentum } = facts;
  const gaps = collectGaps(facts.competitors);
  const held = new Set(facts.rankingDistribution.topRankings.map(({ keywordText }) => keywordText));
  return {
    strikingDistance: strongest(opportunities.filter(({ rankGroup: rank }) => isBetween(rank, 4, 20))),
    easyWins: strongest(
      opportunities.filter(
        ({ difficultyScore, rankGroup }) =>
          isBetween(difficultyScore, 0, 30) && (rankGroup === null || rankGroup > 20),
      ),
    ),
    snippetChances: strongest(
      opportunities.filter(
        ({ serpFeatures, rankGroup }) =>
          serpFeatures.includes('featured_snippet') && isBetween(rankGroup, 2, 10),
      ),
    ),
    aiOverviews: strongest(opportunities.filter(({ serpFeatures }) => serpFeatures.includes('ai_overview'))),
    gaps,
    gapCluster: findGapCluster(gaps),
    rising: momentum.topGainers.filter(
      ({ trends, searchVolume }) =>
        (searchVolume ?? 0) >= leastRising && (trends.twelveMonths.change ?? 0) > 0,
    ),
    fadingTopRankings: momentum.topLosers.filter(
      ({ keywordText, trends }) => held.has(keywordText) && (trends.twelveMonths.change ?? 0) < 0,
    ),
    underperformingPage: findUnderperformingPage(facts),
    cannibalised: findCannibalised(facts),
  };
}

/** The keyword for which two of our pages rank, with the pages, as evidence. */
export function cannibalisedRows(
  facts: ReportFacts,
  { keywordText, urls }: NonNullable<Findings['cannibalised']>,
): Partial<Evidence>[] {
  const lists = [...facts.opportunities, ...facts.rankingDistribution.topRankings];
  return [
    ownRows(...lists.filter((keyword) => keyword.keywordText === keywordText)),
    ...urls.map((url) => ownPage(url, facts.pages)),
  ];
}

function collectGaps(competitors: readonly CompetitorFacts[]): CompetitorGap[] {
  const best = new Map<string, CompetitorGap>();
  for (const competitor of competitors) {
    for (const gap of competitor.gapKeywords) {
      // If we already rank, the task is to improve that page, not to write a new one.
      if (gap.ourRank !== null) continue;
      const known = best.get(gap.keyword);
      if (!known || gap.rank < known.rank) best.set(gap.keyword, { ...gap, competitor });
    }
  }
  return [...best.values()].sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
}

function findUnderperformingPage({ pages, opportunities }: ReportFacts): Findings['underperformingPage'] {
  const clicksOn = (url: string) =>
    opportunities
      .filter(({ rankingUrl }) => rankingUrl === url)
      .reduce((sum, { calculatedOpportunity }) => sum + calculatedOpportunity, 0);
  const [page] = pages
    .filter(({ keywordCount, avgRank }) => keywordCount >= 3 && avgRank > 10)
    .sort((a, b) => clicksOn(b.url) - clicksOn(a.url) || b.keywordCount - a.keywordCount);
  return page ?? null;
}

function findCannibalised(facts: ReportFacts): Findings['cannibalised'] {
  const { rankingDistribution, opportunities, rivalPages } = facts;
  const [measured] = rivalPages;
  if (measured) return { keywordText: measured.keywordText, urls: measured.urls.slice(0, 2) };
  const urlsByKeyword = new Map<string, Set<string>>();
  for (const { keywordText, rankingUrl } of [...rankingDistribution.topRankings, ...opportunities]) {
    if (rankingUrl === null) continue;
    const urls = urlsByKeyword.get(keywordText) ?? new Set();
    urlsByKeyword.set(keywordText, urls.add(rankingUrl));
  }
  for (const [keywordText, urls] of urlsByKeyword) {
    if (urls.size >= 2) return { keywordText, urls: [...urls].slice(0, 2) };
  }
  return null;
}

function strongest(keywords: KeywordFacts[]): KeywordFacts[] {
  return [...keywords].sort((a, b) => b.calculatedOpportunity - a.calculatedOpportunity);
}

function isBetween(value: number | null, least: number, most: number): boolean {
  return value !== null && value >= least && value <= most;
}
