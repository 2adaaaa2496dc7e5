// An import of an export: rows a second against a bare COPY of the same keywords and rankings, and the memory that it takes.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createImport, getDomainScope, runImport, type Services } from '@keydence/api';
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { createExportReader } from '@keydence/search-data';
import { createBenchCaller, createBenchPerson } from './create-caller.ts';
import { createServices } from './create-services.ts';
import { type FilledList, fillList } from './fill-list.ts';
import { median } from './measure.ts';
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
    imports.push(await timeOf(() => importRows(database, userId, { list, rows })));
    growths.push(memory.stop());
    copies.push(await timeOf(() => copyRows(bare.sql, list.listId + 1_000_000_000, rows)));
    await database.sql`delete from tracked_domains where id = ${list.domainId}`;
  }
  await bare.close();
  const rate = (times: number[]) => rows / (median(times) / 1000);
  console.log(
    `${rows} rows: import ${rate(imports).toFixed(0)} a second, COPY ${rate(copies).toFixed(0)} a second`,
  );
  return [
    {
      row: 'import',
      name: `rows a second against a bare COPY of ${rows} keywords and rankings`,
      figure: rate(imports) / rate(copies),
    },
    { row: 'import', name: 'memory that an import takes at most', figure: median(growths), unit: 'MB' },
  ];
}

async function addEmptyList(database: DatabaseHandle, workspaceId: string): Promise<FilledList> {
  const list = await fillList(database, workspaceId, 1);
  await database.sql`delete from tracked_keywords where list_id = ${list.listId}`;
  await database.sql`update tracked_domains set data_source = null where id = ${list.domainId}`;
  return list;
}

interface Upload {
  list: FilledList;
  rows: number;
}

async function importRows(database: DatabaseHandle, userId: string, { list, rows }: Upload): Promise<void> {
  const services: Services = { ...createServices(database), exportReader: createExportReader() };
  const base = { services, requestId: 'bench', caller: createBenchPerson(userId) };
  const { domainId } = list;
  const ctx = { ...base, domain: await getDomainScope(base, { domainId }) };
  const content = new TextEncoder().encode(writeExport(rows));
  const { id: importId } = await createImport(ctx, { fileName: 'bench.csv', content });
  const api = createBenchCaller(database, userId, services);
  await api.imports.start({ domainId, importId });
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
  await connection`set local session_replication_role = replica`;
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
