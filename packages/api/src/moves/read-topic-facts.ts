import type { Queryable } from '@keydence/db';
import { intentFromCode } from '@keydence/db';
import type { MoveTopicFacts, MoveTopicKeyword } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { ListRates } from '../gains/find-site-rates.ts';
import { competitorRankSql } from '../keyword-lists/build-competitor-rank.ts';
import { buildRelevanceRule } from '../topics/build-relevance-rule.ts';
import { readKnownSearches, unknownFacts } from './read-search-facts.ts';

/** Maximum topics per run, largest gain first, and keywords per topic. */
const mostTopics = 400;
const mostKeywords = 40;
/** Last rank at which the site's own page counts as serving a search. */
const lastServedRank = 50;
const lastCompetitorRank = 20;

interface TopicRow extends Record<string, unknown> {
  id: number;
  name: string;
  relevance: number | null;
  page_state: string;
}

interface Asked {
  listId: number;
  list: ListRates;
}

/** Topics relevant to the site without a page in the top 50, with the list's and the competitors' keywords on them. */
export async function readTopicFacts(db: Queryable, asked: Asked): Promise<MoveTopicFacts[]> {
  const { listId } = asked;
  const topics = await db.execute<TopicRow>(sql`
    select t.id, coalesce(t.given_name, t.name) as name, t.relevance, t.page_state
    from topics t
    where t.list_id = ${listId} and t.keyword_count > 0 and t.absorbed_by is null and not t.is_hidden
      and ${sql.raw(buildRelevanceRule('t.relevance_class'))}
      and not exists (
        select 1 from keyword_insights i
        join keyword_rankings r on r.list_id = ${listId} and r.id = i.keyword_id
        where i.list_id = ${listId} and i.topic_id = t.id and r.rank_group <= ${lastServedRank})
    order by t.gain_mid desc nulls last, t.demand desc nulls last, t.id limit ${mostTopics}`);
  const ids = [...topics].map(({ id }) => id);
  const keywords = await readKeywords(db, asked, ids);
  for (const [id, gaps] of await readGapKeywords(db, asked, ids))
    keywords.set(id, [...(keywords.get(id) ?? []), ...gaps]);
  return [...topics].map(({ id, name, relevance, page_state }) => ({
    topic: { id, name },
    relevance,
    hasPage: page_state !== 'none',
    keywords: keywords.get(id) ?? [],
  }));
}

type ByTopic = Map<number, MoveTopicKeyword[]>;

async function readKeywords(
  db: Queryable,
  { listId, list }: Asked,
  ids: readonly number[],
): Promise<ByTopic> {
  const rows = await db.execute<{
    topic: number;
    id: string;
    rankers: MoveTopicKeyword['competitors'] | null;
  }>(sql`
    select t.id as topic, i.keyword_id as id, c.rankers
    from unnest(${`{${ids.join(',')}}`}::int[]) as t (id)
    cross join lateral (
      select n.keyword_id, k.kw_hash from keyword_insights n
      join tracked_keywords k on k.list_id = ${listId} and k.id = n.keyword_id
      where n.list_id = ${listId} and n.topic_id = t.id
      order by k.search_volume desc nulls last, k.id limit ${mostKeywords}) i
    left join lateral (
      select jsonb_agg(jsonb_build_object('domain', o.domain_name, 'page', c.ranking_url, 'rank', ${competitorRankSql('c')})
        order by ${competitorRankSql('c')}) as rankers
      from competitor_keywords c
      join competitors o on o.list_id = ${listId} and o.id = c.competitor_id and o.deleted_at is null
      where c.list_id = ${listId} and c.kw_hash = i.kw_hash
        and ${competitorRankSql('c')} between 1 and ${lastCompetitorRank}) c on true`);
  const known = await readKnownSearches(db, { listId, list, ids: [...rows].map(({ id }) => Number(id)) });
  const found: ByTopic = new Map();
  for (const { topic, id, rankers } of rows) {
    const keyword = known.get(Number(id));
    if (!keyword) continue;
    const { text, rank, intent, isBrand, groupId, facts, count } = keyword;
    const counted = count ?? { impressions: 0, clicks: 0, position: null };
    const row = { id: Number(id), text, rank, intent, isBrand, groupId, facts, ...counted };
    found.set(topic, [...(found.get(topic) ?? []), { ...row, competitors: rankers ?? [] }]);
  }
  return found;
}

interface GapRow extends Record<string, unknown> {
  topic: number;
  text: string;
  volume: number | null;
  difficulty: number | null;
  intent: number;
  rankers: MoveTopicKeyword['competitors'];
}

/** Competitors' keywords that are not in the list. */
async function readGapKeywords(
  db: Queryable,
  { listId, list }: Asked,
  ids: readonly number[],
): Promise<ByTopic> {
  const rows = await db.execute<GapRow>(sql`
    with theirs as (
      select g.topic_id as topic, g.kw_hash, max(c.keyword_text) as text, max(c.search_volume) as volume,
        max(c.difficulty_score) as difficulty, max(c.intent) as intent,
        jsonb_agg(jsonb_build_object('domain', o.domain_name, 'page', c.ranking_url, 'rank', ${competitorRankSql('c')})
          order by ${competitorRankSql('c')}) as rankers
      from gap_insights g
      join competitor_keywords c on c.list_id = ${listId} and c.kw_hash = g.kw_hash
      join competitors o on o.list_id = ${listId} and o.id = c.competitor_id and o.deleted_at is null
      where g.list_id = ${listId} and g.topic_id = any(${`{${ids.join(',')}}`}::int[])
        and ${sql.raw(buildRelevanceRule('g.relevance_class'))}
        and ${competitorRankSql('c')} between 1 and ${lastCompetitorRank}
        and not exists (select 1 from tracked_keywords k where k.list_id = ${listId} and k.kw_hash = g.kw_hash)
      group by 1, 2),
    placed as (
      select *, row_number() over (partition by topic order by volume desc nulls last, kw_hash) as place from theirs)
    select topic, text, volume, difficulty, intent, rankers from placed where place <= ${mostKeywords}
    order by topic, place`);
  const found: ByTopic = new Map();
  for (const { topic, text, volume, difficulty, intent, rankers } of rows) {
    const keyword: MoveTopicKeyword = {
      id: null,
      text,
      impressions: 0,
      clicks: 0,
      position: null,
      rank: null,
      intent: intentFromCode(intent),
      isBrand: list.isBrand(text),
      groupId: null,
      facts: { ...unknownFacts, searchVolume: volume, difficulty },
      competitors: rankers,
    };
    found.set(topic, [...(found.get(topic) ?? []), keyword]);
  }
  return found;
}
