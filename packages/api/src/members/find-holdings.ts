import { type Queryable, schema } from '@keydence/db';
import type { MemberHoldings } from '@keydence/domain';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { findMailedDomains, type Holder } from './find-mailed-domains.ts';

const { alertWebhooks, apiKeys, keywordLists, keywordViews, reportShares } = schema;
const { searchConsoleConnections, trackedDomains, workspaceInvitations } = schema;

/** A member's holdings in the workspace, and which of them would remain after the member leaves. */
export async function findHoldings(
  db: Queryable,
  { workspaceId, userId }: Holder,
  now: Date,
): Promise<MemberHoldings> {
  const shareLinks = await db
    .select({
      id: reportShares.id,
      domainName: trackedDomains.domainName,
      expiresAt: reportShares.expiresAt,
    })
    .from(reportShares)
    .innerJoin(keywordLists, eq(keywordLists.id, reportShares.listId))
    .innerJoin(trackedDomains, eq(trackedDomains.id, keywordLists.domainId))
    .where(
      and(
        eq(trackedDomains.workspaceId, workspaceId),
        eq(reportShares.createdBy, userId),
        gt(reportShares.expiresAt, now),
      ),
    )
    .orderBy(asc(reportShares.expiresAt), asc(reportShares.id));
  const webhooks = await db
    .select({ id: alertWebhooks.id, url: alertWebhooks.url, domainName: trackedDomains.domainName })
    .from(alertWebhooks)
    .innerJoin(trackedDomains, eq(trackedDomains.id, alertWebhooks.domainId))
    .where(and(eq(trackedDomains.workspaceId, workspaceId), eq(alertWebhooks.createdBy, userId)))
    .orderBy(asc(alertWebhooks.createdAt), asc(alertWebhooks.id));
  const connections = await db
    .select({ workspaceId: searchConsoleConnections.workspaceId })
    .from(searchConsoleConnections)
    .where(
      and(
        eq(searchConsoleConnections.workspaceId, workspaceId),
        eq(searchConsoleConnections.connectedBy, userId),
      ),
    );
  return {
    shareLinks,
    // The path of a webhook URL is often a secret.
    webhooks: webhooks.map(({ url, ...webhook }) => ({ ...webhook, name: new URL(url).host })),
    ...(await findNamed(db, { workspaceId, userId })),
    hasSearchConsole: connections.length > 0,
    mailedDomains: await findMailedDomains(db, { workspaceId, userId }),
  };
}

async function findNamed(
  db: Queryable,
  { workspaceId, userId }: Holder,
): Promise<Pick<MemberHoldings, 'apiKeys' | 'invitations' | 'savedViews'>> {
  return {
    apiKeys: await db
      .select({ id: apiKeys.id, name: apiKeys.name })
      .from(apiKeys)
      .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.userId, userId)))
      .orderBy(asc(apiKeys.id)),
    invitations: await db
      .select({ id: workspaceInvitations.id, name: workspaceInvitations.email })
      .from(workspaceInvitations)
      .where(
        and(
          eq(workspaceInvitations.workspaceId, workspaceId),
          eq(workspaceInvitations.invitedBy, userId),
          isNull(workspaceInvitations.acceptedAt),
        ),
      )
      .orderBy(asc(workspaceInvitations.id)),
    savedViews: await db
      .select({ id: keywordViews.id, name: keywordViews.name })
      .from(keywordViews)
      .where(and(eq(keywordViews.workspaceId, workspaceId), eq(keywordViews.createdBy, userId)))
      .orderBy(asc(keywordViews.id)),
  };
}
