import { schema, type Transaction } from '@keydence/db';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ConsoleFetchJob, Services } from '../context.ts';

const { consoleFetches } = schema;

/** A fetch with the data that its job needs. */
export interface FetchScope extends ConsoleFetchJob {
  domainId: string;
  workspaceId: string;
  property: string;
  askedAt: string;
}

/** Thrown to abandon a fetch that a newer one has replaced, or whose domain was deleted. */
export class CancelledFetch extends Error {}

const isFetch = ({ listId, run }: ConsoleFetchJob) =>
  and(
    eq(consoleFetches.listId, listId),
    eq(consoleFetches.run, run),
    inArray(consoleFetches.state, ['queued', 'running', 'waiting']),
  );

/** Marks a fetch as begun or continued. Null if it has ended. */
export async function beginFetch(
  { database }: Pick<Services, 'database'>,
  job: ConsoleFetchJob,
): Promise<FetchScope | null> {
  const [begun] = await database.db
    .update(consoleFetches)
    .set({ state: 'running', note: null, resumeAt: null })
    .where(isFetch(job))
    .returning({ property: consoleFetches.property });
  if (!begun) return null;
  const [found] = await database.db.execute<{ domainId: string; workspaceId: string; askedAt: string }>(sql`
    select d.id as "domainId", d.workspace_id as "workspaceId", f.asked_at::text as "askedAt"
    from keyword_lists l join tracked_domains d on d.id = l.domain_id join console_fetches f on f.list_id = l.id
    where l.id = ${job.listId}`);
  return found ? { listId: job.listId, run: job.run, ...begun, ...found } : null;
}

type FetchChange = {
  [Field in keyof typeof consoleFetches.$inferInsert]?: (typeof consoleFetches.$inferInsert)[Field] | SQL;
};

/** Writes a change of a fetch. CancelledFetch if it has ended or a newer one has replaced it. */
export async function moveFetch(
  tx: Transaction,
  { listId, run }: ConsoleFetchJob,
  change: FetchChange,
): Promise<void> {
  const moved = await tx
    .update(consoleFetches)
    .set(change)
    .where(isFetch({ listId, run }))
    .returning({ run: consoleFetches.run });
  if (moved.length === 0) throw new CancelledFetch();
}
