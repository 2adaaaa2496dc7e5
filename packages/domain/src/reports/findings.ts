import type { GapKeyword } from '../competitors/schema.ts';
import { extraClicks } from '../keywords/impact.ts';
import type { Evidence } from './evidence-schema.ts';
import type { CompetitorFacts, KeywordFacts, ReportFacts } from './facts.ts';
import { type CompetitorGap, findGapCluster, type GapCluster } from './gap-cluster.ts';
import type { MomentumEntry } from './schema.ts';
import { ownPage, ownRows } from './sources.ts';

/** What stands out in the facts, each list strongest first. The parts of the report are written from these. */
export interface Findings {
  /** Positions 4 to 20: one push away from the clicks. */
  strikingDistance: KeywordFacts[];
  /** Easy keywords (difficulty 1 to 30) for which we are not in the top 20. */
  easyWins: KeywordFacts[];
  /** On page one, below the first place, where the result page shows a featured snippet. */
  snippetChances: KeywordFacts[];
  /** Keywords whose result page opens with an AI overview. */
  aiOverviews: KeywordFacts[];
  gaps: CompetitorGap[];
  gapCluster: GapCluster | null;
  rising: MomentumEntry[];
  /** Keywords that lose demand and for which we hold one of our top rankings. */
  fadingTopRankings: MomentumEntry[];
  /** Among the pages that average below page one, the one with the most to win, then with the most keywords. */
  underperformingPage: ReportFacts['pages'][number] | null;
  /** One keyword answered by two of our pages. */
  cannibalised: { keywordText: string; urls: string[] } | null;
}

/** Picks out of the facts what is worth saying. */
export function findFindings(facts: ReportFacts): Findings {
  const { opportunities, momentum } = facts;
  const gaps = collectGaps(facts.competitors);
  const held = new Set(facts.rankingDistribution.topRankings.map(({ keywordText }) => keywordText));
  return {
    strikingDistance: strongest(opportunities.filter(({ rankAbsolute: rank }) => isBetween(rank, 4, 20))),
    easyWins: strongest(
      opportunities.filter(
        ({ difficultyScore, rankAbsolute }) =>
          isBetween(difficultyScore, 1, 30) && (rankAbsolute === null || rankAbsolute > 20),
      ),
    ),
    snippetChances: strongest(
      opportunities.filter(
        ({ serpFeatures, rankAbsolute }) =>
          serpFeatures.includes('featured_snippet') && isBetween(rankAbsolute, 2, 10),
      ),
    ),
    aiOverviews: strongest(opportunities.filter(({ serpFeatures }) => serpFeatures.includes('ai_overview'))),
    gaps,
    gapCluster: findGapCluster(gaps),
    rising: momentum.topGainers,
    fadingTopRankings: momentum.topLosers.filter(({ keywordText }) => held.has(keywordText)),
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

/** Extra clicks a month that closing a gap may bring, as if nothing else were known of the keyword. */
export function gapClicks({ searchVolume, difficultyScore }: GapKeyword): number {
  const facts = { searchVolume, difficulty: difficultyScore, rank: null, intent: null, serpFeatures: [] };
  return extraClicks(facts) ?? 0;
}

function collectGaps(competitors: readonly CompetitorFacts[]): CompetitorGap[] {
  const best = new Map<string, CompetitorGap>();
  for (const competitor of competitors) {
    for (const gap of competitor.gapKeywords) {
      const known = best.get(gap.keyword);
      if (!known || gap.rank < known.rank) best.set(gap.keyword, { ...gap, competitor });
    }
  }
  return [...best.values()].sort((a, b) => gapClicks(b) - gapClicks(a));
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
