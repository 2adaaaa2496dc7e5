import { type CallLedger, type Payer, SourceError } from '@keydence/domain';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { type FakeDataForSeo, startFakeDataForSeo } from '../../testing/fake-dataforseo.ts';
import type { Fault } from '../../testing/fault.ts';
import { createMemoryLedger } from '../../testing/memory-ledger.ts';
import type { ClientOptions } from './calls.ts';
import { createClient } from './create-client.ts';

const payer: Payer = { workspaceId: 'w', domainId: 'd', action: 'setup' };
const question = (keyword: string) => ({
  path: 'dataforseo_labs/google/keyword_overview/live',
  task: { keywords: [keyword], location_code: 2840, language_code: 'en' },
  answer: z.looseObject({ items: z.array(z.object({ keyword: z.string() })).nullish() }),
  maxUsd: 0.05,
});

let fake: FakeDataForSeo;
let ledger: ReturnType<typeof createMemoryLedger>;
let slept: number[];
let time: number;
let logged: unknown[];

beforeEach(async () => {
  fake = await startFakeDataForSeo({ rankings: {}, ideas: ['tea', 'coffee'] });
  ledger = createMemoryLedger();
  slept = [];
  logged = [];
  time = Date.parse('2026-11-21T12:00:15Z');
});
afterEach(() => fake.close());

function client(overrides: Partial<ClientOptions> = {}) {
  return createClient({
    baseUrl: fake.baseUrl,
    login: 'me@people.example',
    password: 'secret-password',
    fetch,
    // A busy machine must not look like a hanging provider.
    timeouts: { wholeMs: 10_000, stallMs: 10_000 },
    maxBytes: 2_000_000,
    ledger,
    perMinute: 1_000,
    concurrency: 10,
    clock: () => time,
    sleep: async (ms) => {
      slept.push(ms);
      time += ms;
    },
    random: () => 0,
    log: { warn: (fields) => logged.push(fields) },
    ...overrides,
  });
}

const always = (fault: Fault) => {
  fake.script = () => fault;
};
const code = (number: number, more: object = {}): Fault => ({ kind: 'code', code: number, ...more });

async function reasonOf(asked: Promise<unknown>) {
  const error = await asked.then(
    () => 'answered',
    (failure: unknown) => failure,
  );
  return error instanceof SourceError ? error.reason : error;
}

describe('a request', () => {
  it('is sent as one task with Basic credentials, at the cost of the envelope', async () => {
    const answer = await client().ask(payer, question('tea'));
    expect(answer?.items).toEqual([{ keyword: 'tea' }]);
    expect(fake.calls).toMatchObject([{ task: { keywords: ['tea'] }, billedUsd: 0.01212 }]);
    const [, basic = ''] = (fake.calls[0]?.authorization ?? '').split(' ');
    expect(Buffer.from(basic, 'base64').toString()).toBe('me@people.example:secret-password');
    expect(ledger.records).toMatchObject([{ payer, usd: 0.01212, isSettled: true, isKept: false }]);
  });

  it('is not paid again while its response is fresh, for any caller, and stores only the fields read', async () => {
    const api = client();
    await api.ask(payer, question('tea'));
    const other = { ...payer, workspaceId: 'another' };
    expect(await api.ask(other, question('tea'))).toEqual(await api.ask(payer, question('tea')));
    expect(fake.calls).toHaveLength(1);
    expect(ledger.records.at(-1)).toMatchObject({ payer, usd: 0, isKept: true });
    expect(JSON.stringify([...ledger.answers.values()])).not.toContain('search_volume');
    await api.ask(payer, question('coffee'));
    expect(fake.calls).toHaveLength(2);
  });

  it('is repeated if the stored response has an older form, and never served from the sandbox', async () => {
    await client().ask(payer, question('tea'));
    for (const [key] of ledger.answers) ledger.answers.set(key, { items: [{ keyword: 7 }] });
    await client().ask(payer, question('tea'));
    await client({ baseUrl: fake.baseUrl.replace('127.0.0.1', 'localhost') }).ask(payer, question('tea'));
    expect(fake.calls).toHaveLength(3);
  });

  it('is repeated once if its result is null, and never stored as empty', async () => {
    let turns = 1;
    fake.script = () => (turns-- > 0 ? { kind: 'null_result' } : undefined);
    expect(await client().ask(payer, question('tea'))).toMatchObject({ items: [{ keyword: 'tea' }] });
    always({ kind: 'null_result' });
    expect(await reasonOf(client().ask(payer, question('coffee')))).toBe('upstream');
    fake.script = () => undefined;
    expect(await client().ask(payer, question('coffee'))).toMatchObject({ items: [{ keyword: 'coffee' }] });
  });

  it('returns an incomplete response, and is repeated the next time', async () => {
    const asked = { ...question('tea'), isWhole: () => false };
    expect(await client().ask(payer, asked)).toMatchObject({ items: [{ keyword: 'tea' }] });
    await client().ask(payer, asked);
    expect(fake.calls).toHaveLength(2);
  });

  it('is not sent if the payer may not spend its cost', async () => {
    const refused: CallLedger = { ...ledger, reserve: () => Promise.reject(new Error('no money')) };
    await expect(client({ ledger: refused }).ask(payer, question('tea'))).rejects.toThrow('no money');
    expect(fake.calls).toHaveLength(0);
  });
});

