import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root */
export const chartOf = (root) => join(root, 'deploy/helm/keydence');
/** @param {string} root */
export const rendersOf = (root) => join(root, 'deploy/helm/renders');
/** The note of the chart that the renders were made from. */
export const stampName = 'chart.sha256';

/** True if `helm` can be run here. */
export function hasHelm() {
  return spawnSync('helm', ['version', '--short'], { stdio: 'ignore' }).status === 0;
}

/**
 * Each file of values with its two renders: the first install, and an update.
 * @param {string} root
 */
export function listRenders(root) {
  return readdirSync(rendersOf(root))
    .filter((name) => name.endsWith('.values.yaml'))
    .flatMap((values) => [
      { values, isUpgrade: false, file: values.replace('.values.yaml', '.install.yaml') },
      { values, isUpgrade: true, file: values.replace('.values.yaml', '.upgrade.yaml') },
    ]);
}

/**
 * The manifests as helm renders them.
 * @param {string} root
 * @param {{ values: string, isUpgrade: boolean }} render
 */
export function renderChart(root, { values, isUpgrade }) {
  const options = ['-f', join(rendersOf(root), values), ...(isUpgrade ? ['--is-upgrade'] : [])];
  const done = spawnSync('helm', ['template', 'demo', chartOf(root), ...options], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`helm could not render ${values}: ${done.stderr}`);
  return done.stdout;
}

/**
 * A hash of the chart and of the values that it is rendered with.
 * @param {string} root
 */
export function hashChart(root) {
  const hash = createHash('sha256');
  const chart = readdirSync(chartOf(root), { recursive: true, withFileTypes: true });
  const files = chart.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const values = listRenders(root).map((render) => join(rendersOf(root), render.values));
  for (const file of [...new Set([...files, ...values])].sort()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Writes all renders again, for a change of the chart.
 * @param {string} root
 */
export function writeRenders(root) {
  for (const render of listRenders(root)) {
    writeFileSync(join(rendersOf(root), render.file), renderChart(root, render));
  }
  writeFileSync(join(rendersOf(root), stampName), `${hashChart(root)}\n`);
}
