// An import of an export: rows a second against a bare COPY of the same keywords and rankings, what each kind of file takes,
// and the memory that it takes.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createImport, getDomainScope, runImport, type Services } from '@keydence/api';
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { createExportReader } from '@keydence/search-data';
import { createBenchCaller, createBenchPerson } from './create-caller.ts';
import { createServices } from './create-services.ts';
import { type FilledList, fillList } from './fill-list.ts';
import { at, median } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { watchMemory } from './watch-memory.ts';

export async function measureImportFile({ database, userId, workspaceId, plan }: World): Promise<Finding[]> {
  const rows = plan.isSmall ? 5_000 : 100_000;
  const bare = await createDatabase(database.url, { maxConnections: 1, statementTimeoutMs: 0 });
  const imports: number[] = [];
  const copies: number[] = [];
  const growths: number[] = [];
  for (let round = 0; round < 3; round++) {
    const list = await addEmptyList(database, workspaceId);
    const memory = watchMemory();
    const imported = timeOf(() => importText(database, userId, { list, text: writeExport(rows) }));
    imports.push(await imported.finally(() => growths.push(memory.stop())));
    copies.push(await timeOf(() => copyRows(bare.sql, list.listId + 1_000_000_000, rows)));
    await database.sql`delete from tracked_domains where id = ${list.domainId}`;
  }
  await bare.close();
  const seconds = await timeKinds({ database, userId, workspaceId }, rows);
  const rate = (times: number[]) => rows / (median(times) / 1000);
  console.log(
    `${rows} rows: import ${rate(imports).toFixed(0)} a second, COPY ${rate(copies).toFixed(0)} a second`,
  );
  return [
    {
      row: 'import',
      name: `rows a second against a bare COPY of ${rows} keywords and rankings`,
      figure: rate(imports) / rate(copies),
      atLeast: 0.5,
    },
    {
      row: 'import',
      name: 'memory that an import takes at most',
      figure: median(growths),
      unit: 'MB',
      atMost: 200,
    },
    ...Object.entries(seconds).map(([kind, figure]) => ({
      row: 'import',
      name: `${rows * kindsFactor} rows of ${kind}`,
      figure,
      unit: 's',
    })),
    {
      row: 'import',
      name: 'time of a row of Keyword Planner against one of Search Console',
      figure: at(Object.values(seconds), 1) / at(Object.values(seconds), 0),
    },
  ];
}

/** Files of the kinds are so many times larger: the goal is about 200,000 rows. */
const kindsFactor = 2;

/** Seconds that a file of each kind takes, uploaded and imported. */
async function timeKinds(
  { database, userId, workspaceId }: Pick<World, 'database' | 'userId' | 'workspaceId'>,
  rows: number,
): Promise<Record<string, number>> {
  const seconds: Record<string, number> = {};
  for (const [kind, toLines] of Object.entries(kinds)) {
    const list = await addEmptyList(database, workspaceId);
    const text = toLines(rows * kindsFactor).join('\n');
    const took = await timeOf(() => importText(database, userId, { list, text }));
    seconds[kind] = took / 1000;
    console.log(`${kind}: ${((rows * kindsFactor) / (took / 1000)).toFixed(0)} rows a second`);
    await database.sql`delete from tracked_domains where id = ${list.domainId}`;
  }
  return seconds;
}

const months = ['Aug 2026', 'Sep 2026', 'Oct 2026'];
const count = (rows: number, toLine: (row: number) => string) =>
  Array.from({ length: rows }, (_, place) => toLine(place + 1));
const kinds: Record<string, (rows: number) => string[]> = {
  'Search Console': (rows) => [
    'Top queries,Clicks,Impressions,CTR,Position',
    ...count(rows, (row) => `console query ${row},1,${4 + (row % 900)},1.5%,${1 + (row % 90)}.5`),
  ],
  'Keyword Planner': (rows) => [
    `Keyword,Currency,Avg. monthly searches,Three month change,YoY change,${months.map((month) => `Searches: ${month}`).join()}`,
    ...count(
      rows,
      (row) => `planned keyword ${row},USD,${row % 9000},10%,-5%,${row % 800},${row % 900},${row % 1000}`,
    ),
  ],
  Semrush: (rows) => [
    'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type',
    ...count(
      rows,
      (row) =>
        `semrush keyword ${row},${1 + (row % 90)},${row % 9000},${row % 100},1.5,https://site.example/${row % 500},2026-10-01,Organic`,
    ),
  ],
};

async function addEmptyList(database: DatabaseHandle, workspaceId: string): Promise<FilledList> {
  const list = await fillList(database, workspaceId, 1);
  await database.sql`delete from tracked_keywords where list_id = ${list.listId}`;
  await database.sql`update tracked_domains set data_source = null where id = ${list.domainId}`;
  return list;
}

interface Upload {
  list: FilledList;
  text: string;
}

async function importText(database: DatabaseHandle, userId: string, { list, text }: Upload): Promise<void> {
  const services: Services = { ...createServices(database), exportReader: createExportReader() };
  const base = { services, requestId: 'bench', caller: createBenchPerson(userId) };
  const { domainId } = list;
  const ctx = { ...base, domain: await getDomainScope(base, { domainId }) };
  const content = new TextEncoder().encode(text);
  const { id: importId } = await createImport(ctx, { fileName: 'bench.csv', content });
  const api = createBenchCaller(database, userId, services);
  await api.imports.start({ domainId, importId, acceptsOtherSite: true });
  await runImport(services, { importId }, { isLast: true });
  const { state, message } = await api.imports.get({ domainId, importId });
  if (state !== 'done') throw new Error(`The import ended as ${state}: ${message}`);
}

function writeExport(rows: number): string {
  const lines = ['Keyword,Volume,KD,CPC,Position,URL'];
  for (let row = 1; row <= rows; row++) {
    lines.push(
      `imported keyword ${row},${row % 9000},${row % 100},1.5,${1 + (row % 100)},https://site.example/${row % 500}`,
    );
  }
  return lines.join('\n');
}

/** The same keywords into tables with the same indexes, in a transaction that is then given up. */
async function copyRows(sql: DatabaseHandle['sql'], listId: number, rows: number): Promise<void> {
  const connection = await sql.reserve();
  await connection`begin`;
  // The owner may not switch off the checks of keys, but take the keys away for as long.
  const keys = await connection<{ command: string }[]>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as command from pg_constraint
    where contype = 'f' and conparentid = 0 and conrelid in ('tracked_keywords'::regclass, 'keyword_rankings'::regclass)`;
  for (const { command } of keys) await connection.unsafe(command);
  await connection`alter table tracked_keywords disable trigger user`;
  await connection`alter table keyword_rankings disable trigger user`;
  const copy = async (target: string, toLine: (id: number) => string) => {
    const lines = Readable.from(Array.from({ length: rows }, (_, place) => toLine(place + 1)));
    await pipeline(lines, await connection.unsafe(`copy ${target} from stdin`).writable());
  };
  const facts = (id: number) => `${id % 9000}\t${id % 100}`;
  await copy(
    'tracked_keywords (list_id, id, intent, search_volume, difficulty_score, keyword_text)',
    (id) => `${listId}\t${id}\t0\t${facts(id)}\timported keyword ${id}\n`,
  );
  await copy(
    'keyword_rankings (list_id, id, intent, search_volume, difficulty_score, rank_group, rank_absolute, ranking_url)',
    (id) =>
      `${listId}\t${id}\t0\t${facts(id)}\t${1 + (id % 100)}\t${1 + (id % 100)}\thttps://site.example/${id % 500}\n`,
  );
  await connection`rollback`;
  connection.release();
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
