import { localDay } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { startMovesRun } from '../runs/move-moves-run.ts';
import { planDays } from './choose-plan.ts';

/** Maximum lists per round; the next round continues. */
const mostLists = 100;

interface Row extends Record<string, unknown> {
  listId: number;
  timeZone: string;
  planStart: string;
  skipUntil: string | null;
}

/**
 * Starts a run for lists whose two weeks have ended and for lists with a skipped move that is due. Returns the number
 * of runs started.
 */
export async function startDueMoves(services: Services): Promise<number> {
  const { database, now } = services;
  const latest = new Date(now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const rows = await database.db.execute<Row>(sql`
    select s.list_id as "listId", w.time_zone as "timeZone", s.plan_start::text as "planStart", m.skip_until::text as "skipUntil"
    from move_settings s
    join keyword_lists l on l.id = s.list_id
    join tracked_domains d on d.id = l.domain_id
    join workspaces w on w.id = d.workspace_id
    left join lateral (
      select min(skip_until) as skip_until from moves where list_id = s.list_id and state = 'skipped') m on true
    where s.plan_start is not null and (s.plan_start <= ${latest}::date - ${planDays}::int or m.skip_until <= ${latest}::date)
      and not exists (
        select 1 from move_runs r where r.list_id = s.list_id and (r.state in ('queued', 'running')
          or r.created_at > ${now().toISOString()}::timestamptz - interval '6 hours'))
    order by s.plan_start, s.list_id limit ${mostLists}`);
  let started = 0;
  for (const { listId, timeZone, planStart, skipUntil } of rows) {
    const today = localDay(now(), timeZone);
    const hasEnded = Date.parse(today) - Date.parse(planStart) >= planDays * 86_400_000;
    if (!hasEnded && (skipUntil === null || skipUntil > today)) continue;
    const run = await database.db.transaction((tx) => startMovesRun(tx, services, { listId, askedBy: null }));
    if (run !== null) started += 1;
  }
  return started;
}
