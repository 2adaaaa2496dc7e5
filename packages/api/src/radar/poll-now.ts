import { AppError, type RadarStatus } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { getRadarStatus, repollMs } from './get-radar-status.ts';
import { queuePolls } from './queue-polls.ts';
import { radarMessages } from './radar-messages.ts';

/**
 * Queues polls of the active competitors that were not polled in the last 20 hours.
 * @throws AppError conflict for a sample site or without competitors, rate_limited if all of them
 * were polled
 */
export async function pollRadarNow(ctx: DomainContext): Promise<RadarStatus> {
  const { services, domain, caller } = ctx;
  const { database, rateLimiter, sampleDomains, now } = services;
  const listId = requireList(domain).id;
  if (sampleDomains.some(({ domainName }) => domainName === domain.domainName)) {
    throw new AppError('conflict', radarMessages.sample);
  }
  await rateLimiter.take('provider_minute', caller.userId);
  const status = await getRadarStatus(ctx, { fortnight: 0 });
  if (status.sites.length === 0) throw new AppError('conflict', radarMessages.noCompetitor);
  if (status.pollAgainAt) {
    const retryAfterSeconds = Math.ceil((status.pollAgainAt.getTime() - now().getTime()) / 1_000);
    throw new AppError('rate_limited', radarMessages.tooSoon, { retryAfterSeconds });
  }
  const at = now();
  const before = new Date(at.getTime() - repollMs).toISOString();
  await database.db.transaction(async (tx) => {
    const due = await tx.execute<{ id: string }>(sql`
      select c.id from competitors c
      left join radar_sites r on r.list_id = c.list_id and r.competitor_id = c.id
      where c.list_id = ${listId} and c.is_active and c.deleted_at is null and r.state is distinct from 'queued'
        and (r.polled_at is null or r.polled_at <= ${before}::timestamptz or r.polled_at > ${at.toISOString()}::timestamptz)
      order by c.id`);
    if (due.length > 0) {
      await queuePolls(tx, services, { listId, competitorIds: [...due].map(({ id }) => id) });
    }
  });
  return getRadarStatus(ctx, { fortnight: 0 });
}
