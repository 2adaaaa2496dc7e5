import { createRulesAnalyst } from '@keydence/domain';
import { sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildAnalystMemory } from '../reports/build-analyst-memory.ts';

let now = new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  services = await createTestServices({
    sampleDomains,
    analyst: { ...createRulesAnalyst(), name: 'local-7b' },
    now: () => now,
  });
  person = await signIn(services);
});
afterAll(() => services.database.close());

/** A workspace with one website's list. */
async function addList(domainUrl: string) {
  const { id: workspaceId, domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  const [list] = await services.database.sql<{ id: number }[]>`
    insert into keyword_lists (domain_id, location_code, language_code) values (${domains[0]?.id ?? ''}, 2840, 'en')
    returning id`;
  return { workspaceId, listId: list?.id ?? 0 };
}

const record = {
  section: 'risks',
  factsHash: 'aa',
  model: 'local-7b',
  promptVersion: 1,
  inputTokens: 1000,
  outputTokens: 200,
  costMicros: 900,
  answer: null,
  fallback: null,
};

it('sums model usage of one workspace this month', async () => {
  const [own, other] = [await addList('brewlane.example'), await addList('acme.com')];
  const memory = buildAnalystMemory(services, own.listId);
  now = new Date('2026-10-31T23:59:59Z');
  await memory.record({ ...record, factsHash: '01' });
  now = new Date('2026-11-21T12:00:00Z');
  await memory.record(record);
  await memory.record({ ...record, section: 'growth' });
  await memory.record({
    ...record,
    section: 'actions',
    inputTokens: null,
    outputTokens: null,
    costMicros: null,
  });
  await buildAnalystMemory(services, other.listId).record({ ...record, costMicros: null });
  const { analyst } = await person.api.spending.get({ workspaceId: own.workspaceId });
  const sums = { inputTokens: 2000, outputTokens: 400, usd: 0.0018 };
  expect(analyst).toEqual({
    model: 'local-7b',
    sections: 3,
    uncountedSections: 1,
    ...sums,
    uses: [{ model: 'local-7b', promptVersion: 1, domainName: 'brewlane.example', ...sums }],
  });
  const unpriced = await person.api.spending.get({ workspaceId: other.workspaceId });
  expect(unpriced.analyst).toMatchObject({ sections: 1, inputTokens: 1000, usd: null });
});
