import { type Database, intentToCode, schema } from '@keydence/db';
import {
  type CompetitionLevel,
  competitionLevelMax,
  normaliseKeywordText,
  type TopKeywords,
  type TopKeywordsInput,
} from '@keydence/domain';
import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { requireSetupDone } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { toMicros } from '../sources/count-micros.ts';
import type { CompetitorContext } from './access.ts';
import { viewCompetitorKeyword } from './competitor-keyword-view.ts';
import { findOwnKeywords } from './find-own-keywords.ts';
import { readSummary, summariseKeywords } from './summarise-keywords.ts';

const { competitorKeywords: keywords } = schema;

const sortColumns = {
  search_volume: keywords.searchVolume,
  cpc: keywords.cpcMicros,
  difficulty_score: keywords.difficultyScore,
  trend_monthly: keywords.trendMonthly,
  trend_quarterly: keywords.trendQuarterly,
  trend_yearly: keywords.trendYearly,
} satisfies Record<TopKeywordsInput['sortBy'], unknown>;

/** Keywords for which a competitor ranks, filtered and sorted; unknown values come last. */
export async function listTopKeywords(
  { services, competitor, domain }: CompetitorContext,
  input: TopKeywordsInput,
): Promise<TopKeywords> {
  if (input.domainId !== undefined && input.domainId.toLowerCase() !== domain.id) throw notFound();
  requireSetupDone(domain);
  const { db } = services.database;
  const isOtherMarket = input.locationCode !== undefined && input.locationCode !== competitor.locationCode;
  const target = { listId: competitor.listId, competitorId: competitor.id };
  const narrowed = and(isOtherMarket ? sql`false` : undefined, ...buildFilter(input));
  const filter = and(
    eq(keywords.listId, target.listId),
    eq(keywords.competitorId, target.competitorId),
    narrowed,
  );
  const [rows, summary] = await Promise.all([
    readPage(db, competitor, filter, input),
    narrowed ? summariseKeywords(db, target, narrowed) : readSummary(db, target),
  ]);
  const totalCount = summary.totalKeywords;
  const own = await findOwnKeywords(
    db,
    competitor.listId,
    rows.map(({ kwHash }) => kwHash),
  );
  return {
    data: rows.map((row) => viewCompetitorKeyword(row, own.get(row.kwHash))),
    pagination: { totalCount, hasMore: input.offset + rows.length < totalCount && rows.length > 0 },
    summary,
    dataSource: domain.dataSource,
  };
}

/**
 * The page's hashes come from two scans of one index, known values first, then unknown ones; the
 * query reads those rows only. For 20,000 keywords that takes half a millisecond instead of ten.
 */
async function readPage(
  db: Database,
  { listId, id }: CompetitorContext['competitor'],
  filter: SQL | undefined,
  { sortBy, sortOrder, limit, offset }: TopKeywordsInput,
) {
  const column = sortColumns[sortBy];
  const direction = sql.raw(sortOrder === 'asc' ? 'asc' : 'desc');
  const part = (isKnown: SQL, order: SQL) => sql`
    (select ${keywords.kwHash} as hash from ${keywords} where ${and(filter, isKnown)}
     order by ${order} limit ${offset + limit})`;
  const byHash = sql`${keywords.kwHash} ${direction}`;
  const hashes = await db.execute<{ hash: string }>(sql`
    ${part(isNotNull(column), sql`${column} ${direction}, ${byHash}`)} union all ${part(isNull(column), byHash)}
    limit ${limit} offset ${offset}`);
  if (hashes.length === 0) return [];
  const places = new Map(hashes.map(({ hash }, place) => [BigInt(hash), place]));
  const rows = await db
    .select()
    .from(keywords)
    .where(
      and(
        eq(keywords.listId, listId),
        eq(keywords.competitorId, id),
        inArray(keywords.kwHash, [...places.keys()]),
      ),
    );
  return rows.toSorted((a, b) => (places.get(a.kwHash) ?? 0) - (places.get(b.kwHash) ?? 0));
}

function buildFilter({ search, intent, competition, minVolume, maxCpc }: TopKeywordsInput): SQL[] {
  const term = normaliseKeywordText(search ?? '');
  return [
    term === '' ? undefined : sql`strpos(${keywords.keywordText}, ${term}) > 0`,
    intent === 'all' ? undefined : eq(keywords.intent, intentToCode(intent)),
    competition === 'all' ? undefined : withinLevel(competition),
    minVolume === undefined ? undefined : gte(keywords.searchVolume, minVolume),
    maxCpc === undefined ? undefined : lte(keywords.cpcMicros, toMicros(maxCpc)),
  ].filter((condition) => condition !== undefined);
}

function withinLevel(competition: 'low' | 'medium' | 'high'): SQL | undefined {
  const levels = { low: ['LOW', null], medium: ['MEDIUM', 'LOW'], high: ['HIGH', 'MEDIUM'] } as const;
  const [level, below]: readonly [CompetitionLevel, CompetitionLevel | null] = levels[competition];
  return and(
    lte(keywords.competitionIndex, competitionLevelMax[level]),
    below === null ? undefined : gt(keywords.competitionIndex, competitionLevelMax[below]),
  );
}
