import { schema } from '@keydence/db';
import { type ExportTool, laterDay, publishedRates, type TotalDimension } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let listId: number;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());
beforeEach(async () => {
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const [list] = await services.database.sql`select id from keyword_lists where domain_id = ${domainId}`;
  listId = list?.id;
});

interface Total {
  dimension: TotalDimension;
  measuredOn: string;
  name?: string;
  source?: ExportTool;
  clicks?: number;
  impressions?: number;
  averagePosition?: number | null;
}

const store = (...totals: Total[]) =>
  services.database.db.insert(schema.searchTotals).values(
    totals.map((total) => ({
      listId,
      name: total.measuredOn,
      source: 'search_console' as const,
      clicks: 1,
      impressions: 10,
      averagePosition: 5,
      ...total,
    })),
  );
const api = 'search_console_api' as const;

describe('the figures by day', () => {
  it('are empty before the first import', async () => {
    expect(await person.api.searchTotals.get({ domainId })).toEqual({ days: [], sum: null, tables: [] });
  });

  it('end with the newest day, oldest first, each with its source', async () => {
    await store(
      { dimension: 'day', measuredOn: '2026-11-19', clicks: 2 },
      { dimension: 'day', measuredOn: '2026-11-13', impressions: 0, clicks: 0, averagePosition: null },
      { dimension: 'day', measuredOn: '2026-11-12' },
      { dimension: 'device', measuredOn: '2026-11-19', name: 'Mobile' },
      { dimension: 'appearance', measuredOn: '2026-11-19', name: 'Videos' },
    );
    const totals = await person.api.searchTotals.get({ domainId, days: 7 });
    expect(totals.days).toEqual([
      {
        day: '2026-11-13',
        clicks: 0,
        impressions: 0,
        clickRate: null,
        averagePosition: null,
        source: 'search_console',
      },
      expect.objectContaining({ day: '2026-11-19', clicks: 2, clickRate: 0.2 }),
    ]);
    expect(totals.sum).toEqual({ clicks: 2, impressions: 10, clickRate: 0.2, averagePosition: 5 });
    expect(totals.tables).toEqual(['device', 'appearance']);
  });

  it('cover the newest export by default', async () => {
    const days = Array.from({ length: 95 }, (_, back) => ({
      dimension: 'day' as const,
      measuredOn: laterDay('2026-11-19', -back),
    }));
    await store(...days, { dimension: 'device', measuredOn: '2026-11-19', name: 'Mobile', clicks: 92 });
    const { sum: without } = await person.api.searchTotals.get({ domainId });
    expect(without).toMatchObject({ clicks: 90 });
    const values = {
      source: 'search_console' as const,
      measuredFrom: '2026-08-20',
      measuredOn: '2026-11-19',
    };
    await services.database.db
      .insert(schema.siteRates)
      .values({ ...values, listId, isInflated: false, curve: publishedRates.curve, candidates: [] });
    const { days: shown, sum } = await person.api.searchTotals.get({ domainId });
    const { data } = await person.api.searchTotals.list({ domainId, table: 'device' });
    expect([shown[0]?.day, sum?.clicks]).toEqual(['2026-08-20', data[0]?.clicks]);
    expect((await person.api.searchTotals.get({ domainId, days: 7 })).sum).toMatchObject({ clicks: 7 });
  });

  it('come from the API for a day in both sources', async () => {
    await store(
      { dimension: 'day', measuredOn: '2026-11-19', clicks: 1 },
      { dimension: 'day', measuredOn: '2026-11-19', clicks: 3, source: api },
    );
    const { days, sum } = await person.api.searchTotals.get({ domainId });
    expect(days).toMatchObject([{ clicks: 3, source: api }]);
    expect(sum).toMatchObject({ clicks: 3 });
  });
});

describe('a table', () => {
  it('shows the newest period of one source, most clicks first', async () => {
    await store(
      { dimension: 'page', measuredOn: '2026-11-05', name: '/old', clicks: 99, source: api },
      { dimension: 'page', measuredOn: '2026-11-19', name: '/export', clicks: 99 },
      { dimension: 'page', measuredOn: '2026-11-19', name: '/b', clicks: 2, source: api },
      { dimension: 'page', measuredOn: '2026-11-19', name: '/a', clicks: 7, source: api },
      { dimension: 'page', measuredOn: '2026-11-19', name: '/c', clicks: 2, impressions: 20, source: api },
    );
    const list = await person.api.searchTotals.list({ domainId, table: 'page', limit: 2 });
    expect(list.data.map(({ name }) => name)).toEqual(['/a', '/c']);
    expect(list).toMatchObject({
      pagination: { page: 1, limit: 2, total: 3, pages: 2 },
      source: api,
      measuredOn: '2026-11-19',
    });
    const rest = await person.api.searchTotals.list({ domainId, table: 'page', limit: 2, page: 2 });
    expect(rest.data.map(({ name }) => name)).toEqual(['/b']);
  });

  it('of another list is hidden', async () => {
    await store({ dimension: 'page', measuredOn: '2026-11-19', name: '/a' });
    const other = await signIn(services);
    const { domains } = await other.api.workspaces.create({ name: 'Other', domainUrl: 'acme.com' });
    const own = domains[0]?.id ?? '';
    await runSetup(services, { domainId: own, run: 1 });
    expect((await other.api.searchTotals.list({ domainId: own, table: 'page' })).data).toEqual([]);
  });
});
