import { readFileSync } from 'node:fs';
import path from 'node:path';
import { momentumTrendOf, type ReportFacts } from '@keydence/domain';
import { collectKnownFacts, type KnownFacts } from '../facts/known-facts.ts';
import { sampleFacts } from './sample-facts.ts';

interface WorldKeyword {
  keyword: string;
  position: number | null;
  previous_position: number | null;
  search_volume: number;
  difficulty: number;
  cpc: number;
  intent: NonNullable<ReportFacts['opportunities'][number]['intent']>;
  trend_percent: number;
  url: string;
  clicks: number;
  impressions: number;
  click_rate_percent: number;
  competitor_positions: Record<string, number | null>;
}

/** Facts of one site as the statements of `worlds` tell them: a month with its clicks and the month before. */
interface World {
  site: { domain: string; name: string };
  report_date: string;
  totals: {
    clicks: number;
    impressions: number;
    click_rate_percent: number;
    keywords_tracked: number;
    improved: number;
    declined: number;
    unchanged: number;
    in_top_3: number;
    in_top_10: number;
  };
  competitors: string[];
  keywords: WorldKeyword[];
}

/** What may be said of each world. Reports do not hold all of these figures yet, so they are added to the subjects. */
export function worldFacts(
  file = path.join(import.meta.dirname, 'statements', 'worlds', 'worlds.json'),
): KnownFacts[] {
  const worlds = JSON.parse(readFileSync(file, 'utf8')) as World[];
  return worlds.map(knownOf);
}

function knownOf(world: World): KnownFacts {
  const { totals, keywords } = world;
  const known = collectKnownFacts(reportOf(world));
  Object.assign(known.site.values, {
    clicks: totals.clicks,
    impressions: totals.impressions,
    clickRate: totals.click_rate_percent,
    top10: totals.in_top_10,
    risenRanks: totals.improved,
    fallenRanks: totals.declined,
    sameRanks: totals.unchanged,
  });
  for (const one of keywords) {
    Object.assign(known.keywordOf(one.keyword, null)?.values ?? {}, {
      clicks: one.clicks,
      impressions: one.impressions,
      clickRate: one.click_rate_percent,
      costPerClick: one.cpc,
      ...(one.previous_position === null ? {} : { previousPosition: one.previous_position }),
    });
  }
  return { ...known, date: world.report_date };
}

function reportOf({ site, totals, competitors, keywords }: World): ReportFacts {
  const sample = sampleFacts();
  const unknown = momentumTrendOf(null);
  return {
    ...sample,
    domainName: site.domain,
    rankingDistribution: {
      totalRankedKeywords: totals.keywords_tracked,
      distributionByPosition: {
        top3: totals.in_top_3,
        top10: totals.in_top_10 - totals.in_top_3,
        top20: 0,
        top50: 0,
        beyond50: 0,
      },
      topRankings: [],
    },
    momentum: {
      ...sample.momentum,
      topGainers: keywords.map((one) => ({
        keywordText: one.keyword,
        searchVolume: one.search_volume,
        momentumScore: 0,
        trends: {
          oneMonth: momentumTrendOf(one.trend_percent),
          threeMonths: unknown,
          twelveMonths: unknown,
        },
      })),
      topLosers: [],
    },
    opportunities: keywords.map((one) => ({
      keywordText: one.keyword,
      intent: one.intent,
      searchVolume: one.search_volume,
      difficultyScore: one.difficulty,
      rankGroup: one.position,
      rankAbsolute: one.position,
      opportunityScore: null,
      trend3m: '–',
      gain: null,
      calculatedOpportunity: 0,
      serpFeatures: [],
      rankingUrl: one.url,
    })),
    pages: [],
    competitors: competitors.map((domain) => ({
      id: domain,
      name: domain,
      domain,
      overlapPercentage: 0,
      organicKeywordsCount: 0,
      organicTraffic: 0,
      paidKeywordsCount: null,
      contentGapsCount: 0,
      gapKeywords: [],
      topKeywords: keywords.flatMap((one) => {
        const rank = one.competitor_positions[domain] ?? null;
        return rank === null
          ? []
          : [
              {
                keyword: one.keyword,
                rankGroup: rank,
                rankAbsolute: rank,
                searchVolume: one.search_volume,
                difficultyScore: one.difficulty,
                intent: one.intent,
                serpFeatures: [],
              },
            ];
      }),
    })),
  };
}
