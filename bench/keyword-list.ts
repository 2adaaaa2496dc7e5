// The keyword list against the same prepared statements over one connection, and large lists against small ones.
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { keywordSortKeys, type ListKeywordsInput } from '@keydence/domain';
import { createBenchCaller } from './create-caller.ts';
import type { FilledList } from './fill-list.ts';
import { measureInTurns, type Rounds } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { type RecordedStatement, recordStatements, runStatements } from './record-statements.ts';

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

export async function measureKeywordList({ database, plan, userId, ...world }: World): Promise<Finding[]> {
  const lists = [world.middle, world.large, world.largest];
  const rounds = { rounds: plan.isSmall ? 20 : 150, warmUps: 8 };
  const all = new Map<string, Timing[]>();
  for (const group of [
    ...sorts.map((item) => [item]),
    ...filters.map((item) => [item]),
    [firstPage, lastPage],
  ]) {
    for (const [name, timings] of await measureGroup({ database, userId, lists, rounds }, group)) {
      all.set(name, timings);
      console.log(formatRow(name, timings));
    }
  }
  return judge(all);
}

interface Run {
  database: DatabaseHandle;
  userId: string;
  lists: FilledList[];
  rounds: Rounds;
}

/** All cases, sizes and both ways in turns: the use case over its pools, and what it sends to the database over one connection. */
async function measureGroup(
  { database: handle, userId, lists, rounds }: Run,
  group: Case[],
): Promise<[string, Timing[]][]> {
  const bare = await createDatabase(handle.url, { maxConnections: 1, maxListConnections: 1 });
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

function formatRow(name: string, timings: Timing[]): string {
  const cells = timings.map(
    ({ size, sql, product }) =>
      `${String(size).padStart(8)}: ${product.toFixed(2).padStart(6)} / ${sql.toFixed(2)} ms = ${(product / sql).toFixed(2)}`,
  );
  return `${name.padEnd(32)}${cells.join('  ')}`;
}

function judge(all: Map<string, Timing[]>): Finding[] {
  const growth = (list: Timing[]) => (list.at(-1)?.product ?? 0) / (list[0]?.product ?? 1);
  const first = all.get(firstPage.name) ?? [];
  const ofNames = (items: Case[]) => items.map(({ name }) => all.get(name) ?? []);
  const sizes = `${first.at(-1)?.size} against ${first[0]?.size} keywords`;
  const shares = ofNames(sorts).flatMap((list) => list.map((t) => t.product / t.sql));
  const lasts = (all.get(lastPage.name) ?? []).map((t, i) => t.product / (first[i]?.product ?? 1));
  return [
    {
      row: 'list',
      name: '8 sorts in 2 directions, server against the same prepared SQL, worst',
      figure: Math.max(...shares),
      atMost: limits.product,
    },
    {
      row: 'list',
      name: `first page, ${sizes}, worst`,
      figure: Math.max(...ofNames(sorts).map(growth)),
      atMost: limits.size,
      isOfGrowth: true,
    },
    {
      row: 'list',
      name: `filtered page and total, ${sizes}, worst`,
      figure: Math.max(...ofNames(filters).map(growth)),
      atMost: limits.total,
      isOfGrowth: true,
    },
    {
      row: 'list',
      name: 'last page against first, worst',
      figure: Math.max(...lasts),
      atMost: limits.lastPage,
    },
  ];
}
