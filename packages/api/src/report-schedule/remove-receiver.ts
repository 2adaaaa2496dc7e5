import { notFound } from '../access.ts';
import type { ApiContext } from '../context.ts';
import { loadLinkSigner } from '../load-link-signer.ts';
import { setReportMail } from './set-report-mail.ts';

/**
 * Unsubscribes the user of an e-mail link from a domain's report e-mails; works without a session.
 * AppError('not_found') for an invalid link, or if the user or domain was deleted; 'rate_limited'.
 */
export async function removeReceiver(
  { services, clientAddress }: ApiContext,
  { token }: { token: string },
): Promise<void> {
  await services.rateLimiter.take('unsubscribe_minute', clientAddress ?? 'unknown');
  const { database, now } = services;
  const signer = await loadLinkSigner(database, 'report-mails');
  const [userId, domainId] = signer.read(token) ?? [];
  if (!userId || !domainId) throw notFound();
  const [known] = await database.sql`
    select 1 from identity.users u, tracked_domains d where u.id = ${userId} and d.id = ${domainId}`;
  if (!known) throw notFound();
  await setReportMail(database, { domainId, userId, isOn: false, now: now() });
}
