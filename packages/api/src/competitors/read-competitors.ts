import { intentFromCode, type Queryable, relevanceToCode, schema, serpFeaturesFromFlags } from '@keydence/db';
import type { GapKeyword, SearchIntent, SerpFeature } from '@keydence/domain';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { competitorRankSql } from '../keyword-lists/build-competitor-rank.ts';
import { buildHiddenRule } from '../keyword-lists/build-hidden-rule.ts';

const shownGaps = 10;
/** Number of best scores to search for gaps about the site. */
const consideredGaps = 500;
const shownTopKeywords = 8;
/** Lowest rank of a keyword that shows a site's strength: the first two pages. */
const strongRank = 20;

export type CompetitorRow = typeof schema.competitors.$inferSelect;
export type MetricsRow = typeof schema.competitorMetrics.$inferSelect;

export interface TopKeyword {
  keyword: string;
  rankGroup: number | null;
  rankAbsolute: number | null;
  searchVolume: number | null;
  difficultyScore: number | null;
  intent: SearchIntent | null;
  serpFeatures: SerpFeature[];
}

/** A competitor with its newest figures and its shown keywords. */
export interface CompetitorDetails {
  row: CompetitorRow;
  latest: MetricsRow | null;
  topKeywords: TopKeyword[];
  gaps: GapKeyword[];
}

interface Selection {
  id?: string;
  activeOnly: boolean;
  limit: number;
  offset: number;
}

/** Tracked competitors of a list, the largest overlap first. */
export async function readCompetitors(
  db: Queryable,
  listId: number,
  { id, activeOnly, limit, offset }: Selection,
): Promise<CompetitorDetails[]> {
  const { competitors, competitorMetrics } = schema;
  const latestDay = sql<string>`(select max(n.metric_date) from competitor_metrics n
    where n.list_id = ${listId} and n.competitor_id = ${competitors.id})`;
  const rows = await db
    .select({ row: competitors, latest: competitorMetrics })
    .from(competitors)
    .leftJoin(
      competitorMetrics,
      and(
        eq(competitorMetrics.listId, listId),
        eq(competitorMetrics.competitorId, competitors.id),
        eq(competitorMetrics.metricDate, latestDay),
      ),
    )
    .where(
      and(
        eq(competitors.listId, listId),
        isNull(competitors.deletedAt),
        activeOnly ? eq(competitors.isActive, true) : undefined,
        id === undefined ? undefined : eq(competitors.id, id),
      ),
    )
    .orderBy(sql`${competitorMetrics.overlapPermille} desc nulls last`, asc(competitors.domainName))
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ row }) => row.id);
  if (ids.length === 0) return [];
  const topKeywords = await readTopKeywords(db, listId, ids);
  const gaps = await readGaps(db, listId, ids);
  return rows.map(({ row, latest }) => ({
    row,
    latest,
    topKeywords: topKeywords.get(row.id) ?? [],
    gaps: gaps.get(row.id) ?? [],
  }));
}

interface KeywordRow extends Record<string, unknown> {
  competitor_id: string;
  keyword_text: string;
  rank_group: number | null;
  rank_absolute: number | null;
  search_volume: number | null;
  difficulty_score: number | null;
  intent: number;
  serp_flags: number;
  ranking_title: string | null;
  gap_score: number | null;
}

async function readTopKeywords(db: Queryable, listId: number, ids: readonly string[]) {
  const selection = sql`competitor_keywords c
    where ${ofCompetitor(listId)} and search_volume is not null and ${competitorRankSql('c')} <= ${strongRank}
    order by search_volume desc, kw_hash desc limit ${shownTopKeywords}`;
  const rows = await readKeywords(db, { listId, ids, selection });
  return groupByCompetitor(rows, toTopKeyword);
}

/** The best gaps, without hidden topics; those on other subjects come last. */
async function readGaps(db: Queryable, listId: number, ids: readonly string[]) {
  const order = sql`gap_score desc nulls last, search_volume desc, kw_hash`;
  const selection = sql`(
      select * from competitor_keywords c where ${ofCompetitor(listId)} and is_gap
      order by ${order} limit ${consideredGaps}) c
    where not exists (
      select 1 from gap_insights i where i.list_id = ${listId} and i.kw_hash = c.kw_hash
        and ${sql.raw(buildHiddenRule('i.topic_id', Number(listId)))})
    order by exists (
      select 1 from gap_insights i where i.list_id = ${listId} and i.kw_hash = c.kw_hash
        and i.relevance_class = ${relevanceToCode('hidden')}), ${order} limit ${shownGaps}`;
  const rows = await readKeywords(db, { listId, ids, selection });
  return groupByCompetitor(rows, toGap);
}

const ofCompetitor = (listId: number) =>
  sql`c.list_id = ${listId} and c.competitor_id = ${schema.competitors.id}`;

async function readKeywords(
  db: Queryable,
  { listId, ids, selection }: { listId: number; ids: readonly string[]; selection: ReturnType<typeof sql> },
): Promise<Iterable<KeywordRow>> {
  const { competitors } = schema;
  return db.execute<KeywordRow>(sql`
    select k.* from ${competitors} cross join lateral (
      select competitor_id, keyword_text, ${competitorRankSql('c')} as rank_group, rank_absolute, search_volume,
        difficulty_score, intent, serp_flags, ranking_title, gap_score
      from ${selection}) k
    where ${competitors.listId} = ${listId} and ${inArray(competitors.id, [...ids])}`);
}

function groupByCompetitor<T>(rows: Iterable<KeywordRow>, view: (row: KeywordRow) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.competitor_id) ?? [];
    group.push(view(row));
    groups.set(row.competitor_id, group);
  }
  return groups;
}

function toTopKeyword(row: KeywordRow): TopKeyword {
  return {
    keyword: row.keyword_text,
    rankGroup: row.rank_group,
    rankAbsolute: row.rank_absolute,
    searchVolume: row.search_volume,
    difficultyScore: row.difficulty_score,
    intent: intentFromCode(row.intent),
    serpFeatures: serpFeaturesFromFlags(row.serp_flags),
  };
}

function toGap(row: KeywordRow): GapKeyword {
  return {
    keyword: row.keyword_text,
    rank: row.rank_group ?? 0,
    searchVolume: row.search_volume,
    difficultyScore: row.difficulty_score,
    rankingTitle: row.ranking_title,
    gapScore: row.gap_score,
  };
}