describe('status codes', () => {
  it.each<[Fault, string, number]>([
    [code(40_100, { level: 'envelope', httpStatus: 401 }), 'auth', 1],
    [code(40_104), 'auth', 1],
    [code(40_101, { cost: 0.01 }), 'upstream', 1],
    [code(40_103), 'upstream', 2],
    [code(40_200, { level: 'envelope', httpStatus: 402 }), 'payment', 1],
    [code(40_210), 'payment', 1],
    [code(40_202), 'rate', 3],
    [code(40_203), 'provider_budget', 1],
    [code(40_204), 'access', 1],
    [code(40_207), 'access', 1],
    [code(40_205), 'provider_budget', 1],
    [code(40_209), 'rate', 4],
    [code(40_400, { level: 'envelope', httpStatus: 404 }), 'not_found', 1],
    [code(40_501), 'invalid', 1],
    [code(40_000, { level: 'envelope' }), 'invalid', 1],
    [code(40_200), 'payment', 1],
    [code(40_202, { level: 'envelope' }), 'rate', 3],
    [code(40_210, { level: 'envelope', httpStatus: 402 }), 'payment', 1],
    [code(40_501, { level: 'envelope' }), 'invalid', 1],
    [code(50_000), 'unavailable', 4],
    [code(50_000, { level: 'envelope', httpStatus: 500 }), 'unavailable', 4],
    [code(50_301), 'unavailable', 4],
    [code(50_401), 'unavailable', 2],
    [code(20_100), 'unreadable', 1],
  ])('reports %o as %s after %i calls', async (fault, reason, calls) => {
    always(fault);
    expect(await reasonOf(client().ask(payer, question('tea')))).toBe(reason);
    expect(fake.calls).toHaveLength(calls);
    const billed = fault.kind === 'code' ? (fault.cost ?? 0) * calls : 0;
    expect(ledger.spent()).toBe(billed);
    expect(JSON.stringify([logged, ledger.records])).not.toMatch(/secret-password|people\.example|"tea"/);
  });

  it('treats 40102 as a response without results', async () => {
    always(code(40_102, { cost: 0.01 }));
    expect(await client().ask(payer, question('tea'))).toBeNull();
    expect(ledger.spent()).toBe(0.01);
  });

  it('waits 1, 2 and 4 seconds, or for the next minute, or as long as the provider asks', async () => {
    always(code(50_000));
    await reasonOf(client().ask(payer, question('tea')));
    expect(slept).toEqual([1000, 2000, 4000]);
    slept = [];
    time = Date.parse('2026-11-21T12:00:15Z');
    always(code(40_202));
    await reasonOf(client().ask(payer, question('tea')));
    expect(slept).toEqual([45_000, 60_000]);
    slept = [];
    always({ kind: 'http', status: 429, headers: { 'retry-after': '90' } });
    await reasonOf(client().ask(payer, question('tea')));
    expect(slept).toEqual([90_000, 90_000]);
    slept = [];
    time = Date.parse('2026-11-21T12:00:15Z');
    always({ kind: 'http', status: 429, headers: { 'retry-after': 'Sat, 21 Nov 2026 12:01:45 GMT' } });
    await reasonOf(client().ask(payer, question('tea')));
    // That hour has passed by then, so the second wait is for the next minute.
    expect(slept).toEqual([90_000, 15_000]);
    slept = [];
    always({ kind: 'http', status: 429, headers: { 'retry-after': 'soon' } });
    await reasonOf(client().ask(payer, question('tea')));
    expect(slept).toEqual([60_000, 60_000]);
  });

  it('does not wait for a provider that asks for an hour', async () => {
    always({ kind: 'http', status: 503, headers: { 'retry-after': '3600' } });
    const api = client();
    const asked = api.ask(payer, question('tea'));
    await expect(asked).rejects.toMatchObject({
      reason: 'unavailable',
      details: { retryAfterSeconds: 3600 },
    });
    expect(await reasonOf(api.ask(payer, question('tea')))).toBe('unavailable');
    expect(fake.calls).toHaveLength(1);
  });
});

