import {
  composeConfirmationMail,
  composeSubscribedMail,
  newsletterConfirmationDays,
  newsletterConsent,
  type SubscribeInput,
} from '@keydence/domain';
import type { ApiContext } from '../context.ts';
import { createLinkToken, hashLinkToken } from '../link-token.ts';
import { loadLinkSigner } from '../load-link-signer.ts';
import { takeSubscription } from './take-subscription.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Sends a confirmation e-mail to the owner of an address. The response is the same for every address, known or not.
 * AppError('rate_limited') for a network that asks too often.
 */
export async function addSubscription(
  { services, clientAddress = 'unknown' }: ApiContext,
  { email }: SubscribeInput,
): Promise<void> {
  await services.rateLimiter.take('newsletter_hour', clientAddress);
  const signer = await loadLinkSigner(services.database, 'newsletter');
  const now = services.now();
  const token = createLinkToken();
  await services.database.db.transaction(async (tx) => {
    const due = await takeSubscription(tx, {
      id: services.newId(),
      email,
      tokenHash: hashLinkToken(token) ?? new Uint8Array(),
      tokenExpiresAt: new Date(now.getTime() + newsletterConfirmationDays * dayMs),
      consent: newsletterConsent,
      requestedAt: now,
      requestedFrom: clientAddress,
    });
    if (!due) return;
    const address = (page: string, secret: string) =>
      `${services.publicUrl}/newsletter/${page}?token=${secret}`;
    const frame = { to: email, unsubscribeUrl: address('unsubscribe', signer.sign(due.id)) };
    const mail = due.isConfirmed
      ? composeSubscribedMail(frame)
      : composeConfirmationMail({ ...frame, link: address('confirm', token) });
    await services.jobs.enqueueMail(tx, mail);
  });
}
