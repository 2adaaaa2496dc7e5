import type { SourceFailureReason } from '@keydence/domain';
import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';
import { users } from './identity.ts';
import { trackedDomains, workspaceMembers } from './workspaces.ts';

/**
 * The workspace's agreement with Google. It goes with the membership of whoever gave it, so that nobody's account is
 * read for a workspace that they have left.
 */
export const searchConsoleConnections = pgTable(
  'search_console_connections',
  {
    workspaceId: uuid('workspace_id').primaryKey(),
    connectedBy: uuid('connected_by').notNull(),
    connectedAt: time('connected_at').notNull(),
    /** Sealed: a copied table opens nobody's account. */
    sealedToken: text('sealed_token').notNull(),
    scope: text().notNull(),
    /** Why it was last refused; null when the last call went well. */
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

/** What is fetched for a domain; it goes with the connection. */
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

/** An agreement that was begun and has not come back yet. */
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
    /** The session that has begun it, and alone may end it. */
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
