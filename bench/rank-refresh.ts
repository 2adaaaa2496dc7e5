// A refresh of rankings: the whole job against bare batch updates of the same data, and the update
// of rank, page and check in our tables against a single table of the same size with text, figures
// and ranking in one row and only its keys. A refresh writes each ranking with its score and the
// day of the rank history. The job also requests, stores and attributes each response, and compares
// the market's figures with those of the list.
import { runRefresh, type Services } from '@keydence/api';
import { createDatabase, type DatabaseHandle, intentFromCode } from '@keydence/db';
import type { SearchDataSource } from '@keydence/domain';
import { createSampleSource } from '@keydence/search-data';
import { createBenchCaller } from './create-caller.ts';
import { createServices } from './create-services.ts';
import type { FilledList } from './fill-list.ts';
import { at, measureWith } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { findBackend, readCpu } from './read-cpu.ts';
import { StatementClock } from './statement-clock.ts';

const batchSize = 5_000;
/** The first job of a month begins the rank history of each keyword. */
const rounds = { rounds: 3, warmUps: 1 };
type Sql = DatabaseHandle['sql'];

export async function measureRankRefresh({ database, userId, written }: World): Promise<Finding[]> {
  const { size } = written;
  const options = { maxConnections: 1, statementTimeoutMs: 0 };
  const bare = await createDatabase(database.url, options);
  await copyToWideTable(bare.sql);
  // Each batch walks the keys: a plan of its own may read the whole table for it.
  await bare.sql`set plan_cache_mode = force_generic_plan`;
  const backend = await findBackend(bare.sql);
  const clock = new StatementClock();
  const observed = await createDatabase(database.url, { ...options, observer: clock.observe });
  const served = [process.pid, backend, await findBackend(observed.sql)];
  const source = await createKnowingSource(database, written);
  const refreshAll = async () => {
    clock.reset();
    await refresh(observed, userId, { list: written, source });
  };
  const updateOurs = () => updateRankings(bare.sql, 'keyword_rankings', written);
  const updateWide = () => updateRankings(bare.sql, 'bench_wide_keywords', written);
  const updateAll = () => updateWhole(bare.sql, written);
  // Autovacuum has been there before the next refresh comes.
  const settled = (run: () => Promise<unknown>) => async () => {
    await database.sql`vacuum keyword_rankings, ranking_months, bench_wide_keywords`;
    await run();
  };

  const whole = await measureWith([refreshAll, updateAll, updateOurs].map(settled), {
    ...rounds,
    read: async () => readCpu(served),
  });
  console.log(`longest statements of the job: ${clock.tellLongest()}`);
  await observed.close();
  const cpu = await measureWith([updateOurs, updateWide].map(settled), {
    ...rounds,
    read: async () => readCpu([backend]),
  });
  // After a checkpoint, which may come in any of them, whole pages are logged once.
  const logged = await measureWith([updateOurs], { ...rounds, read: () => readLogPosition(bare.sql) });
  await bare.sql`drop table bench_wide_keywords`;
  await bare.close();
  console.log(
    `processor time for ${size} rankings: the job ${tell(whole[0])}, the bare updates ${tell(whole[1])}, that of rank, page and check alone ${tell(whole[2])}; the last in the database on our tables ${tell(cpu[0])}, on one wide table ${tell(cpu[1])}`,
  );
  return [
    {
      row: 'refresh',
      name: `job that refreshes ${size} rankings against the bare updates of what it writes`,
      figure: at(whole, 0) / at(whole, 1),
      atMost: 2,
    },
    {
      row: 'refresh',
      name: 'the same job against the bare update of rank, page and check alone',
      figure: at(whole, 0) / at(whole, 2),
      atMost: 2,
    },
    {
      row: 'T6',
      name: 'update of rankings against one wide table with keys only',
      figure: at(cpu, 0) / at(cpu, 1),
      atMost: 1.5,
    },
    {
      row: 'T6',
      name: 'write-ahead log of that update',
      figure: at(logged, 0) / 1024 / size,
      atMost: 1,
      unit: 'KB a row',
    },
  ];
}

/** The whole job, like in a worker, on a source that knows every keyword immediately. */
export async function refresh(
  database: DatabaseHandle,
  userId: string,
  { list, source }: { list: FilledList; source: SearchDataSource },
): Promise<void> {
  const jobs: Parameters<Services['jobs']['enqueueRefresh']>[1][] = [];
  const plain = createServices(database);
  const services: Services = {
    ...plain,
    sources: { sample: source },
    jobs: { ...plain.jobs, enqueueRefresh: async (_tx, job) => void jobs.push(job) },
  };
  const { domainId } = list;
  await createBenchCaller(database, userId, services).refreshes.start({ domainId, kind: 'rankings' });
  for (const job of jobs) await runRefresh(services, job, { isLast: true });
  const [run] = await database.sql<{ state: string; message: string | null; refreshed: number }[]>`
    select state, message, (figures ->> 'refreshed')::int as refreshed from refresh_runs where list_id = ${list.listId} order by run desc limit 1`;
  if (run?.state !== 'done' || run.refreshed !== list.size) {
    throw new Error(`The refresh ended as ${run?.state} with ${run?.refreshed} rankings: ${run?.message}`);
  }
}

