import type { StoredReportBody } from '@keydence/domain';
import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { ofList } from './keywords.ts';

/**
 * Links that show a report without a session. Each holds its own copy, so that a shared report does
 * not change with the list's reports. Revoking a link deletes its row.
 */
export const reportShares = pgTable(
  'report_shares',
  {
    listId: ofList(),
    id: uuid().notNull(),
    /** SHA-256 of the token; the token itself is not stored. */
    tokenHash: bytea('token_hash').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
    generatedAt: time('generated_at').notNull(),
    body: jsonb().$type<StoredReportBody>().notNull(),
    openCount: integer('open_count').notNull().default(0),
    lastOpenedAt: time('last_opened_at'),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.id] }),
    index('report_shares_token').on(t.tokenHash),
    index('report_shares_created_by').on(t.createdBy),
  ],
);
