import type { MemberRole } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { users } from './identity.ts';
import { workspaces } from './workspaces.ts';

/** An invitation of an address to a workspace; at most one pending per workspace and address. */
export const workspaceInvitations = pgTable(
  'workspace_invitations',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Lower case, like addresses of the identity layer. */
    email: text().notNull(),
    role: text().$type<MemberRole>().notNull(),
    /** SHA-256 of the secret in the mail's link. */
    tokenHash: bytea('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    acceptedAt: time('accepted_at'),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('workspace_invitations_open').on(t.workspaceId, t.email).where(sql`${t.acceptedAt} is null`),
    index('workspace_invitations_invited_by').on(t.invitedBy),
    index('workspace_invitations_accepted_by').on(t.acceptedBy),
  ],
);
