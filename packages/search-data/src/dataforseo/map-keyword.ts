import { type SearchIntent, type SerpFeature, type SourceKeyword, searchIntent } from '@keydence/domain';
import type { KeywordData } from './answer-schemas.ts';
import { toCost, toCount, toDifficulty } from './read-figure.ts';

const featureOf: Record<string, SerpFeature> = {
  featured_snippet: 'featured_snippet',
  local_pack: 'local_pack',
  ai_overview: 'ai_overview',
  video: 'video',
  short_videos: 'video',
  images: 'image',
};

/** Known features among a result page's element types. */
export function toSerpFeatures(types: readonly string[] | null | undefined): SerpFeature[] {
  return [...new Set((types ?? []).flatMap((type) => featureOf[type] ?? []))];
}

/** Maps a keyword; the extras are more accurate fields of the ranking's element. */
export function toSourceKeyword(
  data: KeywordData,
  extras: { types?: readonly string[] | null | undefined; difficulty?: number | null | undefined } = {},
): SourceKeyword {
  const info = data.keyword_info;
  const trend = info?.search_volume_trend;
  return {
    keywordText: data.keyword,
    searchVolume: toCount(info?.search_volume),
    cpc: toCost(info?.cpc),
    competition: info?.competition ?? null,
    lowTopOfPageBid: toCost(info?.low_top_of_page_bid),
    highTopOfPageBid: toCost(info?.high_top_of_page_bid),
    difficulty: toDifficulty(data.keyword_properties?.keyword_difficulty) ?? toDifficulty(extras.difficulty),
    intent: toIntent(data.search_intent_info?.main_intent),
    monthlySearches: toMonths(info?.monthly_searches),
    ...(trend && {
      statedChanges: {
        oneMonth: trend.monthly ?? null,
        threeMonths: trend.quarterly ?? null,
        twelveMonths: trend.yearly ?? null,
      },
    }),
    serpFeatures: toSerpFeatures(extras.types ?? data.serp_info?.serp_item_types),
    avgBacklinks: toBacklinks(data.avg_backlinks_info),
  };
}

/** Parses an intent; null for an unknown one. */
export function toIntent(value: string | null | undefined): SearchIntent | null {
  const intent = searchIntent.safeParse(value);
  return intent.success ? intent.data : null;
}

/** Newest first, whatever the input order; months without a figure are omitted. */
function toMonths(months: NonNullable<KeywordData['keyword_info']>['monthly_searches']) {
  return (months ?? [])
    .flatMap(({ year, month, search_volume: given }) => {
      const searches = toCount(given);
      const isYear = year >= 2000 && year < 2100;
      return searches !== null && isYear
        ? [{ month: `${year}-${String(month).padStart(2, '0')}`, searches }]
        : [];
    })
    .sort((a, b) => (a.month < b.month ? 1 : -1));
}

function toBacklinks(averages: KeywordData['avg_backlinks_info']): SourceKeyword['avgBacklinks'] {
  const { rank, backlinks, dofollow, referring_domains, referring_main_domains } = averages ?? {};
  const isKnown = [rank, backlinks, dofollow, referring_domains, referring_main_domains].every(
    (value) => typeof value === 'number',
  );
  if (!isKnown) return null;
  return {
    rank: rank ?? 0,
    backlinks: backlinks ?? 0,
    dofollow: dofollow ?? 0,
    referringDomains: referring_domains ?? 0,
    referringMainDomains: referring_main_domains ?? 0,
  };
}
