import type { DatabaseHandle } from '@keydence/db';
import {
  type ExportedKeyword,
  type ExportKeywordsInput,
  type KeywordCsvSource,
  keywordCsvFileName,
  localDay,
} from '@keydence/domain';
import { notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { checkText } from '../check-text.ts';
import type { AuthedContext } from '../context.ts';
import { readGainsOfIds } from '../gains/read-gains.ts';
import { getDomainScope, requireSettled } from '../tracked-domains/access.ts';
import { buildKeywordIds } from './build-keyword-ids.ts';
import { rowColumns } from './build-keyword-page.ts';
import { decodeKeywordId } from './encode-keyword-id.ts';
import { findMarketList } from './find-market-list.ts';
import { type KeywordRow, viewKeyword } from './keyword-view.ts';
import { type ResultPageRow, resultPageColumns, viewResultPage } from './result-page-view.ts';

/** Rows that are in memory at a time. */
const batchSize = 500;

export interface KeywordExport {
  fileName: string;
  source: KeywordCsvSource;
  /** How many keywords will come, but for those that are deleted meanwhile. */
  total: number;
  /** Batches in the order of the list. Each is read when it is asked for, so a slow reader holds no connection. */
  batches: AsyncGenerator<ExportedKeyword[], void>;
}

/**
 * All keywords that the screen's filters leave, in the screen's order. Which keywords and in which order is
 * settled by one statement at the start; what they say is read batch by batch.
 * @throws AppError not_found for a foreign domain or keyword id, domain_setup_in_progress
 */
export async function exportKeywords(ctx: AuthedContext, input: ExportKeywordsInput): Promise<KeywordExport> {
  checkText(input);
  const { database, now } = ctx.services;
  const domain = await getDomainScope(ctx, input);
  requireSettled(domain);
  const source = {
    domainName: domain.domainName,
    locationCode: input.locationCode ?? domain.locationCode,
    languageCode: input.languageCode ?? domain.languageCode,
    dataSource: domain.dataSource,
  };
  const list = await findMarketList(database, domain, input);
  const wanted = readWanted(list?.id, input.keywordIds);
  const sorted = list ? await readSortedIds(database, list.id, input) : [];
  const ids = wanted ? sorted.filter((id) => wanted.has(id)) : sorted;
  await recordAudit(ctx.services.database.db, ctx, {
    workspaceId: domain.workspaceId,
    notes: [
      {
        kind: 'export.keywords',
        subject: { id: domain.id, name: domain.domainName },
        details: { rows: ids.length },
      },
    ],
  });
  return {
    fileName: keywordCsvFileName(source, localDay(now(), domain.timeZone)),
    source,
    total: ids.length,
    batches: list ? readBatches(ctx, { domainId: domain.id, listId: list.id }, ids) : noBatches(),
  };
}

/** The chosen numbers, or null for all; an id of another list is as unknown as a malformed one. */
function readWanted(listId: number | undefined, keywordIds: string | undefined): Set<number> | null {
  if (keywordIds === undefined) return null;
  const keys = keywordIds.split(',').map((id) => decodeKeywordId(id.trim()));
  if (keys.some((key) => key.listId !== listId)) throw notFound();
  return new Set(keys.map(({ id }) => id));
}

/** One text for all ids: a row each would take twenty times the memory. */
async function readSortedIds(
  { listSql }: DatabaseHandle,
  listId: number,
  input: ExportKeywordsInput,
): Promise<number[]> {
  const { sortBy = 'search_volume', sortOrder } = input;
  const { text, values } = buildKeywordIds({ listId, filter: input, sortBy, sortOrder });
  const [row] = await listSql.unsafe<{ ids: string | null }[]>(
    `select string_agg(s.id::text, ',') as ids from (${text}) s`,
    values,
    { prepare: true },
  );
  return row?.ids ? row.ids.split(',').map(Number) : [];
}

type ExportRow = KeywordRow & ResultPageRow & { newest_month: string | null };

/** Whoever loses the domain while it is exported gets no further batch: AppError('not_found'). */
async function* readBatches(
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

async function* noBatches(): AsyncGenerator<ExportedKeyword[], void> {}
