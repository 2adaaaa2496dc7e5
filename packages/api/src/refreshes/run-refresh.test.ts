import { AppError, type RefreshKind, type RefreshRun, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Killed } from '../../testing/break-services.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { dumpDomain } from '../../testing/dump-domain.ts';
import { killEverywhere } from '../../testing/kill-everywhere.ts';
import { refreshList, startRefreshJob } from '../../testing/refresh-list.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { runRefresh } from './run-refresh.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const sample = createSampleSource({ now });
const known = limitSource(sample, 8);
/** The source's data grown since the setup, in pages of 5. */
const grown = limitSource(sample, 14);
const paged: SearchDataSource = {
  ...grown,
  async rankedKeywords(name, market, { offset }) {
    const { items, total } = await grown.rankedKeywords(name, market, { limit: 14, offset });
    return { items: items.slice(0, 5), total };
  },
};
const kinds: RefreshKind[] = ['keywords', 'rankings'];

let services: TestServices;
let worker: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample: known }, now });
  worker = { ...services, sources: { sample: paged } };
  person = await signIn(services);
});
afterAll(() => services.database.close());

async function addDomain(): Promise<string> {
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  return domainId;
}

const start = async (kind: RefreshKind) => {
  const domainId = await addDomain();
  return { domainId, job: await startRefreshJob(services, person.api, { domainId, kind }) };
};

async function dumpUndisturbed(kind: RefreshKind) {
  const { domainId, job } = await start(kind);
  await runRefresh(worker, job);
  return dumpDomain(services, domainId);
}

describe.each(kinds)('a refresh of %s', (kind) => {
  it('ends in the same state wherever it is killed', async () => {
    const undisturbed = await dumpUndisturbed(kind);
    const kills = await killEverywhere({
      services: worker,
      start: () => start(kind),
      run: (broken, { job }) => runRefresh(broken, job),
      check: async ({ domainId }, hint) =>
        expect(await dumpDomain(services, domainId), hint).toEqual(undisturbed),
    });
    expect(kills).toBeGreaterThan(30);
  }, 300_000);

  it('ends in the same state with several workers', async () => {
    const undisturbed = await dumpUndisturbed(kind);
    const { domainId, job } = await start(kind);
    await Promise.all([runRefresh(worker, job), runRefresh(worker, job), runRefresh(worker, job)]);
    expect(await dumpDomain(services, domainId)).toEqual(undisturbed);
  }, 60_000);

  it('does not request a page again that it read before it was killed', async () => {
    const { job } = await start(kind);
    const offsets: number[] = [];
    let killsAt = 10;
    const source: SearchDataSource = {
      ...paged,
      rankedKeywords: (name, market, page) => {
        if (page.offset >= killsAt) throw new Killed('killed');
        offsets.push(page.offset);
        return paged.rankedKeywords(name, market, page);
      },
    };
    const mortal = { ...services, sources: { sample: source } };
    await expect(runRefresh(mortal, job)).rejects.toThrow(Killed);
    killsAt = Number.POSITIVE_INFINITY;
    await runRefresh(mortal, job);
    expect(offsets).toEqual([0, 5, 10]);
    const [left] = await services.database.sql`
      select count(*)::int as n from refresh_pages where list_id = ${job.listId}`;
    expect(left).toEqual({ n: 0 });
  });

  it('joins concurrent callers on one run', async () => {
    const domainId = await addDomain();
    const sent = services.sentRefreshes.length;
    const runs = await Promise.all(
      Array.from({ length: 20 }, () => person.api.refreshes.start({ domainId, kind })),
    );
    expect(runs.map(({ run }) => run)).toEqual(Array(20).fill(1));
    const jobs = services.sentRefreshes.splice(sent);
    expect(jobs).toHaveLength(1);
    for (const job of jobs) await runRefresh(worker, job);
    expect(await person.api.refreshes.start({ domainId, kind })).toMatchObject({ run: 2, state: 'queued' });
  });

  it('streams its progress to watchers, and ends with its result', async () => {
    const { domainId, job } = await start(kind);
    expect(await person.api.refreshes.list({ domainId })).toMatchObject([{ kind, run: 1, state: 'queued' }]);
    const seen: RefreshRun[] = [];
    const watch = await person.api.refreshes.watch({ domainId, kind, run: 1 });
    const first = await watch.next();
    seen.push(first.value as RefreshRun);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const slow: SearchDataSource = {
      ...paged,
      rankedKeywords: async (name, market, page) => {
        if (page.offset === 10) await held;
        return paged.rankedKeywords(name, market, page);
      },
    };
    const running = runRefresh({ ...services, sources: { sample: slow } }, job);
    for await (const refresh of watch) {
      seen.push(refresh);
      if (refresh.done === 10) letGo();
    }
    await running;
    expect(seen[0]).toMatchObject({ state: 'queued', done: 0, total: null });
    expect(seen).toContainEqual(expect.objectContaining({ state: 'running', done: 10, total: 14 }));
    const last = seen.at(-1);
    expect(last).toMatchObject({ state: 'done', done: 14, total: 14, startedAt: now(), finishedAt: now() });
    expect(last?.[kind]).not.toBeNull();
    expect(await person.api.refreshes.get({ domainId, kind, run: 1 })).toEqual(last);
  });

  it('ends as failed with the source’s message, and can be started again', async () => {
    const domainId = await addDomain();
    const before = await dumpDomain(services, domainId);
    const fail = () => Promise.reject(new AppError('source_failed', 'The source gave no answer.'));
    const failing = { ...services, sources: { sample: { ...paged, rankedKeywords: fail } } };
    const failed = await refreshList(services, person.api, { domainId, kind, worker: failing });
    expect(failed).toMatchObject({ state: 'failed', message: 'The source gave no answer.', [kind]: null });
    const after = await dumpDomain(services, domainId);
    expect({ ...after, history: before.history }).toEqual(before);
    const again = await refreshList(services, person.api, { domainId, kind, worker });
    expect(again).toMatchObject({ run: 2, state: 'done', message: null });
  });

  it('leaves unexpected errors to the queue, and reports them after the last attempt', async () => {
    const { domainId, job } = await start(kind);
    const crash = () => Promise.reject(new TypeError('x is not a function'));
    const broken = { ...services, sources: { sample: { ...paged, rankedKeywords: crash } } };
    await expect(runRefresh(broken, job)).rejects.toThrow('x is not a function');
    expect((await person.api.refreshes.list({ domainId }))[0]?.state).toBe('running');
    await runRefresh(broken, job, { isLast: true });
    expect((await person.api.refreshes.list({ domainId }))[0]).toMatchObject({
      state: 'failed',
      message: 'The refresh failed because of an error in Keydence.',
    });
  });
});

