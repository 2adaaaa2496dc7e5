import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';

interface WantedFetch {
  listId: number;
  property: string;
}

/**
 * Queues a fetch of a property's history: all of it at first, then new days. A running fetch
 * continues; a waiting one continues now.
 */
export async function startFactsFetch(
  tx: Transaction,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  { listId, property }: WantedFetch,
): Promise<void> {
  const at = now().toISOString();
  const [started] = await tx.execute<{ run: number }>(sql`
    insert into console_fetches as f (list_id, run, property, state, asked_at)
    values (${listId}, 1, ${property}, 'queued', ${at}::timestamptz)
    on conflict (list_id) do update set run = f.run + 1, property = excluded.property, state = 'queued', note = null,
      resume_at = null, asked_at = excluded.asked_at, finished_at = null, repeated_rows = 0,
      days_wanted = case when f.property = excluded.property then f.days_wanted else 0 end,
      days_fetched = case when f.property = excluded.property then f.days_fetched else 0 end,
      oldest_day = case when f.property = excluded.property then f.oldest_day end,
      notes = case when f.property = excluded.property then f.notes else '{}' end
    where f.property <> excluded.property or f.state not in ('queued', 'running')
    returning run`);
  if (started) await jobs.enqueueConsoleFetch(tx, { listId, run: started.run });
}
