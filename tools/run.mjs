// `npm start` and `npm test`: each does its own set-up on a machine with only Node.
import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildWhenStale } from './build.mjs';
import { judgeNode } from './check-node.mjs';
import { installWhenStale } from './install.mjs';
import { endWithNpm } from './watch-parent.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const task = process.argv[2];
/** What the server's bundle does on its own, with the words behind it. */
const serverTasks = [
  'start',
  'worker',
  'migrate',
  'subscribers',
  'backup',
  'restore',
  'move',
  'distribute',
  'service-key',
];
const reliabilityRuns = [
  'feedback-counts',
  'source-faults',
  'fuzz',
  'migrations',
  'repeats',
  'kills',
  'crawl-kills',
  'postmaster-kills',
  'database-restarts',
  'cluster',
  'failover',
  'slow-database',
  'starvation',
  'thrown-errors',
  'load',
  'stress',
  'streams',
  'big-list',
  'soak',
  'races',
  'deadlocks',
  'hostile-clients',
  'blocking',
  'disk-full',
  'clock',
  'limits',
  'guesses',
  'hanging-mail',
  'private-network',
  'silent-webhooks',
  'markup',
  'public-client',
  'image',
  'npx',
];

checkNode();
process.chdir(root);
process.env.npm_config_update_notifier = 'false';
if (serverTasks.includes(task)) endWithNpm(task);
installWhenStale(root);
if (serverTasks.includes(task)) {
  await build();
  process.env.NODE_ENV ??= 'production';
  // In this process, so that signals reach the server.
  await import(pathToFileURL(resolve(root, 'apps/server/dist/main.js')).href);
} else if (task === 'dev') {
  endWithNpm(task);
  const { runDev } = await import('./dev/run-dev.mjs');
  await runDev(root).catch((error) => stop(error.message));
} else if (task === 'build') {
  await build();
} else if (task === 'try-start') {
  const { tryStart } = await import('./try-start.mjs');
  process.exit(await tryStart(root));
} else if (task === 'pack') {
  await build();
  const { writePackage } = await import('./pack/write-package.mjs');
  console.log(`Packed: ${writePackage(root, resolve(process.argv[3] ?? '.'))}`);
} else if (task === 'render-chart') {
  const { writeRenders } = await import('./deploy/render-chart.mjs');
  writeRenders(root);
} else if (task === 'docs') {
  const { writeSite } = await import('./docs/write-site.mjs');
  const { pages, folder } = writeSite(root, resolve(process.argv[3] ?? '.cache/docs'));
  console.log(`Written: ${pages} pages, in ${folder}`);
} else if (task === 'pictures') {
  await build();
  process.chdir(resolve(root, 'e2e'));
  process.exit(runAll([['node_modules/@playwright/test/cli.js', 'test', '--config', 'pictures.config.ts']]));
} else if (task === 'openapi') {
  process.exit(
    runAll([
      ['--import', 'tsx', 'apps/server/src/rest/write-document.ts'],
      ['--import', 'tsx', 'packages/client/src/write-types.ts'],
    ]),
  );
} else if (task === 'test') {
  const { runTests } = await import('./test/run-tests.mjs');
  process.exit(await runTests(root));
} else if (task === 'bench') {
  await build();
  process.exit(runAll([['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(3)]]));
} else if (task === 'reliability') {
  await build();
  process.exit(runPrograms('reliability', reliabilityRuns));
} else {
  stop(
    'Usage: node tools/run.mjs start | dev | worker | migrate | subscribers | backup <file> | restore <file> [--replace] | move <DATABASE_URL> | distribute [--check | --status | --rebalance] | service-key [--days <number>] | test | build | try-start | pack [<folder>] | docs [<folder>] | pictures | render-chart | openapi | bench [name …] [--quick] [--keep] [--world <address>] | reliability [name …] [--short]',
  );
}

async function build() {
  await buildWhenStale(root).catch((error) => stop(error.message));
}

/** Runs the named programs of a folder, or all, and passes the flags to each. */
function runPrograms(folder, all) {
  const words = process.argv.slice(3);
  const named = words.filter((word) => !word.startsWith('-'));
  const flags = words.filter((word) => word.startsWith('-'));
  const statuses = (named.length > 0 ? named : all).map((name) => {
    if (!all.includes(name)) stop(`There is no ${folder} ${name}; there are ${all.join(', ')}.`);
    console.log(`\n=== ${name} ===`);
    const program = ['--import', 'tsx', `${folder}/${name}.ts`, ...flags];
    return spawnSync(process.execPath, program, { stdio: 'inherit' }).status ?? 1;
  });
  return Math.max(...statuses);
}

/** Runs programs in sequence, up to the first failure. */
function runAll(programs) {
  for (const program of programs) {
    const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

function checkNode() {
  const { refused, warning } = judgeNode(process.version);
  if (refused) stop(refused);
  if (warning) console.error(warning);
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
