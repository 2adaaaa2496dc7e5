import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { composePackage, packedPaths, patchedPackages } from './compose-package.mjs';

/**
 * Packs the built workspace as the package `keydence`, whose command starts the server; returns the tarball.
 * @param {string} root
 * @param {string} target Folder for the tarball.
 */
export function writePackage(root, target) {
  const stage = resolve(root, '.cache/package');
  rmSync(stage, { recursive: true, force: true });
  for (const path of packedPaths) copy(resolve(root, path), join(stage, path));
  copy(resolve(root, 'tools/pack/keydence.mjs'), join(stage, 'bin/keydence.mjs'));
  for (const name of patchedPackages) {
    const installed = realpathSync(resolve(root, 'apps/server/node_modules', name));
    copy(installed, join(stage, 'node_modules', name));
  }
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(composePackage(root), null, 2)}\n`);
  mkdirSync(target, { recursive: true });
  const packed = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], {
    cwd: stage,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 2 ** 26,
  });
  if (packed.status !== 0) throw new Error(`npm could not pack ${stage}: ${packed.stderr}`);
  /** @type {{ filename: string }[]} */
  const [result] = JSON.parse(packed.stdout);
  return join(target, result?.filename ?? '');
}

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.map') });
}
