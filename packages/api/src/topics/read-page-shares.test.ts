import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { storeSlice } from '../console-facts/store-slice.ts';
import { runSetup } from '../setup/run-setup.ts';
import { readAnalysisInput } from './read-analysis-input.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

it('returns the pages that Search Console showed per keyword, by impressions', async () => {
  const { api } = await signIn(services);
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  for (const keywordText of ['green tea', 'sencha', 'oolong'])
    await api.keywords.add({ domainId, keywordText });
  const [list] = await services.database.sql<{ id: number }[]>`
    select list_id as id from tracked_domains where id = ${domainId}`;
  const listId = list?.id ?? 0;
  const row = (query: string, path: string, impressions: number) => ({
    query,
    page: `https://acme.com/${path}`,
    clicks: 1,
    impressions,
    position: 4,
  });
  const scope = { source: 'search_console_api', property: 'sc-domain:acme.com', filter: null } as const;
  const day = { scope, startsOn: '2026-11-18', endsOn: '2026-11-18', isFinal: true, isCut: false };
  const rows = [
    row('green tea', 'tea', 90),
    row('green tea', 'shop', 30),
    row('sencha', 'tea', 40),
    row('oolong', 'tea', 9),
  ];
  await services.database.db.transaction(async (tx) => {
    for (const kind of ['page', 'pair'] as const) {
      const own = kind === 'page' ? rows.map((each) => ({ ...each, query: null })) : rows;
      await storeSlice(tx, listId, { ...day, kind, rows: own, now: new Date('2026-11-21T12:00:00Z') });
    }
  });
  const input = await readAnalysisInput(services, listId, 'full');
  expect(input?.keywords.map(({ text, ownPages }) => [text, ownPages])).toEqual([
    [
      'green tea',
      [
        { page: 'https://acme.com/tea', share: 0.75 },
        { page: 'https://acme.com/shop', share: 0.25 },
      ],
    ],
    ['sencha', [{ page: 'https://acme.com/tea', share: 1 }]],
    ['oolong', []],
  ]);
});
