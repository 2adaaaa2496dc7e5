import type { Queryable } from '@keydence/db';
import { monthDays } from '@keydence/domain';
import { sql } from 'drizzle-orm';

/**
 * Impressions a month in Search Console by topic number: those of its keywords in the newest counts, scaled to a month.
 * Topics without counts are omitted.
 */
export async function readImpressions(
  db: Queryable,
  listId: number,
  topicIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.execute<{ topic: number; impressions: number; days: number | null }>(sql`
    select i.topic_id as topic, sum(m.impressions)::float8 as impressions,
      (s.measured_on - s.measured_from + 1)::float8 as days
    from site_rates s
    join keyword_insights i on i.list_id = ${listId} and i.topic_id = any(${`{${topicIds.join(',')}}`}::int[])
    join keyword_measures m on m.list_id = ${listId} and m.keyword_id = i.keyword_id
      and m.measured_on = s.measured_on and m.source = s.source and m.impressions is not null
    where s.list_id = ${listId}
    group by i.topic_id, s.measured_on, s.measured_from`);
  return new Map(
    [...rows].map(({ topic, impressions, days }) => [
      topic,
      Math.round((impressions * monthDays) / (days ?? monthDays)),
    ]),
  );
}
