import { type ListTagsInput, maxListedTags, type TagList } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findKeywordList } from '../keyword-lists/find-keyword-list.ts';

/** The tags of a keyword list with their number of keywords, the most used first. */
export async function listTags(
  { services: { database }, domain }: DomainContext,
  { locationCode = domain.locationCode, languageCode = domain.languageCode }: ListTagsInput,
): Promise<TagList> {
  const list = await findKeywordList(database, { domainId: domain.id, locationCode, languageCode });
  if (!list) return { data: [], total: 0 };
  const rows = await database.listSql<{ tag: string; count: number; total: number }[]>`
    select tag, count(*)::int as count, (count(*) over ())::int as total
    from keyword_tags where list_id = ${list.id}
    group by tag order by count(*) desc, tag limit ${maxListedTags}`;
  return { data: rows.map(({ tag, count }) => ({ tag, count })), total: rows[0]?.total ?? 0 };
}
