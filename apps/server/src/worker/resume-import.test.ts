import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { signInByMail } from '../../testing/sign-in.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'keydence-resume-import-'));
/** Enough for several batches, to kill the process between two. */
const rows = 8_000;
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

async function call<T>(method: string, url: string, body?: FormData | object): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(server.url + url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

interface ImportRun {
  id: string;
  state: string;
  done: number;
  total: number;
  figures: { added: number } | null;
}

/** A sample site in a market without sample numbers, so that it accepts imported ones. */
async function addDomain(): Promise<string> {
  const company = await call<{ id: string }>('POST', '/api/companies', { name: 'Acme' });
  const { id } = await call<{ id: string }>('POST', `/api/companies/${company.id}/domains`, {
    domain_url: 'brewlane.example',
    location_code: 2392,
  });
  for (let state = 'setting_up'; state === 'setting_up'; ) {
    ({ state } = await call<{ state: string }>('GET', `/api/seo/domains/${id}/status`));
  }
  return id;
}

async function startImport(domainId: string): Promise<string> {
  const lines = Array.from(
    { length: rows },
    (_, index) => `tea shop ${index},1,${index + 4},${(100 / (index + 4)).toFixed(2)}%,9.5`,
  );
  const form = new FormData();
  form.set(
    'file',
    new Blob([['Top queries,Clicks,Impressions,CTR,Position', ...lines].join('\n')]),
    'Queries.csv',
  );
  const { id } = await call<ImportRun>('POST', `/api/seo/domains/${domainId}/imports`, form);
  await call('POST', `/api/seo/domains/${domainId}/imports/${id}/start`, {});
  return id;
}

/** Polls without pause until the import has read more than `done` rows or has ended. */
async function waitForProgress(url: string, done: number): Promise<ImportRun> {
  for (;;) {
    const run = await call<ImportRun>('GET', url);
    if (!['queued', 'running'].includes(run.state) || (run.done > done && run.done < rows)) return run;
  }
}

async function countKeywords(domainId: string): Promise<number> {
  const response = await fetch(`${server.url}/api/seo/keywords?domain_id=${domainId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { pagination: { total: number } }).pagination.total;
}

it.each([
  ['killed', 1, (one: ServerProcess) => one.kill()],
  ['asked to stop', 0, async (one: ServerProcess) => void (await one.stop())],
])(
  'an import whose process is %s is written whole by the next one, once',
  {
    timeout: 180_000,
  },
  async (_, more, end) => {
    const domainId = await addDomain();
    const url = `/api/seo/domains/${domainId}/imports/${await startImport(domainId)}`;
    for (let ends = 0; ends <= more; ends += 1) {
      const before = await waitForProgress(url, 0);
      expect(before).toMatchObject({ state: 'running', total: rows });
      await end(server);
      server = await startServerProcess(dataDir);
      const after = await call<ImportRun>('GET', url);
      if (after.state === 'done') break;
      expect(after).toMatchObject({ state: 'running', figures: null });
      expect(await countKeywords(domainId)).toBe(0);
    }
    const ended = await waitForProgress(url, rows);
    expect(ended).toMatchObject({ state: 'done', done: rows, figures: { added: rows } });
    expect(await countKeywords(domainId)).toBe(rows);
  },
);
