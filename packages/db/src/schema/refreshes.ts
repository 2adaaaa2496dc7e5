import type { AppErrorCode, RefreshKind, RefreshState } from '@keydence/domain';
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { ofList } from './keywords.ts';

/**
 * One refresh of a list, run by the worker and kept for a while. At most one of a kind is
 * unfinished.
 */
export const refreshRuns = pgTable(
  'refresh_runs',
  {
    listId: ofList(),
    kind: text().$type<RefreshKind>().notNull(),
    /** Number of the refresh within its kind, so that two concurrent starts find the same row. */
    run: integer().notNull(),
    state: text().$type<RefreshState>().notNull(),
    done: integer().notNull().default(0),
    total: integer(),
    /** `{ added, updated }` or `{ refreshed, failed, lastRankingCheck }`, depending on its kind. */
    figures: jsonb().$type<Record<string, unknown>>(),
    errorCode: text('error_code').$type<AppErrorCode>(),
    message: text(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.listId, t.kind, t.run] })],
);

/** Source pages that a running refresh has read, so that they are not paid again after a kill. */
export const refreshPages = pgTable(
  'refresh_pages',
  {
    listId: integer('list_id').notNull(),
    kind: text().$type<RefreshKind>().notNull(),
    run: integer().notNull(),
    /** Of its first keyword in the source's order. */
    firstIndex: integer('first_index').notNull(),
    /** JSON, compressed. */
    page: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.kind, t.run, t.firstIndex] }),
    foreignKey({
      columns: [t.listId, t.kind, t.run],
      foreignColumns: [refreshRuns.listId, refreshRuns.kind, refreshRuns.run],
    }).onDelete('cascade'),
  ],
);
