import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Runs a tool with a pass or fail result, as one test. */
export async function check(cwd, args) {
  return countOne(await run(cwd, args));
}

/** The same in parallel: the output is printed in one piece at the end. */
export async function checkQuietly(cwd, args) {
  const said = [];
  const code = await run(cwd, args, {}, said);
  process.stdout.write(`\n${Buffer.concat(said)}`);
  return countOne(code);
}

function countOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

export async function runVitest(root, scratch, args, environment = {}) {
  const file = join(scratch, `vitest-${performance.now()}.json`);
  const code = await run(
    root,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    environment,
  );
  const result = readJson(file);
  return countFailure(code, {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
    failures: (result?.testResults ?? []).flatMap((file) => nameFailures(root, file)),
  });
}

/** A file that fails outside its tests is reported under its own name. */
function nameFailures(root, { name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [{ name: file, reason: shorten(message) }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${file} › ${fullName}`,
    reason: shorten(failureMessages?.[0]),
  }));
}

const maxReasonLines = 12;

/** The first lines of a failure, without colors. */
function shorten(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.filter((line) => line.trim() !== '').slice(0, maxReasonLines);
}

export async function runPlaywright(folder, scratch, environment) {
  const file = join(scratch, 'playwright.json');
  const code = await run(folder, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const result = readJson(file);
  const stats = result?.stats;
  return countFailure(code, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    failures: (result?.suites ?? []).flatMap(nameFailedJourneys),
  });
}

function nameFailedJourneys({ file, specs = [], suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      name: `${file} › ${title}`,
      reason: shorten(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
    }));
  return [...failed, ...suites.flatMap(nameFailedJourneys)];
}

/**
 * A run can fail without a failed test: a file that does not load, a server that does not start.
 */
function countFailure(code, counts) {
  return code === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** With `said`, collects the output there instead of printing it. */
function run(cwd, args, environment = {}, said = undefined) {
  const output = said ? 'pipe' : 'inherit';
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment },
    });
    for (const stream of said ? [child.stdout, child.stderr] : [])
      stream.on('data', (part) => said.push(part));
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.once('close', (code) => done(code ?? 1));
  });
}
