import { AppError } from '@keydence/domain';
import { type FakeDataForSeo, type Fault, startFakeDataForSeo } from '@keydence/search-data/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLiveSource } from '../../testing/create-live-source.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { refreshList } from '../../testing/refresh-list.ts';
import { signIn } from '../../testing/sign-in.ts';
import { type CallSite, callSites, faultModes, isCallOf, nameSite } from '../../testing/source-faults.ts';
import { restartSetup } from '../runs/move-setup.ts';
import { runSetup } from './run-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * True to run every fault at every position, for minutes, as `npm run reliability
     * source-faults` does.
     */
    isLongRun: boolean;
  }
}

const us = 'acme.com';
const words = Array.from({ length: 12 }, (_, n) => `tea number ${n}`);
const more = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name} ${n}`);
const rank = (keywords: readonly string[]) => keywords.map((keyword, n) => ({ keyword, rank: 1 + n }));
const world = {
  rankings: {
    [us]: rank(words),
    'rival.com': rank([...words.slice(0, 11), ...more('cup', 4)]),
    'other.com': rank([...words.slice(1), ...more('pot', 3)]),
  },
  ideas: more('idea', 5),
};
/** Keywords unknown to the provider: their ranks are read from result pages. */
const unheard = ['unheard of', 'never heard of'];
/** A call and its retries. */
const maxAttempts = 4;
/** Only for hanging requests: a busy machine must not look like a hanging provider. */
const impatient = { wholeMs: 600, stallMs: 250 };

let services: TestServices;
let fake: FakeDataForSeo;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;
let truth: Awaited<ReturnType<typeof readNumbers>>;

beforeAll(async () => {
  fake = await startFakeDataForSeo(world);
  services = await createTestServices();
  connect();
  person = await signIn(services);
  const { id, domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: us });
  workspaceId = id;
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 }, { isLast: true });
  for (const keywordText of unheard) await person.api.keywords.add({ domainId, keywordText });
  await refreshList(services, person.api, { domainId, kind: 'rankings' });
  truth = await readNumbers();
});
afterAll(async () => {
  await fake.close();
  await services.database.close();
});

/** A separate source for each run, since a failed one gets no requests for a while. */
function connect(timeouts?: typeof impatient): void {
  const { baseUrl } = fake;
  services.sources = { dataforseo: createLiveSource(services, { baseUrl, ...(timeouts && { timeouts }) }) };
}

const actions: Record<CallSite['action'], () => Promise<unknown>> = {
  async setup() {
    const options = { domainId, isNeeded: () => true, fromStart: true, keepsReady: true };
    const run = await services.database.db.transaction((tx) => restartSetup(tx, services, options));
    await runSetup(services, { domainId, run: run ?? 0 }, { isLast: true });
  },
  keywords: () => refreshList(services, person.api, { domainId, kind: 'keywords' }),
  rankings: () => refreshList(services, person.api, { domainId, kind: 'rankings' }),
  async competitor() {
    const { data } = await person.api.competitors.list({ domainId });
    return person.api.competitors.refresh({ competitorId: data[0]?.id ?? '' });
  },
  async discover() {
    // Makes one competitor undiscovered again; one that a person deleted would not be rediscovered.
    await services.database.sql`delete from competitors where domain_name = 'other.com'`;
    return person.api.competitors.discover({ domainId });
  },
  complete: () => person.api.keywords.complete({ domainId }),
  inspect: () => person.api.keywords.inspect({ workspaceId, keywords: ['tea number 1'] }),
  page: () => person.api.keywords.getSearchResults({ domainId, keyword: 'tea number 1' }),
  related: () => person.api.keywords.listRelated({ domainId, keyword: 'tea number 1', kind: 'related' }),
};

/**
 * The figures of the domain and its competitors; the world does not change, so no fault may change
 * them either.
 */
async function readNumbers() {
  const { sql } = services.database;
  const keywords = await sql`
    select k.keyword_text, k.search_volume, k.difficulty_score, k.intent, r.rank_group, r.ranking_url
    from keyword_lists l join tracked_keywords k on k.list_id = l.id
    join keyword_rankings r on r.list_id = k.list_id and r.id = k.id
    where l.domain_id = ${domainId} order by k.keyword_text`;
  const theirs = await sql<{ site: string; text: string; rank: number; volume: number }[]>`
    select c.domain_name as site, w.keyword_text as text, w.rank_absolute as rank, w.search_volume as volume
    from keyword_lists l join competitors c on c.list_id = l.id
    join competitor_keywords w on w.list_id = c.list_id and w.competitor_id = c.id
    where l.domain_id = ${domainId} and c.deleted_at is null order by c.domain_name, w.keyword_text`;
  return { keywords: [...keywords], theirs: [...theirs] };
}

