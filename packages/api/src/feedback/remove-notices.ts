import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { ApiContext } from '../context.ts';
import { loadLinkSigner } from '../load-link-signer.ts';
import { changeNotices } from './change-notices.ts';

const { users } = schema;

/**
 * Turns off e-mails about feedback for the person of the unsubscribe link, who need not be signed
 * in. AppError('not_found') for a link that we did not sign or whose person was deleted,
 * 'rate_limited'.
 */
export async function removeNotices(
  { services, clientAddress }: ApiContext,
  { token }: { token: string },
): Promise<void> {
  await services.rateLimiter.take('unsubscribe_minute', clientAddress ?? 'unknown');
  const signer = await loadLinkSigner(services.database, 'feedback-notices');
  const [userId] = signer.read(token) ?? [];
  if (!userId) throw notFound();
  const [person] = await services.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw notFound();
  await changeNotices(services.database, userId, { isOn: false, now: services.now() });
}