describe('broken exchanges', () => {
  it.each<[Fault['kind'], string]>([
    ['hang', 'unavailable'],
    ['stall', 'unavailable'],
    ['drip', 'unavailable'],
    ['reset', 'unavailable'],
    ['huge', 'unavailable'],
    ['empty_body', 'unreadable'],
    ['html', 'unreadable'],
    ['truncated', 'unreadable'],
    ['nan', 'unreadable'],
  ])('reports %s as %s, without a retry, and counts it as paid', async (kind, reason) => {
    always({ kind } as Fault);
    const hangs = kind === 'hang' || kind === 'stall' || kind === 'drip';
    const api = client(hangs ? { timeouts: { wholeMs: 300, stallMs: 100 } } : {});
    expect(await reasonOf(api.ask(payer, question('tea')))).toBe(reason);
    expect(fake.calls).toHaveLength(1);
    expect(ledger.spent()).toBe(0.05);
  });

  it('counts a response without its cost at the maximum', async () => {
    always({ kind: 'no_cost' });
    expect(await client().ask(payer, question('tea'))).toMatchObject({ items: [{ keyword: 'tea' }] });
    expect(ledger.spent()).toBe(0.05);
  });

  it.each<[Fault['kind'], number]>([
    ['ok_with_500', 0.01212],
    ['wrong_types', 0.01212],
    ['no_tasks', 0.01],
  ])('reports %s as unreadable at its stated cost', async (kind, usd) => {
    always({ kind } as Fault);
    expect(await reasonOf(client().ask(payer, question('tea')))).toBe('unreadable');
    expect(ledger.spent()).toBe(usd);
  });

  it('retries an unreachable server free of charge', async () => {
    const { baseUrl } = fake;
    await fake.close();
    expect(await reasonOf(client({ baseUrl }).ask(payer, question('tea')))).toBe('unavailable');
    expect(slept).toHaveLength(3);
    expect(ledger.spent()).toBe(0);
    fake = await startFakeDataForSeo({ rankings: {}, ideas: [] });
  });

  it('retries a connection timeout free of charge', async () => {
    const timeout = Object.assign(new Error('connect'), { code: 'UND_ERR_CONNECT_TIMEOUT' });
    const api = client({ fetch: () => Promise.reject(new TypeError('fetch failed', { cause: timeout })) });
    expect(await reasonOf(api.ask(payer, question('tea')))).toBe('unavailable');
    expect(slept).toHaveLength(3);
    expect(ledger.spent()).toBe(0);
  });

  it('does not follow a redirect, so that the credentials stay here', async () => {
    always({ kind: 'http', status: 302, headers: { location: `${fake.baseUrl}/elsewhere` } });
    expect(await reasonOf(client().ask(payer, question('tea')))).toBe('unavailable');
    expect(fake.calls).toHaveLength(1);
  });
});

