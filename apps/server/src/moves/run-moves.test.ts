import { type MovesJob, runMoves, runTopics, type Services } from '@keydence/api';
import type { Move } from '@keydence/domain';
import { createSampleSource } from '@keydence/search-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let domainId: string;
let jobs: MovesJob[];

beforeAll(async () => {
  jobs = [];
  const sample = createSampleSource({ now: () => new Date('2026-11-21T12:00:00Z') });
  edge = await startEdge({ sources: { sample } });
  const { services } = edge;
  services.jobs.enqueueMoves = async (_tx, job) => void jobs.push(job);
  ada = await edge.signUp();
  ({ domainId } = await setUpDomain(edge, ada));
  const [topics] = await services.database.sql<MovesJob[]>`
    select r.list_id as "listId", r.run from topic_runs r join keyword_lists l on l.id = r.list_id
    where l.domain_id = ${domainId}`;
  if (!topics) throw new Error('the setup starts a run of topics');
  await runTopics(services, topics);
  await runAll(services);
}, 120_000);
afterAll(() => edge.close());

async function runAll(services: Services) {
  for (const job of jobs.splice(0)) await runMoves(services, job);
}
const get = async (path: string) => {
  const { status, body } = await ada.call(
    'GET',
    `${path}${path.includes('?') ? '&' : '?'}domain_id=${domainId}`,
  );
  expect(status).toBe(200);
  return body;
};

describe('the moves of the sample site', () => {
  it('follow a run of topics, without Search Console', async () => {
    const { data } = await get('/api/seo/moves/plan');
    const plan = data as Record<string, unknown>;
    expect(plan).toMatchObject({ capacity_hours: 12, data_source: 'sample', hidden_note: null });
    expect((plan.missing as { gap: string }[]).map(({ gap }) => gap)).toEqual(['no_search_console']);
    const planned = plan.planned as Move[];
    expect(planned.length).toBeGreaterThan(1);
    expect(plan.used_hours).toBeLessThanOrEqual(12);
  });

  it('are updates and new pages, each with a source, a reason and evidence', async () => {
    const { data } = await get('/api/seo/moves?limit=100');
    const moves = data as unknown as Move[];
    expect(new Set(moves.map(({ verb }) => verb))).toEqual(new Set(['update', 'write']));
    for (const move of moves) {
      expect(move).toMatchObject({ state: 'proposed', source: 'sample' });
      expect(move.evidence.queries.length).toBeGreaterThan(0);
      expect(move.reason.length).toBeLessThanOrEqual(90);
    }
  });

  it('predict the keyword’s gain if they are based on one keyword', async () => {
    const { data } = await get('/api/seo/moves?verb=update&limit=100');
    const single = (
      data as { evidence: { queries: { keyword_id: string | null }[] }; gain: object; causes: string[] }[]
    ).filter(({ evidence, causes }) => evidence.queries.length === 1 && causes.length === 1);
    expect(single.length).toBeGreaterThan(0);
    for (const { evidence, gain } of single.slice(0, 5)) {
      const { body } = await ada.call('GET', `/api/seo/keywords/${evidence.queries[0]?.keyword_id}`);
      const { low, mid, high } = (body.data as { gain: Record<string, number> }).gain;
      expect(gain).toMatchObject({ low, mid, high });
    }
  });

  it('are the same when they are computed again', async () => {
    const before = await get('/api/seo/moves?limit=100');
    await ada.call('POST', '/api/seo/moves/rebuild', { domain_id: domainId });
    await runAll(edge.services);
    const after = await get('/api/seo/moves?limit=100');
    expect(after.data).toEqual(before.data);
  });
});
