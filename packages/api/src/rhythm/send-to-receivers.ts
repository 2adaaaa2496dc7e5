import type { Transaction } from '@keydence/db';
import type { OutgoingMail } from '@keydence/domain';
import type { Services } from '../context.ts';
import type { LinkSigner } from '../load-link-signer.ts';
import { findReceivers } from './find-receivers.ts';

/** So many mails are written in one statement. */
const batchSize = 500;

/** A domain, and who signs the links that end the mails about it. */
export interface MailedDomain {
  domainId: string;
  signer: LinkSigner;
}

interface ReceiverMail extends MailedDomain {
  compose: (receiver: { to: string; unsubscribeUrl: string }) => OutgoingMail;
}

/** Mails the members who want the reports of a domain, each with a link that ends the mails for that member. */
export async function sendToReceivers(
  tx: Transaction,
  services: Services,
  { domainId, signer, compose }: ReceiverMail,
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const batch = await findReceivers(tx, { domainId, mails: 'reports', after, limit: batchSize });
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
