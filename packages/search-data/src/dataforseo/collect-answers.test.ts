import { type Payer, SourceError } from '@keydence/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type FakeCall, type FakeDataForSeo, startFakeDataForSeo } from '../../testing/fake-dataforseo.ts';
import type { Fault } from '../../testing/fault.ts';
import { createMemoryLedger } from '../../testing/memory-ledger.ts';
import type { ClientOptions } from './calls.ts';
import { createClient } from './create-client.ts';

const payer: Payer = { workspaceId: 'w', domainId: 'd', action: 'refresh_rankings' };
const words = (count: number) => Array.from({ length: count }, (_, n) => `tea ${n}`);
const order = (keywords: readonly string[]) => ({
  path: 'serp/google/organic',
  tasks: keywords.map((keyword) => ({ keyword, location_code: 2840, depth: 100 })),
  answer: z.looseObject({ keyword: z.string() }),
  maxUsd: 0.006,
});

let fake: FakeDataForSeo;
let ledger: ReturnType<typeof createMemoryLedger>;
let slept: number;

beforeEach(async () => {
  fake = await startFakeDataForSeo({ rankings: {}, ideas: [] });
  ledger = createMemoryLedger();
  slept = 0;
});
afterEach(() => fake.close());

function client(overrides: Partial<ClientOptions> = {}) {
  return createClient({
    baseUrl: fake.baseUrl,
    login: 'login',
    password: 'password',
    fetch,
    timeouts: { wholeMs: 10_000, stallMs: 10_000 },
    maxBytes: 2_000_000,
    ledger,
    perMinute: 10_000,
    concurrency: 10,
    clock: () => slept,
    sleep: async (ms) => {
      slept += ms;
    },
    random: () => 0,
    log: { warn: () => {} },
    ...overrides,
  });
}
const ask = async (keywords: readonly string[], api = client()) => {
  const answers = await api.askLater(payer, order(keywords));
  return answers.map(({ task, answer }) => {
    expect(answer?.keyword).toBe(task.keyword);
    return String(task.keyword);
  });
};
const callsTo = (name: string) => fake.calls.filter(({ path }) => path.includes(name));
const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof SourceError ? error.reason : String(error)),
  );
const code = (number: number, level: 'task' | 'envelope' = 'task'): Fault => ({
  kind: 'code',
  code: number,
  level,
});

describe('queued tasks', () => {
  it('are submitted by the hundred, paid once, and read free of charge', async () => {
    expect((await ask(words(205))).sort()).toEqual(words(205).sort());
    expect(callsTo('task_post').map(({ tasks }) => tasks)).toEqual([100, 100, 5]);
    expect(ledger.spent()).toBeCloseTo(205 * 0.006, 6);
    expect(ledger.records).toHaveLength(3);
  });

  it('are awaited, first in the queue, then as they become ready', async () => {
    fake.queue.turns = 3;
    expect(await ask(words(3))).toHaveLength(3);
    expect(callsTo('tasks_ready')).toHaveLength(4);
    expect(callsTo('task_get')).toHaveLength(3);
    expect(slept).toBe(4 * 15_000);
  });

  it('are read by the next request, without a second payment, after their process was killed', async () => {
    const killed = client({
      sleep: async () => {
        throw new Error('killed');
      },
    });
    await expect(ask(words(3), killed)).rejects.toThrow('killed');
    expect(await ask(words(4))).toHaveLength(4);
    expect(callsTo('task_post').map(({ tasks }) => tasks)).toEqual([3, 1]);
    expect(ledger.spent()).toBeCloseTo(4 * 0.006, 6);
  });

  it('are skipped if they take too long, and available the next time', async () => {
    fake.queue.turns = 1_000;
    await expect(ask(words(2))).rejects.toMatchObject({ reason: 'unavailable' });
    expect(slept).toBe(8 * 60_000);
    fake.queue.turns = 0;
    expect((await ask([...words(2), 'one more'])).length).toBeGreaterThan(0);
    expect(callsTo('task_post')).toHaveLength(2);
  });

  it('are found even if the list of ready tasks omits them', async () => {
    fake.script = ({ path }) => (path.endsWith('tasks_ready') ? { kind: 'no_tasks' } : undefined);
    expect(await ask(words(2))).toHaveLength(2);
  });

  it('are submitted once more after the provider reports a failure', async () => {
    const isRead = ({ path }: FakeCall) => path.includes('task_get');
    fake.script = (call) => (isRead(call) ? code(40_103) : undefined);
    expect(await reasonOf(ask(words(2)))).toBe('unavailable');
    expect(callsTo('task_post').map(({ tasks }) => tasks)).toEqual([2, 2]);
    let failures = 1;
    fake.script = (call) => (isRead(call) && failures-- > 0 ? code(40_103) : undefined);
    expect(await ask(words(2))).toHaveLength(2);
    expect(callsTo('task_post')).toHaveLength(4);
  });
});

