import { type DatabaseHandle, type Queryable, schema } from '@keydence/db';
import { checkDay, type RankCheckpoint, type VisibilityCourse, visibility } from '@keydence/domain';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { DomainContext, ListScope } from '../access/get-domain-scope.ts';
import { competitorRankSql } from '../keyword-lists/build-competitor-rank.ts';
import { createListMemory } from '../list-memory.ts';
import { readCheckpoints } from './read-checkpoints.ts';

type Course = Pick<VisibilityCourse, 'checks' | 'competitors'>;

/** Lists whose visibility a process caches. */
const maxKept = 1_000;
const keptCourses = createListMemory<Course & { state: string }>(maxKept);

/** Maximum competitors offered for comparison; two can be chosen. */
const shownCompetitors = 10;
const shownMoves = 50;

/**
 * Visibility of the domain at its newest checks, the moves done in that time, and its competitors on the same keywords.
 */
export async function getVisibility({ services, domain }: DomainContext): Promise<VisibilityCourse> {
  const { dataSource, list } = domain;
  if (!list) return { checks: [], shipped: [], competitors: [], dataSource };
  const { checks, competitors } = await findCourse(services.database, list, domain.timeZone);
  const shipped = await readShipped(services.database.db, list.id, checks[0]?.day);
  return { checks, shipped, competitors, dataSource };
}

/** Computed once per state of a list and its competitors, then cached in the process. */
async function findCourse(
  { db, owner }: DatabaseHandle,
  { id: listId, version }: ListScope,
  timeZone: string,
): Promise<Course> {
  const active = await db.execute<{ id: string }>(sql`
    select id from competitors where list_id = ${listId} and is_active and deleted_at is null order by id`);
  const state = [version, timeZone, ...active.map(({ id }) => id)].join(' ');
  const kept = keptCourses.find(owner, listId);
  if (kept?.state === state) return kept;
  const checks = await readCheckpoints(db, listId);
  const competitors = checks.length > 0 ? await readCompetitors(db, listId, timeZone) : [];
  keptCourses.keep(owner, listId, { checks, competitors, state });
  return { checks, competitors };
}

async function readShipped(
  db: Queryable,
  listId: number,
  since: RankCheckpoint['day'] | undefined,
): Promise<VisibilityCourse['shipped']> {
  if (since === undefined) return [];
  const { moves } = schema;
  const rows = await db
    .select({ id: moves.id, day: moves.doneOn, verb: moves.verb, title: moves.title })
    .from(moves)
    .where(and(eq(moves.listId, listId), gte(moves.doneOn, since)))
    .orderBy(asc(moves.doneOn), asc(moves.id))
    .limit(shownMoves);
  return rows.flatMap(({ day, ...move }) => (day === null ? [] : [{ ...move, day }]));
}

interface CompetitorRank extends Record<string, unknown> {
  id: string;
  name: string;
  refreshedAt: string;
  rank: number;
  volume: number;
}

async function readCompetitors(
  db: Queryable,
  listId: number,
  timeZone: string,
): Promise<VisibilityCourse['competitors']> {
  const [all] = await db.execute<{ volume: number }>(sql`
    select coalesce(sum(search_volume), 0)::float8 as volume from keyword_rankings
    where list_id = ${listId} and last_ranking_check is not null`);
  const rows = await db.execute<CompetitorRank>(sql`
    select s.id, coalesce(nullif(s.display_name, ''), s.domain_name) as name, s.last_refreshed_at as "refreshedAt",
      ${competitorRankSql('c')} as rank, sum(k.search_volume)::float8 as volume
    from competitors s
    join competitor_keywords c on c.list_id = ${listId} and c.competitor_id = s.id
    join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = c.kw_hash and k.search_volume > 0
    where s.list_id = ${listId} and s.deleted_at is null and s.is_active and s.last_refreshed_at is not null
      and ${competitorRankSql('c')} between 1 and 100
    group by 1, 2, 3, 4`);
  return [...new Set(rows.map(({ id }) => id))]
    .flatMap((id) =>
      viewCompetitor(
        rows.filter((row) => row.id === id),
        { volume: all?.volume ?? 0, timeZone },
      ),
    )
    .sort((a, b) => b.visibility - a.visibility)
    .slice(0, shownCompetitors);
}

function viewCompetitor(
  ranks: readonly CompetitorRank[],
  { volume, timeZone }: { volume: number; timeZone: string },
): VisibilityCourse['competitors'] {
  const [first] = ranks;
  if (!first) return [];
  const seen = ranks.reduce((sum, one) => sum + one.volume, 0);
  const share = visibility([
    ...ranks.map((one) => ({ rank: one.rank, searchVolume: one.volume })),
    { rank: null, searchVolume: Math.max(0, volume - seen) },
  ]);
  const { id, name, refreshedAt } = first;
  return share === null
    ? []
    : [{ id, name, day: checkDay(new Date(refreshedAt), timeZone), visibility: share }];
}
