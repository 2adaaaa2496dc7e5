import type { Queryable } from '@keydence/db';
import { calibratePlans, type MoveCalibration, planRange } from '@keydence/domain';
import { sql } from 'drizzle-orm';

interface Row extends Record<string, unknown> {
  plan: string;
  low: number;
  mid: number;
  high: number;
  success: number;
  chance: number;
  extra: number | null;
}

/** The checkpoint at which a plan is measured, in days; by then the work had time to show effect. */
const measuredAfterDays = 90;

/** Number and share of two-week plans whose measured total was within their predicted 80 % range. */
export async function readCalibration(db: Queryable, listId: number): Promise<MoveCalibration> {
  const rows = await db.execute<Row>(sql`
    select m.plan_start::text as plan, m.gain_low as low, m.gain_mid as mid, m.gain_high as high,
      m.gain_success as success, m.gain_chance as chance, j.extra_mid as extra
    from moves m
    left join move_judgements j on j.list_id = m.list_id and j.move_id = m.id and j.days = ${measuredAfterDays}::int
    where m.list_id = ${listId} and m.plan_start is not null and m.done_on is not null and m.gain_mid is not null`);
  const plans = new Map<string, Row[]>();
  for (const row of rows) plans.set(row.plan, [...(plans.get(row.plan) ?? []), row]);
  const measured = [...plans.values()].flatMap((moves) => {
    const extras = moves.map(({ extra }) => extra);
    if (extras.some((extra) => extra === null)) return [];
    return [{ range: planRange(moves), extra: extras.reduce<number>((sum, extra) => sum + (extra ?? 0), 0) }];
  });
  return calibratePlans(measured);
}
