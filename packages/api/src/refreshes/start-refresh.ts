import { schema, type Transaction } from '@keydence/db';
import { AppError, type RefreshInput, type RefreshRun } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { invalidField } from '../errors.ts';
import { setupMessages } from '../runs/setup-messages.ts';
import { requireSource } from '../sources/find-source.ts';
import { findRefreshList, type RefreshKey } from './access.ts';
import { findRefresh } from './find-refresh.ts';
import { notifyRefresh } from './move-refresh.ts';
import { refreshMessages } from './refresh-messages.ts';
import { viewRefresh } from './refresh-view.ts';

/** Ended refreshes per list and kind that are kept. */
const keptRuns = 10;

/**
 * Starts a refresh of a list, or joins the open one of its kind. The job is enqueued in the transaction that inserts
 * the refresh. AppError: 'source_failed' if the domain has no source, 'validation_failed' for a market that was never
 * set up, 'rate_limited'.
 */
export async function startRefresh(ctx: DomainContext, input: RefreshInput): Promise<RefreshRun> {
  const { services, domain, caller } = ctx;
  requireDomainSource(ctx);
  const list = await findRefreshList(ctx, input);
  if (!list) throw invalidField('locationCode', refreshMessages.notReady);
  await services.rateLimiter.take('provider_minute', caller.userId);
  const key = { listId: list.id, kind: input.kind };
  const run = await services.database.db.transaction(async (tx) => {
    const begun = await insertRun(tx, key, { askedBy: caller.userId, now: services.now() });
    if (begun === null) return null;
    await services.jobs.enqueueRefresh(tx, { ...key, run: begun });
    await notifyRefresh(tx, key.listId);
    return begun;
  });
  if (run !== null) services.log.info({ domainId: domain.id, ...key, run }, 'a refresh was asked for');
  const started = await findRefresh(services, key);
  if (!started) throw invalidField('locationCode', refreshMessages.notReady);
  return viewRefresh(started);
}

/** AppError('source_failed') if the domain has no source. */
export function requireDomainSource({ services, domain }: DomainContext): void {
  const { id: domainId, workspaceId, dataSource } = domain;
  if (dataSource === null) throw new AppError('source_failed', setupMessages.noSource);
  requireSource(services, { workspaceId, domainId, dataSource }, 'refresh_keywords');
}

/** Number of a new run; null if one is open or is being started by another request. */
async function insertRun(
  tx: Transaction,
  { listId, kind }: RefreshKey,
  { askedBy, now }: { askedBy: string; now: Date },
): Promise<number | null> {
  const { refreshRuns } = schema;
  const ofKind = sql`list_id = ${listId} and kind = ${kind}`;
  // The key makes the second of two concurrent inserts wait for the first and then find it.
  const [row] = await tx.execute<{ run: number }>(sql`
    insert into ${refreshRuns} (list_id, kind, run, state, asked_by, created_at)
    select ${listId}::int, ${kind}::text, coalesce(max(run), 0) + 1, 'queued', ${askedBy}::uuid,
      ${now.toISOString()}::timestamptz
    from ${refreshRuns} where ${ofKind}
    having not coalesce(bool_or(state in ('queued', 'running')), false)
    on conflict do nothing returning run`);
  if (!row) return null;
  await tx.execute(sql`delete from ${refreshRuns} where ${ofKind} and run <= ${row.run - keptRuns}`);
  return row.run;
}
