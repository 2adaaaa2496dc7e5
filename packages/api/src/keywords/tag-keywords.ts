import type { Queryable, Transaction } from '@keydence/db';
import { maxTagsPerKeyword, type TaggedKeywords, type TagKeywordsInput } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { decodeKeywordId, encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';

/**
 * Adds a tag to many keywords of a domain, or removes it. A keyword at its limit of tags stays
 * unchanged; one that is no longer tracked does not count. AppError('not_found') for an id of
 * another domain.
 */
export async function tagKeywords(
  { services, domain }: DomainContext,
  { keywordIds, action, tag }: TagKeywordsInput,
): Promise<TaggedKeywords> {
  const keywords = [...new Set(keywordIds)].map(decodeKeywordId);
  const listIds = [...new Set(keywords.map(({ listId }) => listId))].sort((one, other) => one - other);
  await requireListsOf(services.database.db, domain.id, listIds);
  const change = action === 'add' ? addTag : removeTag;
  return changeList({ services }, domain.id, async (tx) => {
    for (const listId of listIds) await bumpListVersion(tx, listId);
    const all: TaggedKeywords = { keywordIds: [], unchanged: 0, full: 0 };
    for (const listId of listIds) {
      const ids = keywords.filter((keyword) => keyword.listId === listId).map(({ id }) => id);
      const one = await change(tx, { listId, ids, tag });
      all.keywordIds.push(...one.changed.map((id) => encodeKeywordId({ listId, id })));
      all.unchanged += one.unchanged;
      all.full += one.full;
    }
    return all;
  });
}

async function requireListsOf(db: Queryable, domainId: string, listIds: number[]): Promise<void> {
  const [found] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from keyword_lists
    where domain_id = ${domainId} and id in ${listIds}`);
  if (found?.count !== listIds.length) throw notFound();
}

interface Tagging {
  listId: number;
  /** Numbers of keywords in the list. */
  ids: readonly number[];
  tag: string;
}

interface Answer extends Record<string, unknown> {
  changed: number[];
  unchanged: number;
  full: number;
}

async function addTag(tx: Transaction, tagging: Tagging): Promise<Answer> {
  const { listId, tag } = tagging;
  const [row] = await tx.execute<Answer>(sql`
    with tracked as materialized (${findTracked(tagging)}),
    changed as (
      insert into keyword_tags (list_id, keyword_id, tag)
      select ${listId}::int, id, ${tag}::text from tracked
      where not has_tag and tag_count < ${maxTagsPerKeyword}::int
      returning keyword_id
    )
    select ${changedIds} as changed,
      count(*) filter (where has_tag)::int as unchanged,
      count(*) filter (where not has_tag and tag_count >= ${maxTagsPerKeyword}::int)::int as "full"
    from tracked`);
  return row ?? nothing;
}

async function removeTag(tx: Transaction, tagging: Tagging): Promise<Answer> {
  const { listId, tag } = tagging;
  const [row] = await tx.execute<Answer>(sql`
    with tracked as materialized (${findTracked(tagging)}),
    changed as (
      delete from keyword_tags g using tracked t
      where g.list_id = ${listId} and g.keyword_id = t.id and g.tag = ${tag}
      returning g.keyword_id
    )
    select ${changedIds} as changed, count(*) filter (where not has_tag)::int as unchanged, 0 as "full"
    from tracked`);
  return row ?? nothing;
}

/** The tracked ones of the keywords. The list is a value everywhere, so one node of a cluster answers. */
function findTracked({ listId, ids, tag }: Tagging): SQL {
  const ofKeyword = sql`g.list_id = ${listId} and g.keyword_id = k.id`;
  return sql`
    select k.id,
      (select count(*) from keyword_tags g where ${ofKeyword}) as tag_count,
      exists (select from keyword_tags g where ${ofKeyword} and g.tag = ${tag}) as has_tag
    from tracked_keywords k where k.list_id = ${listId} and k.id = any(${`{${ids.join(',')}}`}::bigint[])`;
}

/** The changed keywords' numbers, as JSON. */
const changedIds = sql`(select coalesce(jsonb_agg(keyword_id order by keyword_id), '[]') from changed)`;
const nothing: Answer = { changed: [], unchanged: 0, full: 0 };
