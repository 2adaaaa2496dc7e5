import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseHandle } from '@keydence/db';

/** Jobs that were running in a killed server. */
export interface InterruptedJobs {
  count: number;
  /**
   * Waits until a worker has restarted each; returns milliseconds since the look-up, at most the
   * limit.
   */
  waitForResumption(limitMs: number): Promise<number>;
}

/** Call it while no server runs, so that every `active` job was interrupted. */
export async function findInterruptedJobs({ sql }: DatabaseHandle): Promise<InterruptedJobs> {
  const from = performance.now();
  const [clock] = await sql<{ now: string }[]>`select now()::text as now`;
  const jobs = await sql<{ name: string; key: string }[]>`
    select name, singleton_key as key from jobs.job
    where name = 'domain-setup' and state = 'active' and exists (
      select from domain_setups d where d.domain_id || ':' || d.run = singleton_key and d.state = 'setting_up')`;
  const names = jobs.map(({ name }) => name);
  const keys = jobs.map(({ key }) => key);
  const countWaiting = async () => {
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from unnest(${names}::text[], ${keys}::text[]) as interrupted (name, key)
      where not exists (
        select from jobs.job j where j.name = interrupted.name and j.singleton_key = interrupted.key
          and (j.started_on > ${clock?.now ?? ''}::timestamptz or j.state in ('completed', 'failed')))`;
    return row?.n ?? Number.NaN;
  };
  return {
    count: jobs.length,
    async waitForResumption(limitMs) {
      while ((await countWaiting()) > 0 && performance.now() - from < limitMs) await pause(100);
      return performance.now() - from;
    },
  };
}
