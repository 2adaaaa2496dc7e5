import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  // What a sequence has counted stays counted when a transaction is rolled back.
  await edge.services.database.sql.unsafe(`
    create sequence tries;
    create function break_off() returns trigger language plpgsql security definer as $$ begin
      if nextval('tries') <= tg_argv[0]::int then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$`);
});
afterAll(() => edge.close());

/** Creates a workspace while the database breaks off as many transactions that insert one as it is told. */
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

it('what the database breaks off three times is answered as if it had not', async () => {
  const { status, rows } = await createWorkspace('Third time lucky', 3);
  expect(status).toBe(201);
  expect(rows).toEqual([{ domains: 1 }]);
});

it('what it breaks off once more is 503 with a time to come back, and nothing of it is there', async () => {
  const { status, headers, body, rows } = await createWorkspace('Never', 4);
  expect(status).toBe(503);
  expect(headers.get('Retry-After')).toBe('2');
  expect(body.message).toBe('The service is temporarily unavailable. Please try again.');
  expect(rows).toEqual([]);
});
