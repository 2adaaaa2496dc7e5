import { z } from 'zod';
import { apiKeyScope } from '../api-keys/schema.ts';
import { memberRole } from '../members/schema.ts';

const nothing = z.object({});
const role = z.object({ role: memberRole });
const rows = z.object({ rows: z.number().int() });
const count = z.object({ count: z.number().int() });
const changed = <Value extends z.ZodType>(value: Value) => z.object({ before: value, after: value });

/** Counts of the things that ended with a membership; their names may be another person's data. */
const ended = z.object({
  apiKeys: z.number().int(),
  shareLinks: z.number().int(),
  webhooks: z.number().int(),
  invitations: z.number().int(),
  savedViews: z.number().int(),
});

/**
 * Kinds of entries in a workspace's audit log, as a closed list, each with the details stored
 * beside its subject. The part before the dot is the kind's group. Details contain no secret, no
 * address of a link or webhook, and no name of a person.
 */
export const auditDetails = {
  'api_key.created': z.object({
    scope: apiKeyScope,
    includesPeople: z.boolean(),
    /** True if the key can access all workspaces of its owner. */
    allWorkspaces: z.boolean(),
    expiresAt: z.iso.datetime(),
  }),
  'api_key.ended': nothing,
  'export.keywords': rows,
  'export.gaps': rows,
  'export.topics': rows,
  'export.moves': rows,
  'export.pages': rows,
  'export.radar': rows,
  'export.predictions': rows,
  'export.audit_log': rows,
  'export.account': nothing,
  'share_link.created': z.object({ expiresAt: z.iso.datetime() }),
  'share_link.ended': nothing,
  'webhook.created': nothing,
  'webhook.turned_on': nothing,
  'webhook.turned_off': nothing,
  'webhook.deleted': nothing,
  'webhook.tested': nothing,
  'webhook.redelivered': nothing,
  'member.joined': role,
  'member.role_changed': changed(memberRole),
  'member.removed': ended,
  'member.left': ended.extend({ accountDeleted: z.boolean() }),
  'invitation.sent': role,
  'invitation.resent': role,
  'invitation.withdrawn': nothing,
  'invitation.accepted': role,
  'workspace.created': nothing,
  'workspace.renamed': changed(z.string()),
  /** IANA names. */
  'workspace.time_zone_changed': changed(z.string()),
  'workspace.logo_changed': nothing,
  'workspace.logo_removed': nothing,
  /** True if members may create share links and webhooks. */
  'workspace.sharing_changed': changed(z.boolean()),
  /** US dollars a month; before is null if the default budget applied. */
  'workspace.budget_changed': z.object({ before: z.number().nullable(), after: z.number() }),
  'domain.added': z.object({ market: z.string() }),
  'domain.deleted': nothing,
  'domain.market_changed': changed(z.string()),
  /** The names, joined. */
  'domain.brand_names_changed': changed(z.string()),
  'domain.schedule_changed': changed(z.string()),
  'search_console.connected': nothing,
  'search_console.property_chosen': z.object({ property: z.string() }),
  'search_console.disconnected': nothing,
  /** Rows of the file; null for a fetch, whose rows are not known when it starts. */
  'import.started': z.object({ rows: z.number().int().nullable() }),
  'import.cancelled': nothing,
  'keywords.deleted': count,
  'keywords.restored': count,
} as const satisfies Record<string, z.ZodObject>;

export type AuditKind = keyof typeof auditDetails;
export type AuditDetails<Kind extends AuditKind> = z.infer<(typeof auditDetails)[Kind]>;
export const auditKinds = Object.keys(auditDetails) as [AuditKind, ...AuditKind[]];

/** Groups by which the log can be filtered. */
export const auditGroups = [
  'api_key',
  'export',
  'share_link',
  'webhook',
  'member',
  'invitation',
  'workspace',
  'domain',
  'search_console',
  'import',
  'keywords',
] as const;
export type AuditGroup = (typeof auditGroups)[number];

export function auditKindsOf(group: AuditGroup): AuditKind[] {
  return auditKinds.filter((kind) => kind.startsWith(`${group}.`));
}

/** One entry to store; `recordAudit` of `packages/api` writes it. */
export type AuditNote = {
  [Kind in AuditKind]: {
    kind: Kind;
    /** The changed thing and its current name; absent if it is the workspace itself. */
    subject?: { id: string | null; name: string | null };
    details: AuditDetails<Kind>;
  };
}[AuditKind];
