import type { DatabaseHandle, Transaction } from '@keydence/db';
import { AppError, type CallLedger, type HandedTask, type PaidCall, type Payer } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { toMicros, toUsd } from '../sources/count-micros.ts';
import { readMonth } from './read-month.ts';
import { spendingMessages } from './spending-messages.ts';

interface LedgerOptions {
  database: DatabaseHandle;
  now: () => Date;
  newId: () => string;
  /** Maximum age of a stored response, milliseconds. */
  maxAgeMs: number;
  /** Monthly budget of a workspace without its own, US dollars. */
  defaultBudgetUsd: number;
  /** Monthly budget of all workspaces together, US dollars. */
  totalBudgetUsd: number;
}

/** Maximum age of a task, milliseconds: yesterday's rank is not valid today. */
const taskAgeMs = 20 * 3_600_000;
/** Maximum expired responses deleted with each new one. */
const forgottenAtOnce = 50;

/** The ledger of paid sources in the database; its limits hold across processes. */
export function createCallLedger(options: LedgerOptions): CallLedger {
  const { database, now, maxAgeMs } = options;
  const oldest = () => new Date(now().getTime() - maxAgeMs).toISOString();
  const oldestTask = () => new Date(now().getTime() - taskAgeMs).toISOString();
  return {
    async recall(payer, call) {
      const [kept] = await database.sql<{ answer: string }[]>`
        select answer from source_answers where key = ${call.key} and answered_at > ${oldest()}::timestamptz`;
      if (!kept) return null;
      await database.db.transaction((tx) =>
        insertCall(tx, options, { payer, call, costMicros: 0, isKept: true }),
      );
      return { answer: JSON.parse(kept.answer) };
    },
    async reserve(payer, call, maxUsd) {
      return database.db.transaction(async (tx) => {
        const budget = await lockBudget(tx, payer.workspaceId, options.defaultBudgetUsd);
        const { spentMicros } = await readMonth(tx, payer.workspaceId, now());
        const costMicros = toMicros(maxUsd);
        if (spentMicros + costMicros > budget) {
          const left = { budgetUsd: toUsd(budget), leftUsd: toUsd(Math.max(0, budget - spentMicros)) };
          throw new AppError('budget_exceeded', spendingMessages.budgetExceeded(left));
        }
        await spendOnServer(tx, { at: now(), costMicros, totalMicros: toMicros(options.totalBudgetUsd) });
        return insertCall(tx, options, { payer, call, costMicros, isKept: false });
      });
    },
    async settle(record, { usd, kept, tasks = [] }) {
      await database.db.transaction(async (tx) => {
        await settleCall(tx, record, toMicros(usd));
        if (kept) await storeResponse(tx, { ...kept, now: now(), oldest: oldest() });
        if (tasks.length > 0) await keepTasks(tx, { tasks, now: now(), oldest: oldestTask() });
      });
    },
    async recallTasks(keys) {
      return database.sql<HandedTask[]>`
        select key, task_id as id from source_tasks
        where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
          and handed_over_at > ${oldestTask()}::timestamptz`;
    },
    async forgetTask(key) {
      await database.sql`delete from source_tasks where key = ${key}`;
    },
  };
}

/** The budget in millionths of a dollar; the lock blocks other spending of the workspace until the transaction ends. */
async function lockBudget(tx: Transaction, workspaceId: string, defaultUsd: number): Promise<number> {
  const [row] = await tx.execute<{ budget: string | null }>(sql`
    select (select monthly_micros from source_budgets b where b.workspace_id = w.id) as budget
    from workspaces w where w.id = ${workspaceId}::uuid for no key update of w`);
  if (!row) throw notFound();
  return row.budget === null ? toMicros(defaultUsd) : Number(row.budget);
}

/**
 * Adds to the server's spending of the month, which stays when a workspace is deleted. AppError('budget_exceeded') if
 * the total would exceed the server's budget.
 */
async function spendOnServer(
  tx: Transaction,
  { at, costMicros, totalMicros }: { at: Date; costMicros: number; totalMicros: number },
): Promise<void> {
  const spent = await tx.execute(sql`
    insert into source_months as m (month, cost_micros)
    select date_trunc('month', ${at.toISOString()}::timestamptz at time zone 'UTC')::date, ${costMicros}::bigint
    where ${costMicros}::bigint <= ${totalMicros}::bigint
    on conflict (month) do update set cost_micros = m.cost_micros + excluded.cost_micros
    where m.cost_micros + excluded.cost_micros <= ${totalMicros}::bigint
    returning month`);
  if (spent.length === 0) throw new AppError('budget_exceeded', spendingMessages.serverBudgetUsedUp);
}

/**
 * Records the cost of a call for its workspace and the server. The reserved price stays if the workspace was deleted.
 */
async function settleCall(tx: Transaction, record: string, costMicros: number): Promise<void> {
  await tx.execute(sql`
    with before as (
      select id, cost_micros, called_at from source_calls where id = ${record}::uuid for update),
    settled as (
      update source_calls c set cost_micros = ${costMicros}::bigint, is_settled = true
      from before where c.id = before.id)
    update source_months m set cost_micros = m.cost_micros + ${costMicros}::bigint - before.cost_micros
    from before where m.month = date_trunc('month', before.called_at at time zone 'UTC')::date`);
}

interface NewCall {
  payer: Payer;
  call: PaidCall;
  costMicros: number;
  isKept: boolean;
}

async function insertCall(
  tx: Transaction,
  { newId, now }: LedgerOptions,
  { payer, call, costMicros, isKept }: NewCall,
): Promise<string> {
  const id = newId();
  // The domain or the workspace may be deleted before the last response arrives.
  await tx.execute(sql`
    insert into source_calls (id, workspace_id, domain_id, action, endpoint, cost_micros, is_settled, is_kept, called_at)
    select ${id}::uuid, w.id, (select d.id from tracked_domains d where d.id = ${payer.domainId}::uuid),
      ${payer.action}, ${call.endpoint}, ${costMicros}::bigint, ${isKept}::boolean, ${isKept}::boolean,
      ${now().toISOString()}::timestamptz
    from workspaces w where w.id = ${payer.workspaceId}::uuid`);
  return id;
}

async function storeResponse(
  tx: Transaction,
  { call, answer, now, oldest }: { call: PaidCall; answer: unknown; now: Date; oldest: string },
): Promise<void> {
  await tx.execute(sql`
    insert into source_answers (key, endpoint, answer, answered_at)
    values (${call.key}, ${call.endpoint}, ${JSON.stringify(answer)}, ${now.toISOString()}::timestamptz)
    on conflict (key) do update set answer = excluded.answer, answered_at = excluded.answered_at`);
  await tx.execute(sql`
    delete from source_answers where key in (
      select key from source_answers where answered_at <= ${oldest}::timestamptz
      limit ${forgottenAtOnce} for update skip locked)`);
}

async function keepTasks(
  tx: Transaction,
  { tasks, now, oldest }: { tasks: readonly HandedTask[]; now: Date; oldest: string },
): Promise<void> {
  await tx.execute(sql`
    insert into source_tasks (key, task_id, handed_over_at)
    select key, id, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as n (key text, id text)
    on conflict (key) do update set task_id = excluded.task_id, handed_over_at = excluded.handed_over_at`);
  await tx.execute(sql`
    delete from source_tasks where key in (
      select key from source_tasks where handed_over_at <= ${oldest}::timestamptz
      limit ${forgottenAtOnce} for update skip locked)`);
}
