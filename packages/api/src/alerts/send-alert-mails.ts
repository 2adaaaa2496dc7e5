import type { Transaction } from '@keydence/db';
import { composeAlertMail } from '@keydence/domain';
import type { Services } from '../context.ts';
import type { LinkSigner } from '../load-link-signer.ts';
import { findMailRecipients } from '../members/find-mail-recipients.ts';
import type { FiredAlert } from './send-alert-message.ts';

/** Rows per insert statement. */
const batchSize = 500;

interface SignedAlert {
  alert: FiredAlert;
  /** Signs the unsubscribe links. */
  signer: LinkSigner;
}

/** E-mails an alert to the members who subscribed to alerts of the domain. */
export async function sendAlertMails(
  tx: Transaction,
  services: Services,
  { alert, signer }: SignedAlert,
): Promise<void> {
  const { domain, rule, headline, setName, sample, link } = alert;
  let after: string | null = null;
  for (;;) {
    const batch = await findMailRecipients(tx, {
      domainId: domain.id,
      mails: 'alerts',
      after,
      limit: batchSize,
    });
    const mails = batch.map(({ userId, email }) =>
      composeAlertMail({
        to: email,
        domainName: domain.name,
        ruleName: rule.name,
        headline,
        setName,
        outcome: alert,
        sample,
        isSample: domain.isSample,
        link,
        unsubscribeUrl: `${services.publicUrl}/unsubscribe/alerts?token=${signer.sign(userId, domain.id)}`,
      }),
    );
    await services.jobs.enqueueMail(tx, ...mails);
    if (batch.length < batchSize) return;
    after = batch.at(-1)?.userId ?? null;
  }
}