it('runs both kinds of refresh of a list concurrently', async () => {
  const domainId = await addDomain();
  const jobs = await Promise.all(
    kinds.map((kind) => startRefreshJob(services, person.api, { domainId, kind })),
  );
  await Promise.all(jobs.map((job) => runRefresh(worker, job)));
  expect(await person.api.refreshes.list({ domainId })).toMatchObject([
    { kind: 'keywords', state: 'done' },
    { kind: 'rankings', state: 'done' },
  ]);
});

it('keeps the last 10 refreshes of a list', async () => {
  const domainId = await addDomain();
  const refresh = () => refreshList(services, person.api, { domainId, kind: 'rankings' });
  for (let run = 1; run <= 11; run += 1) expect((await refresh()).run).toBe(run);
  const get = (run: number) => person.api.refreshes.get({ domainId, kind: 'rankings', run });
  expect(await failureOf(get(1))).toMatchObject({ code: 'not_found' });
  expect((await get(2)).state).toBe('done');
}, 30_000);

it('does nothing in a market that was never set up, and counts against the user’s limit', async () => {
  const domainId = await addDomain();
  const french = { domainId, kind: 'keywords', locationCode: 2250, languageCode: 'fr' } as const;
  expect(await failureOf(person.api.refreshes.start(french))).toMatchObject({ code: 'validation_failed' });
  expect(await person.api.refreshes.list(french)).toEqual([]);
  const counted = services.counted.length;
  await person.api.refreshes.start({ domainId, kind: 'keywords' });
  expect(services.counted.slice(counted)).toEqual([`provider_minute ${person.userId}`]);
});
