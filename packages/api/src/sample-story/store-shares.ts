import { schema, type Transaction } from '@keydence/db';
import { estimateVisits, type MeasuredSite, type RankCount, type SearchDataSource } from '@keydence/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SetupScope } from '../runs/find-setup-scope.ts';

/** Keywords that a setup collects per competitor. */
const keywordLimit = 1_000;

interface Check {
  listId: number;
  scope: SetupScope;
  source: SearchDataSource;
  /** `YYYY-MM-DD` */
  day: string;
}

/**
 * Adds the competitors' visits at that time to the snapshot of a check. Their keywords are not stored for each check:
 * the source of that day has the ranks.
 */
export async function storeShares(tx: Transaction, { listId, scope, source, day }: Check): Promise<void> {
  const { competitors } = schema;
  const volumes = await readVolumes(tx, listId);
  const tracked = await tx
    .select({ id: competitors.id, domainName: competitors.domainName })
    .from(competitors)
    .where(
      and(eq(competitors.listId, listId), eq(competitors.isActive, true), isNull(competitors.deletedAt)),
    );
  const sites: MeasuredSite[] = [];
  for (const { id, domainName } of tracked) {
    const { items } = await source.rankedKeywords(domainName, scope.market, {
      limit: keywordLimit,
      offset: 0,
    });
    const ranks: RankCount[] = items.flatMap(({ keyword, ranking }) => {
      const searches = volumes.get(keyword.keywordText);
      return searches === undefined ? [] : [{ rank: ranking.rankGroup, keywords: 1, searches }];
    });
    sites.push({ id, visits: Math.round(estimateVisits(ranks)), ranksOf: null });
  }
  await tx.execute(sql`
    update list_measures set figures = jsonb_set(figures, '{sites}', (
      select jsonb_agg(own) from jsonb_array_elements(figures -> 'sites') as own where own ->> 'id' is null
    ) || ${JSON.stringify(sites)}::jsonb)
    where list_id = ${listId} and day = ${day}::date`);
}

async function readVolumes(tx: Transaction, listId: number): Promise<Map<string, number>> {
  const rows = await tx.execute<{ text: string; volume: number }>(sql`
    select k.keyword_text as text, k.search_volume as volume from tracked_keywords k
    where k.list_id = ${listId} and k.search_volume is not null`);
  return new Map(rows.map(({ text, volume }) => [text, volume]));
}
