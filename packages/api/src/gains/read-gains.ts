import type { DatabaseHandle, Queryable } from '@keydence/db';
import type { Keyword } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { hashTexts } from '../keyword-lists/hash-texts.ts';
import { gainColumns, gainJoins } from './build-gain-columns.ts';
import { type GainColumns, type PricedKeyword, priceKeyword } from './estimate-gain.ts';
import { findSiteRates, type ListRates } from './find-site-rates.ts';

type Row = GainColumns & Record<string, unknown>;

const rowOf = (table: string, id: string) =>
  `(select * from ${table} where list_id = $1 and id = ${id} offset 0)`;

/** By keys alone, for `indexSql`: a page of a list costs the same for any length of the list. */
const rowsOfIds = `
  select k.id, k.keyword_text, k.search_volume, bucket.is_volume_bucket, k.difficulty_score, r.rank_group, r.serp_flags,
    v.newest_month::text as newest_month, v.searches, counted.clicks, counted.impressions, counted.average_position
  from unnest($2::bigint[]) as wanted (id)
  cross join lateral ${rowOf('tracked_keywords', 'wanted.id')} k
  cross join lateral ${rowOf('keyword_rankings', 'wanted.id')} r
  left join lateral ${rowOf('keyword_volumes', 'wanted.id')} v on true
  left join lateral (
    select bool_and(m.is_volume_bucket) as is_volume_bucket from keyword_measures m
    where m.list_id = $1 and m.keyword_id = wanted.id and m.search_volume = k.search_volume) bucket on true
  left join lateral (
    select m.clicks::float8 as clicks, m.impressions::float8 as impressions, m.average_position from keyword_measures m
    where m.list_id = $1 and m.keyword_id = wanted.id and m.measured_on = $3::date and m.source = $4::text offset 0)
    counted on true`;

/** The gain of a keyword, and its counts by Search Console. */
export type CountedKeyword = PricedKeyword & Pick<Keyword, 'searchConsole'>;

interface GainsOfIds {
  listId: number;
  ids: readonly (number | string)[];
  now: Date;
  /** Passed in if read already. */
  list?: ListRates;
}

/** The gains of tracked keywords by their numbers in the list, with Search Console's counts. */
export async function readGainsOfIds(
  { db, indexSql }: Pick<DatabaseHandle, 'db' | 'indexSql'>,
  { listId, ids, now, list: known }: GainsOfIds,
): Promise<Map<string, CountedKeyword>> {
  if (ids.length === 0) return new Map();
  const list = known ?? (await findSiteRates(db, listId, now));
  const values = [listId, ids.map(Number), list.counted?.to ?? null, list.counted?.source ?? null];
  const rows = await indexSql.unsafe<(Row & { id: string })[]>(rowsOfIds, values, { prepare: true });
  return new Map(
    rows.map((row) => [String(row.id), { ...priceKeyword(row, list), searchConsole: viewCounts(row, list) }]),
  );
}

function viewCounts(
  { clicks, impressions, average_position: position }: GainColumns,
  { counted }: Pick<ListRates, 'counted'>,
): Keyword['searchConsole'] {
  if (counted === null || clicks === null || impressions === null) return null;
  const { from, to } = counted;
  return {
    clicks,
    impressions,
    position: position === null ? null : Math.round(position * 10) / 10,
    from,
    to,
  };
}

/**
 * The gains of keywords by normalized text: of tracked ones by the list's figures, of others by
 * those of the competitor that was collected last. Unknown texts are left out.
 */
export async function readGains(
  db: Queryable,
  { listId, texts, now }: { listId: number; texts: readonly string[]; now: Date },
): Promise<Map<string, PricedKeyword>> {
  if (texts.length === 0) return new Map();
  const list = await findSiteRates(db, listId, now);
  const rows = await readGainRows(db, { listId, texts, list });
  return new Map(rows.map((row) => [row.keyword_text, priceKeyword(row, list)]));
}

interface GainQuery {
  listId: number;
  texts: readonly string[];
  list: ListRates;
}

async function readGainRows(db: Queryable, { listId, texts, list }: GainQuery): Promise<GainColumns[]> {
  const tracked = await db.execute<Row>(sql`
    select k.keyword_text, ${gainColumns}
    from tracked_keywords k ${gainJoins(listId, list)}
    where k.list_id = ${listId} and k.kw_hash = ${hashTexts(texts)}`);
  const known = new Set([...tracked].map((row) => row.keyword_text));
  const lacking = texts.filter((text) => !known.has(text));
  if (lacking.length === 0) return [...tracked];
  const theirs = await db.execute<Row>(sql`
    select distinct on (k.kw_hash) k.keyword_text, k.search_volume, false as is_volume_bucket, k.difficulty_score,
      null::int as rank_group, k.serp_flags, null::text as newest_month, null::int[] as searches, null::int as clicks,
      null::int as impressions, null::real as average_position
    from competitors c join competitor_keywords k on k.list_id = ${listId} and k.competitor_id = c.id
    where c.list_id = ${listId} and c.deleted_at is null and k.kw_hash = ${hashTexts(lacking)}
    order by k.kw_hash, k.last_updated desc, k.search_volume desc nulls last`);
  return [...tracked, ...theirs];
}
