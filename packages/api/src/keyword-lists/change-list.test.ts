import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { busyMessages } from './busy-messages.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 12);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
afterAll(() => services.database.close());

/** Locks the list like a writer, until the attempted work has ended. */
function whileWritten<T>(work: () => Promise<T>): Promise<T> {
  return services.database.sql.begin(async (sql) => {
    await sql`
      select 1 from keyword_lists where domain_id = ${domainId} for no key update`;
    return work();
  }) as Promise<T>;
}

const addBread = () => person.api.keywords.add({ domainId, keywordText: 'spelt bread' });

it('reports another change in progress, and changes nothing', async () => {
  const { data } = await person.api.keywords.list({ domainId });
  const keywordIds = data.map(({ id }) => id);
  const [added, tagged] = await whileWritten(() =>
    Promise.all([
      failureOf(addBread()),
      failureOf(person.api.keywords.tagMany({ domainId, keywordIds, action: 'add', tag: 'autumn' })),
    ]),
  );
  for (const { code, message } of [added, tagged]) {
    expect({ code, message }).toEqual({ code: 'conflict', message: busyMessages.changing });
  }
  expect((await person.api.keywords.list({ domainId, tag: 'autumn' })).data).toEqual([]);
});

it('waits for a change that takes seconds', async () => {
  let added: Promise<unknown> = Promise.resolve();
  await whileWritten(async () => {
    added = person.api.keywords.add({ domainId, keywordText: 'rye bread' });
    // Longer than the wait for one lock.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
  });
  await expect(added).resolves.toMatchObject({ keywordText: 'rye bread' });
});

it('names the import in progress, with its progress', async () => {
  await services.database.sql`
    insert into import_runs (id, domain_id, location_code, language_code, file_name, content_hash, state, preview, done, total)
    values (${uuidv7()}, ${domainId}, 2840, 'en', 'Queries.csv', '', 'running', '{}', 3000, 200000)`;
  expect(await whileWritten(() => failureOf(addBread()))).toMatchObject({
    code: 'conflict',
    message:
      'An import is being written into this list (Queries.csv, 3,000 of 200,000 rows), so nothing was changed. Try again when it has ended.',
    details: { retryAfterSeconds: 30 },
  });
  expect((await addBread()).keywordText).toBe('spelt bread');
});

it('does so for the plan, moves and competitors, and holds no connection while waiting', async () => {
  const { api } = await signIn(services);
  const competitorId = (await person.api.competitors.list({ domainId })).data[0]?.id ?? '';
  const [first, ...failures] = await whileWritten(async () => {
    const changes = Array.from({ length: 20 }, (_, index) =>
      failureOf(
        [
          () => person.api.moves.setCapacity({ domainId, hours: 8 }),
          () => person.api.contentPlan.add({ domainId, keywords: ['spelt bread'] }),
          () => person.api.competitors.delete({ competitorId }),
        ][index % 3]?.() ?? Promise.resolve(),
      ),
    );
    // By now all wait for the lock or for their turn.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const first = Promise.race([
      api.workspaces.list().then(() => 'another workspace is read'),
      ...changes.map((change) => change.then(() => 'a change has ended')),
    ]);
    return Promise.all([first, ...changes]);
  });
  expect(first).toBe('another workspace is read');
  for (const failure of failures) expect(failure).toMatchObject({ code: 'conflict' });
});
