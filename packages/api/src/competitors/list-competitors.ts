import type { DatabaseHandle } from '@keydence/db';
import { type CompetitorList, type ListCompetitorsInput, paginate, trendDirectionOf } from '@keydence/domain';
import { findKeywordList } from '../keywords/find-keyword-list.ts';
import { readKeptFigures, readListFigures } from '../overview/read-list-figures.ts';
import type { DomainContext, ListScope } from '../tracked-domains/access.ts';
import { type CompetitorRow, viewCompetitor } from './competitor-view.ts';

const keptGapKeywords = 10;
const shownTopKeywords = 8;

/** A page of a domain's competitors, the largest overlap first, with the figures above the list. */
export async function listCompetitors(
  { services: { database }, domain }: DomainContext,
  input: ListCompetitorsInput,
): Promise<CompetitorList> {
  const { locationCode = domain.locationCode, languageCode = domain.languageCode, page, limit } = input;
  const isOwnMarket = locationCode === domain.locationCode && languageCode === domain.languageCode;
  const list = isOwnMarket
    ? domain.list
    : await findKeywordList(database, { domainId: domain.id, locationCode, languageCode });
  const [total, rows, summary] = list
    ? await Promise.all([
        countCompetitors(database, list.id, input.activeOnly),
        readCompetitors(database, list.id, input),
        summarise(database, list),
      ])
    : [0, [], noSummary];
  return {
    data: rows.map(viewCompetitor),
    pagination: paginate(page, limit, total),
    ...summary,
    dataSource: domain.dataSource,
  };
}

async function countCompetitors(
  { sql }: DatabaseHandle,
  listId: number,
  activeOnly: boolean,
): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from competitors
    where list_id = ${listId} and (is_active or not ${activeOnly}::boolean)`;
  return row?.total ?? 0;
}

function readCompetitors({ sql }: DatabaseHandle, listId: number, input: ListCompetitorsInput) {
  const { activeOnly, page, limit } = input;
  return sql<CompetitorRow[]>`
    select c.id, c.domain_name as "domainName", c.display_name as "displayName", c.value_prop as "valueProp",
      c.is_active as "isActive", c.created_at as "createdAt", m.metric_date::text as "metricDate",
      m.organic_keywords_count as "organicKeywordsCount", m.organic_traffic as "organicTraffic",
      m.paid_keywords_count as "paidKeywordsCount", m.paid_traffic as "paidTraffic",
      m.content_gaps_count as "contentGapsCount", m.overlap_permille as "overlapPermille",
      top.keywords as "topKeywords", gap.keywords as "gapKeywords"
    from competitors c
    left join lateral (
      select * from competitor_metrics where list_id = ${listId} and competitor_id = c.id
      order by metric_date desc limit 1) m on true
    left join lateral (
      select json_agg(json_build_object('keyword', keyword_text, 'rankAbsolute', rank_absolute,
        'searchVolume', search_volume, 'difficultyScore', difficulty_score)) as keywords
      from (select * from competitor_keywords where list_id = ${listId} and competitor_id = c.id
        and search_volume is not null order by search_volume desc, kw_hash desc limit ${shownTopKeywords}) best) top on true
    left join lateral (
      select json_agg(json_build_object('keyword', keyword_text, 'rank', rank_absolute, 'searchVolume', search_volume,
        'difficultyScore', difficulty_score, 'rankingTitle', ranking_title, 'gapScore', gap_score)) as keywords
      from (select * from competitor_keywords where list_id = ${listId} and competitor_id = c.id and is_gap
        order by gap_score desc nulls last, search_volume desc nulls last, kw_hash limit ${keptGapKeywords}) worst) gap on true
    where c.list_id = ${listId} and (c.is_active or not ${activeOnly}::boolean)
    order by m.overlap_permille desc nulls last, c.domain_name
    limit ${limit} offset ${(page - 1) * limit}`;
}

type Summary = Pick<CompetitorList, 'trends' | 'contentGapSummary' | 'summary'>;

const noFigure = { current: 0, trend: 'neutral', changePercent: null } as const;
const noSummary: Summary = {
  trends: { organicKeywords: { trend: 'neutral' }, contentGaps: { trend: 'neutral' } },
  contentGapSummary: { totalContentGaps: 0 },
  summary: { trackedCompetitors: noFigure, keywordOpportunities: noFigure, contentGaps: noFigure },
};

/** The figures as they stand, against the day before the newest measurement. */
async function summarise(database: DatabaseHandle, list: ListScope): Promise<Summary> {
  const [current, sizes] = await Promise.all([
    readListFigures(database, list),
    readOrganicSizes(database, list.id),
  ]);
  const before = sizes.dayBefore === null ? null : await readKeptFigures(database, list.id, sizes.dayBefore);
  const figure = (key: 'trackedCompetitors' | 'keywordOpportunities' | 'competitorGaps') => ({
    current: current[key],
    ...trendDirectionOf(current[key], before?.[key] ?? null),
  });
  const contentGaps = figure('competitorGaps');
  return {
    trends: {
      organicKeywords: { trend: trendDirectionOf(sizes.newest, sizes.previous).trend },
      contentGaps: { trend: contentGaps.trend },
    },
    contentGapSummary: { totalContentGaps: current.competitorGaps },
    summary: {
      trackedCompetitors: figure('trackedCompetitors'),
      keywordOpportunities: figure('keywordOpportunities'),
      contentGaps,
    },
  };
}

interface OrganicSizes {
  /** Organic keywords of all competitors that were measured twice, at the newest measurement. */
  newest: number;
  /** The same at the measurement before; null when none was measured twice. */
  previous: number | null;
  dayBefore: string | null;
}

async function readOrganicSizes({ sql }: DatabaseHandle, listId: number): Promise<OrganicSizes> {
  const [row] = await sql<OrganicSizes[]>`
    with measured as (
      select organic_keywords_count as size, metric_date,
        lead(organic_keywords_count) over by_day as size_before,
        row_number() over by_day as age
      from competitor_metrics where list_id = ${listId}
      window by_day as (partition by competitor_id order by metric_date desc))
    select coalesce(sum(size) filter (where size_before is not null), 0)::int as newest,
      sum(size_before)::int as previous, (max(metric_date) - 1)::text as "dayBefore"
    from measured where age = 1`;
  return row ?? { newest: 0, previous: null, dayBefore: null };
}
