import { serpFeaturesToFlags, type Transaction } from '@keydence/db';
import type { CompetitorFigures, ImportedKeyword, RankOfSite, StreamedExport } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { toMicros } from '../sources/count-micros.ts';
import { readTrackedSites } from './read-tracked-sites.ts';
import { scoreCompetitorGaps } from './score-gaps.ts';
import { keepSummary } from './summarise-keywords.ts';

interface ImportedRanks {
  listId: number;
  opened: StreamedExport;
  /** The day of rows without their own. */
  measuredOn: string;
  now: Date;
  /** The day of `now` in the workspace's time zone. */
  today: string;
}

/**
 * Stores the ranks of other sites for the competitors that the list tracks. A newer check of a
 * keyword stays. Null for an export without such ranks.
 */
export async function storeImportedRanks(
  tx: Transaction,
  { listId, opened, measuredOn, now, today }: ImportedRanks,
): Promise<CompetitorFigures | null> {
  const { otherSites } = opened.head;
  if (!otherSites) return null;
  const tracked = await readTrackedSites(tx, listId);
  const written = new Map<string, number>();
  for await (const rows of opened.batches()) {
    const found = rows.flatMap((row) =>
      row.type === 'keyword'
        ? (row.otherRanks ?? []).flatMap((rank) => {
            const competitorId = tracked.get(rank.site);
            return competitorId === undefined ? [] : [toRow(row, { competitorId, rank, measuredOn, today })];
          })
        : [],
    );
    await storeRows(tx, { listId, now }, found);
    for (const { competitor_id: id } of found) written.set(id, (written.get(id) ?? 0) + 1);
  }
  for (const competitorId of written.keys()) {
    await keepSummary(tx, { listId, competitorId });
    await scoreCompetitorGaps(tx, { listId, competitorId });
  }
  return {
    ranks: [...written.values()].reduce((sum, ranks) => sum + ranks, 0),
    sites: otherSites.filter((site) => tracked.has(site)),
    leftOut: otherSites.filter((site) => !tracked.has(site)),
  };
}

interface Found {
  competitorId: string;
  rank: RankOfSite;
  measuredOn: string;
  today: string;
}

function toRow(keyword: ImportedKeyword, { competitorId, rank, measuredOn, today }: Found) {
  const day = keyword.measuredOn ?? measuredOn;
  // A future day cannot be right.
  const checkedOn = day <= today ? day : measuredOn;
  return {
    competitor_id: competitorId,
    keyword_text: keyword.keywordText,
    search_volume: keyword.searchVolume,
    cpc_micros: keyword.cpc === null || keyword.cpcCurrency !== 'USD' ? null : toMicros(keyword.cpc),
    difficulty_score: keyword.difficulty === null ? null : Math.round(keyword.difficulty),
    serp_flags: keyword.serpFeatures === null ? 0 : serpFeaturesToFlags(keyword.serpFeatures),
    rank: rank.rank,
    url: rank.url,
    checked_on: checkedOn,
  };
}

async function storeRows(
  tx: Transaction,
  { listId, now }: { listId: number; now: Date },
  rows: readonly ReturnType<typeof toRow>[],
): Promise<void> {
  if (rows.length === 0) return;
  const known = (column: string) =>
    sql`${sql.identifier(column)} = coalesce(c.${sql.identifier(column)}, excluded.${sql.identifier(column)})`;
  await tx.execute(sql`
    insert into competitor_keywords as c (list_id, competitor_id, keyword_text, search_volume, cpc_micros,
      difficulty_score, intent, serp_flags, rank_group, rank_absolute, ranking_url, last_ranking_check,
      last_updated)
    select distinct on (competitor_id, keyword_text) ${listId}::int, competitor_id, keyword_text, search_volume, cpc_micros,
      difficulty_score, 0, serp_flags, rank, rank, url, checked_on::timestamp at time zone 'UTC', ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (competitor_id uuid, keyword_text text,
      search_volume int, cpc_micros bigint, difficulty_score smallint, serp_flags smallint, rank smallint, url text,
      checked_on date)
    order by competitor_id, keyword_text, checked_on desc, rank
    on conflict (list_id, competitor_id, kw_hash) do update set
      ${sql.join(['search_volume', 'cpc_micros', 'difficulty_score'].map(known), sql`, `)},
      rank_group = excluded.rank_group, rank_absolute = excluded.rank_absolute, ranking_url = excluded.ranking_url, ranking_title = null,
      ranking_description = null, last_ranking_check = excluded.last_ranking_check, last_updated = excluded.last_updated
    where coalesce(c.last_ranking_check, c.last_updated) < excluded.last_ranking_check`);
}