describe('a request that fails for one workspace', () => {
  const of = (workspaceId: string): Payer => ({ ...payer, workspaceId });
  const failFor = (keyword: string, fault: Fault) => {
    fake.script = ({ task }) => (String(task.keywords).startsWith(keyword) ? fault : undefined);
  };

  it.each<Fault>([
    code(50_000),
    code(50_000, { level: 'envelope', httpStatus: 500 }),
    code(40_210),
    code(40_501),
    { kind: 'http', status: 502 },
    { kind: 'http', status: 503, headers: { 'retry-after': '3600' } },
    { kind: 'http', status: 413 },
    { kind: 'html' },
    { kind: 'huge' },
    { kind: 'reset' },
  ])('does not affect other workspaces after ten %o', async (fault) => {
    const api = client();
    failFor('bad', fault);
    for (let call = 0; call < 10; call += 1) await reasonOf(api.ask(of('unlucky'), question(`bad ${call}`)));
    expect(await api.ask(of('another'), question('tea'))).toMatchObject({ items: [{ keyword: 'tea' }] });
  });

  it('blocks that workspace for a minute, and never the others', async () => {
    const api = client();
    failFor('bad', { kind: 'http', status: 502 });
    for (let call = 0; call < 7; call += 1) await reasonOf(api.ask(of('unlucky'), question(`bad ${call}`)));
    expect(fake.calls).toHaveLength(5);
    expect(await reasonOf(api.ask(of('unlucky'), question('tea')))).toBe('unavailable');
    await api.ask(of('another'), question('tea'));
    time += 60_000;
    expect(await api.ask(of('unlucky'), question('coffee'))).toMatchObject({
      items: [{ keyword: 'coffee' }],
    });
  });

  it('does not affect others even if another one has had one failure too', async () => {
    const api = client();
    const fault: Fault = { kind: 'http', status: 503, headers: { 'retry-after': '3600' } };
    failFor('bad', fault);
    for (let call = 0; call < 6; call += 1) await reasonOf(api.ask(of('unlucky'), question(`bad ${call}`)));
    expect(await reasonOf(api.ask(of('another'), question('bad luck')))).toBe('unavailable');
    expect(await reasonOf(api.ask(of('third'), question('tea')))).toBe('answered');
  });

  it('leaves capacity for others while its responses arrive byte by byte', async () => {
    const api = client({ concurrency: 4 });
    failFor('bad', { kind: 'drip' });
    let ended = 0;
    const bad = Array.from({ length: 6 }, (_, n) =>
      reasonOf(api.ask(of('unlucky'), question(`bad ${n}`))).finally(() => {
        ended += 1;
      }),
    );
    await expect.poll(() => fake.calls.length).toBe(2);
    expect(await reasonOf(api.ask(of('another'), question('tea')))).toBe('answered');
    expect(await reasonOf(api.ask(of('third'), question('tea pot')))).toBe('answered');
    expect(ended).toBe(0);
    await fake.close();
    await Promise.all(bad);
  });

  it('does not delay others by its own turn after a failed attempt', async () => {
    const api = client({ concurrency: 1 });
    failFor('bad', { kind: 'http', status: 502 });
    const bad = Array.from({ length: 50 }, (_, n) => reasonOf(api.ask(of('unlucky'), question(`bad ${n}`))));
    expect(await reasonOf(api.ask(of('another'), question('tea')))).toMatchObject({});
    await Promise.all(bad);
    // Calls that were queued when the provider failed were not sent.
    expect(fake.calls).toHaveLength(6);
    expect(ledger.records.every(({ isSettled }) => isSettled)).toBe(true);
  });
});

