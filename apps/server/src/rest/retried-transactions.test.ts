import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  // A sequence keeps its value when a transaction is rolled back.
  await edge.services.database.sql.unsafe(`
    create sequence tries;
    create function break_off() returns trigger language plpgsql security definer as $$ begin
      if nextval('tries') <= tg_argv[0]::int then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$`);
});
afterAll(() => edge.close());

it('two requests that lock each other out are both answered as if they had not', async () => {
  const { sql } = edge.services.database;
  await sql.unsafe(`
    create sequence runs;
    create table crossing (place int primary key);
    insert into crossing values (1), (2);
    create function cross_locks() returns trigger language plpgsql security definer as $$ declare
      is_turned boolean := new.name = 'Right';
    begin
      perform nextval('runs');
      perform 1 from crossing where place = case when is_turned then 2 else 1 end for update;
      perform pg_sleep(0.3);
      perform 1 from crossing where place = case when is_turned then 1 else 2 end for update;
      return new;
    end $$;
    create trigger crossing before insert on workspaces for each row execute function cross_locks()`);
  const bob = await edge.signUp();
  const [left, right] = await Promise.all([
    ada.call('POST', '/api/companies', { name: 'Left' }),
    bob.call('POST', '/api/companies', { name: 'Right' }),
  ]);
  await sql`drop trigger crossing on workspaces`;
  expect([left.status, right.status]).toEqual([201, 201]);
  const [counted] = await sql<{ runs: number }[]>`select nextval('runs')::int - 1 as runs`;
  expect(counted?.runs).toBe(3);
  const names = await sql<{ name: string }[]>`
    select name from workspaces where name in ('Left', 'Right') order by name`;
  expect([...names]).toEqual([{ name: 'Left' }, { name: 'Right' }]);
});

/** Creates a workspace while the database aborts the given number of inserting transactions. */
async function createWorkspace(name: string, brokenOff: number) {
  const { sql } = edge.services.database;
  await sql.unsafe(`
    create trigger broken before insert on workspaces for each row execute function break_off('${brokenOff}')`);
  const answer = await ada.call('POST', '/api/companies', { name, domain_url: 'brewlane.example' });
  await sql.unsafe(`drop trigger broken on workspaces; alter sequence tries restart`);
  const rows = await sql<{ domains: number }[]>`
    select (select count(*)::int from tracked_domains d where d.workspace_id = w.id) as domains
    from workspaces w where name = ${name}`;
  return { ...answer, rows: [...rows] };
}

it('succeeds after three aborted transactions', async () => {
  const { status, rows } = await createWorkspace('Third time lucky', 3);
  expect(status).toBe(201);
  expect(rows).toEqual([{ domains: 1 }]);
});

it('is 503 with a retry time after one more, and stores nothing', async () => {
  const { status, headers, body, rows } = await createWorkspace('Never', 4);
  expect(status).toBe(503);
  expect(headers.get('Retry-After')).toBe('2');
  expect(body.message).toBe('The service is temporarily unavailable. Please try again.');
  expect(rows).toEqual([]);
});
