import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';

type Clocked = Pick<Services, 'database' | 'now' | 'crawl'>;

/** Maximum pause that a host can request, days. A later turn was given by a clock that has since been set back. */
const mostDays = 30;
/** Maximum pause after a slow response, milliseconds. */
const mostRespite = 10_000;

/**
 * Waits until a host may be called again, across all workspaces: request starts are at least `pauseMs` apart. If the
 * wait would exceed `patienceMs`, returns its milliseconds without waiting; otherwise 0.
 */
export async function takeTurn(
  { database, now, crawl }: Clocked,
  host: string,
  { pauseMs, patienceMs }: { pauseMs: number; patienceMs: number },
): Promise<number> {
  if (crawl.isInvented) return 0;
  const at = now().toISOString();
  const [row] = await database.db.execute<{ wait_ms: number }>(sql`
    insert into crawl_hosts as h (host, next_at)
    values (${host}, ${at}::timestamptz + ${pauseMs}::float8 * interval '1 millisecond')
    on conflict (host) do update set next_at = case
      when h.next_at > ${at}::timestamptz + ${mostDays}::int * interval '1 day' then excluded.next_at
      when h.next_at > ${at}::timestamptz + ${patienceMs}::float8 * interval '1 millisecond' then h.next_at
      else greatest(h.next_at, ${at}::timestamptz) + ${pauseMs}::float8 * interval '1 millisecond' end
    returning extract(epoch from next_at - ${at}::timestamptz)::float8 * 1000 as wait_ms`);
  const waitMs = row?.wait_ms ?? 0;
  if (waitMs - pauseMs > patienceMs) return waitMs;
  // This request has the host's next turn; the one after it starts `pauseMs` later.
  await crawl.sleep(Math.max(0, waitMs - pauseMs));
  return 0;
}

/** Maximum wait for one turn of a file of a site, milliseconds. */
export const longestWait = 10 * 60_000;

/** End of the longest pause of these hosts; null if none exceeds `longestWait`. */
export async function findHostPause(
  { database, now }: Pick<Clocked, 'database' | 'now'>,
  hosts: readonly string[],
): Promise<Date | null> {
  const at = now().getTime();
  const [row] = await database.db.execute<{ until: string | null }>(sql`
    select max(next_at) as until from crawl_hosts
    where host in ${hosts} and next_at > ${new Date(at + longestWait).toISOString()}::timestamptz
      and next_at <= ${new Date(at + mostDays * 86_400_000).toISOString()}::timestamptz`);
  return row?.until ? new Date(row.until) : null;
}

/** Pauses a host for the duration of its response, ten seconds at most, or for as long as it has requested. */
export async function restHost(
  { database, now }: Pick<Clocked, 'database' | 'now'>,
  host: string,
  { tookMs = 0, askedMs = 0 }: { tookMs?: number; askedMs?: number },
): Promise<void> {
  const restMs = Math.min(Math.max(Math.min(tookMs, mostRespite), askedMs), mostDays * 86_400_000);
  await database.db.execute(sql`
    update crawl_hosts set next_at = greatest(next_at,
      ${now().toISOString()}::timestamptz + ${restMs}::float8 * interval '1 millisecond')
    where host = ${host}`);
}
