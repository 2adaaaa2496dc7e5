import type { Services } from '../src/context.ts';

/**
 * All stored data of a tracked domain, without ids and times that differ between runs. Equal dumps mean equal end
 * states, with no row lost or duplicated.
 */
export async function dumpDomain({ database }: Services, domainId: string): Promise<Record<string, unknown>> {
  const { sql } = database;
  const [list] = await sql<{ id: number }[]>`select id from keyword_lists where domain_id = ${domainId}`;
  const listId = list?.id ?? 0;
  const rows = (table: string, order: string) =>
    sql.unsafe(
      `select to_jsonb(t) - 'list_id' - 'id' - 'competitor_id' || jsonb_build_object('site', c.domain_name) as row
       from ${table} t left join competitors c on c.list_id = t.list_id
         and c.id = (to_jsonb(t) ->> 'competitor_id')::uuid
       where t.list_id = $1 order by ${order}`,
      [listId],
    );
  return {
    domain:
      await sql`select data_source, list_id = ${listId} as has_list from tracked_domains where id = ${domainId}`,
    setup:
      await sql`select state, step, steps_done, message from domain_setups where domain_id = ${domainId}`,
    list: await sql`select keyword_count, next_keyword_id, version from keyword_lists where id = ${listId}`,
    numbers: await sql`select id, keyword_text from tracked_keywords where list_id = ${listId} order by id`,
    keywords: await rows('tracked_keywords', 't.id'),
    rankings: await rows('keyword_rankings', 't.id'),
    volumes: await rows('keyword_volumes', 't.id'),
    history: await rows('ranking_months', 't.keyword_id'),
    competitors: await rows('competitors', 't.domain_name'),
    metrics: await rows('competitor_metrics', 'c.domain_name, t.metric_date'),
    competitorKeywords: await rows('competitor_keywords', 'c.domain_name, t.kw_hash'),
    snapshots: await rows('overview_snapshots', 't.day'),
    measures: await nameSites(database, listId, await rows('list_measures', 't.day')),
    said: await rows('keyword_measures', 't.keyword_id, t.measured_on, t.source'),
    plan: await rows('content_plan_items', 't.position'),
    reports: await readReports(database, listId),
  };
}

/** The same with the rows of imported data, beside the tables that every domain has. */
export async function dumpImports(services: Services, domainId: string): Promise<Record<string, unknown>> {
  const of = (table: string, order: string) =>
    services.database.sql.unsafe(
      `select to_jsonb(t) - 'list_id' as row from ${table} t join keyword_lists l on l.id = t.list_id
       where l.domain_id = $1 order by ${order}`,
      [domainId],
    );
  return {
    ...(await dumpDomain(services, domainId)),
    keywordMeasures: await of('keyword_measures', 'keyword_id, measured_on, source'),
    pages: await of('keyword_pages', 'keyword_id, url'),
    totals: await of('search_totals', 'dimension, measured_on, source, name'),
    windows: await of('click_windows', 'source, ends_on'),
    clicks: await of('keyword_clicks', 'keyword_id, ends_on'),
  };
}

async function readReports(database: Services['database'], listId: number): Promise<unknown[]> {
  const { sql } = database;
  const rows = await sql<{ list_version: string; body: string; generated_at: string }[]>`
    select list_version, body::text, generated_at from reports where list_id = ${listId} order by list_version`;
  const reports = rows.map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) as unknown }));
  return nameSites(database, listId, reports);
}

/** The rows with competitors named by their sites, since their ids differ from one run to the next. */
async function nameSites(
  { sql }: Services['database'],
  listId: number,
  rows: readonly unknown[],
): Promise<unknown[]> {
  const sites = await sql<{ id: string; domain: string }[]>`
    select id, domain_name as domain from competitors where list_id = ${listId}`;
  const named = sites.reduce((text, { id, domain }) => text.replaceAll(id, domain), JSON.stringify(rows));
  return JSON.parse(named) as unknown[];
}
