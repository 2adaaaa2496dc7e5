import type { Queryable, Transaction } from '@keydence/db';
import { maxTagsPerKeyword, type TaggedKeywords, type TagKeywordsInput } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { decodeKeywordId, encodeKeywordId, type KeywordKey } from '../keyword-lists/encode-keyword-id.ts';

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
    return change(tx, keywords, tag);
  });
}

async function requireListsOf(db: Queryable, domainId: string, listIds: number[]): Promise<void> {
  const [found] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from keyword_lists
    where domain_id = ${domainId} and id in ${listIds}`);
  if (found?.count !== listIds.length) throw notFound();
}

async function addTag(tx: Transaction, keywords: KeywordKey[], tag: string): Promise<TaggedKeywords> {
  return answer(
    tx,
    sql`
    with tracked as materialized (${findTracked(keywords, tag)}),
    added as (
      insert into keyword_tags (list_id, keyword_id, tag)
      select list_id, id, ${tag} from tracked where not has_tag and tag_count < ${maxTagsPerKeyword}
      returning list_id, keyword_id
    )
    select ${changedKeys('added')} as changed,
      count(*) filter (where has_tag)::int as unchanged,
      count(*) filter (where not has_tag and tag_count >= ${maxTagsPerKeyword})::int as "full"
    from tracked`,
  );
}

async function removeTag(tx: Transaction, keywords: KeywordKey[], tag: string): Promise<TaggedKeywords> {
  return answer(
    tx,
    sql`
    with tracked as materialized (${findTracked(keywords, tag)}),
    removed as (
      delete from keyword_tags g using tracked t
      where g.list_id = t.list_id and g.keyword_id = t.id and g.tag = ${tag}
      returning g.list_id, g.keyword_id
    )
    select ${changedKeys('removed')} as changed,
      count(*) filter (where not has_tag)::int as unchanged, 0 as "full"
    from tracked`,
  );
}

function findTracked(keywords: KeywordKey[], tag: string): SQL {
  const ofKeyword = sql`g.list_id = k.list_id and g.keyword_id = k.id`;
  return sql`
    select k.list_id, k.id,
      (select count(*) from keyword_tags g where ${ofKeyword}) as tag_count,
      exists (select from keyword_tags g where ${ofKeyword} and g.tag = ${tag}) as has_tag
    from jsonb_to_recordset(${JSON.stringify(keywords)}::jsonb) as n ("listId" int, id bigint)
    join tracked_keywords k on k.list_id = n."listId" and k.id = n.id`;
}

/** The keys of a statement's changed rows, as JSON. */
function changedKeys(name: 'added' | 'removed'): SQL {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('listId', list_id, 'id', keyword_id) order by keyword_id), '[]')
    from ${sql.identifier(name)})`;
}

type Answer = Omit<TaggedKeywords, 'keywordIds'> & { changed: KeywordKey[] };

async function answer(tx: Transaction, statement: SQL): Promise<TaggedKeywords> {
  const [row] = await tx.execute<Answer & Record<string, unknown>>(statement);
  const { changed = [], unchanged = 0, full = 0 } = row ?? {};
  return { keywordIds: changed.map(encodeKeywordId), unchanged, full };
}
