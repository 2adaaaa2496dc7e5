import { laterDay, localDay, type SourceStory, type StoryWork } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { movePlanItem } from '../content-plan/move-plan-item.ts';
import { acceptMoves } from '../moves/accept-moves.ts';
import { markMoveDone } from '../moves/mark-move-done.ts';
import { skipMove } from '../moves/skip-move.ts';

/** Accepted work of the story that is not yet done. */
export interface OpenWork {
  moveId: string;
  /** Completion, in days ago. */
  done: number;
}

interface Day {
  story: SourceStory;
  daysAgo: number;
  open: OpenWork[];
}

/**
 * Marks work done since the last check, and decides about the moves of this check. Returns the work that is still open.
 */
export async function workOnMoves(ctx: DomainContext, { story, daysAgo, open }: Day): Promise<OpenWork[]> {
  const domainId = ctx.domain.id;
  const today = localDay(ctx.services.now(), ctx.domain.timeZone);
  for (const { moveId, done } of open.filter((work) => work.done >= daysAgo)) {
    await markMoveDone(ctx, { domainId, moveId, doneOn: laterDay(today, daysAgo - done) });
    await finishPiece(ctx, moveId);
  }
  const left = open.filter((work) => work.done < daysAgo);
  for (const work of story.works.filter(({ decided }) => decided === daysAgo)) {
    const moveId = await findMove(ctx, work);
    if (moveId === null) continue;
    if (work.skipReason) await skipMove(ctx, { domainId, moveId, reason: work.skipReason, note: '' });
    else await acceptMoves(ctx, { domainId, moveIds: [moveId] });
    if (work.done !== null) left.push({ moveId, done: work.done });
  }
  return left;
}

/** The move that the rules propose for the work; null if there is none. */
async function findMove(
  { services, domain }: DomainContext,
  { verb, page }: StoryWork,
): Promise<string | null> {
  const [row] = await services.database.db.execute<{ id: string }>(sql`
    select id from moves
    where list_id = ${requireList(domain).id} and verb = ${verb} and state = 'proposed' and not is_too_hard
      and (${page}::text is null or pages ? ${page}::text)
    order by gain_mid desc nulls last, id limit 1`);
  return row?.id ?? null;
}

/** Moves the plan item of a done move into the last column. */
async function finishPiece(ctx: DomainContext, moveId: string): Promise<void> {
  const listId = requireList(ctx.domain).id;
  const [piece] = await ctx.services.database.db.execute<{ id: string }>(sql`
    select p.id from content_plan_items p join moves m on m.list_id = p.list_id and m.main_query = p.keyword_text
    where m.list_id = ${listId} and m.id = ${moveId}::uuid and m.verb in ('write', 'update') and p.deleted_at is null`);
  if (!piece) return;
  const planItem = { id: piece.id, listId, isDeleted: false };
  await movePlanItem(
    { ...ctx, planItem },
    { itemId: piece.id, status: 'ready_to_publish', beforeItemId: null },
  );
}
