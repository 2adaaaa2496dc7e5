import { maxSiteChanges } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { findSiteBreaks } from './find-site-breaks.ts';
import { siteChangeMessages } from './site-change-messages.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let listId: number;
beforeAll(async () => {
  services = await createTestServices({ now: () => new Date('2026-11-22T12:00:00Z') });
});
afterAll(() => services.database.close());
beforeEach(async () => {
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const [list] = await services.database.sql<{ id: number }[]>`
    select id from keyword_lists where domain_id = ${domainId}`;
  listId = list?.id ?? 0;
});

const add = (changedOn: string, text: string) => person.api.siteChanges.add({ domainId, changedOn, text });
const list = () => person.api.siteChanges.list({ domainId });
const isQueued = async () => {
  const rows = await services.database.sql`
    select from move_runs where list_id = ${listId} and state = 'queued'`;
  return rows.length === 1;
};

it('lists the newest change first, as a break of all figures from its day', async () => {
  await add('2026-03-01', 'New host');
  await add('2026-09-03', ' New design ');
  expect((await list()).map(({ changedOn, text }) => [changedOn, text])).toEqual([
    ['2026-09-03', 'New design'],
    ['2026-03-01', 'New host'],
  ]);
  expect(await findSiteBreaks(services.database.db, listId)).toMatchObject([
    { from: '2026-03-01', to: '2026-03-01', kind: 'change', note: 'New host', madeBy: 'owner' },
    { from: '2026-09-03', note: 'New design' },
  ]);
});

it('computes the moves again after each change', async () => {
  expect(await isQueued()).toBe(false);
  const { id } = await add('2026-09-03', 'New design');
  expect(await isQueued()).toBe(true);
  await services.database.sql`update move_runs set state = 'done' where list_id = ${listId}`;
  await person.api.siteChanges.delete({ domainId, changeId: id });
  expect(await isQueued()).toBe(true);
  expect(await list()).toEqual([]);
});

it('refuses future days, and changes past the limit', async () => {
  await expect(add('2026-11-23', 'Soon')).rejects.toThrow(siteChangeMessages.future);
  await services.database.sql`
    insert into site_changes (id, domain_id, changed_on, text)
    select gen_random_uuid(), ${domainId}, '2026-01-01', 'Change ' || n from generate_series(1, ${maxSiteChanges}::int) n`;
  await expect(add('2026-11-22', 'One more')).rejects.toThrow(siteChangeMessages.tooMany);
});

it('does not delete a change of another domain', async () => {
  const { id } = await add('2026-09-03', 'New design');
  const other = await signIn(services);
  const { domains } = await other.api.workspaces.create({ name: 'Other', domainUrl: 'other.com' });
  const otherId = domains[0]?.id ?? '';
  await runSetup(services, { domainId: otherId, run: 1 });
  await expect(other.api.siteChanges.delete({ domainId: otherId, changeId: id })).rejects.toThrow();
  await expect(other.api.siteChanges.list({ domainId })).rejects.toThrow();
  expect(await list()).toHaveLength(1);
});
