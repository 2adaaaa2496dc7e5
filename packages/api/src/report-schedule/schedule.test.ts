import { AppError, type RankedKeyword, type RankMoveKind, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { breakServices, Killed } from '../../testing/break-services.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { callAnonymously, failureOf, signIn } from '../../testing/sign-in.ts';
import { recordFailedChecks } from '../keywords/record-failed-checks.ts';
import { runSetup } from '../setup/run-setup.ts';
import { compareRankings } from '../trends/compare-rankings.ts';
import { finishRuns } from './finish-runs.ts';
import { startDueRuns } from './start-due-runs.ts';

let clock = new Date('2026-11-21T12:00:00Z');
const now = () => clock;
const small = limitSource(createSampleSource({ now: () => new Date('2026-11-21T12:00:00Z') }), 12);
const site = sampleDomains[0]?.domainName ?? '';
/** Changes the source's ranked keywords on a day. */
let change: (ranked: RankedKeyword[]) => RankedKeyword[] = (ranked) => ranked;
let isDown = false;
const source: SearchDataSource = {
  ...small,
  async rankedKeywords(name, market, page) {
    if (isDown) throw new AppError('source_failed', 'down');
    const answer = await small.rankedKeywords(name, market, page);
    if (name !== site) return answer;
    const items = change(answer.items).map(({ keyword, ranking }) => ({
      keyword,
      ranking: { ...ranking, checkedAt: now() },
    }));
    return { items, total: items.length };
  },
};

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample: source }, now });
});
afterAll(() => services.database.close());
beforeEach(async () => {
  clock = new Date('2026-11-21T12:00:00Z');
  change = (ranked) => ranked;
  isDown = false;
  services.sentJobs.length = 0;
  services.sentMails.length = 0;
  await services.database.sql`delete from tracked_domains`;
});

const at = (text: string) => {
  clock = new Date(text);
};

/** A domain with its first figures, in a workspace with New York's time zone. */
async function setUpDomain(domainUrl = site) {
  const person = await signIn(services);
  const { id: workspaceId, domains } = await person.api.workspaces.create({
    name: 'Acme',
    domainUrl,
    timeZone: 'America/New_York',
  });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  services.sentJobs.length = 0;
  return { ...person, workspaceId, domainId };
}

/** Starts, runs and settles due runs, as workers do. */
async function runWorker({ isLast = true } = {}) {
  await startDueRuns(services);
  for (const job of services.sentJobs.splice(0)) await runSetup(services, job, { isLast });
  await finishRuns(services);
}

