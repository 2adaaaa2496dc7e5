import { schema, type Transaction } from '@keydence/db';
import { type ImportState, type RunState, retryRun, type SetupState } from '@keydence/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { type LinkSigner, loadLinkSigner } from '../load-link-signer.ts';
import { setupMessages } from '../runs/setup-messages.ts';
import { finishWaiting, type Settled } from './finish-waiting.ts';
import { sendTrendMails } from './send-trend-mails.ts';
import { sendWaitingMails } from './send-waiting-mails.ts';

const { reportSchedules, scheduleRuns } = schema;

/** Maximum runs per round; the next round continues. */
const finishedAtOnce = 50;

interface EndedRow extends Record<string, unknown> {
  domainId: string;
  run: number;
  attempt: number;
  isAsked: boolean;
  dueAt: string;
  setupRun: number;
  state: SetupState;
  message: string;
  nextRunAt: string;
  waitingSince: string | null;
  hasNewerImport: boolean;
  /** State of the run's Search Console fetch; null without one. */
  fetchState: ImportState | null;
  fetchMessage: string | null;
  /** True if Search Console needs a new sign-in before it can be read. */
  needsRenewal: boolean;
}

/**
 * Records the results of runs whose setup and fetch have ended, and e-mails the reports of successful ones. The worker
 * that locks the schedule first settles the run together with its e-mails, so each report is sent once; a run left by a
 * crashed process is settled in the next round. Schedules that waited for a newer export are settled the same way.
 * Returns the number of settled runs.
 */
export async function finishRuns(services: Services): Promise<number> {
  const signer = await loadLinkSigner(services.database, 'report-mails');
  let finished = 0;
  while (finished < finishedAtOnce) {
    const settled = await services.database.db.transaction(
      async (tx) => (await finishRun(tx, services, signer)) ?? (await finishWaiting(tx, services, signer)),
    );
    if (!settled) break;
    services.log.info(settled.fields, settled.message);
    finished += 1;
  }
  return finished;
}

async function finishRun(tx: Transaction, services: Services, signer: LinkSigner): Promise<Settled | null> {
  const [ended] = await tx.execute<EndedRow>(sql`
    select run.domain_id as "domainId", run.run, run.attempt, run.is_asked as "isAsked", run.due_at as "dueAt",
      s.run as "setupRun", s.state, s.message, r.next_run_at as "nextRunAt", r.waiting_since as "waitingSince",
      r.has_newer_import as "hasNewerImport", f.state as "fetchState", f.message as "fetchMessage",
      coalesce(c.problem_reason = 'auth', false) as "needsRenewal"
    from rhythm_runs run
    join domain_setups s on s.domain_id = run.domain_id
    join domain_rhythms r on r.domain_id = run.domain_id
    join tracked_domains d on d.id = run.domain_id
    left join search_console_connections c on c.workspace_id = d.workspace_id
    left join import_runs f on f.domain_id = run.domain_id and f.rhythm_run = run.run
    where run.state = 'running' and (s.run <> run.run or s.state <> 'setting_up')
      and (f.state is null or f.state not in ('queued', 'running'))
    limit 1 for update of r, run skip locked`);
  if (!ended) return null;
  const { domainId, run } = ended;
  const outcome = toOutcome(ended);
  const finishedAt = services.now();
  await tx
    .update(scheduleRuns)
    .set({ ...outcome, finishedAt: outcome.state === 'waiting' ? null : finishedAt })
    .where(and(eq(scheduleRuns.domainId, domainId), eq(scheduleRuns.run, run)));
  const waiting = planWaiting(ended, outcome.state);
  await tx
    .update(reportSchedules)
    .set({ ...planRetry(ended, outcome.state, finishedAt), ...waiting })
    .where(eq(reportSchedules.domainId, domainId));
  if (outcome.state === 'done') await sendTrendMails(tx, services, { domainId, signer, finishedAt });
  if (waiting.waitingSince !== null && ended.waitingSince === null)
    await sendWaitingMails(tx, services, { domainId, signer });
  return { fields: { domainId, run, ...outcome }, message: 'a report run has ended' };
}

function toOutcome(ended: EndedRow): { state: RunState; message: string | null } {
  const { run, setupRun, state, message, fetchState, fetchMessage, hasNewerImport } = ended;
  if (setupRun !== run) return { state: 'superseded', message: null };
  // A domain without another source uses the fetched figures.
  if (state === 'ready' && fetchState === 'done') return { state: 'done', message: null };
  // A setup that ends early because there is no source is "ready" too, and its message says so.
  if (state === 'ready' && message === setupMessages.ready) return { state: 'done', message: null };
  if (state === 'ready' && message === setupMessages.imported && fetchState === null) {
    return { state: hasNewerImport ? 'done' : 'waiting', message: null };
  }
  return { state: 'failed', message: fetchMessage ?? message };
}

/** A scheduled run without a newer export starts the wait; a requested run leaves the wait unchanged. */
function planWaiting(
  { isAsked, dueAt, waitingSince, hasNewerImport }: EndedRow,
  outcome: RunState,
): { waitingSince: Date | null; hasNewerImport: boolean } {
  const since = waitingSince === null ? null : new Date(waitingSince);
  if (outcome === 'superseded') return { waitingSince: since, hasNewerImport };
  if (outcome !== 'waiting') return { waitingSince: null, hasNewerImport: false };
  return { waitingSince: since ?? (isAsked ? null : new Date(dueAt)), hasNewerImport: false };
}

/** Retries only failures of the source or the server; connecting a missing source is up to the owner. */
function planRetry(
  { attempt, isAsked, state, nextRunAt, fetchState, needsRenewal }: EndedRow,
  outcome: RunState,
  now: Date,
): { retryAt: Date | null; failures: number } {
  if (outcome !== 'failed') return { retryAt: null, failures: 0 };
  const hasBroken = state === 'failed' || (fetchState === 'failed' && !needsRenewal);
  const canRetry = hasBroken && !isAsked;
  return { retryAt: canRetry ? retryRun(attempt, now, new Date(nextRunAt)) : null, failures: attempt };
}
