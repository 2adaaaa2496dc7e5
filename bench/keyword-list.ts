// The keyword list against the same prepared statements over one connection, and large lists against small ones.
// It fills 10,000, 100,000 and 1,000,000 keywords; with `--quick` a tenth of each.
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { keywordSortKeys, type ListKeywordsInput } from '@keydence/domain';
import { createBenchCaller } from './create-caller.ts';
import { addFillFunctions, addPerson, type FilledList, fillList } from './fill-list.ts';
import { measureInTurns } from './measure.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import { printVerdicts, type Verdict } from './print-verdicts.ts';
import { type RecordedStatement, recordStatements } from './record-statements.ts';

const isQuick = process.argv.includes('--quick');
const sizes = isQuick ? [1_000, 10_000, 100_000] : [10_000, 100_000, 1_000_000];
const rounds = { rounds: isQuick ? 60 : 150, warmUps: 8 };
const limits = { product: 1.5, size: 2, lastPage: 2, total: 3 };
const pageSize = 20;

type ListInput = Omit<Partial<ListKeywordsInput>, 'domainId'>;

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
const firstPage: Case = { name: 'first page', input: () => ({}) };
const lastPage: Case = { name: 'last page', input: ({ size }) => ({ page: Math.ceil(size / pageSize) }) };

const database = await openScratchDatabase({ statementTimeoutMs: 0 });
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
  for (const group of [
    ...sorts.map((item) => [item]),
    ...filters.map((item) => [item]),
    [firstPage, lastPage],
  ]) {
    for (const [name, timings] of await measureGroup(handle, userId, lists, group)) {
      all.set(name, timings);
      console.log(formatRow(name, timings));
    }
  }
  judge(all);
}

/** All cases, sizes and both ways in turns: the use case over its pools, and what it sends to the database over one connection. */
async function measureGroup(
  handle: DatabaseHandle,
  userId: string,
  lists: FilledList[],
  group: Case[],
): Promise<[string, Timing[]][]> {
  const bare = await createDatabase(handle.url, { maxListConnections: 1 });
  const api = createBenchCaller(handle, userId);
  const ways: (() => Promise<unknown>)[] = [];
  for (const [item, list] of group.flatMap((item) => lists.map((list) => [item, list] as const))) {
    const input = item.input(list);
    const statements: RecordedStatement[] = [];
    const recorded = createBenchCaller(recordStatements(handle, statements), userId);
    await recorded.keywords.list({ domainId: list.domainId, ...input });
    ways.push(() => runStatements(bare, statements));
    ways.push(() => api.keywords.list({ domainId: list.domainId, ...input }));
  }
  const medians = await measureInTurns(ways, rounds);
  await bare.close();
  const timingOf = (way: number, size: number) => ({
    size,
    sql: medians[way] ?? Number.NaN,
    product: medians[way + 1] ?? Number.NaN,
  });
  return group.map((item, caseIndex) => [
    item.name,
    lists.map(({ size }, index) => timingOf(2 * (caseIndex * lists.length + index), size)),
  ]);
}

async function runStatements({ listSql }: DatabaseHandle, statements: RecordedStatement[]): Promise<void> {
  for (const { text, values } of statements) {
    await listSql.unsafe(text, values as never[], { prepare: true });
  }
}

function formatRow(name: string, timings: Timing[]): string {
  const cells = timings.map(
    ({ size, sql, product }) =>
      `${String(size).padStart(8)}: ${product.toFixed(2).padStart(6)} / ${sql.toFixed(2)} ms = ${(product / sql).toFixed(2)}`,
  );
  return `${name.padEnd(32)}${cells.join('  ')}`;
}

function judge(all: Map<string, Timing[]>): void {
  const timings = [...all.values()];
  const growth = (list: Timing[]) => (list.at(-1)?.product ?? 0) / (list[0]?.product ?? 1);
  const first = all.get(firstPage.name) ?? [];
  const ofNames = (items: Case[]) => items.map(({ name }) => all.get(name) ?? []);
  const [smallest, , largest] = sizes;
  const verdicts: Verdict[] = [
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
      Math.max(...(all.get(lastPage.name) ?? []).map((t, i) => t.product / (first[i]?.product ?? 1))),
      limits.lastPage,
    ],
  ];
  printVerdicts(verdicts);
}