describe('one task beside others', () => {
  it('waits for the next minute above the limit and is submitted again', async () => {
    let refusals = 1;
    fake.queue.refuse = ({ keyword }) => (keyword === 'tea 1' && refusals-- > 0 ? 40_202 : undefined);
    expect((await ask(words(3))).sort()).toEqual(words(3));
    expect(callsTo('task_post').map(({ tasks }) => tasks)).toEqual([3, 1]);
    expect(slept).toBeGreaterThanOrEqual(60_000);
    expect(ledger.spent()).toBeCloseTo(3 * 0.006, 6);
  });

  it.each([
    [40_210, 'payment', 1],
    [40_200, 'payment', 1],
    [40_501, 'invalid', 1],
    [40_202, 'rate', 2],
    [50_000, 'unavailable', 2],
  ])('is skipped after %i; if all are refused, the error is %s', async (status, reason, posts) => {
    fake.queue.refuse = ({ keyword }) => (keyword === 'tea 1' ? status : undefined);
    expect(await ask(words(3))).toEqual(['tea 0', 'tea 2']);
    expect(callsTo('task_post')).toHaveLength(posts);
    fake.queue.refuse = () => status;
    expect(await reasonOf(ask(['nothing else']))).toBe(reason);
  });

  it('is submitted once more if it came without its result', async () => {
    let turns = 1;
    fake.script = ({ path }) =>
      path.endsWith('task-1') && turns-- > 0 ? { kind: 'null_result' } : undefined;
    expect((await ask(words(2))).sort()).toEqual(words(2));
    expect(callsTo('task_post').map(({ tasks }) => tasks)).toEqual([2, 1]);
  });

  it('is submitted once more if its result has gaps, and is not read from them the next time', async () => {
    const isWhole = () => false;
    const answers = await client().askLater(payer, { ...order(words(2)), isWhole });
    expect(answers).toHaveLength(2);
    expect(callsTo('task_post').map(({ tasks }) => tasks)).toEqual([2, 2]);
    expect(ledger.tasks.size).toBe(0);
  });
});

it('ends the wait for a slow byte-by-byte response after some minutes', async () => {
  const slow: typeof fetch = async (input, init) => {
    if (!String(input).endsWith('task_post')) {
      slept += 30_000;
      throw new DOMException('too slow', 'TimeoutError');
    }
    return fetch(input, init);
  };
  expect(await reasonOf(ask(words(100), client({ fetch: slow })))).toBe('unavailable');
  expect(slept).toBeLessThan(15 * 60_000);
});

describe('faults of the queue', () => {
  it.each<[string, Fault, string, number]>([
    ['wrong login', code(40_100, 'envelope'), 'auth', 1],
    ['no money', code(40_210, 'envelope'), 'payment', 1],
    ['the rate of a minute', code(40_202, 'envelope'), 'rate', 3],
    ['too many concurrent', code(40_209, 'envelope'), 'rate', 4],
    ['an internal error', code(50_000, 'envelope'), 'unavailable', 4],
    ['HTTP 503', { kind: 'http', status: 503 }, 'unavailable', 1],
    ['HTML', { kind: 'html' }, 'unreadable', 1],
    ['a reset', { kind: 'reset' }, 'unavailable', 1],
    ['a broken body', { kind: 'truncated' }, 'unreadable', 1],
  ])('stops before reading after %s during submission', async (_, fault, reason, calls) => {
    fake.script = ({ path }) => (path.endsWith('task_post') ? fault : undefined);
    expect(await reasonOf(ask(words(2)))).toBe(reason);
    expect(callsTo('task_post')).toHaveLength(calls);
    expect(callsTo('task_get')).toEqual([]);
    expect(ledger.records.every(({ isSettled }) => isSettled)).toBe(true);
  });

  it.each<[string, Fault]>([
    ['a wrong login', code(40_100, 'envelope')],
    ['no money', code(40_210, 'envelope')],
  ])('stops waiting after %s during reading, and keeps paid tasks', async (_, fault) => {
    fake.script = ({ path }) => (path.endsWith('tasks_ready') ? fault : undefined);
    expect(await reasonOf(ask(words(2)))).toMatch(/auth|payment/);
    expect(ledger.tasks.size).toBe(2);
  });

  it.each<[string, Fault]>([
    ['an unknown task', code(40_401)],
    ['an expired result', code(40_403)],
    ['a search engine that did not answer', code(40_101)],
  ])('skips %s and submits it again the next time', async (_, fault) => {
    fake.script = ({ path }) => (path.endsWith('task-1') ? fault : undefined);
    expect(await ask(words(2))).toEqual(['tea 1']);
    fake.script = () => undefined;
    expect(await ask(words(2))).toHaveLength(2);
    expect(callsTo('task_post').map(({ tasks }) => tasks)).toEqual([2, 1]);
  });

  it.each<Fault>([
    { kind: 'http', status: 502 },
    { kind: 'reset' },
    { kind: 'html' },
    { kind: 'wrong_types' },
    code(50_000),
    code(40_602),
  ])('repeats the reading after one %o', async (fault) => {
    let turns = 3;
    fake.script = ({ path }) => (!path.endsWith('task_post') && turns-- > 0 ? fault : undefined);
    expect(await ask(words(2))).toHaveLength(2);
    expect(callsTo('task_post')).toHaveLength(1);
  });

  it('reads tasks submitted before the budget was exceeded', async () => {
    let posts = 0;
    fake.script = ({ path }) =>
      path.endsWith('task_post') && ++posts === 2 ? code(40_210, 'envelope') : undefined;
    expect(await ask(words(150))).toHaveLength(100);
  });

  it('ignores a task without its tag', async () => {
    fake.script = ({ path }) => (path.endsWith('task_post') ? code(20_100) : undefined);
    expect(await reasonOf(ask(words(2)))).toBe('unavailable');
    expect(ledger.tasks.size).toBe(0);
  });
});
