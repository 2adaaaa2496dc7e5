import type { schema } from '@keydence/db';
import type { TopicRun, TopicStatus, TopicVectors } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import type { Services } from '../context.ts';
import { createListMemory } from '../list-memory.ts';
import { findRun } from './find-run.ts';

/** Status of the topics in the domain's current market; zeros and nulls before its list exists. */
export async function readStatus({
  services,
  domain,
}: Pick<DomainContext, 'services' | 'domain'>): Promise<TopicStatus> {
  if (!domain.list)
    return {
      run: null,
      topicCount: 0,
      aloneCount: 0,
      notGroupedCount: 0,
      waitingCount: 0,
      groupedAt: null,
      vectors: null,
    };
  return readListStatus(services, domain.list.id);
}

interface Counts {
  version: string;
  topics: number;
  grouped: number;
  placed: number;
  past_limit: number;
  keywords: number;
  grouped_at: string | null;
  vectors: TopicVectors | null;
}

/** Lists whose counts a process caches. */
const maxKept = 1_000;
const keptCounts = createListMemory<Pick<Counts, 'version' | 'placed' | 'past_limit'>>(maxKept);

/**
 * Status of a list's topics. Counting the placed keywords of a long list is slow and clients poll a run each second, so
 * a process caches the counts until the list is written again; added keywords do not count as placed.
 */
async function readListStatus(
  { database: { db, owner } }: Pick<Services, 'database'>,
  listId: number,
): Promise<TopicStatus> {
  const kept = keptCounts.find(owner, listId);
  const counts = await readCounts(db, listId, kept);
  if (counts) keptCounts.keep(owner, listId, counts);
  const run = await findRun(db, listId);
  const { topics = 0, grouped = 0, placed = 0, past_limit = 0, keywords = 0 } = counts ?? {};
  return {
    run: run && viewRun(run),
    topicCount: topics,
    aloneCount: Math.max(0, placed - grouped - past_limit),
    notGroupedCount: past_limit,
    waitingCount: Math.max(0, keywords - placed),
    groupedAt: counts?.grouped_at ? new Date(counts.grouped_at) : null,
    vectors: counts?.vectors ?? null,
  };
}

async function readCounts(
  db: Services['database']['db'],
  listId: number,
  kept: Pick<Counts, 'version' | 'placed' | 'past_limit'> | undefined,
): Promise<Counts | undefined> {
  // The version first, so that counts of a later state are never kept for it; a cluster has the two on different machines.
  const [list] = await db.execute<Pick<Counts, 'version' | 'keywords' | 'grouped_at' | 'vectors'>>(sql`
    select l.version::text, l.keyword_count as keywords, f.finished_at as grouped_at, f.vectors
    from keyword_lists l
    left join lateral (
      select finished_at, vectors from topic_runs where list_id = ${listId} and kind = 'full' and state = 'done'
      order by run desc limit 1) f on true
    where l.id = ${listId}`);
  if (!list) return undefined;
  const isKept = kept?.version === list.version;
  const [counted] = await db.execute<Pick<Counts, 'topics' | 'grouped' | 'placed' | 'past_limit'>>(sql`
    select
      (select count(*)::int from topics where list_id = ${listId} and keyword_count > 0) as topics,
      (select coalesce(sum(keyword_count), 0)::int from topics where list_id = ${listId}) as grouped,
      p.placed, p.past_limit
    from (select count(*)::int as placed, (count(*) filter (where is_past_limit))::int as past_limit
      from keyword_insights where list_id = ${listId} and is_placed and not ${isKept}::boolean) p`);
  if (!counted) return undefined;
  const { placed, past_limit } = isKept && kept ? kept : counted;
  return { ...list, ...counted, placed, past_limit };
}

export type TopicRunRow = typeof schema.topicRuns.$inferSelect;

function viewRun({ run, kind, state, step, progress, message, ...times }: TopicRunRow): TopicRun {
  const { createdAt, startedAt, finishedAt } = times;
  return { run, kind, state, step, progress, message, createdAt, startedAt, finishedAt };
}
