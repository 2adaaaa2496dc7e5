import { createSampleSource } from '@keydence/search-data';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { createImport } from '../imports/create-import.ts';
import { runImport } from '../imports/run-import.ts';
import { runSetup } from '../setup/run-setup.ts';
import { finishRuns } from './finish-runs.ts';
import { startDueRuns } from './start-due-runs.ts';

let clock: Date;
const now = () => clock;
const at = (text: string) => {
  clock = new Date(text);
};

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  at('2026-11-21T12:00:00Z');
  services = await createTestServices({
    sampleDomains: [],
    sources: { sample: createSampleSource({ now }) },
    now,
  });
  person = await signIn(services);
});
afterAll(() => services.database.close());
beforeEach(async () => {
  at('2026-11-21T12:00:00Z');
  await services.database.sql`delete from tracked_domains`;
  services.sentMails.length = 0;
});

/** Uploads and imports an export of one keyword's rank on a day. */
async function importRank(domainId: string, day: string, rank: number) {
  const file = `Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type
tea shop,${rank},1900,35,1.25,https://acme.com/tea,${day},Organic`;
  const ctx = { services, requestId: 'test', caller: person };
  const domain = await getDomainScope(ctx, { domainId });
  const content = new TextEncoder().encode(file);
  const { id: importId } = await createImport({ ...ctx, domain }, { fileName: `${day}.csv`, content });
  await person.api.imports.start({ domainId, importId });
  await runImport(services, { importId }, { isLast: true });
  await finishRuns(services);
}

/** A domain without a source, with one imported export. */
async function addImportedDomain(): Promise<string> {
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await importRank(domainId, '2026-11-20', 9);
  services.sentJobs.length = 0;
  return domainId;
}

async function runWorker(text: string) {
  at(text);
  await startDueRuns(services);
  for (const job of services.sentJobs.splice(0)) await runSetup(services, job, { isLast: true });
  await finishRuns(services);
}

const subjects = () => services.sentMails.map(({ subject }) => subject);
const wanted = 'acme.com: A newer export is needed';

it('waits for a newer export, and asks for it once', async () => {
  const domainId = await addImportedDomain();
  await runWorker('2026-12-05T12:00:00Z');
  const since = new Date('2026-12-05T06:00:00Z');
  expect(await person.api.schedules.get({ domainId })).toMatchObject({
    state: 'waiting',
    waitingSince: since,
    retryAt: null,
    runs: [{ state: 'waiting', message: null, finishedAt: null }],
  });
  expect(subjects()).toEqual([wanted]);
  expect(services.sentMails[0]?.text).toContain(`&domain=${domainId}&import=new`);
  await runWorker('2026-12-19T12:00:00Z');
  await runWorker('2027-01-02T12:00:00Z');
  expect(await person.api.schedules.get({ domainId })).toMatchObject({
    state: 'waiting',
    waitingSince: since,
  });
  expect(subjects()).toEqual([wanted]);
});

it('compares and e-mails the report after a newer export is imported', async () => {
  const domainId = await addImportedDomain();
  await runWorker('2026-12-05T12:00:00Z');
  at('2026-12-07T09:00:00Z');
  await importRank(domainId, '2026-11-02', 30);
  expect(subjects()).toEqual([wanted]);
  await importRank(domainId, '2026-12-06', 4);
  expect(subjects()).toEqual([wanted, 'acme.com: 1 keyword up, 0 down']);
  expect(await person.api.schedules.get({ domainId })).toMatchObject({
    state: 'on_time',
    waitingSince: null,
    nextRunAt: new Date('2026-12-19T06:00:00Z'),
    runs: [{ state: 'done', finishedAt: now() }],
  });
  await finishRuns(services);
  expect(subjects()).toHaveLength(2);
  await runWorker('2026-12-19T12:00:00Z');
  expect(subjects()).toEqual([wanted, 'acme.com: 1 keyword up, 0 down', wanted]);
});

it('reports on schedule when a newer export was imported before', async () => {
  const domainId = await addImportedDomain();
  at('2026-12-01T12:00:00Z');
  await importRank(domainId, '2026-11-30', 12);
  expect(subjects()).toEqual([]);
  await runWorker('2026-12-05T12:00:00Z');
  expect(subjects()).toEqual(['acme.com: 0 keywords up, 1 down']);
  expect(await person.api.schedules.get({ domainId })).toMatchObject({
    state: 'on_time',
    runs: [{ state: 'done' }],
  });
});

it('sends no e-mail while paused, and catches up when resumed', async () => {
  const domainId = await addImportedDomain();
  await runWorker('2026-12-05T12:00:00Z');
  const hour = { domainId, hour: 6 };
  await person.api.schedules.update({ ...hour, isPaused: true });
  at('2026-12-07T09:00:00Z');
  await importRank(domainId, '2026-12-06', 4);
  expect(subjects()).toEqual([wanted]);
  await person.api.schedules.update({ ...hour, isPaused: false });
  await finishRuns(services);
  expect(subjects()).toHaveLength(2);
});

it('allows another request immediately, and sends no e-mail', async () => {
  const domainId = await addImportedDomain();
  await person.api.schedules.run({ domainId });
  for (const job of services.sentJobs.splice(0)) await runSetup(services, job, { isLast: true });
  await finishRuns(services);
  expect(subjects()).toEqual([]);
  expect(await person.api.schedules.get({ domainId })).toMatchObject({ state: 'on_time', runnableAt: null });
  expect((await person.api.schedules.run({ domainId })).state).toBe('running');
});
