import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Installs the packages with the pinned pnpm, unless this lockfile was the last one installed on
 * this Node.
 */
export function installWhenStale(root) {
  const stamp = resolve(root, 'node_modules/.installed');
  const wanted = hashOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  console.log('Installing packages …');
  const { packageManager } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const install = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });
  if (install.status !== 0) {
    console.error('The packages could not be installed; see above.');
    process.exit(install.status || 1);
  }
  writeFileSync(stamp, wanted);
}

function hashOf(root) {
  const hash = createHash('sha256').update(process.version + process.platform + process.arch);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(resolve(root, file)));
  }
  return hash.digest('hex');
}
