import { setTimeout as pause } from 'node:timers/promises';
import { findFeedbackDrift } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';

/** Number of rows that violate each rule; all are 0 in a correct database. */
export type Breaches = Record<string, number>;

/** Duplicates of any kind. */
export async function countDuplicates({ sql }: DatabaseHandle): Promise<Breaches> {
  const [row] = await sql<{ keywords: number; comments: number; workspaces: number; competitors: number }[]>`
    select
      (select count(*) from (
        select 1 from tracked_keywords group by list_id, keyword_text having count(*) > 1) as twice)::int as keywords,
      (select count(*) from (
        select 1 from feedback_comments group by feedback_id, content having count(*) > 1) as twice)::int as comments,
      (select count(*) from (
        select 1 from workspaces group by name having count(*) > 1) as twice)::int as workspaces,
      (select count(*) from (
        select 1 from competitors group by list_id, domain_name having count(*) > 1) as twice)::int as competitors`;
  return { ...row };
}

/** Counters that differ from their rows, and rows without their counterpart. */
export async function countDrift(database: DatabaseHandle): Promise<Breaches> {
  const [row] = await database.sql<{ lists: number; halves: number; numbers: number }[]>`
    select
      (select count(*) from keyword_lists l where keyword_count <>
        (select count(*) from tracked_keywords k where k.list_id = l.id))::int as lists,
      (select count(*) from keyword_rankings r where not exists
        (select 1 from tracked_keywords k where k.list_id = r.list_id and k.id = r.id))::int as halves,
      (select count(*) from keyword_lists l where next_keyword_id <=
        (select max(id) from tracked_keywords k where k.list_id = l.id))::int as numbers`;
  return { feedback: (await findFeedbackDrift(database)).length, ...row };
}

/** Final states of jobs. */
export interface JobEnds {
  done: number;
  failed: number;
  unfinished: number;
  /** Jobs that the queue has completed more than once. */
  twice: number;
}

/** Every accepted setup, refresh and import. */
export async function readJobEnds({ sql }: DatabaseHandle): Promise<JobEnds> {
  const [row] = await sql<JobEnds[]>`
    with ends as (
      select case state when 'ready' then 'done' when 'failed' then 'failed' else 'open' end as state from domain_setups
      union all select case when state in ('done', 'failed') then state else 'open' end from refresh_runs
      union all select case when state in ('done', 'failed') then state else 'open' end from import_runs
        where state not in ('previewed', 'cancelled'))
    select count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'open')::int as unfinished,
      (select count(*) from (
        select 1 from jobs.job where name in ('domain-setup', 'list-refresh', 'list-import') and state = 'completed'
        group by name, singleton_key having count(*) > 1) as again)::int as twice
    from ends`;
  if (!row) throw new Error('the jobs cannot be read');
  return row;
}

/** Waits until no job is left, but not for ever. */
export async function waitForJobEnds(database: DatabaseHandle, limitMs = 180_000): Promise<JobEnds> {
  const until = performance.now() + limitMs;
  for (;;) {
    const ends = await readJobEnds(database);
    if (ends.unfinished === 0 || performance.now() > until) return ends;
    await pause(500);
  }
}

/** Confirmed writes by kind: texts of keywords and comments, names of workspaces. */
export interface Confirmed {
  keywords: string[];
  comments: string[];
  workspaces: string[];
}

/** Confirmed writes that are missing. */
export async function countLost({ sql }: DatabaseHandle, confirmed: Confirmed): Promise<number> {
  const [row] = await sql<{ lost: number }[]>`
    select ((select count(*) from unnest(${confirmed.keywords}::text[]) as text
        where not exists (select 1 from tracked_keywords where keyword_text = text))
      + (select count(*) from unnest(${confirmed.comments}::text[]) as text
        where not exists (select 1 from feedback_comments where content = text))
      + (select count(*) from unnest(${confirmed.workspaces}::text[]) as text
        where not exists (select 1 from workspaces where name = text)))::int as lost`;
  return row?.lost ?? Number.NaN;
}

export const sumOf = (breaches: Breaches) => Object.values(breaches).reduce((sum, count) => sum + count, 0);
