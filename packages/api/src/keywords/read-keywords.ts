import type { DatabaseHandle } from '@keydence/db';
import type { Keyword } from '@keydence/domain';
import { readGainsOfIds } from '../gains/read-gains.ts';
import { rowColumns } from '../keyword-lists/build-keyword-page.ts';
import { type KeywordRow, viewKeyword } from './keyword-view.ts';

/** The keywords of a list with these numbers, lowest number first. */
export async function readKeywords(
  database: Pick<DatabaseHandle, 'db' | 'listSql' | 'indexSql'>,
  { listId, ids, now }: { listId: number; ids: readonly number[]; now: Date },
): Promise<Keyword[]> {
  if (ids.length === 0) return [];
  const rows = await database.listSql.unsafe<KeywordRow[]>(
    `select ${rowColumns}
    from tracked_keywords k
    join keyword_rankings r on r.list_id = k.list_id and r.id = k.id
    left join keyword_volumes v on v.list_id = k.list_id and v.id = k.id
    where k.list_id = $1 and k.id = any($2::bigint[]) order by k.id`,
    [listId, [...ids]],
  );
  const gains = await readGainsOfIds(database, { listId, ids, now });
  return rows.map((row) => viewKeyword(listId, row, gains));
}
