import { AppError, type SiteStatus } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { ensureSite, findSite } from './access.ts';
import { pageMessages } from './page-messages.ts';
import { findSiteRead, queueSiteRead } from './read-run.ts';
import { findNextRead, readSiteStatus } from './read-status.ts';

/**
 * Starts reading the domain's site, or joins the open run.
 * @throws AppError conflict for a sample site, rate_limited for an unproven site that was read today
 */
export async function startSiteRead(ctx: DomainContext): Promise<SiteStatus> {
  const { services, domain, caller } = ctx;
  const { database, sampleDomains, now } = services;
  if (sampleDomains.some(({ domainName }) => domainName === domain.domainName)) {
    throw new AppError('conflict', pageMessages.sample);
  }
  await services.rateLimiter.take('provider_minute', caller.userId);
  const known = await findSite(database.db, domain.id);
  const newest = known && (await findSiteRead(database.db, known.id));
  const isOpen = newest?.state === 'queued' || newest?.state === 'running';
  const nextAt = isOpen ? null : await findNextRead(ctx, known);
  if (nextAt) {
    const retryAfterSeconds = Math.ceil((nextAt.getTime() - now().getTime()) / 1_000);
    throw new AppError('rate_limited', pageMessages.onceADay, { retryAfterSeconds });
  }
  await database.db.transaction(async (tx) => {
    const site = await ensureSite(tx, domain.id);
    await queueSiteRead(tx, services, site.id);
  });
  return readSiteStatus(ctx);
}
