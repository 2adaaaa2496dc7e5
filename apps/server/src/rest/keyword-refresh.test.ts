import { AppError } from '@keydence/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectIndistinguishable, malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { runWaitingRefresh } from '../../testing/run-waiting-refresh.ts';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
}, 60_000);
afterAll(() => edge.close());

const market = { location_code: 2840, language_code: 'en' };
const post = (path: string, body: Record<string, unknown>, person = ada) =>
  person.call('POST', `/api/seo/keywords/${path}`, body);

/** Response to a call whose refresh is run by a worker with these services. */
async function answerOf(path: string, body: Record<string, unknown>, worker = edge.services) {
  const answer = post(path, body);
  await runWaitingRefresh(worker);
  return answer;
}

async function countKeywords(): Promise<number> {
  const { body } = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}&limit=1`);
  return (body.pagination as { total: number }).total;
}

it('refresh answers what was added and updated', async () => {
  const total = await countKeywords();
  const { status, body } = await answerOf('refresh', { domain_id: domainId, ...market });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, data: { added: 0, updated: total } });
}, 30_000);

it('refresh-rankings answers what was checked, and when', async () => {
  const total = await countKeywords();
  const { status, body } = await answerOf('refresh-rankings', {
    domain_id: domainId,
    ...market,
    force_refresh: true,
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: { refreshed: total, failed: 0, last_ranking_check: '2026-11-21T12:00:00.000Z' },
  });
}, 30_000);

it('waits 50 seconds (decision 7), then returns 503 while the refresh continues, and joins it on the next request', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const waiting = post('refresh', { domain_id: domainId, ...market });
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(50_000), { timeout: 10_000 });
  limit.abort();
  const { status, headers, body } = await waiting;
  timeout.mockRestore();
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(body).toMatchObject({ success: false, code: 'unavailable' });
  const runs = () => edge.services.database.sql`select run from refresh_runs where kind = 'keywords'`;
  const before = await runs();
  expect((await answerOf('refresh', { domain_id: domainId, ...market })).status).toBe(200);
  expect(await runs()).toEqual(before);
}, 30_000);

describe.each(['refresh', 'refresh-rankings'])('POST /api/seo/keywords/%s', (path) => {
  it.each([
    [{}, 'domain_id'],
    [{ domain_id: 'x', location_code: 'here' }, 'location_code'],
    [{ domain_id: 'x', language_code: 1 }, 'language_code'],
  ])('%j is 400', async (fields, field) => {
    const { status, body } = await post(path, fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: field }] });
  });

  it('returns one refresh to all waiting requests', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout');
    const answers = Array.from({ length: 3 }, () => post(path, { domain_id: domainId }));
    const longWaits = () => waits.mock.calls.filter(([milliseconds]) => milliseconds === 50_000);
    await vi.waitFor(() => expect(longWaits()).toHaveLength(answers.length), { timeout: 10_000 });
    waits.mockRestore();
    await runWaitingRefresh(edge.services);
    const [first, ...others] = await Promise.all(answers);
    expect(first?.status).toBe(200);
    for (const other of others) expect(other.body).toEqual(first?.body);
  }, 30_000);

  it('is 502 with the sentence of the source when it fails, and changes nothing', async () => {
    const total = await countKeywords();
    const { sources } = edge.services;
    const fail = () => Promise.reject(new AppError('source_failed', 'The source gave no answer.'));
    const broken = sources.sample && { sample: { ...sources.sample, rankedKeywords: fail } };
    const worker = { ...edge.services, sources: { ...broken } };
    const { status, body } = await answerOf(path, { domain_id: domainId }, worker);
    expect(status).toBe(502);
    expect(body).toEqual({ success: false, code: 'source_failed', message: 'The source gave no answer.' });
    expect(await countKeywords()).toBe(total);
  }, 30_000);

  it('answers 425 while the domain is set up, and 502 without a source', async () => {
    const { body } = await ada.call('POST', '/api/companies', { name: 'New', domain_url: 'soon.com' });
    const [domain] = (body.data as { domains: { id: string }[] }).domains;
    const early = await post(path, { domain_id: domain?.id });
    expect(early.status).toBe(425);
    expect(early.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    const { sql } = edge.services.database;
    await sql`update domain_setups set state = 'ready' where domain_id = ${domain?.id ?? ''}`;
    const { status, body: failure } = await post(path, { domain_id: domain?.id });
    expect(status).toBe(502);
    expect(failure).toMatchObject({ success: false, code: 'source_failed' });
  });

  it('shows no difference between a foreign, an unknown and a malformed id', async () => {
    const bob = await edge.signUp();
    const ids = [domainId, unknownId, ...malformedIds.map(decodeURIComponent).filter((id) => id !== '\0')];
    expectIndistinguishable(await Promise.all(ids.map((id) => post(path, { domain_id: id }, bob))));
  });
});

it('is 503 with Retry-After if the process ends during the wait; the refresh continues', async () => {
  const own = await startEdge();
  const person = await own.signUp();
  const { domainId: ownId } = await setUpDomain(own, person);
  const answer = person.call('POST', '/api/seo/keywords/refresh', { domain_id: ownId });
  const { sql } = own.services.database;
  const states = () => sql<{ state: string }[]>`select state from refresh_runs`;
  await expect.poll(states, { timeout: 10_000 }).toHaveLength(1);
  own.ending.abort();
  const { status, headers, body } = await answer;
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(body).toEqual({
    success: false,
    code: 'unavailable',
    message: 'The refresh is still running. Send the request again to wait for its result.',
  });
  expect(await states()).toEqual([{ state: 'queued' }]);
  await own.close();
}, 30_000);
