// `npx keydence` as a user gets it: the packed tarball, installed in an empty folder and started from there.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { atExit } from './at-exit.ts';
import { rememberOutbox } from './outbox.ts';
import { addReadyDomain, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { findFreePort, isReady } from './running-server.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const sampleLimitS = 60;
const folder = mkdtempSync(path.join(tmpdir(), 'keydence-npx-'));
const isNoLongerNeeded = atExit(() => rmSync(folder, { recursive: true, force: true }));
// PostgreSQL runs as another user where this one is root, and would go to a folder that stays.
chmodSync(folder, 0o755);
const home = path.join(folder, 'home');
const empty = path.join(folder, 'empty');
for (const each of [home, empty]) mkdirSync(each);

const packed = spawnSync(process.execPath, ['tools/run.mjs', 'pack', folder], {
  cwd: repository,
  stdio: 'inherit',
});
const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
if (packed.status !== 0 || !tarball) throw new Error('the package could not be packed');
const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', path.join(folder, tarball)];
const installed = spawnSync('npm', install, {
  cwd: empty,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (installed.status !== 0) throw new Error('the package could not be installed');

const port = await findFreePort();
const origin = `http://127.0.0.1:${port}`;
rememberOutbox(origin, path.join(home, '.keydence'));
const began = performance.now();
const seconds = () => (performance.now() - began) / 1_000;
const { DATABASE_URL: _, DATA_DIR: __, ...environment } = process.env;
const child = spawn(process.execPath, [path.join(empty, 'node_modules/keydence/bin/keydence.mjs')], {
  cwd: empty,
  env: { ...environment, HOME: home, USERPROFILE: home, PORT: String(port) },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const endChild = atExit(() => child.kill('SIGKILL'));
while (!(await isReady(origin))) {
  if (child.exitCode !== null || seconds() > 120) throw new Error('the package does not become ready');
  await pause(50);
}
const readyS = seconds();
await addReadyDomain(await signIn(origin, 'person@keydence.example'), 'Sample', 700);
const sampleS = seconds();
const ended = once(child, 'exit');
child.kill('SIGTERM');
const [code] = await ended;
endChild();
const keepsData = readdirSync(path.join(home, '.keydence')).includes('pg');
recordRun('npx', [
  {
    fault: 'the packed package, installed in an empty folder and started',
    runs: 1,
    criterion: `sample world within ${sampleLimitS} s, data in the home folder, ends with 0`,
    figures: {
      'MB of the tarball': statSync(path.join(folder, tarball)).size / 2 ** 20,
      's until ready': readyS,
      's until the sample world': sampleS,
      'exit code': code,
    },
    isMet: sampleS <= sampleLimitS && keepsData && code === 0,
  },
]);
isNoLongerNeeded();
rmSync(folder, { recursive: true, force: true });
