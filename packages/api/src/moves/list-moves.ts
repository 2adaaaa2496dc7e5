import { schema } from '@keydence/db';
import { type ListMovesInput, type MoveList, type MoveView, type moveView, paginate } from '@keydence/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { hidesPeople } from '../access/require-key-access.ts';
import { findKeywordKey } from '../keyword-lists/encode-keyword-id.ts';
import { readMoves } from './move-view.ts';
import { readNewestRun } from './read-move-status.ts';

const { moves } = schema;

/** Condition of each view. */
export const viewConditions: Readonly<Record<MoveView, SQL>> = {
  planned: sql`(${moves.state} = 'accepted' or (${moves.state} = 'proposed' and ${moves.isPlanned}))`,
  candidates: sql`(${moves.state} = 'proposed' and not ${moves.isPlanned})`,
  skipped: sql`${moves.state} = 'skipped'`,
  done: sql`${moves.state} in ('done', 'judged')`,
};

const sortColumns: Readonly<Record<ListMovesInput['sortBy'], SQL>> = {
  gain: sql`${moves.gainMid}`,
  effort: sql`${moves.effortHours}`,
  worth: sql`${moves.gainMid} / greatest(${moves.effortHours}, 0.25)`,
};

/** One page of the moves of the domain's current market; unknown gains come last. */
export async function listMoves(ctx: DomainContext, input: ListMovesInput): Promise<MoveList> {
  const { db } = ctx.services.database;
  const listId = requireList(ctx.domain).id;
  const { page, limit, view } = input;
  const filter = filterMoves(listId, input);
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      planned: countOf('planned'),
      candidates: countOf('candidates'),
      skipped: countOf('skipped'),
      done: countOf('done'),
    })
    .from(moves)
    .where(and(eq(moves.listId, listId), filter));
  const views = {
    planned: counts?.planned ?? 0,
    candidates: counts?.candidates ?? 0,
    skipped: counts?.skipped ?? 0,
    done: counts?.done ?? 0,
  };
  const data = await readMoves(db, listId, {
    where: and(filter, view && viewConditions[view]),
    orderBy: orderMoves(input),
    limit,
    offset: (page - 1) * limit,
    showsPeople: !hidesPeople(ctx.caller),
    now: ctx.services.now(),
  });
  const total = view ? views[view] : (counts?.total ?? 0);
  return {
    data,
    pagination: paginate(page, limit, total),
    views,
    run: await readNewestRun(db, listId),
    dataSource: ctx.domain.dataSource,
  };
}

function countOf(view: (typeof moveView.options)[number]) {
  return sql<number>`(count(*) filter (where ${viewConditions[view]}))::int`;
}

type MoveFilter = Pick<ListMovesInput, 'verb' | 'topicId' | 'leftOutBecause' | 'search'>;

/** The condition of all filters except the view. */
export function filterMoves(
  listId: number,
  { verb, topicId, leftOutBecause, search }: MoveFilter,
): SQL | undefined {
  const conditions: SQL[] = [];
  if (verb) conditions.push(eq(moves.verb, verb));
  if (topicId !== undefined) {
    const key = findKeywordKey(topicId);
    conditions.push(key?.listId === listId ? eq(moves.topicId, key.id) : sql`false`);
  }
  if (leftOutBecause)
    conditions.push(sql`(${moves.state} = 'proposed' and ${moves.leftOut} = ${leftOutBecause})`);
  if (search) {
    const term = search.normalize('NFC').toLowerCase();
    conditions.push(
      sql`strpos(lower(concat_ws(' ', ${moves.title}, ${moves.mainQuery}, ${moves.pages}::text)), ${term}) > 0`,
    );
  }
  return and(...conditions);
}

/** The order of moves, unknown values last. */
export function orderMoves({ sortBy, sortOrder }: Pick<ListMovesInput, 'sortBy' | 'sortOrder'>): SQL[] {
  const direction = sql.raw(sortOrder);
  return [sql`${sortColumns[sortBy]} ${direction} nulls last`, sql`${moves.id} ${direction}`];
}
