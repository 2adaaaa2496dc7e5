import { schema } from '@keydence/db';
import type { NewsletterToken } from '@keydence/domain';
import { eq, sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { ApiContext } from '../context.ts';
import { loadLinkSigner } from '../load-link-signer.ts';

const { newsletterSubscriptions: subscriptions } = schema;

/**
 * Ends the subscription of a link from an e-mail, including a confirmation that is on its way; repeating it changes
 * nothing. AppError('not_found') for an invalid link or a deleted subscription, 'rate_limited'.
 */
export async function endSubscription(
  { services, clientAddress = 'unknown' }: ApiContext,
  { token }: NewsletterToken,
): Promise<void> {
  await services.rateLimiter.take('newsletter_link_minute', clientAddress);
  const signer = await loadLinkSigner(services.database, 'newsletter');
  const [id] = signer.read(token) ?? [];
  if (!id) throw notFound();
  const [ended] = await services.database.db
    .update(subscriptions)
    .set({
      status: 'unsubscribed',
      tokenHash: null,
      tokenExpiresAt: null,
      unsubscribedAt: sql`case when ${subscriptions.status} = 'unsubscribed' then ${subscriptions.unsubscribedAt} else ${services.now().toISOString()}::timestamptz end`,
    })
    .where(eq(subscriptions.id, id))
    .returning({ id: subscriptions.id });
  if (!ended) throw notFound();
}
