import type { AuditActorKind, AuditKind } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './identity.ts';
import { workspaces } from './workspaces.ts';

/**
 * Changes in a workspace with their actors, for its owners. Requests can only add and read rows.
 * Deleting an account removes its name, address and network from them (`forget_audit_of_user`).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    /** The user, or the key's owner; null for the server and for a deleted user. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name at that time. */
    actorName: text('actor_name'),
    actorEmail: text('actor_email'),
    keyName: text('key_name'),
    keyLastFour: text('key_last_four'),
    kind: text().$type<AuditKind>().notNull(),
    subjectId: text('subject_id'),
    subjectName: text('subject_name'),
    /** Shape per kind: `auditDetails` in the domain package. */
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    network: text(),
  },
  (t) => [
    index('audit_entries_workspace').on(t.workspaceId, t.createdAt, t.id),
    index('audit_entries_actor').on(t.actorId, t.createdAt),
    index('audit_entries_created').on(t.createdAt),
    // For removing the name of a deleted account.
    index('audit_entries_subject').on(t.subjectId),
    index('audit_entries_invited').on(t.subjectName).where(sql`${t.kind} like 'invitation.%'`),
  ],
);
