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
import { recordCheckpoints } from './record-checkpoints.ts';

let clock = new Date('2026-11-21T12:00:00Z');
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
  clock = new Date('2026-11-21T12:00:00Z');
  await services.database.sql`delete from tracked_domains`;
  Object.assign(connected.google, { script: () => undefined, world: makeSearchWorld() });
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await connectGoogle(connected.google, person.api, domainId);
});

const property = 'sc-domain:acme.com';
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Fetches on a day on which Search Console has counted these clicks of "tea shop" in the 28 days that end three days
 * before.
 */
async function fetchOn(day: string, clicks: number | null, position = 12) {
  clock = new Date(`${day}T12:00:00Z`);
  const newest = later(day, -3);
  const { world } = connected.google;
  world.days = makeDays(newest, 90);
  world.queries = [['tea shop', 30, 3000, position]];
  world.windows = {
    [newest]: clicks === null ? [['other', 1, 10, 9]] : [['tea shop', clicks, 1000, position]],
    [later(newest, -7)]: [['other', 1, 10, 9]],
  };
  const { id: importId } = await person.api.searchConsole.fetch({ domainId });
  await runImport(services, { importId }, { isLast: true });
}

/** Imports a rank tracker's rank for "tea shop" on a day. */
function track(day: string, rank: number) {
  const text = [
    'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type',
    `tea shop,${rank},1000,20,1,https://acme.com/,${day},Organic`,
  ].join('\n');
  const fileName = `acme.com-organic.Positions-us-${day.replaceAll('-', '')}.csv`;
  return importText(services, person, { domainId, fileName, text });
}

async function accept() {
  const { items } = await person.api.contentPlan.board({ domainId });
  for (const { id } of items) await person.api.contentPlan.delete({ itemId: id });
  await person.api.contentPlan.add({ domainId, keywords: ['tea shop'] });
  return readOne();
}

async function readOne() {
  const [prediction] = (await person.api.predictions.list({ domainId })).data;
  if (!prediction) throw new Error('no prediction');
  return prediction;
}

async function recordOn(day: string) {
  clock = new Date(`${day}T12:00:00Z`);
  await recordCheckpoints(services);
  return (await readOne()).checkpoints[0];
}

const counts = (on: string, clicks: number) => ({
  clicks,
  impressions: 1000,
  on,
  source: 'search_console_api',
  days: 28,
  property,
});

describe('with Search Console', () => {
  it('judges a prediction by counted clicks, not by the rank', async () => {
    await fetchOn('2026-11-21', 10);
    const accepted = await accept();
    expect(accepted.evidence.console).toEqual(counts('2026-11-18', 10));
    expect(accepted.predictedClicks).toBeGreaterThan(0);
    // A four-week window that begins after the acceptance; the rank is worse than before.
    await fetchOn('2026-12-22', 60, 14);
    // A nearer window may still arrive, fetched three days later.
    expect(await recordOn('2026-12-23')).toMatchObject({ verdict: null });
    await fetchOn('2026-12-24', 64, 14);
    expect(await recordOn('2026-12-25')).toMatchObject({
      verdict: 'came_true',
      judgedBy: 'clicks',
      clicksKind: 'measured',
      // 30.44 × (64 - 10) / 28
      clicks: 58.7,
      console: counts('2026-12-21', 64),
      consoleBefore: counts('2026-11-18', 10),
      rank: 14,
    });
    const { summary } = await person.api.predictions.list({ domainId });
    expect(summary[0]).toMatchObject({ cameTrue: 1, consolePairs: 1, clickPairs: 1, measuredClicks: 58.7 });
  });

  it.each([
    ['better rank and no more clicks', 10, 'not_yet', 0],
    ['query that it no longer counts', null, 'not_yet', -10.9],
  ])('treats a %s as no success', async (_case, clicks, verdict, extra) => {
    await fetchOn('2026-11-21', 10);
    await accept();
    await fetchOn('2026-12-24', clicks, 1);
    expect(await recordOn('2026-12-31')).toMatchObject({
      verdict,
      judgedBy: 'clicks',
      clicks: extra,
      rank: 1,
    });
  });

  it('measures a query without earlier clicks from zero', async () => {
    await fetchOn('2026-11-21', null);
    expect((await accept()).evidence.console).toEqual({ ...counts('2026-11-18', 0), impressions: 0 });
    await fetchOn('2026-12-24', 28);
    expect(await recordOn('2026-12-31')).toMatchObject({ judgedBy: 'clicks', clicks: 30.4 });
  });

  it('compares with the week before the acceptance when connected later', async () => {
    await track('2026-11-20', 12);
    expect((await accept()).evidence.console).toBeNull();
    await fetchOn('2026-11-23', 10);
    await fetchOn('2026-12-24', 60);
    expect(await recordOn('2026-12-31')).toMatchObject({
      judgedBy: 'clicks',
      consoleBefore: counts('2026-11-20', 10),
    });
  });

  it('does not compare windows of two properties', async () => {
    await fetchOn('2026-11-21', 10);
    await accept();
    const other = 'https://acme.com/';
    connected.google.world.sites.push({ siteUrl: other, permissionLevel: 'siteOwner' });
    await person.api.searchConsole.chooseProperty({ domainId, property: other });
    await fetchOn('2026-12-24', 60, 3);
    expect(await recordOn('2027-01-02')).toMatchObject({ judgedBy: 'rank', console: null });
  });

  it('judges by the rank once no further window can arrive after the last fetch', async () => {
    await fetchOn('2026-11-21', 10);
    await accept();
    clock = new Date('2026-12-22T12:00:00Z');
    await track('2026-12-21', 2);
    expect(await recordOn('2026-12-31')).toMatchObject({ verdict: null });
    expect(await recordOn('2027-01-01')).toMatchObject({ judgedBy: 'rank', rank: 2, console: null });
  });
});

it('compares uploads with known days with uploads of the same length', async () => {
  const count = async (day: string, clicks: number, days: number) => {
    clock = new Date(`${day}T12:00:00Z`);
    await importText(services, person, {
      domainId,
      fileName: `https___acme.com_-Performance-on-Search-${day}.csv`,
      text: `Top queries,Clicks,Impressions,CTR,Position\ntea shop,${clicks},1000,1%,7.4`,
    });
    await services.database.sql`update click_windows set days = ${days} where ends_on = ${day}::date`;
  };
  const upload = { source: 'search_console', days: 28, property: null };
  await track('2026-11-20', 12);
  await count('2026-11-21', 10, 28);
  await accept();
  await count('2026-12-20', 90, 92);
  await count('2026-12-22', 38, 28);
  expect(await recordOn('2026-12-27')).toMatchObject({
    judgedBy: 'clicks',
    clicks: 30.4,
    console: { ...upload, clicks: 38, on: '2026-12-22' },
    consoleBefore: { ...upload, clicks: 10, on: '2026-11-21' },
  });
});
