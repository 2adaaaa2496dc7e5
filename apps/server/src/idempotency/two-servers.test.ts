import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { signInByMail } from '../../testing/sign-in.ts';

let dataDir: string;
let servers: ServerProcess[];
let token: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'keydence-two-servers-'));
  const first = await startServerProcess(dataDir);
  servers = [first, await startServerProcess(dataDir)];
  token = await signInByMail(first.url, 'script@people.example');
}, 90_000);
afterAll(async () => {
  for (const server of servers.reverse()) await server.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

const headers = () => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'idempotency-key': 'rush',
});

it('one of 50 parallel callers of two servers with one key runs', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const response = await fetch(`${servers[index % 2]?.url}/api/companies`, {
        method: 'POST',
        headers: headers(),
        body: '{"name":"Rush"}',
      });
      return { status: response.status, text: await response.text() };
    }),
  );
  const done = answers.filter(({ status }) => status === 201);
  expect(new Set(done.map(({ text }) => text)).size).toBe(1);
  expect(
    [...new Set(answers.map(({ status }) => status))].filter((status) => ![201, 409].includes(status)),
  ).toEqual([]);
  for (const { url } of servers) {
    const list = await fetch(`${url}/api/companies`, { headers: headers() });
    expect(((await list.json()) as { data: object[] }).data).toHaveLength(1);
    const again = await fetch(`${url}/api/companies`, {
      method: 'POST',
      headers: headers(),
      body: '{"name":"Rush"}',
    });
    expect([again.headers.get('idempotency-replayed'), await again.text()]).toEqual(['true', done[0]?.text]);
  }
});
