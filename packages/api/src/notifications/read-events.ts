import type { Queryable } from '@keydence/db';
import {
  compareNotifications,
  maxNotifications,
  type NotificationKind,
  type NotificationMoment,
  notificationDays,
} from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';

interface Wanted {
  domainId: string;
  now: Date;
  /** Kinds that are left out. */
  muted: readonly NotificationKind[];
}

/** An event with its facts: JSON, as `notificationFacts` reads it. */
export interface NotificationEvent extends NotificationMoment {
  facts: string;
}

/** Events of a domain, newest first: at most `maxNotifications` of the last `notificationDays` days. */
export function readEvents(db: Queryable, wanted: Wanted): Promise<NotificationEvent[]> {
  return select(db, wanted, (facts) => sql`${facts}::text`);
}

/** The same events without their facts, for counts and marks. */
export async function readMoments(db: Queryable, wanted: Wanted): Promise<NotificationMoment[]> {
  return (await select(db, wanted, () => sql`''`)).map(({ id, at }) => ({ id, at }));
}

async function select(
  db: Queryable,
  { domainId, now, muted }: Wanted,
  keep: (facts: SQL) => SQL,
): Promise<NotificationEvent[]> {
  const since = new Date(now.getTime() - notificationDays * 86_400_000).toISOString();
  const sources = listSources({ domainId, since }).filter(({ kind }) => !muted.includes(kind));
  const read = async (from: readonly Source[]) =>
    from.length === 0 ? [] : [...(await db.execute<Row>(unite(from, keep)))];
  const rows = await Promise.all([
    read(sources),
    // Each list may be on a node of its own, so a statement reads one.
    ...(muted.includes('radar') ? [] : await readLists(db, domainId)).map((listId) =>
      read([findRadarSource({ listId, since })]),
    ),
  ]);
  return rows
    .flat()
    .map(({ id, at, facts }) => ({ id, at: new Date(at), facts }))
    .sort(compareNotifications)
    .slice(0, maxNotifications);
}

interface Row extends Record<string, unknown> {
  id: string;
  at: number;
  facts: string;
}

/** The newest events of all sources. */
function unite(sources: readonly Source[], keep: (facts: SQL) => SQL): SQL {
  const parts = sources.map(
    ({ id, at, facts, from }) => sql`(
      select ${id} as id, ${at} as at, ${keep(facts)} as facts from ${from}
      order by 2 desc limit ${maxNotifications})`,
  );
  return sql`
    select id, floor(extract(epoch from at) * 1000)::float8 as at, facts
    from (${sql.join(parts, sql` union all `)}) events
    order by events.at desc, id desc limit ${maxNotifications}`;
}

async function readLists(db: Queryable, domainId: string): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(
    sql`select id from keyword_lists where domain_id = ${domainId}`,
  );
  return [...rows].map(({ id }) => id);
}

interface Source {
  kind: NotificationKind;
  id: SQL;
  at: SQL;
  facts: SQL;
  from: SQL;
}

