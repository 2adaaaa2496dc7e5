import type { Queryable } from '@keydence/db';
import { describeRunning, type RunningFacts, type RunningWork, setupSteps } from '@keydence/domain';
import { sql } from 'drizzle-orm';

/** Queued and running work of a domain, the setup first. */
export async function readRunning(db: Queryable, domainId: string): Promise<RunningWork[]> {
  const rows = await db.execute<RunningFacts & Record<string, unknown>>(sql`
    with lists as (select id from keyword_lists where domain_id = ${domainId})
    select * from (
      select 1 as place, case when is_repeat then 'run' else 'setup' end as kind, step is null as "isQueued",
        message as detail, steps_done::float8 as done, ${setupSteps.length}::float8 as total
      from domain_setups where domain_id = ${domainId} and state = 'setting_up'
      union all
      select 2, case kind when 'keywords' then 'keyword_refresh' else 'rank_check' end, state = 'queued',
        null, done, total
      from refresh_runs where list_id in (select id from lists) and state in ('queued', 'running')
      union all
      select 3, case when "fetch" is null then 'import' else 'console_import' end, state = 'queued',
        file_name, done, total
      from import_runs where domain_id = ${domainId} and state in ('queued', 'running')
      union all
      select 4, 'crawl', state = 'queued', null, read_count, found_count
      from crawl_runs where site_id = (select id from sites where domain_id = ${domainId})
        and state in ('queued', 'running')
      union all
      select 5, 'topics', state = 'queued', null, null, null
      from topic_runs where list_id in (select id from lists) and state in ('queued', 'running')
      union all
      select 6, 'moves', state = 'queued', null, progress, 1
      from move_runs where list_id in (select id from lists) and state in ('queued', 'running')) works
    order by place, kind`);
  return rows.map(describeRunning);
}
