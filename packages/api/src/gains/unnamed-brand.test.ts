import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { importText } from '../../testing/import-text.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

it.each([
  ['Acme', 'beer', ['67% of the clicks come from searches with “brew”']],
  ['Brew', 'beer', ['67% of the clicks come from searches with “brew”']],
  ['Brew', 'brew', []],
])('appears before an export is imported into the workspace %s for “%s”', async (name, found, expected) => {
  const person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name, domainUrl: 'brewmaster.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const { sql } = services.database;
  await person.api.keywords.addMany({ domainId, keywords: [found] });
  await sql`
    update keyword_rankings set rank_group = 1, rank_absolute = 1 where list_id = (
      select list_id from tracked_domains where id = ${domainId})`;
  const text = 'Top queries,Clicks,Impressions,CTR,Position\nbrew kettles,20,200,10%,2\nkettles,10,100,10%,5';
  await importText(services, person, { domainId, fileName: 'Queries.csv', text });
  const [upload] = await person.api.imports.list({ domainId });
  const told = upload?.preview?.notes.filter((note) => note.includes('brand names')) ?? [];
  expect(told.map((note) => note.slice(0, note.indexOf(', a word')))).toEqual(expected);
  const ask = async () => (await person.api.moves.plan({ domainId })).unnamedBrand;
  const asked = await ask();
  expect(asked?.word ?? null).toBe(expected.length > 0 ? 'brew' : null);
  if (!asked) return;
  expect(asked).toEqual({ word: 'brew', percent: 67, names: ['brewmaster com', 'brewmaster'] });
  // A name since the counts were stored.
  await sql`update tracked_domains set brand_names = '{brew}' where id = ${domainId}`;
  expect(await ask()).toBeNull();
  await sql`update tracked_domains set brand_names = null where id = ${domainId}`;
  const runs = () => sql`
    select (select count(*) from move_runs where list_id = l.id)::int as moves,
      (select count(*) from topic_runs where list_id = l.id and kind = 'full')::int as topics
    from keyword_lists l where domain_id = ${domainId}`;
  await sql`delete from move_runs where true`;
  await sql`delete from topic_runs where true`;
  await person.api.trackedDomains.update({ domainId, brandNames: asked.names });
  expect(await ask()).toBeNull();
  expect(await runs()).toEqual([{ moves: 1, topics: 1 }]);
  await person.api.trackedDomains.update({ domainId, brandNames: null });
  expect(await ask()).toEqual(asked);
});

it('does not ask about a word of the domain in searches that name the site already', async () => {
  const person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Shop', domainUrl: 'hcidirect.co.uk' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const text =
    'Top queries,Clicks,Impressions,CTR,Position\nhci direct,44,71,62%,2.1\nsteel chairs,9,80,11%,6';
  await importText(services, person, { domainId, fileName: 'Queries.csv', text });
  const [upload] = await person.api.imports.list({ domainId });
  expect(upload?.preview?.notes.filter((note) => note.includes('brand names'))).toEqual([]);
  expect((await person.api.moves.plan({ domainId })).unnamedBrand).toBeNull();
});

it('takes no common word of the domain for a name, and asks about it', async () => {
  const person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Sheds', domainUrl: 'sheds.co.uk' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const rows = ['metal', 'garden', 'bike', 'large', 'small', 'cheap', 'wooden', 'plastic', 'potting', 'tool'];
  const text = [
    'Top queries,Clicks,Impressions,CTR,Position',
    ...rows.map((kind) => `${kind} sheds,10,400,2.5%,6.2`),
  ].join('\n');
  await importText(services, person, { domainId, fileName: 'Queries.csv', text });
  const { unnamedBrand } = await person.api.moves.plan({ domainId });
  expect(unnamedBrand).toEqual({ word: 'sheds', percent: 100, names: ['sheds co uk'] });
  await person.api.trackedDomains.update({ domainId, brandNames: [...(unnamedBrand?.names ?? []), 'sheds'] });
  expect((await person.api.moves.plan({ domainId })).unnamedBrand).toBeNull();
});
