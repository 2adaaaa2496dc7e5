import { notFound } from '../access.ts';
import type { ApiContext } from '../context.ts';
import { loadLinkSigner } from '../load-link-signer.ts';
import { setReader } from './set-reader.ts';

/**
 * Ends the mails about a domain's alerts for the person of a mail's link, who need not be signed in.
 * AppError('not_found') for a link that is not ours, or whose person or domain is gone; 'rate_limited'.
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