/** A source that is asked for the tracked keywords, however many: by pages, a refresh reads 10,000 at most. */
export async function createKnowingSource(
  { sql }: DatabaseHandle,
  { listId }: FilledList,
): Promise<SearchDataSource> {
  const sample = createSampleSource({ now: () => new Date() });
  const facts = await sql<Facts[]>`
    select keyword_text as text, search_volume as volume, cpc_micros::float8 / 1e6 as cpc,
      difficulty_score as difficulty, intent from tracked_keywords where list_id = ${listId} order by id`;
  const answers = new Map(facts.map((keyword, place) => [keyword.text, answerFor(keyword, place)]));
  return {
    ...sample,
    covers: async () => true,
    rankingsAmong: async (_name, _market, texts) => {
      const items = texts.flatMap((text) => answers.get(text) ?? []);
      // A check is newer than those before it, as that of the bare updates is.
      const checkedAt = new Date();
      for (const { ranking } of items) ranking.checkedAt = checkedAt;
      return { items, total: items.length };
    },
  };
}

interface Facts {
  text: string;
  volume: number | null;
  cpc: number | null;
  difficulty: number | null;
  intent: number;
}

type Answer = Awaited<ReturnType<SearchDataSource['rankedKeywords']>>['items'][number];

function answerFor({ text, volume, cpc, difficulty, intent }: Facts, place: number): Answer {
  const rank = 1 + Math.floor(Math.random() * 100);
  return {
    keyword: {
      keywordText: text,
      searchVolume: volume,
      cpc,
      competition: 0.4,
      lowTopOfPageBid: null,
      highTopOfPageBid: null,
      difficulty,
      intent: intentFromCode(intent),
      monthlySearches: [],
      serpFeatures: [],
      avgBacklinks: null,
    },
    ranking: {
      rankGroup: rank,
      rankAbsolute: rank,
      url: `https://site.example/page-${place % 500}`,
      title: `A page about ${text}`,
      description: null,
      resultsCount: 1_000_000,
      checkedAt: new Date(),
    },
  };
}

async function updateRankings(sql: Sql, table: string, { listId, size }: FilledList): Promise<void> {
  for (let first = 1; first <= size; first += batchSize) {
    const ids = Array.from({ length: Math.min(batchSize, size - first + 1) }, (_, place) => first + place);
    const ranks = ids.map(() => 1 + Math.floor(Math.random() * 100));
    const urls = ids.map((id) => `https://site.example/page-${id % 500}`);
    await sql`
      update ${sql(table)} r set rank_group = n.rank, rank_absolute = n.rank, ranking_url = n.url,
        ranking_title = 'A page about ' || n.id, last_ranking_check = now(), needs_ranking_refresh = false
      from unnest(${ids}::bigint[], ${ranks}::smallint[], ${urls}::text[]) as n (id, rank, url)
      where r.list_id = ${listId} and r.id = n.id`;
  }
}

/** All that a refresh writes of a ranking, and the day of its history. */
async function updateWhole(sql: Sql, { listId, size }: FilledList): Promise<void> {
  const month = `${new Date().toISOString().slice(0, 7)}-01`;
  const byteIndex = new Date().getUTCDate() - 1;
  for (let first = 1; first <= size; first += batchSize) {
    const ids = Array.from({ length: Math.min(batchSize, size - first + 1) }, (_, place) => first + place);
    const ranks = ids.map(() => 1 + Math.floor(Math.random() * 100));
    const scores = ids.map(() => Math.floor(Math.random() * 101));
    const results = ids.map(() => 1_000_000);
    const urls = ids.map((id) => `https://site.example/page-${id % 500}`);
    const titles = ids.map((id) => `A page about ${id}`);
    await sql`
      update keyword_rankings r set rank_group = n.rank, rank_absolute = n.rank, opportunity_score = n.score,
        ranking_type = n.results, ranking_url = n.url, ranking_title = n.title, ranking_description = null,
        last_ranking_check = now(), needs_ranking_refresh = false
      from unnest(${ids}::bigint[], ${ranks}::smallint[], ${scores}::smallint[], ${results}::bigint[], ${urls}::text[],
        ${titles}::text[]) as n (id, rank, score, results, url, title)
      where r.list_id = ${listId} and r.id = n.id`;
    await sql`
      update ranking_months m set ranks = set_byte(m.ranks, ${byteIndex}::int, n.rank)
      from unnest(${ids}::bigint[], ${ranks}::smallint[]) as n (id, rank)
      where m.list_id = ${listId} and m.month = ${month}::date and m.keyword_id = n.id`;
  }
}

const tell = (ms: number | undefined) => `${ms?.toFixed(0)} ms`;

/**
 * All lists in the order of our tables, on full pages: as in a newly loaded table, each update
 * moves the row to another page and rewrites its keys. An update within its own page rewrites none,
 * so it would say nothing about table layout.
 */
async function copyToWideTable(sql: Sql): Promise<void> {
  await sql`drop table if exists bench_wide_keywords`;
  await sql`
    create table bench_wide_keywords with (fillfactor = 100) as
    select k.*, r.last_ranking_check, r.ranking_type, r.opportunity_score, r.rank_group, r.rank_absolute, r.serp_flags,
      r.needs_ranking_refresh, r.ranking_url, r.ranking_title, r.ranking_description
    from tracked_keywords k join keyword_rankings r on r.list_id = k.list_id and r.id = k.id
    order by k.list_id, k.id`;
  await sql`alter table bench_wide_keywords add primary key (list_id, id)`;
  await sql`create unique index on bench_wide_keywords (list_id, kw_hash)`;
  await sql`vacuum analyze bench_wide_keywords`;
}

async function readLogPosition(sql: Sql): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`
    select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`;
  return row?.bytes ?? Number.NaN;
}
