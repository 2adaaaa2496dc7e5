import type { PaidAction } from '@keydence/domain';
import { bigint, boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { users } from './identity.ts';
import { trackedDomains, workspaces } from './workspaces.ts';

/**
 * Answers of a priced source, by their question. Public search data and nothing of a tenant: every workspace may be
 * answered from them.
 */
export const sourceAnswers = pgTable(
  'source_answers',
  {
    /** SHA-256 of the question, in hexadecimal digits. */
    key: text().primaryKey(),
    endpoint: text().notNull(),
    /** JSON as text: that keeps every character that JSON can escape. */
    answer: text().notNull(),
    answeredAt: time('answered_at').notNull(),
  },
  (t) => [index('source_answers_age').on(t.answeredAt)],
);

/** Questions that are paid and that a priced source answers later, so that nobody pays for them again. */
export const sourceTasks = pgTable(
  'source_tasks',
  {
    /** As in `source_answers`. */
    key: text().primaryKey(),
    /** The source's own number of the task. */
    taskId: text('task_id').notNull(),
    handedOverAt: time('handed_over_at').notNull(),
  },
  (t) => [index('source_tasks_age').on(t.handedOverAt)],
);

/** Every use of a priced source: what was paid for it, by whom and what for. */
export const sourceCalls = pgTable(
  'source_calls',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** What was paid stays paid when the domain is removed. */
    domainId: uuid('domain_id').references(() => trackedDomains.id, { onDelete: 'set null' }),
    action: text().$type<PaidAction>().notNull(),
    endpoint: text().notNull(),
    /** Millionths of a US dollar; the most that it may cost until it is settled. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    isSettled: boolean('is_settled').notNull(),
    /** Answered from a kept answer, for nothing. */
    isKept: boolean('is_kept').notNull(),
    calledAt: time('called_at').notNull(),
  },
  (t) => [
    index('source_calls_month').on(t.workspaceId, t.calledAt),
    index('source_calls_domain').on(t.domainId),
  ],
);

/** What a workspace may spend on priced sources in a calendar month; without a row, the deployment's default. */
export const sourceBudgets = pgTable('source_budgets', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  monthlyMicros: bigint('monthly_micros', { mode: 'number' }).notNull(),
  setBy: uuid('set_by').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: time('updated_at').notNull(),
});

/**
 * What all workspaces together have spent on priced sources in a calendar month, UTC: what was set aside included, and
 * what deleted workspaces spent.
 */
export const sourceMonths = pgTable('source_months', {
  /** Its first day. */
  month: date().primaryKey(),
  costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
});
