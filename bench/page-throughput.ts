// Pages of 20 keywords per second that the database alone delivers to 8 clients, against rows by
// key: pgbench with prepared statements, without our own code in between.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBenchCaller } from './create-caller.ts';
import { median } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { toScript } from './psql.ts';
import { type RecordedStatement, recordStatements } from './record-statements.ts';

const clients = 8;
const row = 'T7';
const name = 'pages of 20 keywords a second against rows by their key, pgbench';

export async function measurePageThroughput({ database, userId, largest, plan }: World): Promise<Finding[]> {
  if (spawnSync('pgbench', ['--version']).status !== 0) {
    return [{ row, name, reason: "not measured: it needs pgbench (Debian's package is postgresql-contrib)" }];
  }
  const statements: RecordedStatement[] = [];
  const caller = createBenchCaller(recordStatements(database, statements), userId);
  await caller.keywords.list({ domainId: largest.domainId });
  const page = statements.filter(({ pool }) => pool !== 'sql');
  const folder = mkdtempSync(path.join(tmpdir(), 'keydence-bench-'));
  const keyScript = path.join(folder, 'key.sql');
  const pageScript = path.join(folder, 'page.sql');
  writeFileSync(
    keyScript,
    `\\set id random(1, ${largest.size})\nselect * from tracked_keywords where list_id = ${largest.listId} and id = :id;\n`,
  );
  writeFileSync(
    pageScript,
    page
      .map(toScript)
      .join('\n')
      .replace(/\s*\n\s*/g, ' '),
  );
  const keys: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < 3; round++) {
    keys.push(countTransactions(database.url, keyScript, plan.isSmall ? 1 : 4));
    pages.push(countTransactions(database.url, pageScript, plan.isSmall ? 1 : 4));
  }
  rmSync(folder, { recursive: true });
  console.log(
    `rows by their key ${median(keys).toFixed(0)} a second, pages ${median(pages).toFixed(0)} a second`,
  );
  return [{ row, name, figure: median(pages) / median(keys), atLeast: 0.25 }];
}

function countTransactions(url: string, script: string, seconds: number): number {
  const run = spawnSync(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', String(clients), '-T', String(seconds), '-f', script, url],
    { encoding: 'utf8' },
  );
  const found = /tps = ([\d.]+)/.exec(run.stdout)?.[1];
  if (run.status !== 0 || !found) throw new Error(`pgbench failed: ${run.stderr}`);
  return Number(found);
}
