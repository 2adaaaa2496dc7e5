import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { failureOf, signIn } from '../testing/sign-in.ts';
import { runSetup } from './setup/run-setup.ts';

type Api = Awaited<ReturnType<typeof signIn>>['api'];

let services: TestServices;
let stranger: Awaited<ReturnType<typeof signIn>>;
let hidden: { competitorId: string; keywordId: string; itemId: string };
beforeAll(async () => {
  const now = () => new Date('2026-11-21T12:00:00Z');
  services = await createTestServices({
    sampleDomains,
    sources: { sample: createSampleSource({ now }) },
    now,
  });
  const { api } = await signIn(services);
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'brewlane.example' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const [competitors, keywords, plan] = await Promise.all([
    api.competitors.list({ domainId }),
    api.keywords.list({ domainId }),
    api.contentPlan.list({ domainId }),
  ]);
  hidden = {
    competitorId: competitors.data[0]?.id ?? '',
    keywordId: keywords.data[0]?.id ?? '',
    itemId: plan.data[0]?.id ?? '',
  };
  stranger = await signIn(services);
});
afterAll(() => services.database.close());

/** Number of statements that a call sends to the database before it is refused. */
async function countStatements(call: (api: Api) => Promise<unknown>): Promise<number> {
  const { database } = services;
  const { sql } = database;
  let count = 0;
  database.sql = new Proxy(sql, {
    apply: (target, self, words) => {
      count += 1;
      return Reflect.apply(target, self, words);
    },
  });
  expect(await failureOf(call(stranger.api)).finally(() => Object.assign(database, { sql }))).toMatchObject({
    code: 'not_found',
  });
  return count;
}

const unknown = '01990000-0000-7000-8000-000000000000';

it.each<[string, (api: Api) => Promise<unknown>, (api: Api) => Promise<unknown>]>([
  [
    'a competitor',
    (api) => api.competitors.get({ competitorId: hidden.competitorId }),
    (api) => api.competitors.get({ competitorId: unknown }),
  ],
  [
    'a keyword',
    (api) => api.keywords.get({ keywordId: hidden.keywordId }),
    (api) => api.keywords.get({ keywordId: '9'.repeat(18) }),
  ],
  [
    'a planned piece',
    (api) => api.contentPlan.get({ itemId: hidden.itemId }),
    (api) => api.contentPlan.get({ itemId: unknown }),
  ],
])('sends as many statements for a foreign %s as for an unknown one', async (_, ofOthers, ofNobody) => {
  const count = await countStatements(ofOthers);
  expect(count).toBeGreaterThan(1);
  expect(await countStatements(ofNobody)).toBe(count);
});
