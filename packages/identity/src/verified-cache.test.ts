import type { DatabaseHandle } from '@keydence/db';
import { expect, test } from 'vitest';
import { createVerifiedCache } from './verified-cache.ts';

const caller = { userId: 'user', email: 'ann@mail.example', sessionId: 'session' };
const start = Date.UTC(2026, 0, 1);
const tokenEnd = new Date(start + 3_600_000);

/** A cache with notifications and a clock that the test controls. */
async function startCache() {
  let time = start;
  let notify: (sessionId: string) => void = () => {};
  let relisten: () => void = () => {};
  const listen = async (_channel: string, onNotify: typeof notify, onListen: typeof relisten) => {
    notify = onNotify;
    relisten = onListen;
    onListen();
    return { unlisten: async () => {} };
  };
  const cache = createVerifiedCache({ sql: { listen } } as unknown as DatabaseHandle, () => new Date(time));
  cache.beginCheck();
  return {
    cache,
    notify: (sessionId: string) => notify(sessionId),
    relisten: () => relisten(),
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('caches a checked token for less than five seconds', async () => {
  const { cache, advance } = await startCache();
  cache.beginCheck()('token', caller, tokenEnd);
  advance(4999);
  expect(cache.get('token')).toEqual(caller);
  expect(cache.get('other')).toBeUndefined();
  advance(1);
  expect(cache.get('token')).toBeUndefined();
});

test('does not return an entry for a token with the same end', async () => {
  const { cache } = await startCache();
  const signature = 's'.repeat(86);
  cache.beginCheck()(`head.ann.${signature}`, caller, tokenEnd);
  expect(cache.get(`head.ann.${signature}`)).toEqual(caller);
  expect(cache.get(`head.bob.${signature}`)).toBeUndefined();
});

test('evicts expired entries at the next check, but not a token that was checked again', async () => {
  const { cache, advance } = await startCache();
  for (const token of ['again', 'once']) cache.beginCheck()(token, caller, tokenEnd);
  advance(4999);
  cache.beginCheck()('again', caller, tokenEnd);
  advance(1);
  cache.beginCheck()('next', caller, tokenEnd);
  expect(['again', 'next'].map((token) => cache.get(token))).toEqual([caller, caller]);
  advance(-1);
  expect(cache.get('once')).toBeUndefined();
});

test('never caches past the token’s own expiry', async () => {
  const { cache, advance } = await startCache();
  cache.beginCheck()('token', caller, new Date(start + 1000));
  advance(1000);
  expect(cache.get('token')).toBeUndefined();
});

test.each(['here', 'in another process', 'while the connection was lost'])(
  'evicts a session that ended %s',
  async (where) => {
    const { cache, notify, relisten } = await startCache();
    cache.beginCheck()('token', caller, tokenEnd);
    cache.beginCheck()('of another session', { ...caller, sessionId: 'other' }, tokenEnd);
    if (where === 'here') cache.forget(['session']);
    else if (where === 'in another process') notify('session');
    else relisten();
    expect(cache.get('token')).toBeUndefined();
    expect(cache.get('of another session') === undefined).toBe(where === 'while the connection was lost');
  },
);

test('does not cache a session that ends during its check', async () => {
  const { cache } = await startCache();
  const remember = cache.beginCheck();
  cache.forget(['session']);
  remember('token', caller, tokenEnd);
  expect(cache.get('token')).toBeUndefined();
});

function startChecks() {
  const ends: (() => void)[] = [];
  const check = () => new Promise<typeof caller>((resolve) => ends.push(() => resolve(caller)));
  return { check, ends };
}

test('shares one check between concurrent callers and starts a new one later', async () => {
  const { cache } = await startCache();
  const { check, ends } = startChecks();
  const all = ['token', 'token', 'other'].map((token) => cache.share(token, check));
  expect(ends).toHaveLength(2);
  for (const end of ends) end();
  expect(await Promise.all(all)).toEqual([caller, caller, caller]);
  void cache.share('token', check);
  expect(ends).toHaveLength(3);
});

test('does not share a failed check', async () => {
  const { cache } = await startCache();
  const failing = () => Promise.reject(new Error('no connection'));
  await expect(cache.share('token', failing)).rejects.toThrow('no connection');
  expect(await cache.share('token', async () => caller)).toEqual(caller);
});

test.each(['here', 'in another process', 'while the connection was lost'])(
  'does not share a check that began before a session ended %s',
  async (where) => {
    const { cache, notify, relisten } = await startCache();
    const { check, ends } = startChecks();
    const early = cache.share('token', check);
    if (where === 'here') cache.forget(['session']);
    else if (where === 'in another process') notify('session');
    else relisten();
    const late = cache.share('token', check);
    expect(ends).toHaveLength(2);
    ends[0]?.();
    await early;
    // The end of the early check must not evict the later one.
    expect(cache.share('token', check)).toBe(late);
  },
);

test('shares nothing while notifications cannot arrive', () => {
  const listen = () => Promise.reject(new Error('no connection'));
  const cache = createVerifiedCache({ sql: { listen } } as unknown as DatabaseHandle, () => new Date(start));
  const { check, ends } = startChecks();
  void cache.share('token', check);
  void cache.share('token', check);
  expect(ends).toHaveLength(2);
});

test('caches nothing while notifications cannot arrive', async () => {
  const listen = () => Promise.reject(new Error('no connection'));
  const cache = createVerifiedCache({ sql: { listen } } as unknown as DatabaseHandle, () => new Date(start));
  cache.beginCheck()('token', caller, tokenEnd);
  expect(cache.get('token')).toBeUndefined();
});