describe('a provider that is down for all workspaces', () => {
  const of = (workspaceId: string): Payer => ({ ...payer, workspaceId });

  /** Each of them has two failures. */
  const failTwice = async (api: ReturnType<typeof client>, ...ids: string[]) => {
    for (const id of ids) {
      for (const call of [1, 2]) await reasonOf(api.ask(of(id), question(`tea ${call}`)));
    }
  };

  it('is blocked for all after three workspaces failed, until one trial at a time succeeds', async () => {
    always({ kind: 'http', status: 502 });
    const api = client();
    await failTwice(api, 'one', 'two');
    await reasonOf(api.ask(of('three'), question('tea')));
    expect(await reasonOf(api.ask(of('four'), question('tea')))).toBe('unavailable');
    expect(fake.calls).toHaveLength(5);
    time += 30_000;
    const trials = ['four', 'five', 'six'].map((id) => reasonOf(api.ask(of(id), question(`trial ${id}`))));
    expect(await Promise.all(trials)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect(fake.calls).toHaveLength(6);
    fake.script = () => undefined;
    time += 30_000;
    for (const id of ['seven', 'one', 'two']) await api.ask(of(id), question(`tea ${id}`));
    expect(fake.calls).toHaveLength(9);
  });

  it('is tried by another call if the response to a trial takes long', async () => {
    always({ kind: 'http', status: 502 });
    const api = client();
    await failTwice(api, 'one', 'two', 'three');
    time += 60_000;
    fake.script = ({ task }) => (String(task.keywords) === 'slow' ? { kind: 'drip' } : undefined);
    const slow = reasonOf(api.ask(of('four'), question('slow')));
    await expect.poll(() => fake.calls.length).toBe(6);
    expect(await reasonOf(api.ask(of('five'), question('tea')))).toBe('unavailable');
    time += 10_000;
    expect(await reasonOf(api.ask(of('five'), question('tea')))).toBe('answered');
    await fake.close();
    await slow;
  });

  it('delays all calls above its rate limit, and fails none', async () => {
    let refusals = 1;
    fake.script = () => (refusals-- > 0 ? code(40_202) : undefined);
    const api = client();
    const asked = ['one', 'two', 'three'].map((id) => api.ask(of(id), question(`tea ${id}`)));
    expect(await Promise.all(asked)).toHaveLength(3);
    slept = [];
    time = Date.parse('2026-11-21T12:05:15Z');
    refusals = 1;
    let wake = () => {};
    const told = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const patient = client({
      concurrency: 2,
      sleep: async (ms) => {
        slept.push(ms);
        await told;
        time = Math.max(time, Date.parse('2026-11-21T12:06:00Z'));
      },
    });
    const first = patient.ask(of('one'), question('first'));
    await expect.poll(() => slept).toEqual([45_000]);
    const second = patient.ask(of('two'), question('second'));
    await expect.poll(() => slept).toEqual([45_000, 45_000]);
    expect(fake.calls.filter(({ task }) => String(task.keywords) === 'second')).toEqual([]);
    wake();
    await Promise.all([first, second]);
  });
});

describe('a provider that is down', () => {
  it('is blocked for a minute after 5 consecutive failures, then probed by one call', async () => {
    always({ kind: 'http', status: 502 });
    const api = client();
    for (let call = 0; call < 7; call += 1) await reasonOf(api.ask(payer, question(`tea ${call}`)));
    expect(fake.calls).toHaveLength(5);
    time += 59_000;
    await expect(api.ask(payer, question('tea'))).rejects.toMatchObject({
      details: { retryAfterSeconds: 1 },
    });
    time += 1_000;
    const probes = await Promise.all([1, 2, 3].map((n) => reasonOf(api.ask(payer, question(`probe ${n}`)))));
    expect(probes).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect(fake.calls).toHaveLength(6);
    fake.script = () => undefined;
    time += 60_000;
    expect(await api.ask(payer, question('tea'))).toMatchObject({ items: [{ keyword: 'tea' }] });
    expect(await api.ask(payer, question('coffee'))).toMatchObject({ items: [{ keyword: 'coffee' }] });
  });

  it('allows the next probe after a refused one', async () => {
    always({ kind: 'http', status: 502 });
    let refuses = false;
    const strict: CallLedger = {
      ...ledger,
      reserve: (...asked) => (refuses ? Promise.reject(new Error('no money')) : ledger.reserve(...asked)),
    };
    const api = client({ ledger: strict });
    for (let call = 0; call < 5; call += 1) await reasonOf(api.ask(payer, question(`tea ${call}`)));
    time += 60_000;
    refuses = true;
    await expect(api.ask(payer, question('tea'))).rejects.toThrow('no money');
    refuses = false;
    fake.script = () => undefined;
    expect(await api.ask(payer, question('tea'))).toMatchObject({ items: [{ keyword: 'tea' }] });
  });
});

describe('pace', () => {
  it('limits concurrent calls and calls per minute', async () => {
    const starts: number[] = [];
    const slow: typeof fetch = async (...asked) => {
      starts.push(time);
      return fetch(...asked);
    };
    const api = client({ concurrency: 3, perMinute: 5, fetch: slow });
    await Promise.all(Array.from({ length: 12 }, (_, n) => api.ask(payer, question(`tea ${n}`))));
    expect(fake.peak()).toBeLessThanOrEqual(3);
    const inMinute = starts.map((start) => starts.filter((t) => t >= start && t < start + 60_000).length);
    expect(Math.max(...inMinute)).toBe(5);
    expect(fake.calls).toHaveLength(12);
  });
});

test('reads the account free of charge', async () => {
  expect(await client().readAccount()).toEqual({ balanceUsd: 42 });
  always(code(40_100, { level: 'envelope', httpStatus: 401 }));
  expect(await reasonOf(client().readAccount())).toBe('auth');
  expect(ledger.records).toEqual([]);
});
