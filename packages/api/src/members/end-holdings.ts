import { schema, type Transaction } from '@keydence/db';
import type { AuditDetails, HoldingEnds } from '@keydence/domain';
import { and, inArray, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { findHoldings } from './find-holdings.ts';
import type { Holder } from './find-mailed-domains.ts';

const { alertWebhooks, apiKeys, keywordViews, reportShares, workspaceInvitations } = schema;

type EndedHoldings = AuditDetails<'member.removed'>;

/**
 * Ends a person's holdings in a workspace, in the transaction that ends the membership. Mail settings and
 * read notifications of the workspace's domains are always deleted. Call `done` after the commit; `counts` has the number ended of each kind.
 */
export async function endHoldings(
  tx: Transaction,
  { sessions, now }: Pick<Services, 'sessions' | 'now'>,
  { ends, ...holder }: Holder & { ends: HoldingEnds },
): Promise<{ done: () => void; counts: EndedHoldings }> {
  const found = await findHoldings(tx, holder, now());
  const { workspaceId, userId } = holder;
  if (ends.endShareLinks) await deleteShares(tx, holder);
  if (ends.endWebhooks)
    await tx.delete(alertWebhooks).where(inArray(alertWebhooks.id, idsOf(found.webhooks)));
  if (ends.endInvitations)
    await tx.delete(workspaceInvitations).where(inArray(workspaceInvitations.id, idsOf(found.invitations)));
  if (ends.endSavedViews)
    await tx.delete(keywordViews).where(inArray(keywordViews.id, idsOf(found.savedViews)));
  for (const table of ['report_mails', 'alert_readers', 'notification_readers'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}
      and domain_id in (select id from tracked_domains where workspace_id = ${workspaceId})`);
  const counts = {
    apiKeys: ends.endApiKeys ? found.apiKeys.length : 0,
    shareLinks: ends.endShareLinks ? found.shareLinks.length : 0,
    webhooks: ends.endWebhooks ? found.webhooks.length : 0,
    invitations: ends.endInvitations ? found.invitations.length : 0,
    savedViews: ends.endSavedViews ? found.savedViews.length : 0,
  };
  if (!ends.endApiKeys) return { done: () => {}, counts };
  await tx.delete(apiKeys).where(inArray(apiKeys.id, idsOf(found.apiKeys)));
  const forgets: (() => void)[] = [];
  for (const { id } of found.apiKeys) forgets.push(await sessions.endKeyIn(tx, id));
  const done = () => {
    for (const forget of forgets) forget();
  };
  return { done, counts };
}

async function deleteShares(tx: Transaction, { workspaceId, userId }: Holder): Promise<void> {
  const { keywordLists, trackedDomains } = schema;
  const lists = tx
    .select({ id: keywordLists.id })
    .from(keywordLists)
    .innerJoin(trackedDomains, sql`${trackedDomains.id} = ${keywordLists.domainId}`)
    .where(sql`${trackedDomains.workspaceId} = ${workspaceId}`);
  await tx
    .delete(reportShares)
    .where(and(inArray(reportShares.listId, lists), sql`${reportShares.createdBy} = ${userId}`));
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
