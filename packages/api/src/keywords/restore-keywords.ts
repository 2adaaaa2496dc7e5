import type { ChangedKeywords, KeywordIdsInput } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { purgeDeleted } from '../keyword-lists/purge-deleted.ts';
import { startRun } from '../runs/move-topic-run.ts';
import { getKeywordKeys } from './access.ts';
import { recordKeywordChange } from './record-keyword-change.ts';
import { restoreRemoved } from './restore-removed.ts';

/**
 * Tracks deleted keywords of one list again, all or none, with their former ids, figures and rank
 * history. Skips tracked ones, and those deleted more than 30 days ago. AppError('not_found') for
 * an id of another domain or list.
 */
export async function restoreKeywords(
  ctx: DomainContext,
  { keywordIds }: Pick<KeywordIdsInput, 'keywordIds'>,
): Promise<ChangedKeywords> {
  const { listId, ids } = await getKeywordKeys(ctx, keywordIds);
  const restored = await changeList(ctx, ctx.domain.id, async (tx) => {
    await bumpListVersion(tx, listId);
    const now = ctx.services.now();
    await purgeDeleted(tx, listId, now);
    const back = await restoreRemoved(tx, { listId, ids, now });
    // What members corrected meanwhile applies to them from the next run on.
    if (back.length > 0) await startRun(tx, ctx.services, { listId, kind: 'place', askedBy: null });
    await recordKeywordChange(tx, ctx, { kind: 'keywords.restored', count: back.length });
    return back;
  });
  return { count: restored.length, keywordIds: restored.map((id) => encodeKeywordId({ listId, id })) };
}
