import type { Transaction } from '@keydence/db';
import { composeWaitingMail } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { type MailedDomain, sendToReceivers } from './send-to-receivers.ts';

/** E-mails the subscribed members of a domain a request for a newer export. */
export async function sendWaitingMails(
  tx: Transaction,
  services: Services,
  { domainId, signer }: MailedDomain,
): Promise<void> {
  const [domain] = await tx.execute<{ workspaceId: string; domainName: string }>(sql`
    select workspace_id as "workspaceId", domain_name as "domainName" from tracked_domains where id = ${domainId}`);
  if (!domain) return;
  const { workspaceId, domainName } = domain;
  const links = {
    import: `${services.publicUrl}/dashboard?section=keywords&workspace=${workspaceId}&domain=${domainId}&import=new`,
  };
  await sendToReceivers(tx, services, {
    domainId,
    signer,
    compose: (receiver) => composeWaitingMail({ ...receiver, domainName, links }),
  });
}
