import type { ExportedKeyword } from '@keydence/domain';
import { getDomainScope } from '../access/get-domain-scope.ts';
import type { AuthedContext } from '../context.ts';
import { readGainsOfIds } from '../gains/read-gains.ts';
import { rowColumns } from '../keyword-lists/build-keyword-page.ts';
import { type KeywordRow, viewKeyword } from './keyword-view.ts';
import { type ResultPageRow, resultPageColumns, viewResultPage } from './result-page-view.ts';

const batchSize = 500;

type ExportRow = KeywordRow & ResultPageRow & { newest_month: string | null };

/**
 * Reads keywords of a list by their numbers, in the given order, each batch when the consumer asks
 * for it. A caller who loses access gets no further batch: AppError('not_found').
 */
export async function* readKeywordBatches(
  ctx: AuthedContext,
  { domainId, listId }: { domainId: string; listId: number },
  ids: readonly number[],
): AsyncGenerator<ExportedKeyword[], void> {
  for (let start = 0; start < ids.length; start += batchSize) {
    await getDomainScope(ctx, { domainId });
    const rows = await ctx.services.database.listSql.unsafe<ExportRow[]>(
      `select ${rowColumns}, v.newest_month::text as newest_month, ${resultPageColumns}
      from unnest($2::bigint[]) with ordinality as p (id, place)
      join tracked_keywords k on k.list_id = $1 and k.id = p.id
      join keyword_rankings r on r.list_id = $1 and r.id = p.id
      left join keyword_volumes v on v.list_id = $1 and v.id = p.id
      left join keyword_result_pages e on e.list_id = $1 and e.keyword_id = p.id
      order by p.place`,
      [listId, ids.slice(start, start + batchSize)],
      { prepare: true },
    );
    const { database, now } = ctx.services;
    const gains = await readGainsOfIds(database, { listId, ids: rows.map(({ id }) => id), now: now() });
    yield rows.map((row) => ({
      ...viewKeyword(listId, row, gains),
      volumeMonth: row.newest_month?.slice(0, 7) ?? null,
      resultPage: viewResultPage(row),
    }));
  }
}
