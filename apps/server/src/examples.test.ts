import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { signInByMail } from '../testing/sign-in.ts';
import { repositoryRoot } from './paths.ts';

interface Planned {
  verb: string;
  title: string;
  gain: { low: number; high: number };
  effort_hours: number;
  state: string;
  plan: { due_on: string };
}

const domainName = 'brewlane.example';
let folder: string;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'keydence-examples-'));
  server = await startServerProcess(path.join(folder, 'data'));
  token = await signInByMail(server.url, 'script@people.example');
  await call('POST', '/api/companies', { name: 'Brew', domain_url: domainName });
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

async function call(method: string, route: string, body?: object) {
  const response = await fetch(server.url + route, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (await response.json()) as { data: { domains: { id: string }[] }[] },
  };
}

async function run(script: string, ...words: string[]): Promise<string> {
  const program = ['--import', 'tsx', path.join(repositoryRoot, 'examples', `${script}.ts`), ...words];
  const env = { PATH: '', KEYDENCE_URL: server.url, KEYDENCE_TOKEN: token };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, program, {
    cwd: repositoryRoot,
    env,
  });
  expect(stderr).toBe('');
  return stdout;
}

it('weekly-digest waits for the setup of a domain and prints its planned moves', {
  timeout: 60_000,
}, async () => {
  const early = await run('weekly-digest');
  expect(early).toContain(`# ${domainName} (Brew)`);
  expect(early).toMatch(/^Health: .+ \(sample data\)$/m);
  const { body } = await call('GET', '/api/companies');
  const domainId = body.data[0]?.domains[0]?.id;
  const status = async () => (await call('GET', `/api/seo/moves/status?domain_id=${domainId}`)).body;
  await expect.poll(status, { timeout: 30_000 }).toMatchObject({ data: { run: { state: 'done' } } });
  const answer = await fetch(`${server.url}/api/seo/moves/plan?domain_id=${domainId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data: plan } = (await answer.json()) as { data: { planned: Planned[] } };
  expect(plan.planned.length).toBeGreaterThan(0);
  const text = await run('weekly-digest');
  for (const { verb, title, gain, effort_hours: hours, state, plan: place } of plan.planned) {
    const visits = `${gain.low} to ${gain.high}`;
    expect(text).toContain(`| ${place.due_on} | ${verb} ${title} | ${visits} | ${hours} | ${state} |`);
  }
});

it('export-csv writes the whole list', { timeout: 30_000 }, async () => {
  const file = path.join(folder, 'keywords.csv');
  const text = await run('export-csv', domainName, file);
  const count = Number(/^(\d+) keywords of brewlane\.example in /.exec(text)?.[1]);
  expect(count).toBeGreaterThan(50);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(count + 1);
});

it('nightly-refresh refreshes once a day, even if started more often', { timeout: 60_000 }, async () => {
  const first = await run('nightly-refresh');
  expect(first).toMatch(/^brewlane\.example: \d+ keywords added, \d+ updated\n$/);
  const { body } = await call('GET', '/api/companies');
  const domainId = body.data[0]?.domains[0]?.id;
  const checks = async () => (await call('GET', `/api/seo/keywords?domain_id=${domainId}`)).body;
  await settleTopics(domainId);
  const before = await checks();
  expect(await run('nightly-refresh')).toBe(first);
  expect(await checks()).toEqual(before);
});

/** Waits for the run that groups new keywords into topics, since it changes them. */
async function settleTopics(domainId: string | undefined): Promise<void> {
  const status = async () => (await call('GET', `/api/seo/topics/status?domain_id=${domainId}`)).body;
  await expect.poll(status, { timeout: 30_000 }).toMatchObject({ data: { run: { state: 'done' } } });
}

it('every script documents its requirements', async () => {
  token = '';
  await expect(run('export-csv')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Set KEYDENCE_TOKEN/),
  });
});

it('a refused script exits with the reason in one line', async () => {
  token = 'kd_unknown';
  await expect(run('export-csv', domainName, path.join(folder, 'refused.csv'))).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Authentication error\. Please try again\. \(request [\w-]+\)\n$/),
  });
});
