import type { AuditActorKind, AuditKind } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { users } from './identity.ts';
import { workspaces } from './workspaces.ts';

/**
 * Who changed what in a workspace, for its owners to read. Requests add and read rows and can do nothing else with them.
 * Whoever deletes their account takes their name, address and network out of them (`forget_audit_of_user`).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** UUID v7. */
    id: uuid().primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    /** The person, or whose key it was; null for the server and for a person who is gone. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Names of that time. */
    actorName: text('actor_name'),
    actorEmail: text('actor_email'),
    keyName: text('key_name'),
    keyLastFour: text('key_last_four'),
    kind: text().$type<AuditKind>().notNull(),
    subjectId: text('subject_id'),
    subjectName: text('subject_name'),
    /** As `auditDetails` of the domain has them for the kind. */
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    network: text(),
  },
  (t) => [
    index('audit_entries_workspace').on(t.workspaceId, t.createdAt, t.id),
    index('audit_entries_actor').on(t.actorId, t.createdAt),
    index('audit_entries_created').on(t.createdAt),
    // For what names a person who deletes their account.
    index('audit_entries_subject').on(t.subjectId),
    index('audit_entries_invited').on(t.subjectName).where(sql`${t.kind} like 'invitation.%'`),
  ],
);
