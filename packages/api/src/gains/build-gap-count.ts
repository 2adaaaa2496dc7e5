import { gapMaxCompetitorRank, gapMinSearchVolume, maxGapSites, weakGapDistance } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { competitorRankSql } from '../keyword-lists/build-competitor-rank.ts';
import { buildHiddenRule } from '../keyword-lists/build-hidden-rule.ts';

const theirRank = competitorRankSql('c');

/** `isGapKeyword` over a keyword's best rank among competitors, our own rank, and its largest volume. */
export const gapCondition = `best_rank <= ${gapMaxCompetitorRank} and search_volume >= ${gapMinSearchVolume}
  and (own_rank is null or own_rank - best_rank >= ${weakGapDistance})`;

/**
 * The active competitors to compare: those with these ids, or all without ids; as many as fit, the
 * largest overlap first.
 */
export function selectGapSites(listId: number, ids: readonly string[] = []): SQL {
  const chosen = ids.length === 0 ? sql`` : sql`and c.id = any(${`{${ids.join(',')}}`}::uuid[])`;
  return sql`
    select c.id, c.domain_name as "domainName", c.display_name as "displayName"
    from competitors c
    left join lateral (
      select m.overlap_permille from competitor_metrics m
      where m.list_id = ${listId} and m.competitor_id = c.id
      order by m.metric_date desc limit 1) newest on true
    where c.list_id = ${listId} and c.is_active and c.deleted_at is null ${chosen}
    order by newest.overlap_permille desc nulls last, c.domain_name
    limit ${maxGapSites}`;
}

/**
 * The hashes of a list's content gaps, as a subquery: exactly the keywords that its matrix lists
 * for `gapsOnly` with no competitors chosen. Only a competitor's keywords in the first ranks are
 * looked up among our keywords.
 */
export function selectGaps(listId: number): SQL {
  return sql`(
    with theirs as (
      select c.kw_hash, min(${theirRank}) as best_rank, max(c.search_volume) as search_volume
      from competitor_keywords c
      where c.list_id = ${listId} and c.competitor_id in (select id from (${selectGapSites(listId)}) as site)
        and ${theirRank} between 1 and 100
      group by c.kw_hash
      having min(${theirRank}) <= ${gapMaxCompetitorRank} and max(c.search_volume) >= ${gapMinSearchVolume})
    select kw_hash from (
      select t.kw_hash, t.best_rank, t.search_volume, r.rank_group as own_rank
      from theirs t
      left join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = t.kw_hash
      left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id and r.rank_group between 1 and 100
      where not exists (
        select 1 from deleted_keywords d where d.list_id = ${listId} and d.kw_hash = t.kw_hash)
        and not exists (
          select 1 from gap_insights i where i.list_id = ${listId} and i.kw_hash = t.kw_hash
            and ${sql.raw(buildHiddenRule('i.topic_id', Number(listId)))})) as gap
    where ${sql.raw(gapCondition)})`;
}
