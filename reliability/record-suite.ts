import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';

interface Suite {
  /** Its file, or folders of files, from the repository's root. */
  files: readonly string[];
  projects?: readonly ('faults' | 'both' | 'node')[];
  fault: string;
  criterion: string;
  /** Unit of its tests in the figures. */
  unit: string;
  environment?: Record<string, string>;
}

interface Report {
  numPassedTests: number;
  numTotalTests: number;
}

/**
 * Runs one suite of `npm test` separately, in its long form unless the run is short, and adds its
 * totals to the page.
 */
export function recordSuite(
  name: string,
  { files, projects = ['faults'], fault, criterion, unit, environment = {} }: Suite,
): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-suite-'));
  const report = path.join(folder, 'report.json');
  const form = isShort ? [] : ['--mode', 'reliability'];
  const reporters = ['--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${report}`];
  const words = ['run', ...form, ...projects.flatMap((name) => ['--project', name]), ...reporters, ...files];
  try {
    const from = performance.now();
    const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...words], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    const { numPassedTests: held, numTotalTests: runs } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const seconds = Math.round((performance.now() - from) / 1_000);
    const figures = { [unit]: runs, held, ...environment, seconds };
    const isMet = status === 0 && held === runs && runs > 0;
    recordRun(name, [{ fault, runs, criterion, figures, isMet }]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
