import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConnectedGoogle,
  connectGoogle,
  makeDays,
  makeSearchWorld,
  startGoogle,
} from '../../testing/connect-google.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { importText } from '../../testing/import-text.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runImport } from '../imports/run-import.ts';
import { runSetup } from '../setup/run-setup.ts';

let clock = new Date('2026-11-22T12:00:00Z');
let connected: ConnectedGoogle;
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
beforeAll(async () => {
  connected = await startGoogle(() => clock);
  services = await createTestServices({ now: () => clock, searchConsole: connected.searchConsole });
});
afterAll(async () => {
  await services.database.close();
  await connected.google.close();
});
beforeEach(async () => {
  clock = new Date('2026-11-22T12:00:00Z');
  Object.assign(connected.google, { script: () => undefined, world: makeSearchWorld() });
  connected.google.world.days = makeDays('2026-11-19', 60);
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await connectGoogle(connected.google, person.api, domainId);
});

async function fetchAll() {
  const { id: importId } = await person.api.searchConsole.fetch({ domainId });
  await runImport(services, { importId }, { isLast: true });
  return (await person.api.imports.get({ domainId, importId })).state;
}

const readWindows = () => services.database.sql<Record<string, unknown>[]>`
  select source, ends_on::text as "endsOn", days, is_whole as "isWhole", property from click_windows w
  join keyword_lists l on l.id = w.list_id where l.domain_id = ${domainId} order by ends_on`;

async function readClicks() {
  const rows = await services.database.sql<{ key: string; clicks: string }[]>`
    select k.keyword_text || ' ' || c.ends_on as key, c.clicks || ' of ' || c.impressions as clicks
    from keyword_clicks c join keyword_lists l on l.id = c.list_id
    join tracked_keywords k on k.list_id = c.list_id and k.id = c.keyword_id
    where l.domain_id = ${domainId} order by c.ends_on, k.keyword_text`;
  return Object.fromEntries(rows.map(({ key, clicks }) => [key, clicks]));
}

const own = { source: 'search_console_api', days: 28, isWhole: true, property: 'sc-domain:acme.com' };

describe('a fetch', () => {
  it('stores each query’s clicks in the newest 28 final days, and in the window a week before', async () => {
    connected.google.world.windows = {
      '2026-11-19': [
        ['tea shop', 5, 60, 5],
        ['Tea  Shop', 1, 10, 5],
        ['green tea', 0, 20, 12],
        ['never imported', 3, 9, 5],
      ],
      '2026-11-12': [['tea shop', 4, 50, 5]],
    };
    expect(await fetchAll()).toBe('done');
    expect(await readWindows()).toEqual([
      { ...own, endsOn: '2026-11-12' },
      { ...own, endsOn: '2026-11-19' },
    ]);
    expect(await readClicks()).toEqual({
      'tea shop 2026-11-12': '4 of 50',
      'green tea 2026-11-19': '0 of 20',
      'tea shop 2026-11-19': '6 of 70',
    });
  });

  it('omits the newest three days, which Google may still change', async () => {
    connected.google.world.days = makeDays('2026-11-21', 60);
    await fetchAll();
    expect((await readWindows()).map(({ endsOn }) => endsOn)).toEqual(['2026-11-12', '2026-11-19']);
  });

  it('replaces the counts of the same days when repeated', async () => {
    await fetchAll();
    expect(await readClicks()).toMatchObject({ 'tea shop 2026-11-19': '8 of 120' });
    connected.google.world.windows = { '2026-11-19': [['tea shop', 9, 130, 5]] };
    await fetchAll();
    expect(await readClicks()).toEqual({
      'green tea 2026-11-12': '2 of 80',
      'tea shop 2026-11-12': '8 of 120',
      'tea shop 2026-11-19': '9 of 130',
    });
  });

  it('stores no window with missing days', async () => {
    connected.google.world.days = makeDays('2026-11-19', 25);
    await fetchAll();
    expect(await readWindows()).toEqual([]);
    expect(await readClicks()).toEqual({});
  });

  it('deletes windows that no prediction can need', async () => {
    await fetchAll();
    clock = new Date('2027-06-01T12:00:00Z');
    connected.google.world.days = makeDays('2027-05-29', 60);
    await fetchAll();
    expect((await readWindows()).map(({ endsOn }) => endsOn)).toEqual(['2027-05-22', '2027-05-29']);
    expect(Object.keys(await readClicks())).toHaveLength(4);
  });
});

it('treats the days of an upload as unknown when another with the same end does not state them', async () => {
  const text = 'Top queries,Clicks,Impressions,CTR,Position\ntea shop,8,120,6.67%,5.6';
  const fileName = 'https___acme.com_-Performance-on-Search-2026-11-19.csv';
  const upload = (more: string) => importText(services, person, { domainId, fileName, text: text + more });
  await upload('');
  const unknown = {
    source: 'search_console',
    endsOn: '2026-11-19',
    days: null,
    isWhole: false,
    property: null,
  };
  expect(await readWindows()).toEqual([unknown]);
  await services.database.sql`update click_windows set days = 28`;
  await upload('\ngreen tea,1,20,5%,9');
  expect(await readWindows()).toEqual([unknown]);
});
