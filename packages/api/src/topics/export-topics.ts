import type { Queryable } from '@keydence/db';
import {
  type ExportTopicsInput,
  type KeywordCsvSource,
  localDay,
  type TopicCsvRow,
  topicCsvFileName,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { getDomainScope, requireList, requireSetupDone } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { checkText } from '../check-text.ts';
import type { AuthedContext } from '../context.ts';
import { decodeKeywordId, encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { readKeywordBatches } from '../keywords/read-keyword-batches.ts';
import { buildTopicFilter, orderTopics } from './list-topics.ts';

export interface TopicExport {
  fileName: string;
  source: KeywordCsvSource;
  /** Number of keywords at the start; keywords deleted during the export are skipped. */
  total: number;
  /** Batches in topic order, each read on demand. */
  batches: AsyncGenerator<TopicCsvRow[], void>;
}

/**
 * All keywords of the topics that match the filters, ordered by topic and page group. One statement at the start
 * selects the keywords; their values are read batch by batch.
 * @throws AppError not_found for a foreign domain, domain_setup_in_progress
 */
export async function exportTopics(ctx: AuthedContext, input: ExportTopicsInput): Promise<TopicExport> {
  checkText(input);
  const { database, now } = ctx.services;
  const domain = await getDomainScope(ctx, input);
  requireSetupDone(domain);
  const listId = requireList(domain).id;
  const ids = await readMemberIds(database.db, listId, input);
  const { domainName, locationCode, languageCode, dataSource } = domain;
  const source = { domainName, locationCode, languageCode, dataSource };
  await recordAudit(database.db, ctx, {
    workspaceId: domain.workspaceId,
    notes: [
      {
        kind: 'export.topics',
        subject: { id: domain.id, name: domain.domainName },
        details: { rows: ids.length },
      },
    ],
  });
  return {
    fileName: topicCsvFileName(source, localDay(now(), domain.timeZone)),
    source,
    total: ids.length,
    batches: readBatches(ctx, { domainId: domain.id, listId }, ids),
  };
}

/** Returns all ids in one text: one row each would take twenty times the memory. */
async function readMemberIds(db: Queryable, listId: number, input: ExportTopicsInput): Promise<number[]> {
  const order = orderTopics(input.sortBy, input.sortOrder);
  const [row] = await db.execute<{ ids: string | null }>(sql`
    with chosen as (
      select t.id, row_number() over (order by ${order}) as place
      from topics t where ${buildTopicFilter(listId, input)}),
    members as (
      select k.id, c.place, coalesce(i.group_id, i.keyword_id) as group_id, k.search_volume
      from chosen c
      join keyword_insights i on i.list_id = ${listId} and i.topic_id = c.id
      join tracked_keywords k on k.list_id = ${listId} and k.id = i.keyword_id),
    grouped as (
      select *, count(*) over g as keyword_count, sum(search_volume) over g as searches
      from members window g as (partition by place, group_id))
    select string_agg(id::text, ',' order by place, searches desc nulls last, keyword_count desc, group_id,
      search_volume desc nulls last, id) as ids from grouped`);
  return row?.ids ? row.ids.split(',').map(Number) : [];
}

async function* readBatches(
  ctx: AuthedContext,
  scope: { domainId: string; listId: number },
  ids: readonly number[],
): AsyncGenerator<TopicCsvRow[], void> {
  const { db } = ctx.services.database;
  for await (const keywords of readKeywordBatches(ctx, scope, ids)) {
    const mainKeywords = await readMainKeywords(db, scope.listId, keywords);
    yield keywords.map((keyword) => ({
      ...keyword,
      mainKeyword: mainKeywords.get(keyword.id) ?? keyword.keywordText,
    }));
  }
}

/** Main keywords of the keywords' page groups, by keyword id. */
async function readMainKeywords(
  db: Queryable,
  listId: number,
  keywords: readonly { id: string }[],
): Promise<Map<string, string>> {
  const ids = keywords.map(({ id }) => decodeKeywordId(id).id);
  const rows = await db.execute<{ id: string; main_keyword: string }>(sql`
    select i.keyword_id as id, m.keyword_text as main_keyword
    from keyword_insights i
    join tracked_keywords m on m.list_id = ${listId} and m.id = coalesce(i.group_id, i.keyword_id)
    where i.list_id = ${listId} and i.keyword_id = any(${`{${ids.join(',')}}`}::bigint[])`);
  return new Map([...rows].map((row) => [encodeKeywordId({ listId, id: Number(row.id) }), row.main_keyword]));
}
