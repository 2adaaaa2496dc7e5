import { schema } from '@keydence/db';
import type { Subscriber } from '@keydence/domain';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { loadLinkSigner } from '../load-link-signer.ts';

const { newsletterSubscriptions: subscriptions } = schema;
const batchSize = 1000;

/** Confirmed subscribers in batches, for the server operator. */
export async function* exportSubscribers({
  database,
  publicUrl,
}: Pick<Services, 'database' | 'publicUrl'>): AsyncGenerator<Subscriber[], void> {
  const signer = await loadLinkSigner(database, 'newsletter');
  let after: string | undefined;
  for (;;) {
    const rows = await database.db
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.status, 'confirmed'),
          after === undefined ? undefined : gt(subscriptions.id, after),
        ),
      )
      .orderBy(asc(subscriptions.id))
      .limit(batchSize);
    yield rows.map((row) => ({
      email: row.email,
      unsubscribeUrl: `${publicUrl}/newsletter/unsubscribe?token=${signer.sign(row.id)}`,
      requestedAt: row.requestedAt,
      requestedFrom: row.requestedFrom,
      confirmedAt: row.confirmedAt,
      confirmedFrom: row.confirmedFrom,
      consent: row.consent,
    }));
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id;
  }
}
