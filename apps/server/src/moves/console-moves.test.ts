import {
  type ConsoleFetchJob,
  createCaller,
  type MovesJob,
  runFactsFetch,
  runMoves,
  runSetup,
} from '@keydence/api';
import type { Move } from '@keydence/domain';
import { createSearchConsole } from '@keydence/search-data';
import { type ConsoleSite, createConsoleSite } from '@keydence/search-data/testing/console-site';
import {
  type FakeSearchConsole,
  type SearchConsoleFault,
  startFakeSearchConsole,
} from '@keydence/search-data/testing/search-console';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let google: FakeSearchConsole;
let edge: TestEdge;
let ada: Person;
let domainId: string;
let site: ConsoleSite;
let moves: Move[];
const fetches: ConsoleFetchJob[] = [];
const runs: MovesJob[] = [];

beforeAll(async () => {
  site = createConsoleSite({ host: 'acme.com', finalDay: '2026-11-18', days: 130 });
  google = await startFakeSearchConsole(site.world);
  const { clientId, clientSecret, authorizeUrl, oauthUrl, apiUrl } = google;
  edge = await startEdge({
    searchConsole: createSearchConsole({
      ...{ clientId, clientSecret, authorizeUrl, oauthUrl, apiUrl, fetch },
      ...{ timeoutMs: 5_000, maxBytes: 10_000_000, clock: Date.now, sleep: async () => {}, random: () => 0 },
      log: { warn: () => {} },
    }),
  });
  const { services } = edge;
  services.jobs.enqueueConsoleFetch = async (_tx, { listId, run }) => void fetches.push({ listId, run });
  services.jobs.enqueueMoves = async (_tx, job) => void runs.push(job);
  ada = await edge.signUp();
  const { body } = await ada.call('POST', '/api/companies', { name: 'Acme', domain_url: 'acme.com' });
  domainId = (body.data as { domains: { id: string }[] }).domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const caller = { userId: ada.userId, email: ada.email, sessionId: ada.userId };
  const api = createCaller({ services, requestId: 'test', caller });
  const { searchParams } = google.agree((await api.searchConsole.begin({ domainId })).url);
  await api.searchConsole.finish({ state: searchParams.get('state') ?? '', code: searchParams.get('code') });
  await api.searchConsole.chooseProperty({ domainId, property: 'sc-domain:acme.com' });
  google.script = failOnTheWay();
  for (let job = fetches.shift(); job; job = fetches.shift()) await runFactsFetch(services, job);
  for (let job = runs.shift(); job; job = runs.shift()) await runMoves(services, job);
  const answer = await ada.call('GET', `/api/seo/moves?limit=100&domain_id=${domainId}`);
  moves = answer.body.data as unknown as Move[];
}, 120_000);
afterAll(async () => {
  await edge.close();
  await google.close();
});

/** Quota responses and an error, each for one request. */
function failOnTheWay(): FakeSearchConsole['script'] {
  const quota = (reason: string) => ({ error: { errors: [{ reason }] } });
  const faults: Record<number, SearchConsoleFault> = {
    20: { kind: 'http', status: 429, body: quota('rateLimitExceeded') },
    50: { kind: 'http', status: 403, body: quota('userRateLimitExceeded') },
    80: { kind: 'http', status: 500 },
    110: { kind: 'truncated' },
  };
  let asked = 0;
  return () => {
    asked += 1;
    return faults[asked];
  };
}

const pathOf = (address: string) => new URL(address).pathname;
const moveOn = (address: string) => moves.find(({ pages }) => pages[0] === address);

describe('the moves of a connected property, without any import', () => {
  it('are those that its figures ask for, and no others', () => {
    const { strikingDistance, lowClickRate, decay, competing } = site.truth;
    expect(moveOn(strikingDistance)).toMatchObject({ verb: 'update', causes: ['striking_distance'] });
    expect(moveOn(lowClickRate)).toMatchObject({ verb: 'update', causes: ['low_click_rate'] });
    expect(moveOn(decay)).toMatchObject({ verb: 'update', causes: ['decay'] });
    expect(moveOn(competing[0])).toMatchObject({
      verb: 'merge',
      causes: ['competing_pages'],
      pages: competing,
    });
    expect(moves.map(({ pages: [page = ''] }) => pathOf(page)).sort()).toEqual(
      [strikingDistance, lowClickRate, decay, competing[0]].map(pathOf).sort(),
    );
    const touched = new Set(moves.flatMap(({ pages }) => pages));
    expect(site.truth.quiet.filter((page) => touched.has(page))).toEqual([]);
    expect(site.truth.quiet).toHaveLength(55);
  });

  it('have a range, and the searches or weeks they are based on', () => {
    for (const { gain, evidence, source } of moves) {
      expect(source).toBe('search_console_api');
      expect(gain?.low).toBeGreaterThan(0);
      expect(gain?.low).toBeLessThan(gain?.mid ?? 0);
      expect(gain?.mid).toBeLessThan(gain?.high ?? 0);
      expect(evidence.queries.length).toBeGreaterThan(0);
    }
    const evidenceOf = (address: string) =>
      moveOn(address)?.evidence as unknown as Record<'queries' | 'page_weeks' | 'leaders', object[]>;
    expect(evidenceOf(site.truth.strikingDistance).queries).toHaveLength(4);
    expect(evidenceOf(site.truth.decay).page_weeks).toHaveLength(1);
    expect(evidenceOf(site.truth.competing[0]).leaders).toHaveLength(3);
  });

  it('say how much of the clicks has no search, by the days that are final', async () => {
    const { body } = await ada.call('GET', `/api/seo/moves/plan?domain_id=${domainId}`);
    expect((body.data as unknown as { planned: Move[] }).planned).toHaveLength(4);
    expect(body.data).toMatchObject({
      hidden_note: expect.stringMatching(/^Search Console’s list leaves out the searches behind 2[3-7]% /),
    });
    const { body: state } = await ada.call('GET', `/api/seo/domains/${domainId}/search-console`);
    expect(state.data).toMatchObject({
      history: { state: 'done', days_fetched: 130, days_wanted: 130, notes: [] },
    });
  });
});
