// The keyword list against the same prepared statements over one connection, and large lists against small ones.
// `npm run bench` fills 10,000, 100,000 and 1,000,000 keywords; `npm run bench -- --quick` a tenth of each.
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { keywordSortKeys } from '@keydence/domain';
import { createListCaller, type ListInput } from './create-list-caller.ts';
import { addFillFunctions, addPerson, type FilledList, fillList } from './fill-list.ts';
import { measureInTurns } from './measure.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import { type RecordedStatement, recordStatements } from './record-statements.ts';

const isQuick = process.argv.includes('--quick');
const sizes = isQuick ? [1_000, 10_000, 100_000] : [10_000, 100_000, 1_000_000];
const rounds = { rounds: isQuick ? 30 : 60, warmUps: 8 };
const limits = { product: 1.5, size: 2, lastPage: 2, total: 3 };
const pageSize = 20;

interface Case {
  name: string;
  input: (list: FilledList) => ListInput;
}

interface Timing {
  size: number;
  sql: number;
  product: number;
}

const sorts: Case[] = keywordSortKeys.flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((sortOrder) => ({
    name: `${sortBy} ${sortOrder}`,
    input: () => ({ sortBy, sortOrder }),
  })),
);
const filters: Case[] = [
  { name: 'filter: intent', input: () => ({ intentType: 'commercial' }) },
  { name: 'filter: volume and difficulty', input: () => ({ minSearchVolume: 5000, maxDifficulty: 30 }) },
  {
    name: 'filter: all, by rank',
    input: () => ({
      intentType: 'commercial',
      minSearchVolume: 100,
      maxDifficulty: 60,
      sortBy: 'rank_absolute',
    }),
  },
];
const lastPage: Case = { name: 'last page', input: ({ size }) => ({ page: Math.ceil(size / pageSize) }) };

const database = await openScratchDatabase();
try {
  await compare(database);
} finally {
  await database.close();
}

async function compare(handle: DatabaseHandle): Promise<void> {
  const { userId, workspaceId } = await addPerson(handle);
  await addFillFunctions(handle);
  const lists: FilledList[] = [];
  for (const size of sizes) {
    const from = performance.now();
    lists.push(await fillList(handle, workspaceId, size));
    console.log(`filled ${size} keywords in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  }
  await handle.sql.unsafe('vacuum analyze');
  const all = new Map<string, Timing[]>();
  for (const item of [...sorts, ...filters, lastPage]) {
    const timings: Timing[] = [];
    for (const list of lists) timings.push(await measureCase(handle, userId, list, item));
    all.set(item.name, timings);
    console.log(formatRow(item.name, timings));
  }
  printVerdicts(all);
}

/** Both ways in turns: the use case over its pools, and what it sends to the database over one connection. */
async function measureCase(
  handle: DatabaseHandle,
  userId: string,
  list: FilledList,
  item: Case,
): Promise<Timing> {
  const statements: RecordedStatement[] = [];
  const input = item.input(list);
  await createListCaller(recordStatements(handle, statements), userId)(list.domainId, input);
  const call = createListCaller(handle, userId);
  const bare = await createDatabase(handle.url, { maxListConnections: 1 });
  const runBare = async () => {
    for (const { text, values } of statements) {
      await bare.listSql.unsafe(text, values as never[], { prepare: true });
    }
  };
  const [sql = 0, product = 0] = await measureInTurns([runBare, () => call(list.domainId, input)], rounds);
  await bare.close();
  return { size: list.size, sql, product };
}

function formatRow(name: string, timings: Timing[]): string {
  const cells = timings.map(
    ({ size, sql, product }) =>
      `${String(size).padStart(8)}: ${product.toFixed(2).padStart(6)} / ${sql.toFixed(2)} ms = ${(product / sql).toFixed(2)}`,
  );
  return `${name.padEnd(32)}${cells.join('  ')}`;
}

function printVerdicts(all: Map<string, Timing[]>): void {
  const timings = [...all.values()];
  const growth = (list: Timing[]) => (list.at(-1)?.product ?? 0) / (list[0]?.product ?? 1);
  const firstPage = all.get('search_volume desc') ?? [];
  const ofNames = (items: Case[]) => items.map(({ name }) => all.get(name) ?? []);
  const [smallest, , largest] = sizes;
  const verdicts: [string, number, number][] = [
    [
      'server against the same prepared SQL, worst',
      Math.max(...timings.flat().map((t) => t.product / t.sql)),
      limits.product,
    ],
    [
      `first page at ${largest} against ${smallest}, worst`,
      Math.max(...ofNames(sorts).map(growth)),
      limits.size,
    ],
    [
      `filtered page and total at ${largest} against ${smallest}, worst`,
      Math.max(...ofNames(filters).map(growth)),
      limits.total,
    ],
    [
      'last page against first, worst',
      Math.max(...(all.get(lastPage.name) ?? []).map((t, i) => t.product / (firstPage[i]?.product ?? 1))),
      limits.lastPage,
    ],
  ];
  console.log();
  for (const [name, ratio, limit] of verdicts) {
    console.log(`${ratio <= limit ? 'met    ' : 'NOT MET'} ${name}: ${ratio.toFixed(2)} (at most ${limit})`);
  }
}
