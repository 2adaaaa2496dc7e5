// Duration of lists and reports of a site with 50,000 keywords, and which of them read whole
// tables.
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnPostgres } from './open-own-postgres.ts';
import { addImportDomain, dataOf, type Person, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { percentile } from './visitors.ts';
import type { FaultResult } from './write-page.ts';

const keywords = isShort ? 5_000 : 50_000;
const repeats = isShort ? 10 : 100;
const p95LimitMs = 300;
/** Rows that a request may read without an index. */
const scannedLimit = 10_000;
/** PostgreSQL reports reads with a delay. */
const statisticsMs = 1_500;

const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, { environment: { LOG_LEVEL: 'fatal' } });
try {
  await seat.start();
  const person = await signIn(seat.origin, 'ada@people.example');
  const domainId = await addImportDomain(person, 'Big');
  await importKeywords(person, domainId);
  await postgres.database.sql.unsafe('vacuum analyze');
  const list = `/api/seo/keywords?domain_id=${domainId}`;
  const companies = dataOf<{ id: string }[]>(await person.call('GET', '/api/companies'));
  const screens = {
    'keywords by volume': `${list}&sort_by=search_volume&sort_order=desc`,
    'keywords by rank, page 20': `${list}&sort_by=rank_absolute&sort_order=asc&page=20`,
    'keywords by difficulty': `${list}&sort_by=difficulty_score&sort_order=asc`,
    'keywords by opportunity': `${list}&sort_by=opportunity_score&sort_order=desc`,
    'keywords that hold a word': `${list}&search=cup%2017`,
    competitors: `/api/seo/competitors?domain_id=${domainId}`,
    gaps: `/api/seo/gaps?domain_id=${domainId}`,
    report: `/api/seo/reports?domain_id=${domainId}`,
    overview: `/api/seo/dashboard/overview/${companies[0]?.id}`,
    'content plan': `/api/seo/content-plan?domain_id=${domainId}`,
  };
  const results: FaultResult[] = [];
  for (const [name, path] of Object.entries(screens)) results.push(await measure(person, name, path));
  recordRun('big-list', results);
} finally {
  await seat.remove();
  await postgres.remove();
}

async function importKeywords(person: Person, domainId: string): Promise<void> {
  const rows = Array.from(
    { length: keywords },
    (_, n) => `tea cup ${n},${n % 977},${1_000 + ((n * 37) % 9_973)},${n % 9}%,${1 + (n % 90)}`,
  );
  const form = new FormData();
  const csv = ['Top queries,Clicks,Impressions,CTR,Position', ...rows].join('\n');
  form.set('file', new Blob([csv]), 'Queries.csv');
  const path = `/api/seo/domains/${domainId}/imports`;
  const { id } = dataOf<{ id: string }>(await person.call('POST', path, { body: form }));
  dataOf(await person.call('POST', `${path}/${id}/start`, { body: {} }));
  for (;;) {
    const { state } = dataOf<{ state: string }>(await person.call('GET', `${path}/${id}`));
    if (state === 'done') return;
    if (state === 'failed' || state === 'cancelled') throw new Error(`the import ended as ${state}`);
    await pause(250);
  }
}

async function measure(person: Person, name: string, path: string): Promise<FaultResult> {
  const first = await person.call('GET', path);
  await pause(statisticsMs);
  const before = await readScanned();
  const figures: number[] = [];
  const statuses = new Set([first.status]);
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const from = performance.now();
    statuses.add((await person.call('GET', path)).status);
    figures.push(performance.now() - from);
  }
  await pause(statisticsMs);
  const scanned = ((await readScanned()) - before) / repeats;
  const p95 = percentile(figures, 95);
  return {
    fault: `${name}, ${keywords} keywords`,
    runs: repeats,
    criterion: `200, p95 < ${p95LimitMs} ms, at most ${scannedLimit} rows a request read without an index`,
    figures: {
      statuses: [...statuses].join(', '),
      'p50 ms': percentile(figures, 50),
      'p95 ms': p95,
      'rows read without an index': scanned,
    },
    isMet: [...statuses].join() === '200' && p95 < p95LimitMs && scanned <= scannedLimit,
  };
}

/** Rows that sequential scans of our tables have read so far. */
async function readScanned(): Promise<number> {
  const [row] = await postgres.database.sql<{ n: number }[]>`
    select coalesce(sum(seq_tup_read), 0)::float8 as n from pg_stat_user_tables where schemaname = 'public'`;
  return row?.n ?? Number.NaN;
}
