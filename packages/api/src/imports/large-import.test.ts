import { type ImportRun, opportunityScore } from '@keydence/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { dumpDomain } from '../../testing/dump-domain.ts';
import { signIn } from '../../testing/sign-in.ts';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { readScoreFacts, type ScoreColumns } from '../keyword-lists/read-score-facts.ts';
import { runSetup } from '../setup/run-setup.ts';
import { createImport } from './create-import.ts';
import { runImport } from './run-import.ts';

/** More than one part. */
const rows = 7_000;
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  services = await createTestServices({ now: () => new Date('2026-11-21T12:00:00Z') });
  person = await signIn(services);
});
afterAll(() => services.database.close());

/** A domain with an upload that waits to run. */
async function startLarge(...more: string[]) {
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const lines = Array.from(
    { length: rows },
    (_, row) =>
      `tea shop ${row},${1 + (row % 100)},${row % 900},${row % 101},1.5,https://acme.com/${row % 9}`,
  );
  const text = ['Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL', ...lines, ...more].join('\n');
  const ctx = { services, requestId: 'test', caller: person };
  const domain = await getDomainScope(ctx, { domainId });
  const content = new TextEncoder().encode(text);
  const { id: importId } = await createImport({ ...ctx, domain }, { fileName: 'large.csv', content });
  await person.api.imports.start({ domainId, importId });
  return { domainId, importId };
}

/** Services that call back after every part of the file that was read. */
function whileReading(look: () => Promise<unknown>): TestServices {
  const read: TestServices['exportReader']['read'] = async (file) => {
    const opened = await services.exportReader.read(file);
    return {
      ...opened,
      async *batches() {
        for await (const batch of opened.batches()) {
          yield batch;
          await look();
        }
        await look();
      },
    };
  };
  return { ...services, exportReader: { ...services.exportReader, read } };
}

it('shows progress, and the data only at its end', async () => {
  const { domainId, importId } = await startLarge();
  const seen: ImportRun[] = [];
  const get = () => person.api.imports.get({ domainId, importId });
  const untilWritten = async () => {
    let run = await get();
    // The first part is written while the others are read.
    while (seen.length === 6 && run.done === 0) run = await get();
    seen.push(run);
  };
  await runImport(whileReading(untilWritten), { importId });
  expect(new Set(seen.map(({ state }) => state))).toEqual(new Set(['running']));
  expect([...new Set(seen.map(({ done }) => done))]).toEqual([0, 5_000]);
  expect(await get()).toMatchObject({ state: 'done', done: rows, total: rows, figures: { added: rows } });
});

it('stores nothing if it is canceled while running', async () => {
  const { domainId, importId } = await startLarge();
  const before = await dumpDomain(services, domainId);
  let looks = 0;
  const cancel = async () => {
    looks += 1;
    if (looks === 6) await person.api.imports.cancel({ domainId, importId });
  };
  await runImport(whileReading(cancel), { importId });
  const run = await person.api.imports.get({ domainId, importId });
  expect(run).toMatchObject({ state: 'cancelled', figures: null });
  expect(await dumpDomain(services, domainId)).toEqual(before);
});

it('merges a keyword with its repetition far below, and scores as the domain does', async () => {
  const { domainId, importId } = await startLarge(
    'tea shop 50,3,50,50,1.5,https://acme.com/better',
    'new tea,7,10,20,1.5,https://acme.com/new',
  );
  await runImport(services, { importId });
  const { figures } = await person.api.imports.get({ domainId, importId });
  expect(figures).toMatchObject({ added: rows + 1, updated: 1 });
  const { sql } = services.database;
  const stored = await sql<(ScoreColumns & Record<'rank_group' | 'opportunity_score', number>)[]>`
    select k.*, r.rank_group, r.opportunity_score from tracked_keywords k
    join keyword_rankings r on r.list_id = k.list_id and r.id = k.id
    join keyword_lists l on l.id = k.list_id and l.domain_id = ${domainId} order by k.id`;
  expect(stored.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: rows + 1 }, (_, place) => place + 1),
  );
  expect(stored[50]).toMatchObject({ keyword_text: 'tea shop 50', rank_group: 3 });
  expect(stored.map((row) => row.opportunity_score)).toEqual(
    stored.map((row) => opportunityScore({ ...readScoreFacts(row), rank: row.rank_group })),
  );
  const pages = await sql`
    select p.url, p.rank from keyword_pages p join keyword_lists l on l.id = p.list_id
    where l.domain_id = ${domainId} and p.keyword_id = 51 order by p.rank`;
  expect(pages).toEqual([
    { url: 'https://acme.com/better', rank: 3 },
    { url: 'https://acme.com/5', rank: 51 },
  ]);
});
