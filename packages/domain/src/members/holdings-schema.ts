import { z } from 'zod';
import { memberKey } from './schema.ts';

/**
 * Choices of a person's things that end with the membership. Anything that grants access ends
 * unless it is listed to stay.
 */
export const holdingEnds = z.object({
  endShareLinks: z.boolean().default(true),
  endWebhooks: z.boolean().default(true),
  endApiKeys: z.boolean().default(true),
  endInvitations: z.boolean().default(true),
  /** Saved views belong to all members and grant no access, so they stay by default. */
  endSavedViews: z.boolean().default(false),
});
export type HoldingEnds = z.output<typeof holdingEnds>;
export const defaultHoldingEnds: HoldingEnds = holdingEnds.parse({});

export const deleteMemberInput = memberKey.extend(holdingEnds.shape);
export type DeleteMemberInput = z.output<typeof deleteMemberInput>;
export const leaveWorkspaceInput = holdingEnds.extend({ workspaceId: z.string() });

const named = z.object({ id: z.string(), name: z.string() });
const ofDomain = named.extend({ domainName: z.string() });

/** A member's creations in the workspace that work without the member. */
export const memberHoldings = z.object({
  /** Active links to reports, named by the day on which they expire. */
  shareLinks: z.array(z.object({ id: z.string(), domainName: z.string(), expiresAt: z.date() })),
  /** Named by the receiving host. */
  webhooks: z.array(ofDomain),
  /** Keys for this workspace only. A key for all workspaces loses this one with the membership. */
  apiKeys: z.array(named),
  /** Invitations that they sent and that are not accepted yet. */
  invitations: z.array(named),
  savedViews: z.array(named),
  /** True if the Search Console connection is theirs; it always ends. */
  hasSearchConsole: z.boolean(),
  /** Domains whose reports and alerts they get by mail; these mails always end. */
  mailedDomains: z.array(z.string()),
});
export type MemberHoldings = z.infer<typeof memberHoldings>;
