import { lastCheckedRank, type RankingDay } from '@keydence/domain';
import type { KeywordContext } from './access.ts';

/** Values of a day's byte besides a rank from 1 to 100. */
const notRanked = 0;
const checkFailed = 254;
const notChecked = 255;

interface MonthRow {
  /** `YYYY-MM` */
  month: string;
  ranks: Uint8Array;
  /** Search volume of that month. */
  searchVolume: number | null;
}

/**
 * A keyword's rank on each day with a check, oldest first. Days without a check are left out; a
 * failed check is distinct from not ranking.
 */
export async function getHistory({ services, keyword }: KeywordContext): Promise<RankingDay[]> {
  const { listId, id } = keyword;
  const months = await services.database.sql<MonthRow[]>`
    select to_char(m.month, 'YYYY-MM') as month, m.ranks,
      v.searches[1 + (extract(year from v.newest_month) - extract(year from m.month))::int * 12
        + (extract(month from v.newest_month) - extract(month from m.month))::int] as "searchVolume"
    from ranking_months m
    left join keyword_volumes v on v.list_id = m.list_id and v.id = m.keyword_id
    where m.list_id = ${listId} and m.keyword_id = ${id} order by m.month`;
  return months.flatMap(viewMonth);
}

function viewMonth({ month, ranks, searchVolume }: MonthRow): RankingDay[] {
  return [...ranks]
    .map((byte, index) => ({
      byte,
      date: `${month}-${String(index + 1).padStart(2, '0')}`,
      rankAbsolute: byte >= 1 && byte <= lastCheckedRank ? byte : null,
      searchVolume,
      outcome: outcomeOf(byte),
      depth: byte > lastCheckedRank && byte < checkFailed ? byte - lastCheckedRank : null,
    }))
    .filter(({ byte }) => byte !== notChecked)
    .map(({ byte: _byte, ...day }) => day);
}

function outcomeOf(byte: number): RankingDay['outcome'] {
  if (byte === checkFailed) return 'failed';
  return byte === notRanked || byte > lastCheckedRank ? 'not_ranked' : 'ranked';
}
