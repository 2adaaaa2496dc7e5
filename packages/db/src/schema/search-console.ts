import type { SourceFailureReason } from '@keydence/domain';
import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';
import { users } from './identity.ts';
import { trackedDomains, workspaceMembers } from './workspaces.ts';

/**
 * The workspace's authorization by Google. It is deleted with the membership of the member who gave
 * it, so that no workspace reads the account of a former member.
 */
export const searchConsoleConnections = pgTable(
  'search_console_connections',
  {
    workspaceId: uuid('workspace_id').primaryKey(),
    connectedBy: uuid('connected_by').notNull(),
    connectedAt: time('connected_at').notNull(),
    /** Sealed: a copied table grants no access to an account. */
    sealedToken: text('sealed_token').notNull(),
    scope: text().notNull(),
    /** Reason of the last refusal; null if the last call succeeded. */
    problemReason: text('problem_reason').$type<SourceFailureReason>(),
    problem: text(),
    problemAt: time('problem_at'),
  },
  (t) => [
    foreignKey({
      name: 'search_console_connections_member',
      columns: [t.workspaceId, t.connectedBy],
      foreignColumns: [workspaceMembers.workspaceId, workspaceMembers.userId],
    }).onDelete('cascade'),
    index('search_console_connections_member').on(t.connectedBy),
  ],
);

/** The property fetched for a domain; deleted with the connection. */
export const searchConsoleProperties = pgTable(
  'search_console_properties',
  {
    domainId: uuid('domain_id')
      .primaryKey()
      .references(() => trackedDomains.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id').notNull(),
    property: text().notNull(),
    chosenAt: time('chosen_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'search_console_properties_connection',
      columns: [t.workspaceId],
      foreignColumns: [searchConsoleConnections.workspaceId],
    }).onDelete('cascade'),
    index('search_console_properties_workspace').on(t.workspaceId),
  ],
);

/** A started authorization that has not returned yet. */
export const searchConsoleFlows = pgTable(
  'search_console_flows',
  {
    /** SHA-256 of the state, which is used once. */
    stateHash: bytea('state_hash').notNull(),
    domainId: uuid('domain_id')
      .notNull()
      .references(() => trackedDomains.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that started it; only that session may finish it. */
    sessionId: text('session_id').notNull(),
    sealedVerifier: text('sealed_verifier').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stateHash] }),
    index('search_console_flows_age').on(t.createdAt),
    index('search_console_flows_domain').on(t.domainId),
    index('search_console_flows_user').on(t.userId),
  ],
);
