import type { DatabaseHandle } from '@keydence/db';

/** Tables a refused call may change: call counts and session timestamps. */
const ofCalling = ['identity.rate_limits', 'identity.sessions'];

/** All rows of all tables as one text. */
export async function readState({ sql }: DatabaseHandle): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace in ('public'::regnamespace, 'identity'::regnamespace)
      and oid::regclass::text <> all (${ofCalling}) order by 1`;
  const states: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql<{ state: string }[]>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as state
      from ${sql.unsafe(name)} t`;
    states.push(`${name} ${row?.state}`);
  }
  return states.join('\n');
}
