import { notFound } from '../access.ts';
import type { ApiContext } from '../context.ts';
import { loadLinkSigner } from '../load-link-signer.ts';
import { setReader } from './set-reader.ts';

/**
 * Ends alert e-mails of a domain for the person of the link, who need not be signed in.
 * AppError('not_found') for a link that we did not sign, or whose person or domain is deleted;
 * 'rate_limited'.
 */
export async function removeAlertReceiver(
  { services, clientAddress }: ApiContext,
  { token }: { token: string },
): Promise<void> {
  await services.rateLimiter.take('unsubscribe_minute', clientAddress ?? 'unknown');
  const signer = await loadLinkSigner(services.database, 'alert-mails');
  const [userId, domainId] = signer.read(token) ?? [];
  if (!userId || !domainId) throw notFound();
  const [known] = await services.database.sql`
    select 1 from identity.users u, tracked_domains d where u.id = ${userId} and d.id = ${domainId}`;
  if (!known) throw notFound();
  await setReader(services.database, { domainId, userId, change: { isMailOn: false } });
}
