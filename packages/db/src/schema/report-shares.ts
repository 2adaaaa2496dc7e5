import type { StoredReportBody } from '@keydence/domain';
import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { ofList } from './keywords.ts';

/**
 * Links that show a report without a session. Each holds its own copy of the report, so that what was sent stays
 * as it was whatever becomes of the list's reports. Revoking a link deletes its row.
 */
export const reportShares = pgTable(
  'report_shares',
  {
    listId: ofList(),
    id: uuid().notNull(),
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: bytea('token_hash').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
    /** When the report was written. */
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
