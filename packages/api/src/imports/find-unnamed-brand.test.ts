import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSetup } from '../jobs/run-setup.ts';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { importText } from '../testing/import-text.ts';
import { signIn } from '../testing/sign-in.ts';
import { findUnnamedBrand } from './find-unnamed-brand.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

const words = [
  { word: 'tires', clicks: 700 },
  { word: 'michelin', clicks: 600 },
];
it.each([
  ['michelinman.com', null, ['michelinman'], 1_000, { word: 'michelin', share: 0.6 }],
  ['michelinman.com', null, ['michelinman'], 2_000, { word: 'michelin', share: 0.3 }],
  ['michelinman.com', null, ['michelinman'], 2_001, null],
  ['michelinman.com', null, ['michelinman', 'michelin'], 1_000, null],
  ['michelinman.com', ['Michelin'], ['michelin'], 1_000, null],
  ['michelin.com', null, ['michelin'], 1_000, null],
  ['acme.com', null, ['acme'], 1_000, null],
])(
  '%s, with written names %j and names %j, with %s clicks: %j',
  (domainName, brandNames, siteNames, clicks, brand) => {
    expect(findUnnamedBrand(words, clicks, { domainName, brandNames, siteNames })).toEqual(brand);
  },
);

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
});
