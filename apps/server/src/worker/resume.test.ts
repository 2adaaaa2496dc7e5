import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { signInByMail } from '../../testing/sign-in.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'keydence-resume-'));
const sampleDomain = 'brewlane.example';
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  server = await startServerProcess(dataDir);
  token = await signInByMail(server.url, 'ada@people.example');
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Status {
  state: string;
  steps_done: number;
}

async function call<T>(method: string, url: string, body?: unknown): Promise<T> {
  const response = await fetch(server.url + url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function addDomain(name: string): Promise<string> {
  const { data } = await call<{ data: { domains: { id: string }[] } }>('POST', '/api/companies', {
    name,
    domain_url: sampleDomain,
  });
  return data.domains[0]?.id ?? '';
}

/** Polls without pause until the setup has completed more than `stepsDone` steps or has ended. */
async function waitForStep(domainId: string, stepsDone: number): Promise<Status> {
  for (;;) {
    const { data } = await call<{ data: Status }>('GET', `/api/seo/domains/${domainId}/status`);
    if (data.state !== 'setting_up' || data.steps_done > stepsDone) return data;
  }
}

async function readFigures(domainId: string) {
  const { pagination, data } = await call<{
    pagination: { total: number };
    data: { keyword_text: string; rank_absolute: number | null }[];
  }>('GET', `/api/seo/keywords?domain_id=${domainId}&limit=100&sort_by=search_volume`);
  const competitors = await call<{ data: { domain_name: string }[] }>(
    'GET',
    `/api/seo/competitors?domain_id=${domainId}&limit=100`,
  );
  const report = await call<Record<string, unknown>>('GET', `/api/seo/reports?domain_id=${domainId}`);
  const { content_pipeline } = (
    await call<{ data: { content_pipeline: { keyword_text: string }[] } }>(
      'GET',
      `/api/seo/dashboard/overview/${await companyOf(domainId)}?domain_id=${domainId}`,
    )
  ).data;
  return {
    total: pagination.total,
    keywords: data.map(({ keyword_text, rank_absolute }) => [keyword_text, rank_absolute]),
    competitors: competitors.data.map(({ domain_name }) => domain_name),
    distribution: report.rankingDistribution,
    plan: content_pipeline.map(({ keyword_text }) => keyword_text),
  };
}

async function companyOf(domainId: string): Promise<string> {
  const { data } = await call<{ data: { id: string; domains: { id: string }[] }[] }>('GET', '/api/companies');
  return data.find(({ domains }) => domains.some(({ id }) => id === domainId))?.id ?? '';
}

it('continues a setup after each kill, and nothing is lost or doubled', { timeout: 180_000 }, async () => {
  const undisturbed = await addDomain('Undisturbed');
  const killed = await addDomain('Killed');
  let status = await waitForStep(killed, 0);
  let kills = 0;
  while (status.state === 'setting_up' && kills < 4) {
    await server.kill();
    kills += 1;
    server = await startServerProcess(dataDir);
    status = await waitForStep(killed, status.steps_done);
  }
  expect(kills).toBeGreaterThan(0);
  while (status.state === 'setting_up') status = await waitForStep(killed, status.steps_done);
  expect(status.state).toBe('ready');
  let other = await waitForStep(undisturbed, 0);
  while (other.state === 'setting_up') other = await waitForStep(undisturbed, other.steps_done);

  const third = await addDomain('Later');
  let later = await waitForStep(third, 0);
  while (later.state === 'setting_up') later = await waitForStep(third, later.steps_done);
  const expected = await readFigures(third);
  expect(expected.total).toBeGreaterThan(0);
  expect(await readFigures(killed)).toEqual(expected);
  expect(await readFigures(undisturbed)).toEqual(expected);
});

it('ends cleanly when it is asked to', { timeout: 30_000 }, async () => {
  expect(await server.stop()).toBe(0);
});
