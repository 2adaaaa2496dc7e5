// `npm run try-start`: what `npm start` does on this system, until it is ready; then it ends. For machines of the workflow.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const limitS = 300;

/** @param {string} root */
export async function tryStart(root) {
  const data = mkdtempSync(join(tmpdir(), 'keydence-start-'));
  // PostgreSQL runs as another user where this one is root, and would go to a folder that stays.
  chmodSync(data, 0o755);
  const server = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, PORT: '3999', DATABASE_URL: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((done) => server.once('exit', (code) => done(code)));
  const from = performance.now();
  let isReady = false;
  while (!isReady && server.exitCode === null && performance.now() - from < limitS * 1_000) {
    await pause(500);
    isReady = await fetch('http://127.0.0.1:3999/health/ready').then(
      (answer) => answer.ok,
      () => false,
    );
  }
  console.log(
    isReady ? `Ready after ${Math.round((performance.now() - from) / 1_000)} s` : 'It did not become ready.',
  );
  // Windows ends a process at once, without a signal that it could handle.
  server.kill('SIGTERM');
  const code = await ended;
  await pause(process.platform === 'win32' ? 5_000 : 0);
  rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  return isReady && (process.platform === 'win32' || code === 0) ? 0 : 1;
}
