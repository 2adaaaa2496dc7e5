import { isCluster } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { dumpDomain } from '../../testing/dump-domain.ts';
import { signIn } from '../../testing/sign-in.ts';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { runSetup } from '../setup/run-setup.ts';
import { createImport } from './create-import.ts';
import { runImport } from './run-import.ts';

/** More than two parts, with repetitions in the last one. */
const rows = 11_000;
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  services = await createTestServices({ now: () => new Date('2026-11-21T12:00:00Z') });
  person = await signIn(services);
});
afterAll(() => services.database.close());

async function startLarge() {
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const lines = Array.from(
    { length: rows },
    (_, row) => `tea ${row % (rows - 10)},${1 + (row % 100)},${row}`,
  );
  const text = [
    'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL',
    ...lines.map((line) => `${line},,,`),
  ];
  const ctx = { services, requestId: 'test', caller: person };
  const domain = await getDomainScope(ctx, { domainId });
  const content = new TextEncoder().encode(text.join('\n'));
  const { id: importId } = await createImport({ ...ctx, domain }, { fileName: 'large.csv', content });
  await person.api.imports.start({ domainId, importId });
  return { domainId, importId };
}

/** Ends the connection that writes, as a dying server does, after this many batches of 1,000 rows. */
function killedAfter(batches: number): TestServices {
  let seen = 0;
  const kill = async () => {
    seen += 1;
    if (seen !== batches) return;
    const killed = await services.database.sql`
      select pg_terminate_backend(l.pid) from pg_locks l
      where l.relation = 'tracked_keywords'::regclass and l.mode = 'RowExclusiveLock' and l.pid <> pg_backend_pid()
        and l.database = (select oid from pg_database where datname = current_database())`;
    expect(killed.length).toBeGreaterThan(0);
  };
  const read: TestServices['exportReader']['read'] = async (file) => {
    const opened = await services.exportReader.read(file);
    return {
      ...opened,
      async *batches() {
        for await (const batch of opened.batches()) {
          yield batch;
          await kill();
        }
      },
    };
  };
  return { ...services, exportReader: { ...services.exportReader, read } };
}

it.each([7, 11])('stores nothing if its connection dies after %i batches, then all', async (batches) => {
  const { domainId, importId } = await startLarge();
  const before = await dumpDomain(services, domainId);
  await expect(runImport(killedAfter(batches), { importId })).rejects.toThrow();
  expect(await dumpDomain(services, domainId)).toEqual(before);
  await runImport(services, { importId });
  expect(await person.api.imports.get({ domainId, importId })).toMatchObject({
    state: 'done',
    figures: { added: rows - 10, updated: 10 },
  });
});

// Of one node: its counts of scans are those of the coordinator's tables alone.
it.skipIf(isCluster())(
  'does not read all lists for each row, also where one node knows of few',
  async () => {
    const { database } = services;
    const { importId } = await startLarge();
    await database.sql`analyze keyword_lists`;
    const [before] = await database.sql<{ scans: number }[]>`
    select seq_scan::int as scans from pg_stat_user_tables where relname = 'keyword_lists'`;
    const written = async () => {
      const [row] = await database.sql<{ scans: number; written: number }[]>`
      select l.seq_scan::int as scans, k.n_tup_ins::int as written
      from pg_stat_user_tables l, pg_stat_user_tables k
      where l.relname = 'keyword_lists' and k.relname = 'tracked_keywords'`;
      return row ?? { scans: 0, written: 0 };
    };
    const { written: writtenBefore } = await written();
    await runImport(services, { importId });
    await expect
      .poll(async () => (await written()).written - writtenBefore, { timeout: 30_000, interval: 500 })
      .toBeGreaterThanOrEqual(rows - 10);
    expect((await written()).scans - (before?.scans ?? 0)).toBeLessThan(rows / 10);
  },
  60_000,
);
