import type { PaidAction } from '@keydence/domain';
import { bigint, boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { users } from './identity.ts';
import { trackedDomains, workspaces } from './workspaces.ts';

/**
 * Responses of a priced source, by request. They are public search data without tenant data, so all
 * workspaces share them.
 */
export const sourceAnswers = pgTable(
  'source_answers',
  {
    /** SHA-256 of the request, in hexadecimal digits. */
    key: text().primaryKey(),
    endpoint: text().notNull(),
    /** JSON as text, which keeps every character that JSON can escape. */
    answer: text().notNull(),
    answeredAt: time('answered_at').notNull(),
  },
  (t) => [index('source_answers_age').on(t.answeredAt)],
);

/** Paid requests that a priced source answers later, so that they are not paid twice. */
export const sourceTasks = pgTable(
  'source_tasks',
  {
    /** As in `source_answers`. */
    key: text().primaryKey(),
    taskId: text('task_id').notNull(),
    handedOverAt: time('handed_over_at').notNull(),
  },
  (t) => [index('source_tasks_age').on(t.handedOverAt)],
);

/** Every use of a priced source: cost, payer and purpose. */
export const sourceCalls = pgTable(
  'source_calls',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Costs remain when the domain is removed. */
    domainId: uuid('domain_id').references(() => trackedDomains.id, { onDelete: 'set null' }),
    action: text().$type<PaidAction>().notNull(),
    endpoint: text().notNull(),
    /** Millionths of a US dollar; the maximum until the call is settled. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    isSettled: boolean('is_settled').notNull(),
    /** Answered from the cache, free of charge. */
    isKept: boolean('is_kept').notNull(),
    calledAt: time('called_at').notNull(),
  },
  (t) => [
    index('source_calls_month').on(t.workspaceId, t.calledAt),
    index('source_calls_domain').on(t.domainId),
  ],
);

/** A workspace's monthly budget for priced sources; without a row, the deployment's default. */
export const sourceBudgets = pgTable('source_budgets', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  monthlyMicros: bigint('monthly_micros', { mode: 'number' }).notNull(),
  setBy: uuid('set_by').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: time('updated_at').notNull(),
});

/**
 * Total spending of all workspaces on priced sources in a calendar month, UTC, including reserved
 * amounts and deleted workspaces.
 */
export const sourceMonths = pgTable('source_months', {
  /** Its first day. */
  month: date().primaryKey(),
  costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
});
