// Imports of each kind of export: rows per second against a bare COPY of the stored rows, processor
// time, and memory.
import { createImport, getDomainScope, runImport, type Services } from '@keydence/api';
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { importLimits } from '@keydence/domain';
import { createExportReader } from '@keydence/search-data';
import { copyStored, readStored } from './copy-stored.ts';
import { createBenchCaller, createBenchPerson } from './create-caller.ts';
import { createServices } from './create-services.ts';
import { type ExportKind, exportKinds } from './export-kinds.ts';
import { type FilledList, fillList } from './fill-list.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { findBackend, findOtherBackends, readCpu } from './read-cpu.ts';
import { watchMemory } from './watch-memory.ts';

export async function measureImportFile(world: World): Promise<Finding[]> {
  const rows = Number(process.env.IMPORT_ROWS ?? (world.plan.isSmall ? 5_000 : 200_000));
  const kinds = chooseKinds(process.env.IMPORT_KIND);
  const costs: Record<string, Cost> = {};
  const findings: Finding[] = [];
  const bare = await createDatabase(world.database.url, { maxConnections: 1, statementTimeoutMs: 0 });
  for (const kind of kinds) {
    const { cost, ofList, ofAll } = await measureKind(world, bare, writeLargest(kind, rows));
    costs[kind] = cost;
    console.log(`${kind.padEnd(25)} ${describe(cost)}`);
    console.log(`${'  COPY of the list'.padEnd(25)} ${describe(ofList)}`);
    console.log(`${'  COPY of all rows'.padEnd(25)} ${describe(ofAll)}`);
    findings.push(
      {
        row: 'import',
        name: `${cost.rows} rows of ${kind}`,
        figure: cost.ms / 1000,
        unit: 's',
        atMost: (60 * cost.rows) / rows,
      },
      {
        row: 'import',
        name: `rows a second of ${kind} against a bare COPY of its keywords and rankings`,
        figure: ofList.ms / cost.ms,
        atLeast: 0.5,
      },
      {
        row: 'import',
        name: `rows a second of ${kind} against a bare COPY of all that it stores of keywords`,
        figure: ofAll.ms / cost.ms,
      },
    );
  }
  await bare.close();
  const { 'Keyword Planner': planner, 'Search Console': searchConsole } = costs;
  return [
    ...findings,
    {
      row: 'import',
      name: 'memory that an import takes at most',
      figure: Math.max(...Object.values(costs).map(({ memory }) => memory)),
      unit: 'MB',
      atMost: 200,
    },
    ...(planner && searchConsole
      ? [
          {
            row: 'import',
            name: 'processor time of a row of Keyword Planner against one of Search Console',
            figure: planner.cpu / planner.rows / (searchConsole.cpu / searchConsole.rows),
            atMost: 1.1,
          },
        ]
      : []),
  ];
}

/** All kinds, or the one that is named. Throws with the known names for any other. */
function chooseKinds(name: string | undefined): ExportKind[] {
  const all = Object.keys(exportKinds) as ExportKind[];
  const chosen = name ? all.filter((kind) => kind === name) : all;
  if (chosen.length === 0) throw new Error(`There is no export ${name}; there are ${all.join(', ')}.`);
  return chosen;
}

/**
 * Cost of a task: milliseconds, those of all processors in this process and the database, and MB of
 * this process.
 */
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

/** A file with this many rows, halved until it fits the upload limit. */
function writeLargest(kind: ExportKind, rows: number): WrittenFile {
  const content = new TextEncoder().encode(exportKinds[kind](rows));
  return content.length > importLimits.fileBytes
    ? writeLargest(kind, Math.floor(rows / 2))
    : { rows, content };
}

interface KindCosts {
  cost: Cost;
  /** Of a COPY of the rows that the import has stored as the list. */
  ofList: Cost;
  /** Of a COPY of all rows of keywords that the import has stored. */
  ofAll: Cost;
}

async function measureKind(
  world: World,
  bare: DatabaseHandle,
  { rows, content }: WrittenFile,
): Promise<KindCosts> {
  const { database, userId, workspaceId } = world;
  const list = await addEmptyList(database, workspaceId);
  const pids = () => findOtherBackends(bare.sql);
  const cost = await costOf(pids, () => importFile(database, userId, { list, content }));
  const lists = { from: list.listId, to: list.listId + 1_000_000_000 };
  const stored = await readStored(database.url, lists);
  const copyPids = async () => [await findBackend(bare.sql)];
  const copy = async (tables: typeof stored) => ({
    ...(await costOf(copyPids, () => copyStored(bare.sql, { tables, ...lists }))),
    rows,
  });
  const ofList = await copy(stored.filter(({ isList }) => isList));
  const ofAll = await copy(stored);
  await database.sql`delete from tracked_domains where id = ${list.domainId}`;
  return { cost: { ...cost, rows }, ofList, ofAll };
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

export async function addEmptyList(database: DatabaseHandle, workspaceId: string): Promise<FilledList> {
  const list = await fillList(database, workspaceId, 1);
  await database.sql`delete from tracked_keywords where list_id = ${list.listId}`;
  await database.sql`update tracked_domains set data_source = null where id = ${list.domainId}`;
  return list;
}

interface Upload {
  list: FilledList;
  content: Uint8Array;
}

export async function importFile(
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
