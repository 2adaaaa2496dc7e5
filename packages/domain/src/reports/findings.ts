import type { Evidence } from './evidence-schema.ts';
import type { CompetitorFacts, KeywordFacts, ReportFacts } from './facts.ts';
import { type CompetitorGap, findGapCluster, type GapCluster } from './gap-cluster.ts';
import type { MomentumEntry } from './schema.ts';
import { ownPage, ownRows } from './sources.ts';

/** What stands out in the facts, each list strongest first. The parts of the report are written from these. */
export interface Findings {
  /** Positions 4 to 20: one push away from the clicks. */
  strikingDistance: KeywordFacts[];
  /** Easy keywords (difficulty to 30) for which we are not in the top 20. */
  easyWins: KeywordFacts[];
  /** On page one, below the first place, where the result page shows a featured snippet. */
  snippetChances: KeywordFacts[];
  /** Keywords whose result page opens with an AI overview. */
  aiOverviews: KeywordFacts[];
  /** Keywords of competitors for which we do not rank. */
  gaps: CompetitorGap[];
  gapCluster: GapCluster | null;
  /** Keywords of 100 searches a month or more, with more than a year before: a shorter window may be the season alone. */
  rising: MomentumEntry[];
  /** Keywords with fewer searches than a year before and for which we hold one of our top rankings. */
  fadingTopRankings: MomentumEntry[];
  /** Among the pages that average below page one, the one with the most to win, then with the most keywords. */
  underperformingPage: ReportFacts['pages'][number] | null;
  /** One keyword answered by two of our pages. */
  cannibalised: { keywordText: string; urls: string[] } | null;
}

/** Tools round volumes: below 100 searches a month one step is a change of ten percent and more. */
const leastRising = 100;

/** Picks out of the facts what is worth saying. */
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

/** The keyword that two of our pages answer, and the pages, as evidence. */
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
      // Where we rank already, the page that ranks is the work, not a new one.
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
