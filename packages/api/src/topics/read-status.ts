import type { schema } from '@keydence/db';
import type { TopicRun, TopicStatus, TopicVectors } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { DomainContext } from '../tracked-domains/access.ts';
import { findRun } from './find-run.ts';

/** How the topics of the domain's own market stand; all nothing before its list is made. */
export async function readStatus({
  services,
  domain,
}: Pick<DomainContext, 'services' | 'domain'>): Promise<TopicStatus> {
  if (!domain.list)
    return { run: null, topicCount: 0, aloneCount: 0, waitingCount: 0, groupedAt: null, vectors: null };
  return readListStatus(services, domain.list.id);
}

interface Counts extends Record<string, unknown> {
  topics: number;
  grouped: number;
  placed: number;
  keywords: number;
  grouped_at: string | null;
  vectors: TopicVectors | null;
}

/** How the topics of a list stand. */
export async function readListStatus(
  services: Pick<Services, 'database'>,
  listId: number,
): Promise<TopicStatus> {
  const { db } = services.database;
  const [counts] = await db.execute<Counts>(sql`
    select (select count(*)::int from topics where list_id = ${listId} and keyword_count > 0) as topics,
      (select coalesce(sum(keyword_count), 0)::int from topics where list_id = ${listId}) as grouped,
      (select count(*)::int from keyword_insights where list_id = ${listId} and is_placed) as placed,
      (select keyword_count from keyword_lists where id = ${listId}) as keywords,
      f.finished_at as grouped_at, f.vectors
    from (select 1) as one left join lateral (
      select finished_at, vectors from topic_runs where list_id = ${listId} and kind = 'full' and state = 'done'
      order by run desc limit 1) f on true`);
  const run = await findRun(db, listId);
  return {
    run: run && viewRun(run),
    topicCount: counts?.topics ?? 0,
    aloneCount: Math.max(0, (counts?.placed ?? 0) - (counts?.grouped ?? 0)),
    waitingCount: Math.max(0, (counts?.keywords ?? 0) - (counts?.placed ?? 0)),
    groupedAt: counts?.grouped_at ? new Date(counts.grouped_at) : null,
    vectors: counts?.vectors ?? null,
  };
}

export type TopicRunRow = typeof schema.topicRuns.$inferSelect;

function viewRun({ run, kind, state, step, progress, message, ...times }: TopicRunRow): TopicRun {
  const { createdAt, startedAt, finishedAt } = times;
  return { run, kind, state, step, progress, message, createdAt, startedAt, finishedAt };
}
