import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSetup } from '../jobs/run-setup.ts';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { signIn } from '../testing/sign-in.ts';
import { findLastAnalyzed } from './read-analysis-input.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

it('of a list that is too long, keywords with most searches are computed, and of unknown searches the first', async () => {
  const { api } = await signIn(services);
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await api.keywords.addMany({ domainId, keywords: ['tea', 'moka pot', 'grinder', 'kettle'] });
  const { db, sql } = services.database;
  const [list] = await sql`select list_id as id from tracked_domains where id = ${domainId}`;
  const last = (most: number) => findLastAnalyzed(db, list?.id, most);
  expect(await last(2)).toEqual({ volume: 0, id: 2 });
  await sql`update tracked_keywords set search_volume = 50 where list_id = ${list?.id} and id = 3`;
  expect(await last(1)).toEqual({ volume: 50, id: 3 });
  expect(await last(3)).toEqual({ volume: 0, id: 2 });
  expect(await last(4)).toEqual({ volume: 0, id: 4 });
  expect(await last(5)).toBeNull();
});
