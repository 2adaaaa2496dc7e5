import { schema } from '@keydence/db';
import type { NewsletterToken } from '@keydence/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { ApiContext } from '../context.ts';
import { hashLinkToken } from '../link-token.ts';

const { newsletterSubscriptions: subscriptions } = schema;

/**
 * Confirms the subscription of a link from a confirmation e-mail; repeating it changes nothing. AppError('not_found')
 * for a link that is invalid, expired or replaced by a newer one; 'rate_limited'.
 */
export async function acceptSubscription(
  { services, clientAddress = 'unknown' }: ApiContext,
  { token }: NewsletterToken,
): Promise<void> {
  await services.rateLimiter.take('newsletter_link_minute', clientAddress);
  const tokenHash = hashLinkToken(token);
  if (!tokenHash) throw notFound();
  const now = services.now();
  const [accepted] = await services.database.db
    .update(subscriptions)
    .set({
      status: 'confirmed',
      confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${now.toISOString()}::timestamptz)`,
      confirmedFrom: sql`coalesce(${subscriptions.confirmedFrom}, ${clientAddress})`,
    })
    .where(and(eq(subscriptions.tokenHash, tokenHash), gt(subscriptions.tokenExpiresAt, now)))
    .returning({ id: subscriptions.id });
  if (!accepted) throw notFound();
}
