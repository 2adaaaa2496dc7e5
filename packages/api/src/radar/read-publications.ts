import type { Queryable } from '@keydence/db';
import {
  AppError,
  type Publication,
  type PublicationKind,
  type RadarFilters,
  radarDays,
  type TopicPage,
  type TopicPageState,
} from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { isId } from '../access.ts';
import { encodeKeywordId, findKeywordKey } from '../keyword-lists/encode-keyword-id.ts';

const dayMs = 86_400_000;

/** First and last moment of a fortnight before now. */
export function findFortnight(now: Date, fortnight: number): { from: Date; to: Date } {
  const to = now.getTime() - fortnight * radarDays * dayMs;
  return { from: new Date(to - radarDays * dayMs), to: new Date(to) };
}

/**
 * Publications `p` of a fortnight with their topics `t`, each page once: one that was published and
 * then rewritten is new. Topics that were merged count as their target; those without keywords are
 * none.
 */
export function publicationRows(listId: number, { from, to }: { from: Date; to: Date }): SQL {
  return sql`
    (select distinct on (competitor_id, hash) * from radar_publications
      where list_id = ${listId} and found_at > ${from.toISOString()}::timestamptz
        and found_at <= ${to.toISOString()}::timestamptz
      order by competitor_id, hash, kind = 'rewritten', poll desc) p
    join competitors c on c.list_id = p.list_id and c.id = p.competitor_id and c.deleted_at is null
    left join topics o on o.list_id = p.list_id and o.id = p.topic_id
    left join topics t on t.list_id = p.list_id and t.id = coalesce(o.absorbed_by, o.id) and t.keyword_count > 0
    where p.list_id = ${listId}`;
}

/** Conditions of the filters, each beginning with `and`. */
export function buildConditions(listId: number, { competitorId, topicId, kind }: RadarFilters): SQL {
  const parts: SQL[] = [];
  if (kind !== undefined) parts.push(sql`and p.kind = ${kind}`);
  if (competitorId !== undefined) {
    parts.push(isId(competitorId) ? sql`and p.competitor_id = ${competitorId}::uuid` : sql`and false`);
  }
  if (topicId === 'none') parts.push(sql`and t.id is null`);
  else if (topicId !== undefined) {
    const key = findKeywordKey(topicId);
    parts.push(key?.listId === listId ? sql`and t.id = ${key.id}` : sql`and false`);
  }
  return sql.join(parts, sql` `);
}

interface Row extends Record<string, unknown> {
  id: string;
  kind: PublicationKind;
  address: string;
  title: string | null;
  dated_at: string | null;
  found_at: string;
  is_from_feed: boolean;
  is_sample: boolean;
  is_gone: boolean;
  keyword: string | null;
  competitor_id: string;
  domain_name: string;
  display_name: string;
  topic_id: number | null;
  topic_name: string | null;
  page_state: TopicPageState | null;
  pages: TopicPage[] | null;
}

interface Wanted {
  listId: number;
  window: { from: Date; to: Date };
  filters: RadarFilters;
  limit: number;
  cursor?: string | undefined;
}

const cursorForm = /^[0-9a-f-]{36}\.\d{1,9}\.[0-9a-f]{16}$/;

/**
 * Publications by topic: the topic with most of them first, those without one last; within a
 * topic, the newest first.
 */
export async function readPublications(db: Queryable, wanted: Wanted): Promise<Publication[]> {
  const { listId, window, filters, limit, cursor } = wanted;
  if (cursor !== undefined && !cursorForm.test(cursor)) {
    throw new AppError('validation_failed', 'This cursor is not from a list of publications.', {
      errors: [{ path: 'cursor', message: 'Use nextCursor of the page before.' }],
    });
  }
  const rows = await db.execute<Row>(sql`
    with ordered as (
      select p.competitor_id || '.' || p.poll || '.' || p.hash as id, p.kind, p.address,
        coalesce(p.title, p.heading) as title, p.dated_at, p.found_at, p.is_from_feed, p.is_sample,
        p.gone_at is not null as is_gone, p.keyword, c.id as competitor_id, c.domain_name, c.display_name,
        t.id as topic_id, coalesce(t.given_name, t.name) as topic_name, t.page_state, t.pages,
        count(*) over (partition by t.id) as size
      from ${publicationRows(listId, window)} ${buildConditions(listId, filters)}),
    placed as (
      select *, row_number() over (order by topic_id is null, size desc, topic_id,
        coalesce(dated_at, found_at) desc, id) as place
      from ordered)
    select * from placed
    where place > ${cursor === undefined ? sql`0` : sql`(select place from placed where id = ${cursor})`}
    order by place limit ${limit}`);
  return [...rows].map((row) => viewPublication(listId, row));
}

function viewPublication(listId: number, row: Row): Publication {
  const { topic_id: topicId, topic_name: name } = row;
  return {
    ...{ id: row.id, kind: row.kind, address: row.address, title: row.title },
    competitor: { id: row.competitor_id, domainName: row.domain_name, displayName: row.display_name },
    datedAt: row.dated_at === null ? null : new Date(row.dated_at),
    foundAt: new Date(row.found_at),
    source: row.is_from_feed ? 'feed' : 'sitemap',
    topic:
      topicId === null || name === null
        ? null
        : viewRadarTopic(listId, { id: topicId, name, pageState: row.page_state, pages: row.pages }),
    keyword: topicId === null ? null : row.keyword,
    isGone: row.is_gone,
    isSample: row.is_sample,
  };
}

interface TopicColumns {
  id: number;
  name: string;
  pageState: TopicPageState | null;
  pages: TopicPage[] | null;
}

export function viewRadarTopic(listId: number, { id, name, pageState, pages }: TopicColumns) {
  return {
    id: encodeKeywordId({ listId, id }),
    name,
    pageState: pageState ?? ('none' as const),
    pages: pages ?? [],
  };
}

export async function countPublications(
  db: Queryable,
  { listId, window, filters }: Pick<Wanted, 'listId' | 'window' | 'filters'>,
): Promise<number> {
  const [row] = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from ${publicationRows(listId, window)} ${buildConditions(listId, filters)}`);
  return row?.total ?? 0;
}