describe('the schedule of a domain', () => {
  it('starts two weeks after the domain was added, at six in its workspace’s time zone', async () => {
    const { api, domainId } = await setUpDomain();
    expect(await api.schedules.get({ domainId })).toEqual({
      state: 'on_time',
      timeZone: 'America/New_York',
      hour: 6,
      isPaused: false,
      nextRunAt: new Date('2026-12-05T11:00:00Z'),
      retryAt: null,
      waitingSince: null,
      lastReportAt: new Date('2026-11-21T12:00:00Z'),
      runs: [],
      isMailOn: true,
      runnableAt: null,
    });
    at('2026-12-05T10:59:59Z');
    expect(await startDueRuns(services)).toBe(0);
  });

  it('runs when due, keeps the figures visible during the run, and schedules the next run', async () => {
    const { api, domainId } = await setUpDomain();
    const before = await api.keywords.list({ domainId });
    at('2026-12-05T11:00:30Z');
    expect(await startDueRuns(services)).toBe(1);
    expect(services.sentJobs).toEqual([{ domainId, run: 2 }]);
    expect(await api.trackedDomains.getStatus({ domainId })).toMatchObject({ state: 'ready', stepsDone: 8 });
    expect((await api.workspaces.list())[0]?.domains[0]?.state).toBe('ready');
    expect((await api.keywords.list({ domainId })).pagination).toEqual(before.pagination);
    await api.keywords.add({ domainId, keywordText: 'added meanwhile' });
    expect(await api.schedules.get({ domainId })).toMatchObject({
      state: 'running',
      nextRunAt: new Date('2026-12-19T11:00:00Z'),
      runs: [{ run: 2, state: 'running', askedBy: 'schedule', attempt: 1, missed: 0 }],
    });
    await runWorker();
    expect(await api.schedules.get({ domainId })).toMatchObject({
      state: 'on_time',
      runs: [{ run: 2, state: 'done', dueAt: new Date('2026-12-05T11:00:00Z'), finishedAt: now() }],
    });
  });

  it('catches up once after a month of downtime and keeps its dates', async () => {
    const { api, domainId } = await setUpDomain();
    at('2027-01-10T15:00:00Z');
    expect((await api.schedules.get({ domainId })).state).toBe('overdue');
    await runWorker();
    await runWorker();
    expect(await api.schedules.get({ domainId })).toMatchObject({
      state: 'on_time',
      nextRunAt: new Date('2027-01-16T11:00:00Z'),
      runs: [{ run: 2, state: 'done', missed: 2 }],
    });
    expect(services.sentMails).toHaveLength(1);
  });

  it('starts and e-mails each run once with several workers', async () => {
    const domains = [await setUpDomain(), await setUpDomain(), await setUpDomain()];
    at('2026-12-05T11:01:00Z');
    const started = await Promise.all(Array.from({ length: 4 }, () => startDueRuns(services)));
    expect(started.reduce((sum, count) => sum + count, 0)).toBe(3);
    const jobs = services.sentJobs.splice(0);
    expect(new Set(jobs.map(({ domainId }) => domainId)).size).toBe(3);
    for (const job of jobs) await runSetup(services, job);
    const finished = await Promise.all(Array.from({ length: 4 }, () => finishRuns(services)));
    expect(finished.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(services.sentMails.map(({ to }) => to).sort()).toEqual(domains.map(({ email }) => email).sort());
  });

  it('neither loses nor repeats a run when a worker is killed at any moment', async () => {
    await setUpDomain();
    at('2026-12-05T11:01:00Z');
    for (let killAt = 1; ; killAt += 1) {
      const breaker = breakServices(services, killAt);
      const outcome = await startDueRuns(breaker.services)
        .then(() => finishRuns(breaker.services))
        .catch((error: unknown) => error);
      if (!(outcome instanceof Killed)) break;
    }
    const jobs = services.sentJobs.splice(0);
    // Only the test queue contains jobs of uncommitted transactions.
    const [running] = await services.database.sql`
      select count(*)::int as runs, min(run) as run from rhythm_runs where state = 'running'`;
    expect(running).toEqual({ runs: 1, run: 2 });
    for (const job of jobs) await runSetup(services, job);
    services.sentMails.length = 0;
    await finishRuns(services);
    await finishRuns(services);
    expect(services.sentMails).toHaveLength(1);
  });

  it('retries a failed run with growing delays, states the reason, and stops until the next scheduled run', async () => {
    const { api, domainId } = await setUpDomain();
    const before = await api.keywords.list({ domainId });
    isDown = true;
    at('2026-12-05T11:00:00Z');
    const retries: (string | undefined)[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await runWorker();
      const { state, retryAt, runs } = await api.schedules.get({ domainId });
      expect(runs[0]).toMatchObject({ state: 'failed', attempt });
      expect(runs[0]?.message).toContain('did not answer');
      expect(state).toBe(attempt < 5 ? 'retrying' : 'failed');
      retries.push(retryAt?.toISOString().slice(11, 16));
      if (retryAt) clock = retryAt;
    }
    expect(retries).toEqual(['11:15', '12:15', '16:15', '04:15', undefined]);
    expect(withoutGains(await api.keywords.list({ domainId }))).toEqual(withoutGains(before));
    expect(await api.trackedDomains.retrySetup({ domainId })).toMatchObject({ state: 'ready' });
    expect(services.sentMails).toEqual([]);
    isDown = false;
    at('2026-12-19T11:00:00Z');
    await runWorker();
    const again = await api.schedules.get({ domainId });
    expect([again.state, again.runs[0]?.attempt]).toEqual(['on_time', 1]);
    expect(services.sentMails).toHaveLength(1);
  });

  it('continues a retry at the failed step', async () => {
    const { api, domainId } = await setUpDomain();
    at('2026-12-05T11:00:00Z');
    await startDueRuns(services);
    const failing = { ...source, competitors: () => Promise.reject(new AppError('source_failed', 'down')) };
    const [job] = services.sentJobs.splice(0);
    if (!job) throw new Error('no job');
    await runSetup({ ...services, sources: { sample: failing } }, job, { isLast: true });
    await finishRuns(services);
    at('2026-12-05T11:15:00Z');
    await startDueRuns(services);
    const [setup] = await services.database.sql`
      select steps_done, is_repeat from domain_setups where domain_id = ${domainId}`;
    expect(setup).toEqual({ steps_done: 2, is_repeat: true });
    expect((await api.schedules.get({ domainId })).runs[0]).toMatchObject({ run: 3, attempt: 2 });
  });

  it('reports a missing source and does not retry', async () => {
    const { api, domainId } = await setUpDomain('acme.com');
    at('2026-12-05T12:00:00Z');
    await runWorker();
    const { state, retryAt, runs } = await api.schedules.get({ domainId });
    expect({ state, retryAt }).toEqual({ state: 'failed', retryAt: null });
    expect(runs[0]?.message).toContain('No search data covers this domain yet.');
    expect(services.sentMails).toEqual([]);
  });

  it('waits for a setup of another market', async () => {
    const { api, domainId, workspaceId } = await setUpDomain();
    at('2026-12-05T12:00:00Z');
    await startDueRuns(services);
    await api.trackedDomains.changeLocation({
      domainId,
      workspaceId,
      locationCode: 2276,
      languageCode: 'de',
    });
    expect(await api.trackedDomains.getStatus({ domainId })).toMatchObject({ state: 'setting_up' });
    await runWorker();
    expect(await api.schedules.get({ domainId })).toMatchObject({
      state: 'on_time',
      runs: [{ state: 'superseded' }],
    });
    expect(services.sentMails).toEqual([]);
  });

  it('does nothing while paused, and skips the runs of the pause', async () => {
    const { api, workspaceId, domainId } = await setUpDomain();
    await api.workspaces.setTimeZone({ workspaceId, timeZone: 'Europe/Berlin' });
    expect((await api.schedules.get({ domainId })).nextRunAt).toEqual(new Date('2026-12-05T05:00:00Z'));
    const clockOf = { domainId, hour: 8 };
    expect(await api.schedules.update({ ...clockOf, isPaused: true })).toMatchObject({
      state: 'paused',
      nextRunAt: new Date('2026-12-05T07:00:00Z'),
    });
    at('2026-12-20T12:00:00Z');
    expect(await startDueRuns(services)).toBe(0);
    expect(await api.schedules.update({ ...clockOf, isPaused: false })).toMatchObject({
      state: 'on_time',
      nextRunAt: new Date('2027-01-02T07:00:00Z'),
    });
  });

  it('runs on demand once a day, without changing its dates', async () => {
    const { api, domainId } = await setUpDomain();
    at('2026-11-25T12:00:00Z');
    const running = await api.schedules.run({ domainId });
    expect(running).toMatchObject({ state: 'running', nextRunAt: new Date('2026-12-05T11:00:00Z') });
    expect(running.runs).toMatchObject([{ askedBy: 'person', dueAt: now() }]);
    expect((await api.schedules.run({ domainId })).runs).toEqual(running.runs);
    await runWorker();
    at('2026-11-26T11:59:59Z');
    expect(await failureOf(api.schedules.run({ domainId }))).toMatchObject({
      code: 'rate_limited',
      details: { retryAfterSeconds: 1 },
    });
    at('2026-11-26T12:00:00Z');
    expect((await api.schedules.run({ domainId })).runs).toHaveLength(2);
  });
});

/** A gain is a forecast, so it changes with the month. */
function withoutGains<Row extends { gain: unknown }>({ data, ...list }: { data: Row[] }) {
  return { ...list, data: data.map((row) => ({ ...row, gain: null })) };
}

describe('comparison with the previous report', () => {
  it('reports measured changes, and does not treat a failed check as a drop', async () => {
    const { api, domainId } = await setUpDomain();
    expect(await api.trends.get({ domainId })).toMatchObject({ day: '2026-11-21', trend: null });
    const { data } = await api.keywords.list({ domainId, sortBy: 'rank_absolute', sortOrder: 'asc' });
    const [first, second] = data.map(({ keywordText }) => keywordText);
    const of = (item: RankedKeyword) => item.keyword.keywordText;
    at('2026-12-05T12:00:00Z');
    change = (ranked) =>
      ranked
        .filter((item) => of(item) !== first)
        .map((item) =>
          of(item) === second
            ? { ...item, ranking: { ...item.ranking, rankGroup: 99, rankAbsolute: 99 } }
            : item,
        );
    await runWorker();
    const { day, trend, measures } = await api.trends.get({ domainId });
    expect(day).toBe('2026-12-05');
    expect(trend).toMatchObject({ since: '2026-11-21', demand: null, finished: [] });
    expect(trend?.ranks.lost).toMatchObject([{ keywordText: first, now: null }]);
    expect(trend?.ranks.down).toMatchObject([{ keywordText: second, now: 99 }]);
    expect(trend?.ranks.counts).toMatchObject({
      gained: 0,
      up: 0,
      lost: 1,
      down: 1,
      first_seen: 0,
      unknown: 0,
    });
    expect(measures.map(({ rankedKeywords }) => rankedKeywords)).toEqual([12, 11]);
    const moved = async (rankBucket: RankMoveKind) => {
      const { data: rows, pagination } = await api.keywords.list({ domainId, rankBucket });
      expect(pagination.total).toBe(trend?.ranks.counts[rankBucket]);
      return rows.map(({ keywordText }) => keywordText);
    };
    expect(await moved('lost')).toEqual([first]);
    expect(await moved('down')).toEqual([second]);
    expect(await moved('up')).toEqual([]);
    const report = await api.reports.get({ domainId });
    expect(report.evidence.flatMap(({ figures }) => figures.map(({ name }) => name)).join()).toContain(
      'lost',
    );

    at('2026-12-10T12:00:00Z');
    const { db, sql } = services.database;
    const [list] = await sql<{ id: number }[]>`select id from keyword_lists where domain_id = ${domainId}`;
    const listId = list?.id ?? 0;
    await db.transaction((tx) => recordFailedChecks(tx, listId, now()));
    const span = { since: '2026-12-05', until: '2026-12-10' };
    const { counts } = (await compareRankings(db, listId, span)).ranks;
    const total = Object.values(trend?.ranks.counts ?? {}).reduce((sum, count) => sum + count, 0);
    expect(counts).toEqual({
      gained: 0,
      lost: 0,
      up: 0,
      down: 0,
      unchanged: 0,
      first_seen: 0,
      unknown: total,
    });
  });

  it('reports closed and new gaps, and finished plan items', async () => {
    const { api, domainId } = await setUpDomain();
    const { sql } = services.database;
    const [list] = await sql<{ id: number }[]>`select id from keyword_lists where domain_id = ${domainId}`;
    const listId = list?.id ?? 0;
    const [closing, opening] = await sql<{ text: string }[]>`
      select min(k.keyword_text) as text from competitor_keywords k
      left join tracked_keywords t on t.list_id = k.list_id and t.kw_hash = k.kw_hash
      where k.list_id = ${listId} and k.is_gap group by k.kw_hash, t.id order by t.id nulls first, 1 limit 2`;
    // Removes one gap from the earlier report.
    await sql`update list_measures set gap_hashes = array_remove(gap_hashes, hashtextextended(${opening?.text ?? ''}, 0))
      where list_id = ${listId}`;
    const [piece] = (await api.contentPlan.list({ domainId })).data;
    at('2026-12-01T12:00:00Z');
    await api.contentPlan.move({ itemId: piece?.id ?? '', status: 'ready_to_publish' });
    at('2026-12-05T12:00:00Z');
    change = ([first, ...others]) =>
      first
        ? [first, ...others, { ...first, keyword: { ...first.keyword, keywordText: closing?.text ?? '' } }]
        : [];
    await runWorker();
    const { trend, measures } = await api.trends.get({ domainId });
    expect(trend?.gaps).toMatchObject({
      opened: 1,
      openedKeywords: [{ keywordText: opening?.text }],
      closed: 1,
      closedKeywords: [{ keywordText: closing?.text }],
    });
    expect(trend?.finished).toEqual([{ keywordText: piece?.keywordText, title: piece?.title }]);
    expect(trend?.ranks.counts.first_seen).toBe(1);
    expect(measures.map(({ gaps }) => gaps)).toHaveLength(2);
  });
});

describe('the two-week e-mail', () => {
  it('is sent to subscribed members, with the trends, the plan and an unsubscribe link', async () => {
    const { api, email, workspaceId, domainId } = await setUpDomain();
    const member = await joinWorkspace(services, workspaceId);
    const silent = await joinWorkspace(services, workspaceId);
    expect(await silent.api.schedules.setMail({ domainId, isOn: false })).toMatchObject({ isMailOn: false });
    at('2026-12-05T12:00:00Z');
    await runWorker();
    expect(services.sentMails.map(({ to }) => to).sort()).toEqual([email, member.email].sort());
    const mail = services.sentMails.find(({ to }) => to === email);
    expect(mail?.subject).toBe(`${site}: No keyword has moved`);
    const [piece] = (await api.contentPlan.list({ domainId })).data;
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('Compared with the report of November 21, 2026.');
      expect(text).toContain('The numbers come from the built-in sample data.');
      expect(text).toContain(piece?.keywordText);
    }
    expect(mail?.text).toContain(
      `https://keydence.example/dashboard?section=reports&workspace=${workspaceId}&domain=${domainId}`,
    );
    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    const anonymous = callAnonymously(services);
    await anonymous.schedules.unsubscribe({ token });
    await anonymous.schedules.unsubscribe({ token });
    expect((await api.schedules.get({ domainId })).isMailOn).toBe(false);
    expect((await member.api.schedules.get({ domainId })).isMailOn).toBe(true);
    for (const wrong of ['', 'x', `${token}A`, token.slice(2)]) {
      expect(await failureOf(anonymous.schedules.unsubscribe({ token: wrong }))).toMatchObject({
        code: 'not_found',
      });
    }
    expect(await failureOf(anonymous.feedback.unsubscribe({ token }))).toMatchObject({ code: 'not_found' });
  });
});
