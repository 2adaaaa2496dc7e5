import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isShort } from './run-options.ts';
import { type FaultResult, type RecordedRun, writePage } from './write-page.ts';

const results = fileURLToPath(new URL('results', import.meta.url));
const page = fileURLToPath(new URL('../docs/reliability.md', import.meta.url));

/**
 * Prints the results of a run, fails the program if a criterion is not met, and rewrites the page.
 * A short run never replaces a long one on the page; with `--no-page` none does.
 */
export function recordRun(name: string, faults: FaultResult[]): void {
  for (const { fault, runs, figures, isMet } of faults) {
    if (!isMet) process.exitCode = 1;
    console.log(`${isMet ? 'met    ' : 'NOT MET'} ${fault}, ${runs}: ${formatFigures(figures)}`);
  }
  if (process.argv.includes('--no-page')) return;
  mkdirSync(results, { recursive: true });
  const file = `${results}/${name}.json`;
  if (isShort && existsSync(file) && !readRun(file).isShort) return;
  const run: RecordedRun = {
    name,
    isShort,
    date: new Date().toISOString().slice(0, 10),
    command: `npm run reliability ${name}${isShort ? ' -- --short' : ''}`,
    machine: `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}`,
    faults,
  };
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
  const all = readdirSync(results).map((each) => readRun(`${results}/${each}`));
  writeFileSync(page, writePage(all));
}

export function formatFigures(figures: FaultResult['figures']): string {
  return Object.entries(figures)
    .map(([name, figure]) => `${name} ${typeof figure === 'number' ? Number(figure.toFixed(2)) : figure}`)
    .join(', ');
}

function readRun(file: string): RecordedRun {
  return JSON.parse(readFileSync(file, 'utf8'));
}
