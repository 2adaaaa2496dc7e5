import type { Transaction } from '@keydence/db';
import type { Corrected, HideTopicInput, PinTopicInput, RenameTopicInput } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { startMovesRun } from '../runs/move-moves-run.ts';
import { requireTopic } from './access.ts';
import { recordCorrection } from './record-correction.ts';

/** Sets a topic's name, which runs keep; null removes it. */
export async function renameTopic(
  ctx: DomainContext,
  { topicId, name }: RenameTopicInput,
): Promise<Corrected> {
  return recordCorrection(ctx, async (tx, listId) => {
    const id = await requireTopic(tx, listId, topicId);
    const changed = await tx.execute(sql`
      update topics set given_name = ${name} where list_id = ${listId} and id = ${id}
        and given_name is distinct from ${name}::text returning id`);
    return changed.length === 0 ? null : { kind: 'rename', topicId: id, facts: { name }, touched: [id] };
  });
}

/** Pins or unpins a topic; runs do not take keywords from a pinned topic. */
export async function pinTopic(ctx: DomainContext, { topicId, isPinned }: PinTopicInput): Promise<Corrected> {
  return setMark(ctx, { topicId, kind: 'pin', isSet: isPinned });
}

/** Hides or shows a topic; lists, moves, gaps and ideas exclude hidden topics. */
export async function hideTopic(
  ctx: DomainContext,
  { topicId, isHidden }: HideTopicInput,
): Promise<Corrected> {
  return setMark(ctx, { topicId, kind: 'hide', isSet: isHidden });
}

interface Mark {
  topicId: string;
  kind: 'pin' | 'hide';
  isSet: boolean;
}

async function setMark(ctx: DomainContext, { topicId, kind, isSet }: Mark): Promise<Corrected> {
  return recordCorrection(ctx, async (tx, listId) => {
    const id = await requireTopic(tx, listId, topicId);
    const isChanged = await writeMark(tx, listId, { id, kind, isSet });
    if (isChanged && kind === 'hide') {
      await startMovesRun(tx, ctx.services, { listId, askedBy: null });
    }
    return isChanged ? { kind, topicId: id, facts: { isSet }, touched: [id] } : null;
  });
}

/** Restores moves that were skipped because their topic was not the site's own. */
async function restoreSkipped(tx: Transaction, listId: number, topicId: number): Promise<void> {
  await tx.execute(sql`
    update moves set state = 'proposed', skip_reason = null, skip_note = null, skip_until = null, skipped_by = null
    where list_id = ${listId} and topic_id = ${topicId} and state = 'skipped' and skip_reason = 'not_our_topic'`);
}

/** Returns true if the mark changed. */
export async function writeMark(
  tx: Transaction,
  listId: number,
  { id, kind, isSet }: { id: number; kind: 'pin' | 'hide'; isSet: boolean },
): Promise<boolean> {
  const column = sql.identifier(kind === 'pin' ? 'is_pinned' : 'is_hidden');
  const changed = await tx.execute(sql`
    update topics set ${column} = ${isSet} where list_id = ${listId} and id = ${id} and ${column} <> ${isSet}
    returning id`);
  if (changed.length > 0 && kind === 'hide' && !isSet) await restoreSkipped(tx, listId, id);
  return changed.length > 0;
}
