// The published test suites of the public client, unmodified, against the built server. They are not part of this
// repository: --client=<folder> names a checkout (docs/public-client.md). --serve only starts the servers.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { atExit } from './at-exit.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { environmentOf, type Instance, listSuites, type Suite } from './public-client-settings.ts';
import { isReady } from './running-server.ts';

const program = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));
const flag = process.argv.find((word) => word.startsWith('--client='));
const onlySuite = process.argv.find((word) => word.startsWith('--suite='))?.slice('--suite='.length);
const startLimitMs = 60_000;

if (!flag) {
  console.log('Skipped: --client=<folder> must name a checkout of the client (docs/public-client.md).');
  process.exit(0);
}
const checkout = path.resolve(flag.slice('--client='.length));
const suites = listSuites(checkout).filter(({ name }) => !onlySuite || name === onlySuite);
const postgres = await openOwnPostgres();
const folder = mkdtempSync(path.join(tmpdir(), 'keydence-client-'));
atExit(() => rmSync(folder, { recursive: true, force: true }));
const databases = new Set<string>();

if (process.argv.includes('--serve')) {
  for (const { instances } of suites) await startAll(instances);
  console.log('The servers are ready. Ctrl-C ends them.');
  await new Promise(() => {});
}
let allPassed = true;
for (const suite of suites) allPassed = (await runSuite(suite)) && allPassed;
await postgres.remove();
process.exit(allPassed ? 0 : 1);

async function runSuite({ name, jestConfig, instances }: Suite): Promise<boolean> {
  const children = await startAll(instances);
  const report = path.join(folder, `${name}.json`);
  const jest = ['--no-install', 'jest', '--config', jestConfig, '--runInBand', '--coverage=false'];
  spawnSync('npx', [...jest, '--json', `--outputFile=${report}`], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const child of children) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  return printReport(name, report);
}

async function startAll(instances: Instance[]): Promise<ChildProcess[]> {
  const children: ChildProcess[] = [];
  for (const instance of instances) children.push(await startInstance(instance));
  return children;
}

async function startInstance(instance: Instance): Promise<ChildProcess> {
  const home = path.join(folder, String(instance.port));
  const { sql } = postgres.database;
  if (!databases.has(instance.database)) await sql`create database ${sql(instance.database)}`;
  databases.add(instance.database);
  const databaseUrl = postgres.server.url.replace(/\/postgres$/, `/${instance.database}`);
  const environment = environmentOf(instance, { folder: home, databaseUrl });
  writeKeys(home, instance);
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  atExit(() => child.kill('SIGKILL'));
  const from = performance.now();
  while (!(await isReady(`http://127.0.0.1:${instance.port}`))) {
    if (child.exitCode !== null)
      throw new Error(`the server of port ${instance.port} ended while it started`);
    if (performance.now() - from > startLimitMs)
      throw new Error(`port ${instance.port} does not become ready`);
    await pause(100);
  }
  return child;
}

function writeKeys(home: string, { keys }: Instance): void {
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'keys.json'), JSON.stringify(keys), { mode: 0o600 });
}

interface JestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** True if every test passed; none may be left out either. */
function printReport(name: string, file: string): boolean {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  console.log(`\n${name}: ${report.numPassedTests} of ${report.numTotalTests} tests passed`);
  for (const { name: path, assertionResults, message } of report.testResults) {
    if (assertionResults.length === 0) console.log(`- ${path} did not run: ${message.slice(0, 500)}`);
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status !== 'passed') console.log(`- ${status}: ${fullName}\n    ${firstLines(failureMessages)}`);
  }
  return report.numTotalTests > 0 && report.numPassedTests === report.numTotalTests;
}

function firstLines(messages: string[]): string {
  return (messages[0] ?? '').split('\n').slice(0, 8).join('\n    ');
}
