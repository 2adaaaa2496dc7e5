import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { runSetup } from '../setup/run-setup.ts';
import { createImport } from './create-import.ts';
import { runImport } from './run-import.ts';

const rows = 4_000;
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ now: () => new Date('2026-11-21T12:00:00Z') });
});
afterAll(() => services.database.close());

async function addDomain(person: Awaited<ReturnType<typeof signIn>>, name: string) {
  const { domains } = await person.api.workspaces.create({ name, domainUrl: `${name}.com` });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  return domainId;
}

async function importText(person: Awaited<ReturnType<typeof signIn>>, domainId: string, text: string) {
  const ctx = { services, requestId: 'test', caller: person };
  const domain = await getDomainScope(ctx, { domainId });
  const content = new TextEncoder().encode(text);
  const { id: importId } = await createImport({ ...ctx, domain }, { fileName: 'volumes.csv', content });
  await person.api.imports.start({ domainId, importId });
  await runImport(services, { importId }, { isLast: true });
  return person.api.imports.get({ domainId, importId });
}

/** Entries that all scans of the list's indexes have read since the database was created. */
async function countIndexEntries(): Promise<number> {
  const { sql } = services.database.owner;
  await sql`select pg_stat_force_next_flush()`;
  const [row] = await sql<{ entries: number }[]>`
    select sum(idx_tup_read)::float8 as entries from pg_stat_user_indexes
    where relname in ('tracked_keywords', 'keyword_rankings')`;
  return row?.entries ?? 0;
}

it('reads a list of volumes without ranks once, when the statistics know only other lists', async () => {
  const person = await signIn(services);
  await addDomain(person, 'known');
  const { sql } = services.database.owner;
  await sql.unsafe(`
    insert into tracked_keywords (list_id, id, intent, search_volume, keyword_text)
    select l.id, 1000000 + n, 0, n % 9000, 'known keyword ' || n
    from (select max(id) as id from keyword_lists) l, generate_series(1, 40000) n`);
  await sql.unsafe(`
    insert into keyword_rankings (list_id, id, intent, search_volume, rank_group, rank_absolute)
    select list_id, id, 0, search_volume, 1 + id % 90, 1 + id % 90 from tracked_keywords where id > 1000000`);
  await sql.unsafe('vacuum analyze tracked_keywords, keyword_rankings');
  const domainId = await addDomain(person, 'fresh');
  const lines = Array.from({ length: rows }, (_, row) => `planned keyword ${row},USD,${row % 900}`);
  const before = await countIndexEntries();
  const run = await importText(
    person,
    domainId,
    ['Keyword,Currency,Avg. monthly searches', ...lines].join('\n'),
  );
  expect(run).toMatchObject({ state: 'done', figures: { added: rows } });
  expect((await countIndexEntries()) - before).toBeLessThan(rows * 50);
});
