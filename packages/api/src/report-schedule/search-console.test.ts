import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ConnectedGoogle,
  connectGoogle,
  makeSearchWorld,
  startGoogle,
} from '../../testing/connect-google.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runImport } from '../imports/run-import.ts';
import { runSetup } from '../setup/run-setup.ts';
import { finishRuns } from './finish-runs.ts';
import { startDueRuns } from './start-due-runs.ts';

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
  await services.database.sql`delete from tracked_domains`;
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await connectGoogle(connected.google, person.api, domainId);
  const { id: importId } = await person.api.searchConsole.fetch({ domainId });
  await runImport(services, { importId });
  for (const sent of [services.sentJobs, services.sentImports, services.sentMails]) sent.length = 0;
  clock = new Date('2026-12-06T12:00:00Z');
  connected.google.world = makeSearchWorld('2026-12-03');
});

const runSetups = async () => {
  for (const job of services.sentJobs.splice(0)) await runSetup(services, job, { isLast: true });
};
const runImports = async () => {
  for (const job of services.sentImports.splice(0)) await runImport(services, job, { isLast: true });
};
const getRun = async () => (await person.api.schedules.get({ domainId })).runs[0];

describe('scheduled run of a connected domain', () => {
  it('fetches Search Console, and ends with the fetch', async () => {
    await startDueRuns(services);
    expect(services.sentImports).toHaveLength(1);
    await runSetups();
    expect(await finishRuns(services)).toBe(0);
    expect(await getRun()).toMatchObject({ state: 'running' });
    await runImports();
    expect(await finishRuns(services)).toBe(1);
    expect(await getRun()).toMatchObject({ state: 'done', message: null });
    expect(services.sentMails).toHaveLength(1);
    const { data } = await person.api.keywords.list({ domainId });
    const keyword = data.find(({ keywordText }) => keywordText === 'tea shop');
    const days = await person.api.keywords.history({ keywordId: keyword?.id ?? '' });
    expect(days.map(({ date }) => date)).toEqual(['2026-11-19', '2026-12-03']);
    expect((await person.api.trends.get({ domainId })).trend).toMatchObject({ since: '2026-11-22' });
  });

  it('is retried when Google is down', async () => {
    connected.google.script = ({ name }) => (name === 'query' ? { kind: 'http', status: 503 } : undefined);
    await startDueRuns(services);
    await runSetups();
    await runImports();
    await finishRuns(services);
    expect(await getRun()).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('did not answer'),
    });
    const { retryAt } = await person.api.schedules.get({ domainId });
    expect(retryAt).not.toBeNull();
    connected.google.script = () => undefined;
    clock = new Date((retryAt?.getTime() ?? 0) + 1_000);
    await startDueRuns(services);
    await runSetups();
    await runImports();
    await finishRuns(services);
    expect(await getRun()).toMatchObject({ state: 'done', attempt: 2 });
  });

  it('fails without a retry when access was revoked, and asks for a new connection', async () => {
    connected.google.refreshTokens.clear();
    await startDueRuns(services);
    await runSetups();
    await runImports();
    await finishRuns(services);
    expect(await getRun()).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('Connect Search Console again'),
    });
    expect((await person.api.schedules.get({ domainId })).retryAt).toBeNull();
    expect(services.sentMails).toEqual([]);
  });

  it('fetches nothing after a disconnect', async () => {
    await person.api.searchConsole.disconnect({ domainId });
    await startDueRuns(services);
    expect(services.sentImports).toEqual([]);
  });
});
