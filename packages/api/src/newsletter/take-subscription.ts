import { schema, type Transaction } from '@keydence/db';
import { and, eq, lte, or } from 'drizzle-orm';

const { newsletterSubscriptions: subscriptions } = schema;

/** Minimum time between two e-mails to one address, regardless of the requester. */
const mailIntervalMs = 60 * 60 * 1000;

export interface SubscriptionRequest {
  id: string;
  email: string;
  tokenHash: Uint8Array;
  tokenExpiresAt: Date;
  consent: string;
  requestedAt: Date;
  requestedFrom: string;
}

/**
 * Records a request for the newsletter. Returns the subscription that an e-mail is due to: a new request needs a
 * confirmation, a confirmed subscription stays unchanged. Null within an hour of the last e-mail to the address, unless
 * its owner has unsubscribed since. Of concurrent requests, one gets a subscription.
 */
export async function takeSubscription(
  tx: Transaction,
  request: SubscriptionRequest,
): Promise<{ id: string; isConfirmed: boolean } | null> {
  const mailedAt = request.requestedAt;
  const [added] = await tx
    .insert(subscriptions)
    .values({ ...request, status: 'pending', mailedAt })
    .onConflictDoNothing({ target: subscriptions.email })
    .returning({ id: subscriptions.id });
  if (added) return { id: added.id, isConfirmed: false };

  const isSame = eq(subscriptions.email, request.email);
  const isDue = lte(subscriptions.mailedAt, new Date(mailedAt.getTime() - mailIntervalMs));
  const { id: _ofNew, ...again } = request;
  const [renewed] = await tx
    .update(subscriptions)
    .set({ ...again, status: 'pending', mailedAt, confirmedAt: null, confirmedFrom: null })
    .where(
      and(
        isSame,
        or(and(eq(subscriptions.status, 'pending'), isDue), eq(subscriptions.status, 'unsubscribed')),
      ),
    )
    .returning({ id: subscriptions.id });
  if (renewed) return { id: renewed.id, isConfirmed: false };

  const [confirmed] = await tx
    .update(subscriptions)
    .set({ mailedAt })
    .where(and(isSame, eq(subscriptions.status, 'confirmed'), isDue))
    .returning({ id: subscriptions.id });
  return confirmed ? { id: confirmed.id, isConfirmed: true } : null;
}
