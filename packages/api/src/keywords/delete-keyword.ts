import { notFound } from '../access.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { lockList } from '../keyword-lists/lock-list.ts';
import type { KeywordContext } from './access.ts';
import { recordKeywordChange } from './record-keyword-change.ts';
import { removeKeywords } from './remove-keywords.ts';

/**
 * Stops tracking a keyword; no refresh adds it again, and it can be restored for 30 days. Of two
 * concurrent deletions the second throws AppError('not_found').
 */
export async function deleteKeyword(ctx: KeywordContext): Promise<void> {
  const { services, domain, keyword, requireUnchanged } = ctx;
  const { listId, id } = keyword;
  await changeList({ services }, domain.id, async (tx) => {
    await lockList(tx, listId);
    await requireUnchanged?.(tx);
    const removed = await removeKeywords(tx, { listId, ids: [id], now: services.now() });
    if (removed.length === 0) throw notFound();
    await recordKeywordChange(tx, ctx, { kind: 'keywords.deleted', count: 1 });
  });
}
