import { randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '@keydence/db';
import type { ListClass } from './world-plan.ts';

export interface FilledList {
  domainId: string;
  listId: number;
  size: number;
}

const batchSize = 50_000;

export async function addPerson(
  { sql }: DatabaseHandle,
  email: string,
): Promise<{ userId: string; workspaceId: string }> {
  const userId = randomUUID();
  const workspaceId = randomUUID();
  await sql`insert into identity.users (id, email) values (${userId}, ${email})`;
  await sql`insert into workspaces (id, name) values (${workspaceId}, 'Bench')`;
  await sql`insert into workspace_members (workspace_id, user_id, role) values (${workspaceId}, ${userId}, 'owner')`;
  return { userId, workspaceId };
}

/** A tracked domain with `size` keywords: Zipf words, volumes from a ladder with heavy ties, 45 % ranked, unknowns everywhere. */
export async function fillList(
  database: DatabaseHandle,
  workspaceId: string,
  size: number,
): Promise<FilledList> {
  const [list] = await fillLists(database, workspaceId, { size, count: 1 });
  if (!list) throw new Error('the list was not made');
  return list;
}

/** As many such domains with the same keywords each. */
export async function fillLists(
  database: DatabaseHandle,
  workspaceId: string,
  { size, count }: ListClass,
): Promise<FilledList[]> {
  const lists = await addLists(database, workspaceId, { size, count });
  const ids = lists.map(({ listId }) => listId);
  const listsAtOnce = Math.max(1, Math.floor(batchSize / size));
  for (let first = 0; first < count; first += listsAtOnce) {
    const batch = ids.slice(first, first + listsAtOnce);
    for (let from = 1; from <= size; from += batchSize) {
      await addKeywords(database, batch, from, Math.min(size, from + batchSize - 1));
    }
  }
  return lists;
}

async function addLists(
  { sql }: DatabaseHandle,
  workspaceId: string,
  { size, count }: ListClass,
): Promise<FilledList[]> {
  const domainIds = Array.from({ length: count }, () => randomUUID());
  await sql`
    insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code, data_source)
    select id, ${workspaceId}, 'site-' || ${size}::int || '-' || id::text || '.example', 2840, 'en', 'sample'
    from unnest(${domainIds}::uuid[]) as id`;
  await sql`
    insert into domain_setups (domain_id, state, message)
    select id, 'ready', 'Ready' from unnest(${domainIds}::uuid[]) as id`;
  const lists = await sql<FilledList[]>`
    insert into keyword_lists (domain_id, location_code, language_code, next_keyword_id)
    select id, 2840, 'en', ${size}::int + 1 from unnest(${domainIds}::uuid[]) as id
    returning domain_id as "domainId", id as "listId", ${size}::int as size`;
  await sql`
    update tracked_domains d set list_id = l.id from keyword_lists l
    where l.domain_id = d.id and d.id = any(${domainIds}::uuid[])`;
  return [...lists];
}

/** Words and figures come from a hash of the keyword's number, so that every run fills the same rows. */
async function addKeywords(
  { sql }: DatabaseHandle,
  listIds: number[],
  from: number,
  to: number,
): Promise<void> {
  await sql`
    insert into tracked_keywords (list_id, id, search_volume, cpc_micros, difficulty_score, trend_monthly,
      trend_quarterly, trend_yearly, intent, keyword_text)
    select list.id, n, nullif(ladder.volumes[1 + floor(power(d.a, 2) * 60)::int], 0), floor(d.b * 9e6),
      nullif(floor(d.b * 101)::int, 0), nullif(floor(d.c * 90)::int - 45, 0), nullif(floor(d.d * 160)::int - 80, 0),
      nullif(floor(d.e * 240)::int - 120, 0), floor(d.e * 5),
      word(d.a) || ' ' || word(d.c) || ' ' || to_hex(n)
    from unnest(${listIds}::int[]) as list (id)
    cross join generate_series(${from}::bigint, ${to}::bigint) as n
    cross join (select array_agg(round(10 * power(1.2, step))::int - 10 order by step desc) as volumes from generate_series(0, 60) as step) as ladder
    cross join lateral (select dice(n, 1) as a, dice(n, 2) as b, dice(n, 3) as c, dice(n, 4) as d, dice(n, 5) as e) as d`;
  await sql`
    insert into keyword_rankings (list_id, id, last_ranking_check, search_volume, ranking_type, difficulty_score,
      opportunity_score, intent, rank_group, rank_absolute, ranking_url, ranking_title)
    select list_id, id, case when dice(id, 6) < 0.9 then timestamptz '2026-11-01' - dice(id, 7) * interval '40 days' end,
      search_volume, floor(dice(id, 8) * 1e8), difficulty_score, floor(dice(id, 9) * 101), intent,
      case when dice(id, 10) < 0.45 then 1 + floor(dice(id, 11) * 100) end,
      case when dice(id, 10) < 0.45 then 1 + floor(dice(id, 11) * 100) end,
      'https://site.example/page-' || id % 500, 'A page about ' || keyword_text
    from tracked_keywords where list_id = any(${listIds}) and id between ${from} and ${to}`;
  await sql`
    insert into keyword_volumes (list_id, id, newest_month, searches)
    select list_id, id, '2026-10-01', array_fill(coalesce(search_volume, 0), array[13])
    from tracked_keywords where list_id = any(${listIds}) and id between ${from} and ${to}`;
}

/** `dice`: a repeatable number from 0 to 1. `word`: one of 5,000 words; the n-th is n times rarer than the first. */
export async function addFillFunctions({ sql }: DatabaseHandle): Promise<void> {
  await sql`
    create or replace function dice(n bigint, side int) returns float8 language sql immutable parallel safe as
    $$ select (hashint8extended(n, side) & 1048575) / 1048576.0 $$`;
  await sql`
    create or replace function word(luck float8) returns text language sql immutable parallel safe as
    $$ select translate(substr(md5(floor(power(5000, luck))::text), 1, 6), '0123456789', 'ghijklmnop') $$`;
}
