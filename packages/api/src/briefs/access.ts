import { type Queryable, schema, type Transaction } from '@keydence/db';
import { AppError } from '@keydence/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { isId, notFound } from '../access.ts';
import type { BriefJob } from '../context.ts';
import { briefMessages } from './brief-messages.ts';

const { briefs } = schema;

export type BriefRow = typeof briefs.$inferSelect;

const isOf = ({ listId, briefId }: BriefJob) => and(eq(briefs.listId, listId), eq(briefs.id, briefId));
const isOpen = inArray(briefs.state, ['queued', 'running']);

/** The list of the domain's briefs; AppError('conflict') before the setup has created it. */
export function requireListId({ domain }: DomainContext): number {
  if (!domain.list) throw new AppError('conflict', briefMessages.noList);
  return domain.list.id;
}

/** AppError('not_found') for a brief that is unknown or of another list. */
export async function requireBrief(db: Queryable, listId: number, id: string): Promise<BriefRow> {
  const briefId = id.toLowerCase();
  if (!isId(briefId)) throw notFound();
  const [row] = await db.select().from(briefs).where(isOf({ listId, briefId }));
  if (!row) throw notFound();
  return row;
}

/** Locks a brief for a change that applies only while it is as the caller has read it. AppError('not_found') once deleted. */
export async function lockBrief(tx: Transaction, ctx: DomainContext, job: BriefJob): Promise<void> {
  const rows = await tx.select({ id: briefs.id }).from(briefs).where(isOf(job)).for('update');
  if (rows.length === 0) throw notFound();
  await ctx.requireUnchanged?.(tx);
}

/** Marks a brief as begun or continued. Null if the brief has ended or was deleted. */
export async function beginBrief(db: Queryable, job: BriefJob): Promise<BriefRow | null> {
  const [row] = await db
    .update(briefs)
    .set({ state: 'running' })
    .where(and(isOf(job), isOpen))
    .returning();
  return row ?? null;
}

/** True while the brief has not ended; its row is locked until the transaction ends. */
export async function lockOpenBrief(tx: Transaction, job: BriefJob): Promise<boolean> {
  const rows = await tx
    .select({ id: briefs.id })
    .from(briefs)
    .where(and(isOf(job), isOpen))
    .for('update');
  return rows.length > 0;
}

/** Ends a brief unless it has ended already. */
export async function endBrief(
  db: Queryable,
  job: BriefJob,
  end: Partial<BriefRow> & { state: 'done' | 'failed' | 'cancelled'; finishedAt: Date },
): Promise<void> {
  await db
    .update(briefs)
    .set(end)
    .where(and(isOf(job), isOpen));
}
