import type { DatabaseHandle } from '@keydence/db';
import { type CompetitorList, type ListCompetitorsInput, paginate, trendDirectionOf } from '@keydence/domain';
import type { DomainContext, ListScope } from '../access/get-domain-scope.ts';
import { countOpportunities } from '../gains/count-opportunities.ts';
import { findListFigures } from '../gains/find-list-figures.ts';
import { readKeptFigures } from '../gains/read-list-figures.ts';
import { findKeywordList } from '../keyword-lists/find-keyword-list.ts';
import { viewCompetitor } from './competitor-view.ts';
import { readCompetitors } from './read-competitors.ts';

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
        readCompetitors(database.db, list.id, {
          activeOnly: input.activeOnly,
          limit,
          offset: (page - 1) * limit,
        }),
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
    where list_id = ${listId} and deleted_at is null and (is_active or not ${activeOnly}::boolean)`;
  return row?.total ?? 0;
}

type Summary = Pick<CompetitorList, 'trends' | 'contentGapSummary' | 'summary'>;

const noFigure = { current: 0, trend: 'neutral', changePercent: null } as const;
const noSummary: Summary = {
  trends: { organicKeywords: { trend: 'neutral' }, contentGaps: { trend: 'neutral' } },
  contentGapSummary: { totalContentGaps: 0 },
  summary: { trackedCompetitors: noFigure, keywordOpportunities: noFigure, contentGaps: noFigure },
};

/** The current figures, compared with those of the day before the newest snapshot. */
async function summarise(database: DatabaseHandle, list: ListScope): Promise<Summary> {
  const [current, sizes] = await Promise.all([
    findListFigures(database, list.id),
    readOrganicSizes(database, list.id),
  ]);
  const before = sizes.dayBefore === null ? null : await readKeptFigures(database, list.id, sizes.dayBefore);
  const figure = (now: number, then: number | null | undefined) => ({
    current: now,
    ...trendDirectionOf(now, then ?? null),
  });
  const contentGaps = figure(current.competitorGaps, before?.competitorGaps);
  return {
    trends: {
      organicKeywords: { trend: trendDirectionOf(sizes.newest, sizes.previous).trend },
      contentGaps: { trend: contentGaps.trend },
    },
    contentGapSummary: { totalContentGaps: current.competitorGaps },
    summary: {
      trackedCompetitors: figure(current.trackedCompetitors, before?.trackedCompetitors),
      keywordOpportunities: figure(...countOpportunities(current, before)),
      contentGaps,
    },
  };
}

interface OrganicSizes {
  /** Organic keywords at the newest snapshot, of all competitors with two snapshots. */
  newest: number;
  /** The same at the previous snapshot; null if no competitor has two. */
  previous: number | null;
  dayBefore: string | null;
}

async function readOrganicSizes({ sql }: DatabaseHandle, listId: number): Promise<OrganicSizes> {
  const [row] = await sql<OrganicSizes[]>`
    with measured as (
      select m.organic_keywords_count as size, m.metric_date,
        lead(m.organic_keywords_count) over by_day as size_before,
        row_number() over by_day as age
      from competitor_metrics m
      join competitors c on c.list_id = ${listId} and c.id = m.competitor_id and c.deleted_at is null
      where m.list_id = ${listId}
      window by_day as (partition by m.competitor_id order by m.metric_date desc))
    select coalesce(sum(size) filter (where size_before is not null), 0)::int as newest,
      sum(size_before)::int as previous, (max(metric_date) - 1)::text as "dayBefore"
    from measured where age = 1`;
  return row ?? { newest: 0, previous: null, dayBefore: null };
}
