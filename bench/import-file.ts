// Imports of exports of each kind: rows a second against a bare COPY of the same keywords and rankings, time of
// processors, and memory.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createImport, getDomainScope, runImport, type Services } from '@keydence/api';
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { importLimits } from '@keydence/domain';
import { createExportReader } from '@keydence/search-data';
import { createBenchCaller, createBenchPerson } from './create-caller.ts';
import { createServices } from './create-services.ts';
import { type ExportKind, exportKinds } from './export-kinds.ts';
import { type FilledList, fillList } from './fill-list.ts';
import { median } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { findBackend, findBackends, readCpu } from './read-cpu.ts';
import { watchMemory } from './watch-memory.ts';

export async function measureImportFile(world: World): Promise<Finding[]> {
  const rows = Number(process.env.IMPORT_ROWS ?? (world.plan.isSmall ? 5_000 : 200_000));
  const kinds = chooseKinds(process.env.IMPORT_KIND);
  const costs: Record<string, Cost> = {};
  const copies: Cost[] = [];
  const bare = await createDatabase(world.database.url, { maxConnections: 1, statementTimeoutMs: 0 });
  for (const kind of kinds) {
    const file = writeLargest(kind, rows);
    costs[kind] = await measureKind(world, bare, file);
    const copy = await measureCopy(world, bare, file.rows);
    copies.push(copy);
    console.log(`${kind.padEnd(25)} ${describe(costs[kind])}`);
    console.log(`${'  COPY'.padEnd(25)} ${describe(copy)}`);
  }
  await bare.close();
  const none = Number.NaN;
  const of = (kind: ExportKind) => costs[kind] ?? { rows: none, ms: none, cpu: none, memory: none };
  const copied = median(copies.map(({ ms, rows: count }) => ms / count));
  const againstCopy = (kind: ExportKind) => copied / (of(kind).ms / of(kind).rows);
  return [
    ...kinds.flatMap((kind) => [
      {
        row: 'import',
        name: `${of(kind).rows} rows of ${kind}`,
        figure: of(kind).ms / 1000,
        unit: 's',
        atMost: (60 * of(kind).rows) / rows,
      },
      {
        row: 'import',
        name: `rows a second of ${kind} against a bare COPY`,
        figure: againstCopy(kind),
      },
    ]),
    {
      row: 'import',
      name: `rows a second against a bare COPY of ${rows} keywords and rankings`,
      figure: againstCopy(compared),
      atLeast: 0.5,
    },
    {
      row: 'import',
      name: 'memory that an import takes at most',
      figure: Math.max(...kinds.map((kind) => of(kind).memory)),
      unit: 'MB',
      atMost: 200,
    },
    {
      row: 'import',
      name: 'processor time of a row of Keyword Planner against one of Search Console',
      figure:
        of('Keyword Planner').cpu /
        of('Keyword Planner').rows /
        (of('Search Console').cpu / of('Search Console').rows),
      atMost: 1.1,
    },
  ];
}

/** All kinds, or the one that is named. Throws with the known names for any other. */
function chooseKinds(name: string | undefined): ExportKind[] {
  const all = Object.keys(exportKinds) as ExportKind[];
  const chosen = name ? all.filter((kind) => kind === name) : all;
  if (chosen.length === 0) throw new Error(`There is no export ${name}; there are ${all.join(', ')}.`);
  return chosen;
}

/** Its rows hold what the rows of the COPY hold. */
const compared: ExportKind = 'Ahrefs Site Explorer';

/** What a work takes: milliseconds, those of all processors in this process and the database, and MB of this process. */
interface Cost {
  rows: number;
  ms: number;
  cpu: number;
  memory: number;
}

function describe({ rows, ms, cpu, memory }: Cost): string {
  const rate = (rows / ms) * 1000;
  return `${rows} rows, ${rate.toFixed(0)} a second, ${(cpu / 1000).toFixed(1)} s of processors, ${memory.toFixed(0)} MB`;
}

interface WrittenFile {
  rows: number;
  content: Uint8Array;
}

/** A file of so many rows, or of the half as often as needed to fit into what may be uploaded. */
function writeLargest(kind: ExportKind, rows: number): WrittenFile {
  const content = new TextEncoder().encode(exportKinds[kind](rows));
  return content.length > importLimits.fileBytes
    ? writeLargest(kind, Math.floor(rows / 2))
    : { rows, content };
}

async function measureKind(
  world: World,
  bare: DatabaseHandle,
  { rows, content }: WrittenFile,
): Promise<Cost> {
  const { database, userId, workspaceId } = world;
  const list = await addEmptyList(database, workspaceId);
  const pids = () => findBackends(bare.sql);
  const cost = await costOf(pids, () => importFile(database, userId, { list, content }));
  await database.sql`delete from tracked_domains where id = ${list.domainId}`;
  return { ...cost, rows };
}

async function measureCopy(
  { database, workspaceId }: World,
  bare: DatabaseHandle,
  rows: number,
): Promise<Cost> {
  const list = await addEmptyList(database, workspaceId);
  const pids = async () => [await findBackend(bare.sql)];
  const cost = await costOf(pids, () => copyRows(bare.sql, list.listId + 1_000_000_000, rows));
  await database.sql`delete from tracked_domains where id = ${list.domainId}`;
  return { ...cost, rows };
}

/** `findPids` tells the same processes of the database each time, and new ones. */
async function costOf(
  findPids: () => Promise<number[]>,
  work: () => Promise<void>,
): Promise<Omit<Cost, 'rows'>> {
  const readProcessors = async () => readCpu([process.pid, ...(await findPids())]);
  const memory = watchMemory();
  const cpu = await readProcessors();
  const from = performance.now();
  await work();
  const ms = performance.now() - from;
  return { ms, cpu: (await readProcessors()) - cpu, memory: memory.stop() };
}

async function addEmptyList(database: DatabaseHandle, workspaceId: string): Promise<FilledList> {
  const list = await fillList(database, workspaceId, 1);
  await database.sql`delete from tracked_keywords where list_id = ${list.listId}`;
  await database.sql`update tracked_domains set data_source = null where id = ${list.domainId}`;
  return list;
}

interface Upload {
  list: FilledList;
  content: Uint8Array;
}

async function importFile(
  database: DatabaseHandle,
  userId: string,
  { list, content }: Upload,
): Promise<void> {
  const services: Services = { ...createServices(database), exportReader: createExportReader() };
  const base = { services, requestId: 'bench', caller: createBenchPerson(userId) };
  const { domainId } = list;
  const ctx = { ...base, domain: await getDomainScope(base, { domainId }) };
  const { id: importId } = await createImport(ctx, { fileName: 'bench.csv', content });
  const api = createBenchCaller(database, userId, services);
  await api.imports.start({ domainId, importId, acceptsOtherSite: true });
  await runImport(services, { importId }, { isLast: true });
  const { state, message } = await api.imports.get({ domainId, importId });
  if (state !== 'done') throw new Error(`The import ended as ${state}: ${message}`);
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
