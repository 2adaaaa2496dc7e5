import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSetup } from '../jobs/run-setup.ts';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { failureOf, signIn } from '../testing/sign-in.ts';
import { limitSource } from '../testing/small-source.ts';
import { forgetListVersions, getListVersion } from './get-list-version.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
let services: TestServices;
beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 20);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
});
afterAll(() => services.database.close());

it('is one text until the list changes, and no one else’s to ask for', async () => {
  const { api, ...caller } = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { id: workspaceId, domains } = await api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = domains[0]?.id ?? '';
  const ctx = { services, requestId: 'test', caller };
  expect(await getListVersion(ctx, { domainId })).toBeNull();
  await runSetup(services, { domainId, run: 1 });
  await expect.poll(() => getListVersion(ctx, { domainId })).toMatch(/^\d+\.\d+\.sample$/);
  const version = await getListVersion(ctx, { domainId });
  expect(await getListVersion(ctx, { domainId, locationCode: 2840, languageCode: 'en' })).toBe(version);
  expect(await getListVersion(ctx, { domainId, locationCode: 2276, languageCode: 'de' })).toBeNull();

  const market = { workspaceId, domainId, languageCode: 'fr', locationCode: 2250 };
  await api.trackedDomains.changeLocation(market);
  await expect.poll(() => getListVersion(ctx, { domainId })).toBeNull();

  const { api: _api, ...stranger } = await signIn(services);
  const asked = getListVersion({ services, requestId: 'test', caller: stranger }, { domainId });
  expect(await failureOf(asked)).toMatchObject({ code: 'not_found' });
});

it('is read once for all who ask at the same time', async () => {
  const { api, ...caller } = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await forgetListVersions(services);
  let reads = 0;
  const sql = new Proxy(services.database.sql, {
    apply: (target, self, args) => {
      reads += 1;
      return Reflect.apply(target, self, args);
    },
  });
  const counted = { ...services, database: { ...services.database, sql } };
  const ctx = { services: counted, requestId: 'test', caller };
  await Promise.all(Array.from({ length: 20 }, () => getListVersion(ctx, { domainId })));
  expect(reads).toBe(1);
});
