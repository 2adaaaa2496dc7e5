import type { Queryable } from '@keydence/db';
import type { MoveStatus, MovesRun } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findMovesRun, type MovesRunRow } from '../runs/move-moves-run.ts';

interface Counts extends Record<string, unknown> {
  proposed: number;
  accepted: number;
  skipped: number;
  done: number;
  computed_at: string | null;
}

/** Status of the moves in the domain's current market; zeros and nulls before its list exists. */
export async function readMoveStatus({
  services: { database },
  domain,
}: Pick<DomainContext, 'services' | 'domain'>): Promise<MoveStatus> {
  const listId = domain.list?.id ?? 0;
  const [counts] = await database.db.execute<Counts>(sql`
    select count(*) filter (where state = 'proposed')::int as proposed,
      count(*) filter (where state = 'accepted')::int as accepted,
      count(*) filter (where state = 'skipped')::int as skipped,
      count(*) filter (where state in ('done', 'judged'))::int as done,
      (select max(finished_at) from move_runs where list_id = ${listId} and state = 'done') as computed_at
    from moves where list_id = ${listId}`);
  return {
    run: await readNewestRun(database.db, listId),
    proposedCount: counts?.proposed ?? 0,
    acceptedCount: counts?.accepted ?? 0,
    skippedCount: counts?.skipped ?? 0,
    doneCount: counts?.done ?? 0,
    computedAt: counts?.computed_at ? new Date(counts.computed_at) : null,
  };
}

/** API view of the newest run of a list. */
export async function readNewestRun(db: Queryable, listId: number): Promise<MovesRun | null> {
  const row = await findMovesRun(db, listId);
  return row && viewRun(row);
}

function viewRun({ run, state, step, progress, message, ...times }: MovesRunRow): MovesRun {
  const { createdAt, startedAt, finishedAt } = times;
  return { run, state, step, progress, message, createdAt, startedAt, finishedAt };
}
