import type { DatabaseHandle } from '@keydence/db';
import { type FakeDataForSeo, startFakeDataForSeo } from '@keydence/search-data/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '../env.ts';
import { createLiveSource } from './create-live-source.ts';

let fake: FakeDataForSeo;
let lines: unknown[];
beforeEach(async () => {
  fake = await startFakeDataForSeo({ rankings: {}, ideas: [] });
  lines = [];
});
afterEach(() => fake.close());

function create(settings: Record<string, string>) {
  const write = (level: string) => (fields: object, message: string) =>
    lines.push({ level, ...fields, message });
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  // The account check needs no ledger.
  const database = {} as DatabaseHandle;
  return createLiveSource({ env: parseEnv(settings), database, log, now: () => new Date() });
}
const account = () => ({
  DATAFORSEO_LOGIN: 'me@people.example',
  DATAFORSEO_PASSWORD: 'secret-password',
  DATAFORSEO_URL: `${fake.baseUrl}/`,
});

it('there is none without an account', () => {
  expect(create({})).toBeNull();
});

it('logs that the account is accepted with its balance, and no credentials', async () => {
  const live = create(account());
  expect(live?.source.name).toBe('dataforseo');
  await live?.check();
  expect(lines).toEqual([
    { level: 'info', host: new URL(fake.baseUrl).host, balanceUsd: 42, message: 'DataForSEO is connected' },
  ]);
});

it.each([
  [
    { kind: 'code', code: 40_100, level: 'envelope', httpStatus: 401 },
    /refused the login\. Check DATAFORSEO_LOGIN/,
  ],
  [{ kind: 'html' }, /a form that Keydence does not know/],
] as const)('says why it is not connected: %o', async (fault, reason) => {
  fake.script = () => fault;
  await create(account())?.check();
  expect(lines).toMatchObject([
    { level: 'warn' },
    { level: 'error', message: 'DataForSEO is not connected' },
  ]);
  expect(JSON.stringify(lines)).toMatch(reason);
  expect(JSON.stringify(lines)).not.toMatch(/secret-password|people\.example/);
});
