import { schema, type Transaction } from '@keydence/db';
import { composeMail } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { LinkSigner } from '../load-link-signer.ts';
import { findMailRecipients } from '../members/find-mail-recipients.ts';
import type { WebhookRow } from './access.ts';

/** Maximum members who get an e-mail about a disabled webhook. */
const maxReceivers = 100;

/**
 * E-mails the subscribers of a domain's alerts that a webhook was disabled; the signer is for the
 * unsubscribe links.
 */
export async function sendDisabledMails(
  tx: Transaction,
  services: Services,
  { webhook: { domainId, url }, signer }: { webhook: WebhookRow; signer: LinkSigner },
): Promise<void> {
  const { trackedDomains } = schema;
  const [domain] = await tx.select().from(trackedDomains).where(eq(trackedDomains.id, domainId));
  if (!domain) return;
  const receivers = await findMailRecipients(tx, {
    domainId,
    mails: 'alerts',
    after: null,
    limit: maxReceivers,
  });
  const { publicUrl, jobs } = services;
  const link = `${publicUrl}/dashboard?section=alerts&workspace=${domain.workspaceId}&domain=${domainId}`;
  const mails = receivers.map(({ userId, email }) =>
    composeMail({
      to: email,
      subject: `${domain.domainName}: a webhook was switched off`,
      paragraphs: [
        `The alerts of ${domain.domainName} could not be delivered to ${new URL(url).host}, so nothing is sent there any more.`,
        'Check that address, send a test, and switch the webhook on again. E-mail alerts continue.',
      ],
      button: { label: 'Open the alerts', url: link },
      notes: [
        `You get this mail because you are a member of the workspace that tracks ${domain.domainName}.`,
      ],
      unsubscribeUrl: `${publicUrl}/unsubscribe/alerts?token=${signer.sign(userId, domainId)}`,
    }),
  );
  await jobs.enqueueMail(tx, ...mails);
}
