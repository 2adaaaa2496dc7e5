import { z } from 'zod';
import { isTimeZone } from '../report-schedule/zoned-time.ts';
import { auditGroups, auditKinds } from './audit-kinds.ts';

/** Days for which audit entries are stored. */
export const auditDays = 400;

export const auditMessages = {
  ownersOnly: 'Only owners can read the audit log. Ask an owner of this workspace.',
  unknownTimeZone: 'Choose a time zone such as Europe/Berlin.',
} as const;

/** `keydence` is the server itself, for automatic actions. */
export const auditActorKind = z.enum(['person', 'api_key', 'keydence']);
export type AuditActorKind = z.infer<typeof auditActorKind>;

/** The actor, with the names at that time. */
export const auditActor = z.object({
  kind: auditActorKind,
  /** The person, or the owner of the key; null for the server and for a deleted account. */
  personId: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  keyName: z.string().nullable(),
  keyLastFour: z.string().nullable(),
});
export type AuditActor = z.infer<typeof auditActor>;

const detail = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const auditEntry = z.object({
  id: z.string(),
  createdAt: z.date(),
  actor: auditActor,
  kind: z.enum(auditKinds),
  /** With the name at that time; the name of a deleted account is null. */
  subject: z.object({ id: z.string().nullable(), name: z.string().nullable() }),
  /** Values by name, depending on the kind: `before` and `after` of a setting, the `rows` of an export. */
  details: z.record(z.string(), detail),
  /** Network of the request: an IPv4 address or the /64 of an IPv6 one; null without a request. */
  network: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilter = z.object({
  workspaceId: z.string(),
  /** The actor, directly or by a key. */
  personId: z.uuid().optional(),
  group: z.enum(auditGroups).optional(),
  /** First and last day, in the time zone. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** If absent, the workspace's. */
  timeZone: z.string().refine(isTimeZone, auditMessages.unknownTimeZone).optional(),
});

export const exportAuditInput = auditFilter;
export type ExportAuditInput = z.output<typeof exportAuditInput>;

export const listAuditInput = auditFilter.extend({
  /** Last id of the previous page. */
  cursor: z.uuid().optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
export type ListAuditInput = z.output<typeof listAuditInput>;

/** Newest first; `nextCursor` is null on the last page. */
export const auditPage = z.object({ data: z.array(auditEntry), nextCursor: z.string().nullable() });
export type AuditPage = z.infer<typeof auditPage>;
