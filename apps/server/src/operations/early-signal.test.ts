import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from '../paths.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'keydence-early-'));
let database: DatabaseHandle;
let server: ChildProcess | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(async () => {
  server?.kill('SIGKILL');
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

it('stops in order on a signal that comes with its first answer', { timeout: 60_000 }, async () => {
  const port = await findPort();
  server = spawn(process.execPath, [path.join(repositoryRoot, 'apps/server/dist/main.js'), 'start'], {
    stdio: 'ignore',
    env: { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), DRAIN_DELAY_S: '0' },
  });
  const ended = once(server, 'exit');
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (server.exitCode === null && !(await answers())) await pause(2);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
