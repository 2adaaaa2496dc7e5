import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let isUpdated = false;

/** Installs a Debian package. Throws one line of advice if this user or system cannot. */
export function installDebianPackage(name, advice) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(advice);
  console.log(`Installing Debian's ${name} …`);
  if (!isUpdated) apt('update');
  isUpdated = true;
  if (!apt('install', '-y', '--no-install-recommends', name)) throw new Error(advice);
}

function apt(...args) {
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.error(stderr);
  return status === 0;
}
