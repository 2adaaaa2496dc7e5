import type { RadarNote, RadarState, RadarStatus, TopicPage, TopicPageState } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findFortnight, publicationRows, viewRadarTopic } from './read-publications.ts';

/** Competitors of a list are limited to fewer. */
const most = { sites: 200, topics: 200 };
/** Between two polls of a competitor on request. */
export const repollMs = 20 * 3_600_000;

interface SiteRow extends Record<string, unknown> {
  id: string;
  domain_name: string;
  display_name: string;
  is_active: boolean;
  state: RadarState | null;
  message: string | null;
  poll: number | null;
  polled_at: string | null;
  next_at: string | null;
  address_count: number | null;
  gone_count: number | null;
  notes: RadarNote[] | null;
  new: number;
  rewritten: number;
  is_sample: boolean;
}

interface TopicRow extends Record<string, unknown> {
  id: number | null;
  name: string | null;
  page_state: TopicPageState | null;
  pages: TopicPage[] | null;
  new: number;
  rewritten: number;
}

const counts = sql`count(*) filter (where p.kind = 'new')::int as new,
  count(*) filter (where p.kind = 'rewritten')::int as rewritten`;

/** The polls of a domain's competitors, and the counts of a fortnight by competitor and topic. */
export async function getRadarStatus(
  { services, domain }: Pick<DomainContext, 'services' | 'domain'>,
  { fortnight }: { fortnight: number },
): Promise<RadarStatus> {
  const { database, now } = services;
  const listId = domain.list?.id ?? 0;
  const window = findFortnight(now(), fortnight);
  const sites = await database.db.execute<SiteRow>(sql`
    with found as (
      select p.competitor_id, bool_or(p.is_sample) as is_sample, ${counts}
      from ${publicationRows(listId, window)} group by 1)
    select c.id, c.domain_name, c.display_name, c.is_active, r.state, r.message, r.poll, r.polled_at, r.next_at,
      r.address_count, r.gone_count, r.notes, coalesce(f.new, 0) as new, coalesce(f.rewritten, 0) as rewritten,
      coalesce(f.is_sample, false) as is_sample
    from competitors c
    left join radar_sites r on r.list_id = c.list_id and r.competitor_id = c.id
    left join found f on f.competitor_id = c.id
    where c.list_id = ${listId} and c.deleted_at is null and (c.is_active or f.competitor_id is not null)
    order by coalesce(f.new, 0) + coalesce(f.rewritten, 0) desc, c.display_name, c.id limit ${most.sites}`);
  const topics = await database.db.execute<TopicRow>(sql`
    select t.id, coalesce(t.given_name, t.name) as name, t.page_state, t.pages, ${counts}
    from ${publicationRows(listId, window)}
    group by t.list_id, t.id, t.name, t.given_name, t.page_state, t.pages
    order by t.id is null, count(*) desc, t.id limit ${most.topics}`);
  const rows = [...sites];
  const sum = (kind: 'new' | 'rewritten') => rows.reduce((total, row) => total + row[kind], 0);
  return {
    ...window,
    sites: rows.map(viewSite),
    topics: [...topics].map(({ id, name, page_state: pageState, pages, new: added, rewritten }) => ({
      topic: id === null || name === null ? null : viewRadarTopic(listId, { id, name, pageState, pages }),
      ...{ new: added, rewritten },
    })),
    ...{ new: sum('new'), rewritten: sum('rewritten') },
    isPolling: rows.some(({ state }) => state === 'queued'),
    isSample: rows.some(({ is_sample: isSample }) => isSample),
    pollAgainAt: findNextPoll(rows, now()),
  };
}

function viewSite(row: SiteRow): RadarStatus['sites'][number] {
  return {
    competitor: { id: row.id, domainName: row.domain_name, displayName: row.display_name },
    state: row.state,
    message: row.message,
    isBaseline: row.poll === 1 && row.new + row.rewritten === 0,
    polledAt: row.polled_at === null ? null : new Date(row.polled_at),
    nextAt: row.next_at === null ? null : new Date(row.next_at),
    addressCount: row.address_count ?? 0,
    ...{ new: row.new, rewritten: row.rewritten, gone: row.gone_count ?? 0 },
    notes: row.notes ?? [],
  };
}

/** Null if a competitor can be polled now. */
function findNextPoll(rows: readonly SiteRow[], now: Date): Date | null {
  const times = rows
    .filter(({ is_active: isActive }) => isActive)
    // A poll in the future is one before the clock was set back.
    .map(({ polled_at: at }) => (at === null ? 0 : new Date(at).getTime() + repollMs))
    .map((next) => (next > now.getTime() + repollMs ? 0 : next));
  const first = Math.min(...times);
  return times.length > 0 && first > now.getTime() ? new Date(first) : null;
}
