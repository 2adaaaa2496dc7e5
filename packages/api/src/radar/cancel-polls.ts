import type { RadarStatus } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { getRadarStatus } from './get-radar-status.ts';
import { fortnightMs } from './store-poll.ts';

/** Cancels the queued polls; the next ones follow in a fortnight. */
export async function cancelPolls(ctx: DomainContext): Promise<RadarStatus> {
  const { database, now } = ctx.services;
  const nextAt = new Date(now().getTime() + fortnightMs).toISOString();
  await database.db.execute(sql`
    update radar_sites set state = 'cancelled', next_at = ${nextAt}::timestamptz
    where list_id = ${ctx.domain.list?.id ?? 0} and state = 'queued'`);
  return getRadarStatus(ctx, { fortnight: 0 });
}
