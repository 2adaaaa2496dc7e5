import { schema, type Transaction } from '@keydence/db';
import type { KeywordDetails, UpdateKeywordInput } from '@keydence/domain';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import type { KeywordKey } from '../keyword-lists/encode-keyword-id.ts';
import type { KeywordContext } from './access.ts';
import { getKeyword } from './get-keyword.ts';

type Changes = Omit<UpdateKeywordInput, 'keywordId'>;

/**
 * Changes the data that members attached to a keyword; omitted fields stay. AppError('not_found')
 * if it is deleted concurrently.
 */
export async function updateKeyword(
  { services, domain, keyword, requireUnchanged }: KeywordContext,
  { tags, targetUrl, note }: Changes,
): Promise<KeywordDetails> {
  await changeList({ services }, domain.id, async (tx) => {
    // The list first, as in every write of a list.
    await bumpListVersion(tx, keyword.listId);
    await requireUnchanged?.(tx);
    const found = await tx.execute(sql`
      select 1 from tracked_keywords where list_id = ${keyword.listId} and id = ${keyword.id} for key share`);
    if (found.length === 0) throw notFound();
    if (tags) await replaceTags(tx, keyword, tags);
    await writeDetails(tx, keyword, { targetUrl, note, updatedAt: services.now() });
  });
  return getKeyword({ services, domain, keyword });
}

async function replaceTags(tx: Transaction, { listId, id }: KeywordKey, tags: string[]): Promise<void> {
  const { keywordTags } = schema;
  const ofKeyword = and(eq(keywordTags.listId, listId), eq(keywordTags.keywordId, id));
  await tx.delete(keywordTags).where(and(ofKeyword, notInArray(keywordTags.tag, tags)));
  if (tags.length === 0) return;
  await tx
    .insert(keywordTags)
    .values(tags.map((tag) => ({ listId, keywordId: id, tag })))
    .onConflictDoNothing();
}

async function writeDetails(
  tx: Transaction,
  { listId, id }: KeywordKey,
  { targetUrl, note, updatedAt }: Pick<Changes, 'targetUrl' | 'note'> & { updatedAt: Date },
): Promise<void> {
  if (targetUrl === undefined && note === undefined) return;
  const { keywordDetails } = schema;
  await tx
    .insert(keywordDetails)
    .values({ listId, keywordId: id, targetUrl, note, updatedAt })
    .onConflictDoUpdate({
      target: [keywordDetails.listId, keywordDetails.keywordId],
      set: { targetUrl, note, updatedAt },
    });
}
