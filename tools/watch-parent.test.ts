import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const watch = pathToFileURL(join(import.meta.dirname, 'watch-parent.mjs')).href;
let folder: string;
let npm: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keydence-npm-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node server.mjs' } }));
  writeFileSync(
    join(folder, 'server.mjs'),
    `import { appendFileSync } from 'node:fs';
     import { endWithNpm } from ${JSON.stringify(watch)};
     endWithNpm('start');
     for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {
       appendFileSync('signals', signal + ' ');
       setTimeout(() => { appendFileSync('signals', 'ended'); process.exit(0); }, 600);
     });
     setTimeout(() => process.exit(1), 60_000);
     console.log('ready');`,
  );
});
afterEach(() => {
  if (npm.exitCode === null && npm.signalCode === null) npm.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startByNpm(detached: boolean): Promise<void> {
  npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], detached });
  if (!npm.stdout) throw new Error('npm has no output');
  const lines = createInterface(npm.stdout);
  for await (const [line] of on(lines)) if (line === 'ready') return;
}

async function* on(lines: ReturnType<typeof createInterface>): AsyncGenerator<string[]> {
  for (;;) yield await once(lines, 'line');
}

const signals = () => readFileSync(join(folder, 'signals'), 'utf8');
const hasEnded = () =>
  vi.waitFor(() => expect(signals()).toMatch(/ended$/), { timeout: 10_000, interval: 50 });

describe.runIf(process.platform !== 'win32')('a server started by npm', { timeout: 30_000 }, () => {
  it('gets one SIGTERM when npm gets it', async () => {
    await startByNpm(false);
    npm.kill('SIGTERM');
    await hasEnded();
    expect(signals()).toBe('SIGTERM ended');
  });

  it('gets one SIGINT when the whole terminal gets it', async () => {
    await startByNpm(true);
    if (npm.pid) process.kill(-npm.pid, 'SIGINT');
    await hasEnded();
    expect(signals()).toBe('SIGINT ended');
  });
});
