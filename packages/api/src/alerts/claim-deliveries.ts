import { schema } from '@keydence/db';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { DeliveryJob, Services } from '../context.ts';

const { alertDeliveries } = schema;

/** Maximum concurrent attempts of one workspace. */
const maxInFlightOfWorkspace = 2;
/** Milliseconds that a claim lasts. It exceeds the poster's time limit. */
const claimMs = 60_000;
/**
 * Key of the advisory lock: without it, two concurrent claims would each give a workspace its whole
 * share.
 */
const claimLock = 1_207_640_311;

/**
 * Claims due attempts, at most `limit`, alternating between workspaces: those with the fewest
 * attempts in flight come first. An attempt whose process died is due again when its claim ends.
 */
export async function claimDeliveries({ database, now }: Services, limit: number): Promise<DeliveryJob[]> {
  const at = now();
  const isDue = and(eq(alertDeliveries.state, 'pending'), lte(alertDeliveries.nextAttemptAt, at));
  const due = await database.db
    .select({ id: alertDeliveries.id })
    .from(alertDeliveries)
    .where(isDue)
    .limit(1);
  if (due.length === 0) return [];
  const [time, until] = [at.toISOString(), new Date(at.getTime() + claimMs).toISOString()];
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock})`);
    const rows = await tx.execute(sql`
      with recursive waiting as (
        (select workspace_id from alert_deliveries where state = 'pending' order by workspace_id limit 1)
        union all
        select (
          select d.workspace_id from alert_deliveries d
          where d.state = 'pending' and d.workspace_id > waiting.workspace_id order by d.workspace_id limit 1)
        from waiting where waiting.workspace_id is not null
      ), shares as (
        select workspace_id, (
          select count(*) from alert_deliveries d
          where d.workspace_id = waiting.workspace_id and d.state = 'pending' and d.claimed_until > ${time}
        ) as in_flight
        from waiting where workspace_id is not null
      ), next as (
        select turn.id from shares cross join lateral (
          select id, next_attempt_at, in_flight + row_number() over (order by next_attempt_at, id) as turn
          from alert_deliveries d
          where d.workspace_id = shares.workspace_id and d.state = 'pending' and d.next_attempt_at <= ${time}
            and (d.claimed_until is null or d.claimed_until <= ${time})
          order by next_attempt_at, id limit greatest(${maxInFlightOfWorkspace} - in_flight, 0)
        ) turn
        order by turn.turn, turn.next_attempt_at limit ${limit}
      )
      update alert_deliveries d set claimed_until = ${until} from next where d.id = next.id
      returning d.id as "deliveryId", jsonb_array_length(d.attempts) + 1 as attempt`);
    return [...rows] as unknown as DeliveryJob[];
  });
}
