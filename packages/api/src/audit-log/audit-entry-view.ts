import type { schema } from '@keydence/db';
import type { AuditEntry } from '@keydence/domain';

export function viewAuditEntry(row: typeof schema.auditEntries.$inferSelect): AuditEntry {
  return {
    id: row.id,
    createdAt: row.createdAt,
    actor: {
      kind: row.actorKind,
      personId: row.actorId,
      name: row.actorName,
      email: row.actorEmail,
      keyName: row.keyName,
      keyLastFour: row.keyLastFour,
    },
    kind: row.kind,
    subject: { id: row.subjectId, name: row.subjectName },
    details: row.details,
    network: row.network,
  };
}
