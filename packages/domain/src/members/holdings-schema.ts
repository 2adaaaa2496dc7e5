import { z } from 'zod';
import { memberKey } from './schema.ts';

/** Which of a person's things end with the membership. What gives access ends unless it is kept by name. */
export const holdingEnds = z.object({
  endShareLinks: z.boolean().default(true),
  endWebhooks: z.boolean().default(true),
  endApiKeys: z.boolean().default(true),
  endInvitations: z.boolean().default(true),
  /** Saved views belong to all members and open nothing, so they stay by default. */
  endSavedViews: z.boolean().default(false),
});
export type HoldingEnds = z.output<typeof holdingEnds>;
export const defaultHoldingEnds: HoldingEnds = holdingEnds.parse({});

export const deleteMemberInput = memberKey.extend(holdingEnds.shape);
export type DeleteMemberInput = z.output<typeof deleteMemberInput>;
export const leaveWorkspaceInput = holdingEnds.extend({ workspaceId: z.string() });

const named = z.object({ id: z.string(), name: z.string() });
const ofDomain = named.extend({ domainName: z.string() });

/** What a member has made in the workspace that works without them. */
export const memberHoldings = z.object({
  /** Links to reports that still open, named by the day on which they end. */
  shareLinks: z.array(z.object({ id: z.string(), domainName: z.string(), expiresAt: z.date() })),
  /** Named by the host to which they post. */
  webhooks: z.array(ofDomain),
  /** Keys for this workspace alone. A key for all workspaces loses this one with the membership. */
  apiKeys: z.array(named),
  /** Sent by them and not accepted yet. */
  invitations: z.array(named),
  savedViews: z.array(named),
  /** True if the Search Console connection is theirs: it always ends. */
  hasSearchConsole: z.boolean(),
  /** Domains whose reports and alerts they get by mail: these mails always end. */
  mailedDomains: z.array(z.string()),
});
export type MemberHoldings = z.infer<typeof memberHoldings>;
