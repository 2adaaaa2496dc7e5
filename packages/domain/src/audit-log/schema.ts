import { z } from 'zod';
import { isTimeZone } from '../rhythm/zoned-time.ts';
import { auditGroups, auditKinds } from './audit-kinds.ts';

/** For how long the log of a workspace is kept. */
export const auditDays = 400;

export const auditMessages = {
  ownersOnly: 'Only owners can read the audit log. Ask an owner of this workspace.',
  unknownTimeZone: 'Choose a time zone such as Europe/Berlin.',
} as const;

/** `keydence` is the server itself, for what it does without anybody asking. */
export const auditActorKind = z.enum(['person', 'api_key', 'keydence']);
export type AuditActorKind = z.infer<typeof auditActorKind>;

/** Who did something, with the names of that time. */
export const auditActor = z.object({
  kind: auditActorKind,
  /** The person, or the person whose key it was; null for the server and for a deleted account. */
  personId: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** The name of the API key. */
  keyName: z.string().nullable(),
  /** The last four characters of the API key. */
  keyLastFour: z.string().nullable(),
});
export type AuditActor = z.infer<typeof auditActor>;

const detail = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const auditEntry = z.object({
  id: z.string(),
  createdAt: z.date(),
  actor: auditActor,
  kind: z.enum(auditKinds),
  /** With the name that it had then; the name of a deleted account is null. */
  subject: z.object({ id: z.string().nullable(), name: z.string().nullable() }),
  /** Values by name, as the kind has them: `before` and `after` of a setting, the `rows` of an export. */
  details: z.record(z.string(), detail),
  /** The network that it came from: an IPv4 address or the /64 of an IPv6 one; null where none was between. */
  network: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilter = z.object({
  workspaceId: z.string(),
  /** Who did it, themselves or by a key. */
  personId: z.uuid().optional(),
  group: z.enum(auditGroups).optional(),
  /** First and last day, as the clocks of the time zone count days. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Absent, the workspace's. */
  timeZone: z.string().refine(isTimeZone, auditMessages.unknownTimeZone).optional(),
});

export const exportAuditInput = auditFilter;
export type ExportAuditInput = z.output<typeof exportAuditInput>;

export const listAuditInput = auditFilter.extend({
  /** The last id of the page before. */
  cursor: z.uuid().optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
export type ListAuditInput = z.output<typeof listAuditInput>;

/** Newest first; `nextCursor` is null on the last page. */
export const auditPage = z.object({ data: z.array(auditEntry), nextCursor: z.string().nullable() });
export type AuditPage = z.infer<typeof auditPage>;
