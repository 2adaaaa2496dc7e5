import { type DeletedKeywordList, type ListDeletedKeywordsInput, paginate } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { findKeywordList } from '../keyword-lists/find-keyword-list.ts';
import { restorableSince } from '../keyword-lists/purge-deleted.ts';

interface Row {
  id: string;
  keyword_text: string;
  search_volume: number | null;
  deleted_at: Date;
}

/** One page of the keywords that can still be restored, last deleted first. */
export async function listDeleted(
  { services: { database, now }, domain }: DomainContext,
  input: ListDeletedKeywordsInput,
): Promise<DeletedKeywordList> {
  const { page, limit, locationCode = domain.locationCode, languageCode = domain.languageCode } = input;
  const list = await findKeywordList(database, { domainId: domain.id, locationCode, languageCode });
  const { dataSource } = domain;
  if (!list) return { data: [], pagination: paginate(page, limit, 0), dataSource };
  const { listSql } = database;
  const restorable = listSql`
    list_id = ${list.id} and rows is not null and deleted_at >= ${restorableSince(now())}`;
  const [rows, [counted]] = await Promise.all([
    listSql<Row[]>`
      select id, keyword_text, deleted_at, (rows #>> '{tracked_keywords,0,search_volume}')::int as search_volume
      from deleted_keywords where ${restorable}
      order by deleted_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`,
    listSql<{ total: number }[]>`select count(*)::int as total from deleted_keywords where ${restorable}`,
  ]);
  return {
    data: rows.map((row) => ({
      id: encodeKeywordId({ listId: list.id, id: Number(row.id) }),
      keywordText: row.keyword_text,
      searchVolume: row.search_volume,
      deletedAt: row.deleted_at,
    })),
    pagination: paginate(page, limit, counted?.total ?? 0),
    dataSource,
  };
}
