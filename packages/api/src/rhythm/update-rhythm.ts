import { schema } from '@keydence/db';
import { moveRun, nextRun, type Rhythm, type UpdateRhythmInput } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { DomainContext } from '../tracked-domains/access.ts';
import { getRhythm } from './get-rhythm.ts';

/**
 * Changes a domain's hour and time zone, and pauses or resumes its schedule. Beats that pass during a pause are
 * skipped, not made up for.
 */
export async function updateRhythm(
  ctx: DomainContext,
  { timeZone, hour, isPaused }: Omit<UpdateRhythmInput, 'domainId'>,
): Promise<Rhythm> {
  const { services, domain } = ctx;
  const { domainRhythms } = schema;
  const ofDomain = eq(domainRhythms.domainId, domain.id);
  await services.database.db.transaction(async (tx) => {
    const [schedule] = await tx.select().from(domainRhythms).where(ofDomain).for('update');
    await ctx.requireUnchanged?.(tx);
    if (!schedule) throw notFound();
    const now = services.now();
    const clock = { timeZone, hour };
    const moved = moveRun(schedule.nextRunAt, { from: schedule, to: clock, now });
    const isResumed = schedule.isPaused && !isPaused;
    const nextRunAt = isResumed && moved <= now ? nextRun(moved, clock, now).at : moved;
    await tx
      .update(domainRhythms)
      .set({ ...clock, isPaused, nextRunAt, ...(isPaused && { retryAt: null, failures: 0 }) })
      .where(ofDomain);
  });
  services.log.info({ domainId: domain.id, isPaused }, 'a schedule was changed');
  return getRhythm(ctx);
}
