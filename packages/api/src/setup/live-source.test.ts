import { type FakeDataForSeo, type Fault, startFakeDataForSeo } from '@keydence/search-data/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveSource } from '../../testing/create-live-source.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { dumpDomain } from '../../testing/dump-domain.ts';
import { refreshList } from '../../testing/refresh-list.ts';
import { signIn } from '../../testing/sign-in.ts';
import { createCaller } from '../router.ts';
import { runSetup } from './run-setup.ts';

const us = 'acme.com';
const words = Array.from({ length: 12 }, (_, n) => `tea number ${n}`);
const more = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name} ${n}`);
const rank = (keywords: readonly string[]) => keywords.map((keyword, n) => ({ keyword, rank: 1 + (n % 90) }));
const world = {
  rankings: {
    [us]: rank(words),
    'rival.com': rank([...words.slice(0, 11), ...more('cup', 4)]),
    'other.com': rank([...words.slice(1), ...more('pot', 3)]),
  },
  ideas: more('idea', 5),
};
/** Requests of one setup, in order; the topics and the rankings share one request. */
const questions = [
  'ranked_keywords',
  'keywords_for_site',
  'competitors_domain',
  'ranked_keywords',
  'ranked_keywords',
];
/** A call and its retries, and the attempts of the queue. */
const maxAttempts = 4;
const queueAttempts = 2;
/** Only for hanging requests: a busy machine must not look like a hanging provider. */
const impatient = { wholeMs: 600, stallMs: 250 };

let services: TestServices;
let fake: FakeDataForSeo;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let undisturbed: unknown;

beforeAll(async () => {
  fake = await startFakeDataForSeo(world);
  services = await createTestServices();
  person = await signIn(services);
  workspaceId = (await person.api.workspaces.create({ name: 'Acme' })).id;
  undisturbed = (await setUp()).dump;
});
afterAll(async () => {
  await fake.close();
  await services.database.close();
});

type Script = (question: number) => Fault | undefined;

/**
 * Adds the domain again and runs its setup like the queue; `script` gets the distinct requests by
 * index.
 */
async function setUp(script: Script = () => undefined, waits?: typeof impatient) {
  const { sql } = services.database;
  await sql`delete from tracked_domains where workspace_id = ${workspaceId}`;
  await sql`truncate source_answers, source_calls`;
  fake.calls.length = 0;
  const asked: string[] = [];
  fake.script = ({ path, task }) => {
    const key = JSON.stringify([path, task]);
    if (!asked.includes(key)) asked.push(key);
    return script(asked.indexOf(key));
  };
  const worker = workerOn(fake, waits);
  const { id } = await person.api.trackedDomains.create({ workspaceId, domainUrl: us, locationCode: 2840 });
  const job = { domainId: id, run: 1 };
  let attempts = 0;
  let isOver = false;
  while (!isOver && attempts < queueAttempts) {
    attempts += 1;
    isOver = await runSetup(worker, job, { isLast: attempts === queueAttempts }).then(
      () => true,
      () => false,
    );
  }
  if (!isOver) throw new Error('the last attempt has not ended the setup');
  const calls = [...fake.calls];
  const state = await readState(id);
  return { id, attempts, calls, state, dump: await dumpDomain(services, id) };
}

async function readState(domainId: string) {
  const [row] = await services.database.sql<
    { state: string; steps: number; message: string; source: string | null }[]
  >`
    select s.state, s.steps_done as steps, s.message, d.data_source as source
    from domain_setups s join tracked_domains d on d.id = s.domain_id where d.id = ${domainId}`;
  if (!row) throw new Error('no setup');
  return row;
}

const workerOn = ({ baseUrl }: FakeDataForSeo, waits?: typeof impatient) => ({
  ...services,
  sources: { dataforseo: createLiveSource(services, { baseUrl, ...(waits && { timeouts: waits }) }) },
});

/** Removes the fault, restarts the setup like a person would, and returns the stored data. */
async function recover({ id }: Awaited<ReturnType<typeof setUp>>) {
  fake.script = () => undefined;
  // Later, so that the pause of the provider is over.
  const worker = workerOn(fake);
  await person.api.trackedDomains.retrySetup({ domainId: id });
  await runSetup(worker, { domainId: id, run: 2 }, { isLast: true });
  return dumpDomain(services, id);
}

async function expectHonestLedger(calls: readonly { billedUsd: number }[]) {
  const billed = calls.reduce((sum, { billedUsd }) => sum + billedUsd, 0);
  const [row] = await services.database.sql<{ usd: number; open: number }[]>`
    select sum(cost_micros)::float8 / 1e6 as usd, (count(*) filter (where not is_settled))::int as open
    from source_calls`;
  expect(row?.usd).toBeGreaterThanOrEqual(billed - 1e-6);
  expect(row?.open).toBe(0);
}

it('an undisturbed setup sends each request once and shows the source of its figures', async () => {
  const { calls, state } = await setUp();
  expect(calls.map(({ path }) => path.split('/')[2])).toEqual(questions);
  expect(state).toMatchObject({ state: 'ready', source: 'dataforseo' });
  const { spentUsd, savedCalls, actions } = await person.api.spending.get({ workspaceId });
  expect(spentUsd).toBeCloseTo(
    calls.reduce((sum, { billedUsd }) => sum + billedUsd, 0),
    6,
  );
  expect(savedCalls).toBe(1);
  expect(actions).toMatchObject([{ action: 'setup', calls: 6 }]);
});

const code = (number: number, level: 'task' | 'envelope' = 'task'): Fault => ({
  kind: 'code',
  code: number,
  level,
});
const lasting: Fault[] = [
  code(40_100, 'envelope'),
  code(40_210),
  code(40_203),
  code(40_204),
  code(40_400),
  code(40_501),
  { kind: 'wrong_types' },
  { kind: 'empty_body' },
  { kind: 'html' },
  { kind: 'truncated' },
  { kind: 'no_tasks' },
];
const passing: Fault[] = [
  code(50_000, 'envelope'),
  code(40_202),
  code(40_209),
  code(40_103),
  { kind: 'http', status: 429 },
  { kind: 'http', status: 503, body: '<html>' },
  { kind: 'hang' },
  { kind: 'stall' },
  { kind: 'reset' },
  { kind: 'null_result' },
];
const empty: Fault[] = [code(40_102), { kind: 'no_items' }];
const nameOf = (fault: Fault) => {
  if (fault.kind === 'code') return String(fault.code);
  return fault.kind === 'http' ? `HTTP ${fault.status}` : fault.kind;
};
const waitsFor = ({ kind }: Fault) => (kind === 'hang' || kind === 'stall' ? impatient : undefined);
const places = questions.map((_, place) => place);

describe.each([...lasting, ...passing].map((fault, place) => [nameOf(fault), fault, place] as const))(
  '%s',
  (_, fault, turn) => {
    it('at each request: the setup fails between two steps, is not charged repeatedly, and recovers', async () => {
      for (const place of places) {
        const run = await setUp((question) => (question === place ? fault : undefined), waitsFor(fault));
        const { state, calls, attempts } = run;
        const hint = `question ${place}`;
        expect(state.state, hint).toBe('failed');
        expect(state.message, hint).toMatch(/DataForSEO .* The setup stopped; what was collected is kept\.$/);
        expect(state.steps, hint).toBe([0, 1, 2, 3, 3][place]);
        expect(state.source, hint).toBe(place === 0 ? null : 'dataforseo');
        expect(attempts, hint).toBe(lasting.includes(fault) ? 1 : queueAttempts);
        expect(calls.length, hint).toBeLessThanOrEqual(place + attempts * maxAttempts);
        await expectHonestLedger(calls);
        // Each fault at a different request, so that every request has its turn.
        if (place === turn % places.length) expect(await recover(run), hint).toEqual(undisturbed);
      }
    });
  },
);

const onceEach = passing.filter((fault) => ['50000', '40103', 'hang', 'reset'].includes(nameOf(fault)));
it.each(onceEach.map((fault) => [nameOf(fault), fault] as const))(
  '%s once, at each request: the setup continues automatically and ends as if undisturbed',
  async (_, fault) => {
    for (const place of places) {
      let isOver = false;
      const { dump, calls } = await setUp((question) => {
        if (question !== place || isOver) return undefined;
        isOver = true;
        return fault;
      }, waitsFor(fault));
      expect(dump).toEqual(undisturbed);
      expect(calls).toHaveLength(questions.length + 1);
      await expectHonestLedger(calls);
    }
  },
);

it.each(empty.map((fault) => [nameOf(fault), fault] as const))(
  '%s at each request gives a smaller domain, never a broken one',
  async (_, fault) => {
    for (const place of places) {
      const { state, dump, calls } = await setUp((question) => (question === place ? fault : undefined));
      expect(state).toMatchObject({ state: 'ready', source: 'dataforseo' });
      expect(calls.length).toBeLessThanOrEqual(questions.length);
      const known = new Set([...words, ...more('idea', 5), ...more('cup', 4), ...more('pot', 3)]);
      const texts = (dump.numbers as { keyword_text: string }[]).map(({ keyword_text: text }) => text);
      expect(texts.filter((text) => !known.has(text))).toEqual([]);
    }
  },
);

it('stops before it would exceed the budget, and reports it', async () => {
  await person.api.spending.setBudget({ workspaceId, budgetUsd: 0.14 });
  const { state, calls, attempts } = await setUp();
  expect(state).toMatchObject({ state: 'failed', steps: 1, source: 'dataforseo' });
  expect(state.message).toMatch(/left of this month’s live-data budget \(\$0\.14\)\. An owner can raise it/);
  expect([attempts, calls.length]).toEqual([1, 1]);
  await person.api.spending.setBudget({ workspaceId, budgetUsd: 25 });
});

it('does not set a domain up in a country that the provider does not cover, and names the remaining way', async () => {
  const worker = workerOn(fake);
  fake.calls.length = 0;
  const { id } = await person.api.trackedDomains.create({
    workspaceId,
    domainUrl: 'qatar.com',
    locationCode: 2634,
  });
  await runSetup(worker, { domainId: id, run: 1 });
  expect(await readState(id)).toMatchObject({
    state: 'ready',
    source: null,
    message: expect.stringContaining('DataForSEO has no keyword data for Qatar. Choose another'),
  });
  expect(fake.calls).toEqual([]);
});

describe('reads all pages of a site with more keywords than one page holds', () => {
  const total = 1_200;
  let large: FakeDataForSeo;
  beforeAll(async () => {
    large = await startFakeDataForSeo({
      rankings: { [us]: rank(more('word', total)) },
      ideas: more('idea', 3),
    });
  });
  afterAll(() => large.close());

  const countRanked = async (domainId: string) => {
    const [row] = await services.database.sql<{ ranked: number; all: number }[]>`
      select count(*) filter (where r.rank_absolute is not null)::int as ranked, count(*)::int as all
      from keyword_lists l join keyword_rankings r on r.list_id = l.id where l.domain_id = ${domainId}`;
    return row;
  };

  it.each<Fault['kind']>(['repeat_first_page', 'shrinking_pages', 'hang'])(
    '%s on the second page: no duplicate keyword, none lost to a later refresh, and no endless requests',
    async (kind) => {
      const { sql } = services.database;
      await sql`delete from tracked_domains where workspace_id = ${workspaceId}`;
      await sql`truncate source_answers, source_calls`;
      large.script = () => undefined;
      const { id: domainId } = await person.api.trackedDomains.create({
        workspaceId,
        domainUrl: us,
        locationCode: 2840,
      });
      const worker = workerOn(large, waitsFor({ kind } as Fault));
      await runSetup(worker, { domainId, run: 1 });
      const before = await countRanked(domainId);
      expect(before).toEqual({ ranked: total, all: total + 3 });
      await sql`truncate source_answers`;
      large.calls.length = 0;
      large.script = ({ task }) => (task.offset === 1_000 ? ({ kind } as Fault) : undefined);
      const api = createCaller({ services: worker, requestId: 'test', caller: person });
      const refresh = await refreshList(services, api, { domainId, kind: 'keywords', worker });
      expect(refresh.state).toBe(kind === 'hang' ? 'failed' : 'done');
      expect(await countRanked(domainId)).toEqual(before);
      expect(large.calls.length).toBeLessThanOrEqual(2);
    },
  );
});