/** The tables of the events. Each is read by an index on its domain, site or list. */
function listSources({ domainId, since }: { domainId: string; since: string }): Source[] {
  const isNew = (at: SQL) => sql`${at} >= ${since}`;
  const finished = sql`finished_at`;
  const isOfDomain = sql`list_id in (select id from keyword_lists where domain_id = ${domainId})`;
  return [
    {
      kind: 'alert',
      id: sql`'alert:' || id`,
      at: sql`fired_at`,
      facts: sql`jsonb_build_object('kind', 'alert', 'eventId', id, 'summary', summary,
        'ruleName', rule_name, 'setName', set_name)`,
      from: sql`alert_events where domain_id = ${domainId} and ${isNew(sql`fired_at`)}`,
    },
    {
      kind: 'review',
      // A verdict that is added later on the same day makes it a new notification.
      id: sql`concat_ws(':', 'review', list_id, judged_on, sum(count))`,
      at: sql`max(newest)`,
      facts: sql`jsonb_build_object('kind', 'review', 'verdicts', jsonb_object_agg(verdict, count))`,
      from: sql`(
        select list_id, judged_on, verdict, count(*)::int as count, max(judged_at) as newest
        from move_judgements
        where ${isOfDomain} and ${isNew(sql`judged_at`)} and verdict <> 'too_early'
        group by list_id, judged_on, verdict) judged
        group by list_id, judged_on`,
    },
    {
      kind: 'setup',
      // A run of the schedule has a row of its own.
      id: sql`concat_ws(':', 'setup', run, state)`,
      at: finished,
      facts: sql`jsonb_build_object('kind', 'setup', 'message', message,
        'state', case state when 'failed' then 'failed' else 'done' end)`,
      from: sql`domain_setups s where domain_id = ${domainId} and ${isNew(finished)}
        and state in ('ready', 'failed') and not exists (
          select 1 from rhythm_runs r where r.domain_id = s.domain_id and r.run = s.run)`,
    },
    {
      kind: 'report',
      id: sql`concat_ws(':', 'report', run, state)`,
      at: sql`coalesce(finished_at, started_at)`,
      facts: sql`jsonb_build_object('kind', 'report', 'state', state, 'isAsked', is_asked, 'message', message)`,
      from: sql`rhythm_runs where domain_id = ${domainId}
        and ${isNew(sql`coalesce(finished_at, started_at)`)} and state in ('done', 'failed', 'waiting')`,
    },
    {
      kind: 'refresh',
      id: sql`concat_ws(':', 'refresh', list_id, kind, run)`,
      at: finished,
      facts: sql`jsonb_build_object('kind', 'refresh', 'refresh', kind, 'state', state, 'figures', figures,
        'message', message)`,
      from: sql`refresh_runs where ${isOfDomain} and ${isNew(finished)}
        and state in ('done', 'failed')`,
    },
    {
      kind: 'import',
      id: sql`'import:' || id`,
      at: finished,
      facts: sql`jsonb_build_object('kind', 'import', 'importId', id, 'state', state, 'fileName', file_name,
        'isFetch', "fetch" is not null, 'figures', figures, 'message', message)`,
      from: sql`import_runs where domain_id = ${domainId} and ${isNew(finished)}
        and state in ('done', 'failed')`,
    },
    {
      kind: 'crawl',
      id: sql`concat_ws(':', 'crawl', run)`,
      at: finished,
      facts: sql`jsonb_build_object('kind', 'crawl', 'state', state, 'pages', read_count, 'message', message)`,
      from: sql`crawl_runs where site_id = (select id from sites where domain_id = ${domainId})
        and ${isNew(finished)} and state in ('done', 'incomplete', 'failed')`,
    },
    {
      kind: 'site_change',
      id: sql`'site_change:' || id`,
      at: sql`created_at`,
      facts: sql`jsonb_build_object('kind', 'site_change', 'changedOn', changed_on, 'text', text)`,
      from: sql`site_changes where domain_id = ${domainId} and ${isNew(sql`created_at`)}`,
    },
  ];
}

/** The finds of the radar in one list. */
function findRadarSource({ listId, since }: { listId: number; since: string }): Source {
  return {
    kind: 'radar',
    // A competitor that is polled later on the same day makes it a new notification.
    id: sql`concat_ws(':', 'radar', list_id, day, sum(count))`,
    at: sql`max(newest)`,
    facts: sql`jsonb_build_object('kind', 'radar', 'new', coalesce(sum(count) filter (where kind = 'new'), 0),
      'rewritten', coalesce(sum(count) filter (where kind = 'rewritten'), 0), 'sites', count(distinct competitor_id))`,
    from: sql`(
      select p.list_id, (p.found_at at time zone 'UTC')::date as day, p.competitor_id, p.kind, count(*)::int as count,
        max(p.found_at) as newest
      from radar_publications p
      join competitors c on c.list_id = p.list_id and c.id = p.competitor_id and c.deleted_at is null
      where p.list_id = ${listId} and p.found_at >= ${since}
      group by 1, 2, 3, 4) found
      group by list_id, day`,
  };
}
