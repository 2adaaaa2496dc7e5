import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';

/** Competitors that one pass queues; the others follow in the next pass. */
const mostAtOnce = 500;

/**
 * Queues the polls that are due, of active competitors in the current markets of domains whose
 * setup is done: of new competitors, and of those that were polled a fortnight ago. A later poll was planned by a clock
 * that has since been set back.
 */
export async function startDuePolls({ database, jobs, now }: Services): Promise<number> {
  const at = now().toISOString();
  return database.db.transaction(async (tx) => {
    const due = await tx.execute<{ list_id: number; competitor_id: string }>(sql`
      select c.list_id, c.id as competitor_id from competitors c
      join keyword_lists l on l.id = c.list_id
      join tracked_domains d on d.id = l.domain_id and d.location_code = l.location_code
        and d.language_code = l.language_code
      join domain_setups s on s.domain_id = d.id and s.state = 'ready'
      left join radar_sites r on r.list_id = c.list_id and r.competitor_id = c.id
      where c.is_active and c.deleted_at is null
        and (r.list_id is null or (r.state <> 'queued' and (r.next_at <= ${at}::timestamptz
          or r.next_at > ${at}::timestamptz + interval '15 days')))
      order by c.list_id, c.id limit ${mostAtOnce}`);
    const lists = new Map<number, string[]>();
    for (const row of due) lists.set(row.list_id, [...(lists.get(row.list_id) ?? []), row.competitor_id]);
    for (const [listId, competitorIds] of lists)
      await queuePolls(tx, { jobs, now }, { listId, competitorIds });
    return due.length;
  });
}

/** Queues polls of a list's competitors together with their job. */
export async function queuePolls(
  tx: Transaction,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { listId, competitorIds }: { listId: number; competitorIds: readonly string[] },
): Promise<void> {
  const at = now().toISOString();
  await tx.execute(sql`
    insert into radar_sites (list_id, competitor_id, state, queued_at, next_at)
    select ${listId}::int, id::uuid, 'queued', ${at}::timestamptz, ${at}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(competitorIds)}::jsonb) as c (id) order by id
    on conflict (list_id, competitor_id) do update set state = 'queued', queued_at = excluded.queued_at`);
  await jobs.enqueueRadar(tx, { listId });
}
