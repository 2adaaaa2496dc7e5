import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { fortnightMs } from './store-poll.ts';

/** Terms and publications that one pass compares. */
const most = { terms: 20_000, publications: 5_000 };

/**
 * Assigns the topics of a list to the publications of the last two fortnights: topics may have
 * changed since the poll.
 */
export async function assignPublications(
  { database, radarRules, now }: Pick<Services, 'database' | 'radarRules' | 'now'>,
  listId: number,
  language: string,
): Promise<void> {
  const { db } = database;
  const since = new Date(now().getTime() - 2 * fortnightMs).toISOString();
  const pages = await db.execute<{
    id: string;
    address: string;
    title: string | null;
    heading: string | null;
  }>(sql`
    select competitor_id || '.' || poll || '.' || hash as id, address, title, heading from radar_publications
    where list_id = ${listId} and found_at >= ${since}::timestamptz
    order by found_at desc, competitor_id, hash limit ${most.publications}`);
  if (pages.length === 0) return;
  const terms = await db.execute<{ topicId: number; text: string }>(sql`
    select i.topic_id as "topicId", k.keyword_text as text
    from keyword_insights i join tracked_keywords k on k.list_id = i.list_id and k.id = i.keyword_id
    where i.list_id = ${listId} and i.topic_id is not null
    order by k.search_volume desc nulls last, k.id limit ${most.terms}`);
  const names = await db.execute<{ domain: string; name: string }>(sql`
    select domain_name as domain, display_name as name from competitors where list_id = ${listId}`);
  const matches = await radarRules.assign({
    language,
    terms: [...terms],
    siteNames: [...names].flatMap(({ domain, name }) => [domain.split('.')[0] ?? '', name]),
    pages: [...pages].map(({ id, ...page }) => ({ hash: id, ...page })),
  });
  const found = new Map(matches.map((match) => [match.hash, match]));
  const rows = [...pages].map(({ id }) => {
    const match = found.get(id);
    return { id, topic: match?.topicId ?? null, keyword: match?.keyword ?? null };
  });
  await db.execute(sql`
    update radar_publications p set topic_id = n.topic, keyword = n.keyword
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id text, topic int, keyword text)
    where p.list_id = ${listId} and p.found_at >= ${since}::timestamptz
      and p.competitor_id || '.' || p.poll || '.' || p.hash = n.id
      and (p.topic_id is distinct from n.topic or p.keyword is distinct from n.keyword)`);
}
