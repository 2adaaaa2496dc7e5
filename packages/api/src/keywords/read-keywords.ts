import type { DatabaseHandle } from '@keydence/db';
import type { Keyword } from '@keydence/domain';
import { rowColumns } from './build-keyword-page.ts';
import { type KeywordRow, viewKeyword } from './keyword-view.ts';

/** The keywords of a list with these numbers, lowest number first. */
export async function readKeywords(
  { listSql }: Pick<DatabaseHandle, 'listSql'>,
  listId: number,
  ids: readonly number[],
): Promise<Keyword[]> {
  if (ids.length === 0) return [];
  const rows = await listSql.unsafe<KeywordRow[]>(
    `select ${rowColumns}
    from tracked_keywords k
    join keyword_rankings r on r.list_id = k.list_id and r.id = k.id
    left join keyword_volumes v on v.list_id = k.list_id and v.id = k.id
    where k.list_id = $1 and k.id = any($2::bigint[]) order by k.id`,
    [listId, [...ids]],
  );
  return rows.map((row) => viewKeyword(listId, row));
}
