import { type CurrentRanking, rankStateOf } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';

type Row = Omit<CurrentRanking, 'keywordId' | 'rankState'> & { id: string; checkFailedAt: Date | null };

/**
 * The present ranking of every keyword of the domain's own market, best first; keywords that do not
 * rank come last.
 */
export async function getCurrentRanking({ services, domain }: DomainContext): Promise<CurrentRanking[]> {
  if (!domain.list) return [];
  const listId = domain.list.id;
  const rows = await services.database.listSql<Row[]>`
    select k.id, k.keyword_text as "keywordText", r.rank_group as "rankGroup", r.rank_absolute as "rankAbsolute",
      r.ranking_url as "rankingUrl", r.last_ranking_check as "lastRankingCheck", r.rank_depth as "rankDepth",
      r.rank_check_failed_at as "checkFailedAt"
    from keyword_rankings r join tracked_keywords k on k.list_id = r.list_id and k.id = r.id
    where r.list_id = ${listId} order by r.rank_absolute nulls last, r.id`;
  return rows.map(({ id, checkFailedAt, ...ranking }) => ({
    keywordId: encodeKeywordId({ listId, id: Number(id) }),
    ...ranking,
    rankState: rankStateOf({ ...ranking, rank: ranking.rankAbsolute, checkFailedAt }),
  }));
}
