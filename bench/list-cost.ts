// Database cost of a keyword list request, in multiples of one prepared look-up by key: the
// backends' processor time for the list's own statements. A page and a look-up alternate, because
// repeated statements find warm caches. The total of an unfiltered list comes with its domain and
// costs no statement.
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import type { ListKeywordsInput } from '@keydence/domain';
import { createBenchCaller } from './create-caller.ts';
import type { FilledList } from './fill-list.ts';
import { at, measureWith } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { findBackend, readCpu } from './read-cpu.ts';
import { type RecordedStatement, recordStatements, runStatements } from './record-statements.ts';

type ListInput = Omit<Partial<ListKeywordsInput>, 'domainId'>;
type Way = () => Promise<unknown>;

const pageSize = 20;
const commonWord = 'e';
const filters: Record<'interface' | 'unselective', ListInput> = {
  interface: { minSearchVolume: 5000, maxDifficulty: 30 },
  unselective: { minSearchVolume: 1 },
};

export async function measureListCost(world: World): Promise<Finding[]> {
  const { database, plan, largest, middle } = world;
  const bare = await createDatabase(database.url, { maxListConnections: 1, statementTimeoutMs: 0 });
  const backends = [await findBackend(bare.listSql), await findBackend(bare.indexSql)];
  const send = (list: FilledList, input: ListInput) => prepareWay(world, bare, { list, input });
  const word = await findWord(database, largest);
  const ways: Way[] = [
    lookUpKey(bare.listSql, largest),
    lookUpKey(bare.indexSql, largest),
    await send(largest, {}),
    await send(middle, {}),
    await send(largest, filters.interface),
    await send(largest, filters.unselective),
    await send(largest, { page: Math.ceil(largest.size / pageSize) }),
    await randomPages(world, bare),
    await send(largest, { search: word }),
    scanTexts(bare, largest, word),
    await send(largest, { search: word.slice(0, 2) }),
    scanTexts(bare, largest, word.slice(0, 2)),
    await send(largest, { search: commonWord }),
    scanTexts(bare, largest, commonWord),
    await send(largest, { sortOrder: 'asc' }),
  ];
  const medians = await measureWith(ways, {
    rounds: plan.isSmall ? 15 : 60,
    warmUps: 3,
    read: async () => readCpu(backends),
  });
  await bare.close();
  console.log(
    `a row by its key costs the database ${at(medians, 0).toFixed(3)} ms of processor time, ${at(medians, 1).toFixed(3)} ms with a kept plan`,
  );
  return judge(medians, `${largest.size} keywords`);
}

/** The first page has a kept plan, so it is held against a look-up with one; the limits of the rest are of look-ups without. */
function judge(medians: number[], size: string): Finding[] {
  const keys = (way: number) => share(way, 0);
  const share = (way: number, other: number) => at(medians, way) / at(medians, other);
  const searches = [share(8, 9), share(10, 11), share(12, 13)];
  return [
    { row: 'T1', name: `first page at ${size} against a row by its key`, figure: share(2, 1), atMost: 5 },
    {
      row: 'T2',
      name: 'first page, largest list against middle',
      figure: share(2, 3),
      atMost: 1.5,
      isOfGrowth: true,
    },
    {
      row: 'T3',
      name: 'filtered page and exact total against a row by its key',
      figure: keys(4),
      atMost: 10,
    },
    { row: 'T3', name: 'the same, the filter leaves nearly all', figure: keys(5), atMost: 12 },
    // The highest volumes of the world are adjacent in the tables, the lowest are scattered. The
    // same keywords are therefore read from both ends: the last page from the end of its order, and
    // as the first page of the opposite order.
    {
      row: 'T4',
      name: 'last page against the same keywords as a first page',
      figure: share(6, 14),
      atMost: 1.5,
    },
    { row: 'T4', name: 'last page against the first of its order', figure: share(6, 2), atMost: 1.5 },
    { row: 'T4', name: 'random deep page against a row by its key', figure: keys(7), atMost: 250 },
    {
      row: 'T5',
      name: 'search of a word and its total against a row by its key',
      figure: keys(8),
      atMost: 60,
    },
    {
      row: 'T5',
      name: 'search of a word, of 2 characters and of 1 against a scan of the texts, worst',
      figure: Math.max(...searches),
      atMost: 3,
      isOfGrowth: true,
    },
  ];
}

function lookUpKey(sql: DatabaseHandle['sql'], { listId, size }: FilledList): Way {
  return () => {
    const id = 1 + Math.floor(Math.random() * size);
    return sql`select * from tracked_keywords where list_id = ${listId} and id = ${id}`;
  };
}

/** The list's own statements of one request. Looking the domain up is not among them. */
async function record(
  { database, userId }: World,
  { list, input }: { list: FilledList; input: ListInput },
): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = [];
  const caller = createBenchCaller(recordStatements(database, statements), userId);
  await caller.keywords.list({ domainId: list.domainId, ...input });
  return statements.filter(({ pool }) => pool !== 'sql');
}

async function prepareWay(
  world: World,
  bare: DatabaseHandle,
  asked: { list: FilledList; input: ListInput },
): Promise<Way> {
  const statements = await record(world, asked);
  return () => runStatements(bare, statements);
}

async function randomPages(world: World, bare: DatabaseHandle): Promise<Way> {
  const pages = Math.ceil(world.largest.size / pageSize);
  const ways: Way[] = [];
  for (let number = 0; number < 25; number++) {
    const page = 1 + Math.floor(Math.random() * pages);
    ways.push(await prepareWay(world, bare, { list: world.largest, input: { page } }));
  }
  let turn = 0;
  return () => ways[turn++ % ways.length]?.() ?? Promise.resolve();
}

function scanTexts({ listSql }: DatabaseHandle, { listId }: FilledList, text: string): Way {
  return () => listSql`
    select count(*) from tracked_keywords where list_id = ${listId} and strpos(keyword_text, ${text}) > 0`;
}

/** A word of middling frequency: that of a keyword, as people search for what is there. */
async function findWord({ listSql }: DatabaseHandle, { listId, size }: FilledList): Promise<string> {
  const [row] = await listSql<{ word: string }[]>`
    select split_part(keyword_text, ' ', 1) as word from tracked_keywords
    where list_id = ${listId} and id = ${Math.floor(size / 3)}`;
  return row?.word ?? '';
}
