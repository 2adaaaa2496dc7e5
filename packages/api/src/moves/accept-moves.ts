import { schema, type Transaction } from '@keydence/db';
import { type AcceptMovesInput, AppError, type ChangedMoves, laterDay, localDay } from '@keydence/domain';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { isId } from '../access.ts';
import { composePlanItems, type NewPlanItem } from '../content-plan/compose-plan-items.ts';
import type { MoveRow } from '../gains/move-gain-view.ts';
import { hashTexts } from '../keyword-lists/hash-texts.ts';
import { changeMoves } from './change-moves.ts';
import { planDays } from './choose-plan.ts';
import { type ControlBasis, findControls, readControlBasis } from './find-controls.ts';
import { moveMessages } from './move-messages.ts';
import { planPiece } from './plan-piece.ts';

const { moves, moveSettings } = schema;

/**
 * Accepts moves for the current two weeks. Each keeps its current gain and the pages that its result will be compared
 * with; a new or updated page is added to the content plan. Moves that are already accepted stay unchanged.
 * AppError('conflict') for a done move, or if a page of it has another move that is accepted, or done in these two weeks.
 */
export async function acceptMoves(ctx: DomainContext, { moveIds }: AcceptMovesInput): Promise<ChangedMoves> {
  const { services, domain, caller } = ctx;
  const listId = requireList(domain).id;
  // The source is called before the transaction.
  const pieces = await composePieces(ctx, listId, moveIds);
  const today = localDay(services.now(), domain.timeZone);
  let basis: ControlBasis | null | undefined;
  return changeMoves(ctx, moveIds, async (tx, move) => {
    if (move.state === 'accepted') return false;
    if (move.doneOn !== null) throw new AppError('conflict', moveMessages.done);
    const [settings] = await tx.select().from(moveSettings).where(eq(moveSettings.listId, listId));
    const planStart = settings?.planStart ?? today;
    await requireFreePages(tx, move, planStart);
    const dueOn = move.dueOn ?? laterDay(planStart, planDays - 1);
    const piece = pieces.get(move.mainQuery ?? '') ?? null;
    if (basis === undefined) basis = await readControlBasis(tx, listId, today);
    const acceptanceId = await planPiece(tx, services, { move, piece, dueOn });
    await tx
      .update(moves)
      .set({
        state: 'accepted',
        acceptedAt: services.now(),
        acceptedBy: caller.userId,
        planStart,
        dueOn,
        acceptanceId,
        controls: await findControls(tx, services, { move, basis }),
        leftOut: null,
        skipReason: null,
        skipNote: null,
        skipUntil: null,
        skippedBy: null,
      })
      .where(and(eq(moves.listId, listId), eq(moves.id, move.id)));
    return true;
  });
}

/** A page has one move in a plan, so that its effect can be measured. AppError('conflict') if another one is accepted. */
async function requireFreePages(
  tx: Transaction,
  { listId, id, pages }: MoveRow,
  planStart: string,
): Promise<void> {
  const [other] = await tx
    .select({ id: moves.id })
    .from(moves)
    .where(
      and(
        eq(moves.listId, listId),
        ne(moves.id, id),
        isNotNull(moves.acceptedAt),
        sql`(${moves.state} = 'accepted' or ${moves.doneOn} >= ${planStart}::date)`,
        sql`${moves.pages} ?| array(select jsonb_array_elements_text(${JSON.stringify(pages)}::jsonb))`,
      ),
    )
    .limit(1);
  if (other) throw new AppError('conflict', moveMessages.samePage);
}

/** Plan items for the main searches of moves, without those that the plan already has. */
async function composePieces(
  ctx: DomainContext,
  listId: number,
  moveIds: readonly string[],
): Promise<Map<string, NewPlanItem>> {
  const ids = moveIds.filter(isId);
  if (ids.length === 0) return new Map();
  const rows = await ctx.services.database.db
    .select({ text: moves.mainQuery })
    .from(moves)
    .where(
      and(
        eq(moves.listId, listId),
        inArray(moves.id, ids),
        inArray(moves.verb, ['write', 'update']),
        inArray(moves.state, ['proposed', 'skipped']),
      ),
    );
  const texts = new Set(rows.flatMap(({ text }) => text ?? []));
  if (texts.size === 0) return new Map();
  const planned = await ctx.services.database.db.execute<{ text: string }>(sql`
    select keyword_text as text from content_plan_items
    where list_id = ${listId} and deleted_at is null and kw_hash = ${hashTexts([...texts])}`);
  for (const { text } of planned) texts.delete(text);
  const pieces = await composePlanItems(ctx, listId, [...texts]);
  return new Map(pieces.map((piece) => [piece.keywordText, piece]));
}
