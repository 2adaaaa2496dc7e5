import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWhenStale } from '../build.mjs';
import { checkSubjects } from '../check-subjects.mjs';
import { findChromium } from './chromium.mjs';
import { startExternalPostgres } from './external-postgres.mjs';
import { findFreePort } from './free-port.mjs';
import { keepFilesInMemory } from './memory-folder.mjs';
import { check, checkQuietly, runPlaywright, runVitest } from './runners.mjs';

const projects = (...names) => names.flatMap((name) => ['--project', name]);
const onEmbedded = projects('rules', 'embedded', 'faults', 'both', 'services', 'web');
/** See `onBothServers` and `useCases` in `vitest.config.ts`. */
const onExternal = projects('both', 'node');

/**
 * Runs every check and test, prints each result, and returns the exit code. The last line is the
 * total.
 */
export async function runTests(root) {
  keepFilesInMemory();
  const scratch = mkdtempSync(join(tmpdir(), 'keydence-checks-'));
  // As root, PostgreSQL runs as another user, which needs access.
  chmodSync(scratch, 0o755);
  const tool = (path) => resolve(root, 'node_modules', path);
  const quick = (path, ...args) => checkQuietly(root, [tool(path), ...args]);
  // Two run at a time; both lists take about the same time.
  const besideEachOther = [
    [
      ['Format, lint and imports (biome)', () => quick('@biomejs/biome/bin/biome', 'check', '.')],
      // Each checker of a project reads its shared types again, and two cores have other steps to run.
      ['Types (tsc)', () => quick('typescript/bin/tsc', '-b', '--checkers', '1')],
    ],
    [
      ['Unused code (knip)', () => quick('knip/bin/knip.js')],
      ['Commit subjects (git)', () => subjectStep(root)],
      ['Fences between the rooms', () => runVitest(root, scratch, projects('fences'))],
      ['Build', () => buildStep(root)],
    ],
  ];
  const afterThem = [
    [
      'Tests on the embedded PostgreSQL',
      () => runVitest(root, scratch, onEmbedded, { TEST_DATABASE_URL: '', TEST_CITUS_URL: '' }),
    ],
    ['Tests on an external PostgreSQL', () => testOnExternal(root, scratch)],
    ['Tests on a Citus cluster', () => testOnCluster(root, scratch)],
    ['Races on a server, short', () => runShort(root, 'races')],
    ['Journeys in a browser', () => runJourneys(root, scratch)],
  ];
  const first = await Promise.all(besideEachOther.map(runSteps));
  const results = [...first.flat(), ...(await runSteps(afterThem))];
  await removeScratch(scratch);
  return printSum(results);
}

/**
 * The journeys' server may still be stopping and writing. Files left after 20 s are reported, but
 * fail nothing.
 */
async function removeScratch(scratch) {
  for (let attempt = 0; attempt < 40; attempt++) {
    try {
      return rmSync(scratch, { recursive: true, force: true });
    } catch {
      await sleep(500);
    }
  }
  console.log(`${scratch} is still in use and was left.`);
}

/** Runs steps in sequence. */
async function runSteps(steps) {
  const results = [];
  for (const [name, run] of steps) results.push(await runStep(name, run));
  return results;
}

async function runStep(name, run) {
  console.log(`\n=== ${name} ===`);
  const from = performance.now();
  const counts = await run().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`--- ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return { name, seconds, ...counts };
}

function printSum(results) {
  console.log('\n=== Sum ===');
  for (const { name, seconds, passed, failed, skipped, failures = [] } of results) {
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    console.log(`${verdict} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`);
    for (const { name, reason } of failures) {
      console.log(`       ${name}`);
      for (const line of reason) console.log(`         ${line}`);
    }
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') === 0 ? 0 : 1;
}

async function testOnExternal(root, scratch) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startExternalPostgres();
  try {
    return await runVitest(root, scratch, onExternal, {
      TEST_DATABASE_URL: server.url,
      TEST_CITUS_URL: '',
    });
  } finally {
    await server.stop();
  }
}

/** The tests of lists, each on a database whose lists are distributed over the nodes of TEST_CITUS_URL. */
async function testOnCluster(root, scratch) {
  if (process.env.TEST_CITUS_URL)
    return runVitest(root, scratch, [...projects('both', 'node'), 'packages/api', 'packages/db/src/cluster']);
  console.log('skipped: TEST_CITUS_URL is not set');
  return { passed: 0, failed: 0, skipped: 1 };
}

async function buildStep(root) {
  await buildWhenStale(root);
  return { passed: 1, failed: 0, skipped: 0 };
}

/** Skipped without a history. */
async function subjectStep(root) {
  const { checked, long, note } = checkSubjects(root);
  if (note) console.log(note);
  for (const subject of long) console.error(`Longer than 72 characters: ${subject}`);
  return {
    passed: checked > 0 && long.length === 0 ? 1 : 0,
    failed: long.length > 0 ? 1 : 0,
    skipped: checked > 0 ? 0 : 1,
  };
}

/** A short run of `reliability`, which does not change the page. */
function runShort(root, name) {
  return check(root, ['--import', 'tsx', resolve(root, `reliability/${name}.ts`), '--short', '--no-page']);
}

async function runJourneys(root, scratch) {
  const chromium = findChromium();
  const environment = {
    CHROMIUM: chromium,
    E2E_PORT: String(await findFreePort()),
    E2E_DATA_DIR: join(scratch, 'journeys'),
  };
  return runPlaywright(resolve(root, 'e2e'), scratch, environment);
}
