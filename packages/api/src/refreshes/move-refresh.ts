import { type Queryable, schema, type Transaction } from '@keydence/db';
import type { AppErrorCode, RankedKeyword, SourcePage } from '@keydence/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { RefreshJob, Services } from '../context.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { startRun as startTopicRun } from '../runs/move-topic-run.ts';
import type { RefreshScope } from './access.ts';
import { decodePage, encodePage } from './encode-page.ts';
import type { RefreshRow } from './refresh-view.ts';

const { refreshRuns, refreshPages } = schema;

/** Notified with the list id when one of its refreshes changes. */
export const refreshChannel = 'keyword_refresh';

/** Notifies watchers of a list's refreshes; the notification is sent on commit. */
export async function notifyRefresh(tx: Transaction, listId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${refreshChannel}, ${String(listId)})`);
}

const isRun = ({ listId, kind, run }: RefreshJob) =>
  and(eq(refreshRuns.listId, listId), eq(refreshRuns.kind, kind), eq(refreshRuns.run, run));
const isPageOf = ({ listId, kind, run }: RefreshJob) =>
  and(eq(refreshPages.listId, listId), eq(refreshPages.kind, kind), eq(refreshPages.run, run));

/** Locks the run until the transaction ends; the holder may change it. False if the run has ended. */
async function lockRun(tx: Transaction, job: RefreshJob): Promise<boolean> {
  const [row] = await tx
    .select({ state: refreshRuns.state })
    .from(refreshRuns)
    .where(isRun(job))
    .for('update');
  return row?.state === 'queued' || row?.state === 'running';
}

async function updateRun(tx: Transaction, job: RefreshJob, change: Partial<RefreshRow>): Promise<void> {
  await tx.update(refreshRuns).set(change).where(isRun(job));
  await notifyRefresh(tx, job.listId);
}

/** Marks the refresh as started; a retry after a crash keeps the first start time. */
export async function beginRefresh(services: Services, job: RefreshJob): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ state: refreshRuns.state })
      .from(refreshRuns)
      .where(isRun(job))
      .for('update');
    if (row?.state === 'queued') await updateRun(tx, job, { state: 'running', startedAt: services.now() });
  });
}

/** A stored page of a refresh with its offset. */
export interface KeptPage {
  firstIndex: number;
  page: SourcePage<RankedKeyword>;
}

/** Pages read by earlier attempts, in the source's order. */
export async function readPages(db: Queryable, job: RefreshJob): Promise<KeptPage[]> {
  const rows = await db
    .select({ firstIndex: refreshPages.firstIndex, page: refreshPages.page })
    .from(refreshPages)
    .where(isPageOf(job))
    .orderBy(asc(refreshPages.firstIndex));
  return rows.map(({ firstIndex, page }) => ({ firstIndex, page: decodePage(page) }));
}

/**
 * Stores a page and advances the progress past it, both or neither; by default by the source's row count. One
 * statement, because a large list has hundreds of pages.
 */
export async function keepPage(
  { database }: Services,
  { listId, kind, run }: RefreshJob,
  { firstIndex, page, progress }: KeptPage & { progress?: { done: number; total: number } },
): Promise<void> {
  const read = firstIndex + (page.rows ?? page.items.length);
  const { done, total } = progress ?? { done: read, total: Math.max(read, page.total) };
  await database.db.execute(sql`
    with moved as (
      update refresh_runs set done = ${done}, total = ${total}
      where list_id = ${listId} and kind = ${kind} and run = ${run} and state in ('queued', 'running')
      returning list_id, kind, run
    ), kept as (
      insert into refresh_pages (list_id, kind, run, first_index, page)
      select list_id, kind, run, ${firstIndex}::int, ${encodePage(page)}::bytea from moved
      on conflict do nothing
    )
    select pg_notify(${refreshChannel}, list_id::text) from moved`);
}

/**
 * Writes the results of a refresh and ends it, both or neither. Writes nothing if another worker was faster, so each
 * refresh is written exactly once.
 */
export async function finishRefresh(
  services: Services,
  scope: RefreshScope,
  write: (tx: Transaction) => Promise<object>,
): Promise<void> {
  const writeAll = async (tx: Transaction) => {
    if (!(await lockRun(tx, scope))) return;
    const figures = { ...(await write(tx)) };
    await tx.delete(refreshPages).where(isPageOf(scope));
    await startTopicRun(tx, services, { listId: scope.listId, kind: 'place', askedBy: null });
    await updateRun(tx, scope, { state: 'done', figures, finishedAt: services.now() });
  };
  await changeList({ services }, scope.domainId, writeAll, { for: 'job' });
}

/** Ends a refresh as failed with a message for the user; the list keeps its numbers. */
export async function failRefresh(
  services: Services,
  job: RefreshJob,
  { code, message }: { code: AppErrorCode; message: string },
): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    if (!(await lockRun(tx, job))) return;
    await tx.delete(refreshPages).where(isPageOf(job));
    await updateRun(tx, job, { state: 'failed', errorCode: code, message, finishedAt: services.now() });
  });
}
