import { auditGroups } from '@keydence/domain';
import { z } from 'zod';

const day = z.iso.date().optional().catch(undefined);

/** Open state and filters of the audit log in the URL. Invalid values count as absent. */
export const auditLogSearch = z.object({
  show: z.literal('audit-log').optional().catch(undefined),
  person: z.uuid().optional().catch(undefined),
  group: z.enum(auditGroups).optional().catch(undefined),
  from: day,
  to: day,
});
export type AuditLogSearch = z.output<typeof auditLogSearch>;

/** Removes every filter. */
export const noAuditFilters = {
  person: undefined,
  group: undefined,
  from: undefined,
  to: undefined,
} satisfies Partial<AuditLogSearch>;

export function hasAuditFilters({ person, group, from, to }: AuditLogSearch): boolean {
  return [person, group, from, to].some((filter) => filter !== undefined);
}
