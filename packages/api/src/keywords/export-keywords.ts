import type { DatabaseHandle } from '@keydence/db';
import {
  type ExportedKeyword,
  type ExportKeywordsInput,
  type KeywordCsvSource,
  keywordCsvFileName,
  localDay,
} from '@keydence/domain';
import { getDomainScope, requireSetupDone } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { checkText } from '../check-text.ts';
import type { AuthedContext } from '../context.ts';
import { buildKeywordIds } from '../keyword-lists/build-keyword-ids.ts';
import type { CountedList } from '../keyword-lists/count-keywords.ts';
import { decodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { findDefaultSort } from '../keyword-lists/find-default-sort.ts';
import { findMarketList } from '../keyword-lists/find-market-list.ts';
import { readKeywordBatches } from './read-keyword-batches.ts';

export interface KeywordExport {
  fileName: string;
  source: KeywordCsvSource;
  /** Number of keywords in the export; fewer if some are deleted during it. */
  total: number;
  /**
   * Batches in the order of the list. Each is read when the consumer asks for it, so a slow reader
   * holds no connection.
   */
  batches: AsyncGenerator<ExportedKeyword[], void>;
}

/**
 * All keywords that match the screen's filters, in the screen's order. One statement at the start
 * fixes the keywords and their order; their data is read batch by batch.
 * @throws AppError not_found for a foreign domain or keyword id, domain_setup_in_progress
 */
export async function exportKeywords(ctx: AuthedContext, input: ExportKeywordsInput): Promise<KeywordExport> {
  checkText(input);
  const { database, now } = ctx.services;
  const domain = await getDomainScope(ctx, input);
  requireSetupDone(domain);
  const source = {
    domainName: domain.domainName,
    locationCode: input.locationCode ?? domain.locationCode,
    languageCode: input.languageCode ?? domain.languageCode,
    dataSource: domain.dataSource,
  };
  const list = await findMarketList(database, domain, input);
  const wanted = readWanted(list?.id, input.keywordIds);
  const sorted = list ? await readSortedIds(database, list, input) : [];
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
    batches: list ? readKeywordBatches(ctx, { domainId: domain.id, listId: list.id }, ids) : noBatches(),
  };
}

/** The chosen numbers, or null for all; an id of another list is treated like a malformed one. */
function readWanted(listId: number | undefined, keywordIds: string | undefined): Set<number> | null {
  if (keywordIds === undefined) return null;
  const keys = keywordIds.split(',').map((id) => decodeKeywordId(id.trim()));
  if (keys.some((key) => key.listId !== listId)) throw notFound();
  return new Set(keys.map(({ id }) => id));
}

/** One text for all ids: one row per id would take twenty times the memory. */
async function readSortedIds(
  database: DatabaseHandle,
  list: CountedList,
  input: ExportKeywordsInput,
): Promise<number[]> {
  const sortBy = input.sortBy ?? (await findDefaultSort(database, list));
  const { text, values } = buildKeywordIds({
    listId: list.id,
    filter: input,
    sortBy,
    sortOrder: input.sortOrder,
  });
  const [row] = await database.listSql.unsafe<{ ids: string | null }[]>(
    `select string_agg(s.id::text, ',') as ids from (${text}) s`,
    values,
    { prepare: true },
  );
  return row?.ids ? row.ids.split(',').map(Number) : [];
}

async function* noBatches(): AsyncGenerator<ExportedKeyword[], void> {}
