import type { Transaction } from '@keydence/db';
import type { OutgoingMail } from '@keydence/domain';
import type { Services } from '../context.ts';
import type { LinkSigner } from '../load-link-signer.ts';
import { findMailRecipients } from '../members/find-mail-recipients.ts';

/** E-mails written per statement. */
const batchSize = 500;

/** A domain, and the signer of its unsubscribe links. */
export interface MailedDomain {
  domainId: string;
  signer: LinkSigner;
}

interface ReceiverMail extends MailedDomain {
  compose: (receiver: { to: string; unsubscribeUrl: string }) => OutgoingMail;
}

/** E-mails the members who subscribe to a domain's reports, each with a personal unsubscribe link. */
export async function sendToReceivers(
  tx: Transaction,
  services: Services,
  { domainId, signer, compose }: ReceiverMail,
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const batch = await findMailRecipients(tx, { domainId, mails: 'reports', after, limit: batchSize });
    const mails = batch.map(({ userId, email }) => {
      const token = signer.sign(userId, domainId);
      const unsubscribeUrl = `${services.publicUrl}/unsubscribe/reports?token=${token}`;
      return compose({ to: email, unsubscribeUrl });
    });
    await services.jobs.enqueueMail(tx, ...mails);
    if (batch.length < batchSize) return;
    after = batch.at(-1)?.userId ?? null;
  }
}