async function prepare(fault: Fault): Promise<void> {
  const { sql } = services.database;
  await sql`truncate source_answers, source_calls, source_tasks`;
  await sql`update competitors set refresh_taken_at = null`;
  await sql`
    delete from keyword_measures m using tracked_keywords k
    where k.list_id = m.list_id and k.id = m.keyword_id and k.keyword_text in ${sql(unheard)}`;
  fake.queue.clear();
  fake.calls.length = 0;
  connect(fault.kind === 'hang' || fault.kind === 'stall' ? impatient : undefined);
}

/** An error of the closed list with a next step; anything else is a bug. */
async function expectTyped(acted: Promise<unknown>): Promise<void> {
  const error = await acted.then(
    () => null,
    (failure: unknown) => failure,
  );
  if (error === null) return;
  const cause = error instanceof Error && error.cause ? error.cause : error;
  expect(cause).toBeInstanceOf(AppError);
  expect(cause).toMatchObject({ code: 'source_failed', message: expect.stringMatching(/\.$/) });
}

async function expectHonestBill(): Promise<void> {
  const billed = fake.calls.reduce((sum, { billedUsd }) => sum + billedUsd, 0);
  const [row] = await services.database.sql<{ usd: number | null; open: number }[]>`
    select sum(cost_micros)::float8 / 1e6 as usd, (count(*) filter (where not is_settled))::int as open
    from source_calls`;
  expect(row?.usd ?? 0).toBeGreaterThanOrEqual(billed - 1e-6);
  expect(row?.open).toBe(0);
  const asked = new Map<string, number>();
  for (const { path, task, tasks } of fake.calls) {
    if (tasks === 0 || path.includes('task_get') || path.endsWith('tasks_ready')) continue;
    const question = JSON.stringify([path, task]);
    asked.set(question, (asked.get(question) ?? 0) + 1);
  }
  expect(Math.max(0, ...asked.values())).toBeLessThanOrEqual(maxAttempts);
}

/** A provider that consistently returns fewer keywords is believed, since sites do shrink. */
const isSmallerSite = ({ action, path }: CallSite, { kind }: Fault) =>
  kind === 'shrinking_pages' && path === 'ranked_keywords' && (action === 'keywords' || action === 'setup');

async function expectTruth(): Promise<void> {
  const { keywords, theirs } = await readNumbers();
  expect(keywords).toEqual(truth.keywords);
  const known = new Set(truth.theirs.map((row) => JSON.stringify(row)));
  expect(theirs.filter((row) => !known.has(JSON.stringify(row)))).toEqual([]);
  const [runs] = await services.database.sql<{ open: number }[]>`
    select count(*)::int as open from refresh_runs where state in ('queued', 'running')`;
  expect(runs?.open).toBe(0);
}

async function runFault(site: CallSite, fault: Fault): Promise<void> {
  for (const times of [1, Number.POSITIVE_INFINITY]) {
    await prepare(fault);
    let left = times;
    let isReached = false;
    fake.script = (call) => {
      if (!isCallOf(site, call) || left <= 0) return undefined;
      isReached = true;
      left -= 1;
      return fault;
    };
    await expectTyped(actions[site.action]());
    expect(isReached).toBe(true);
    await expectHonestBill();
    if (!isSmallerSite(site, fault)) await expectTruth();
    fake.script = () => undefined;
  }
  // The next attempt repairs the effects of a lasting fault.
  await prepare(fault);
  connect();
  await actions[site.action]();
  if (site.action === 'setup') {
    const { data } = await person.api.competitors.list({ domainId });
    expect(data.length).toBeGreaterThan(0);
  }
  await expectTruth();
}

const pairs = faultModes.flatMap(([name, fault], turn) =>
  callSites.flatMap((site, place) => {
    const isDue = inject('isLongRun') || turn % callSites.length === place;
    return isDue ? [[nameSite(site), name, site, fault] as const] : [];
  }),
);

it.each(pairs)(
  '%s, %s: a typed error or a partial result, no false figure, a correct bill',
  async (...pair) => {
    const [, , site, fault] = pair;
    await runFault(site, fault);
  },
);
