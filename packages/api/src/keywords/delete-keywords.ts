import type { ChangedKeywords, KeywordIdsInput } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { getKeywordKeys } from './access.ts';
import { recordKeywordChange } from './record-keyword-change.ts';
import { removeKeywords } from './remove-keywords.ts';

/**
 * Stops tracking many keywords of one list, all or none; no refresh adds them again, and they can
 * be restored for 30 days. Already deleted ones are skipped. AppError('not_found') for an id of
 * another domain or list.
 */
export async function deleteKeywords(
  ctx: DomainContext,
  { keywordIds }: Pick<KeywordIdsInput, 'keywordIds'>,
): Promise<ChangedKeywords> {
  const { listId, ids } = await getKeywordKeys(ctx, keywordIds);
  const now = ctx.services.now();
  const removed = await changeList(ctx, ctx.domain.id, async (tx) => {
    const gone = await removeKeywords(tx, { listId, ids, now });
    await recordKeywordChange(tx, ctx, { kind: 'keywords.deleted', count: gone.length });
    return gone;
  });
  return { count: removed.length, keywordIds: removed.map((id) => encodeKeywordId({ listId, id })) };
}
