import { intentFromCode } from '@keydence/db';
import type {
  AnalyzedKeyword,
  EvidenceKind,
  KeywordAnalysisInput,
  StoredTopic,
  TopicRunKind,
} from '@keydence/domain';
import { brandMatcher, maxGroupedKeywords, monthDays } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { findSiteNames } from '../gains/find-site-names.ts';
import { competitorRankSql } from '../keyword-lists/build-competitor-rank.ts';
import { findLastAnalyzed, isPastLimit, type LastAnalyzed } from './find-last-analyzed.ts';
import { laterVote, type ReadCorrections, readCorrections } from './read-corrections.ts';
import { readPageShares } from './read-page-shares.ts';

type Db = Services['database']['db'];

const batchSize = 20_000;
const maxGaps = 100_000;
const maxProfileTexts = 2_000;
/**
 * Impressions that a query needs to describe the site, unless fewer than `fewFound` queries have them: of a small site the
 * first ones do. On the exports of real sites, 100 known queries tell the others of the site nearly as well as 300.
 */
const mostImpressions = 10;
const fewFound = 100;
/** Last rank at which the site counts as found for a keyword. */
const lastFoundRank = 20;

interface Scope extends Record<string, unknown> {
  domain_name: string;
  language_code: string;
  next_id: string;
}

export interface AnalysisInput extends KeywordAnalysisInput {
  /** Source of each text of the profile. */
  evidenceKinds: ReadonlyMap<string, EvidenceKind>;
  /** Text hashes of the gaps, in the order of the gaps. */
  gapHashes: string[];
  /** The last grouped keyword; null if all are grouped. */
  last: LastAnalyzed | null;
  /** Higher than all keyword ids at the time of reading. */
  nextId: number;
  /** Numbers of the corrections that the run applies. */
  heldCorrections: readonly number[];
  /** Topics with a vote. */
  votedTopics: ReadonlySet<number>;
}

/** Input of a computation of topics; null if the list was deleted. */
export async function readAnalysisInput(
  { database: { db } }: Pick<Services, 'database'>,
  listId: number,
  kind: TopicRunKind,
): Promise<AnalysisInput | null> {
  const [scope] = await db.execute<Scope>(sql`
    select d.domain_name, l.language_code, l.next_keyword_id as next_id
    from keyword_lists l join tracked_domains d on d.id = l.domain_id
    where l.id = ${listId}`);
  if (!scope) return null;
  const corrections = await readCorrections(db, listId);
  const known = await readKnown(db, listId);
  const last = await findLastAnalyzed(db, listId, maxGroupedKeywords);
  const leastImpressions = await readLeastImpressions(db, listId);
  const { keywords, newIds } = await readKeywordRows(db, listId, { ...corrections, leastImpressions, last });
  const { gaps, competitorPages } = await readGapRows(db, listId, keywords);
  const ownNames = await findSiteNames(db, listId);
  const names = await db.execute<{ domain: string; name: string }>(sql`
    select domain_name as domain, display_name as name from competitors where list_id = ${listId} and deleted_at is null
    order by domain_name`);
  const evidenceKinds = await readProfile(db, listId, { ownNames, leastImpressions });
  return {
    kind,
    language: scope.language_code,
    // Equal lists of a site get equal topics, in each workspace.
    seed: scope.domain_name,
    ownNames,
    otherNames: [...names].flatMap(({ domain, name }) => [domain, name]),
    profile: [...evidenceKinds.keys()],
    evidenceKinds,
    keywords,
    newIds,
    gaps: gaps.map(({ text, intent }) => ({ text, intent: intentFromCode(intent) })),
    gapHashes: gaps.map(({ hash }) => hash),
    competitorPages,
    known,
    corrections: {
      together: corrections.together,
      apart: corrections.apart,
      placed: corrections.placed,
      alone: corrections.alone,
    },
    last,
    nextId: Number(scope.next_id),
    heldCorrections: corrections.held,
    votedTopics: new Set(corrections.topicVotes.keys()),
  };
}

/** The keywords of a hidden topic stay in it as those of a pinned one do, or they would be shown again. */
async function readKnown(db: Db, listId: number): Promise<StoredTopic[]> {
  const rows = await db.execute<{
    id: number;
    name: string | null;
    pinned: boolean;
    ids: string[] | null;
  }>(sql`
    select t.id, t.given_name as name, t.is_pinned or t.is_hidden as pinned, i.ids
    from topics t left join (
      select topic_id, array_agg(keyword_id::text order by keyword_id) as ids from keyword_insights
      where list_id = ${listId} and topic_id is not null group by topic_id) i on i.topic_id = t.id
    where t.list_id = ${listId} and t.absorbed_by is null and (i.ids is not null or t.is_pinned or t.is_hidden)
    order by t.id`);
  return [...rows].map(({ id, name, pinned, ids }) => ({
    id,
    keywordIds: (ids ?? []).map(Number),
    givenName: name,
    isPinned: pinned,
  }));
}

interface KeywordRow extends Record<string, unknown> {
  id: string;
  keyword_text: string;
  demand: number;
  intent: number;
  is_ruled: boolean;
  is_placed: boolean;
  topic_id: number | null;
  page: string | null;
  is_found: boolean;
  pages: string[] | null;
  results: string[] | null;
}

/** Impressions from which on a query of Search Console describes the site: 10, or those of its hundredth query if fewer. */
async function readLeastImpressions(db: Db, listId: number): Promise<number> {
  const [row] = await db.execute<{ impressions: number }>(sql`
    select m.impressions::float8 as impressions from site_rates s
    join keyword_measures m on m.list_id = ${listId} and m.source = s.source and m.measured_on = s.measured_on
      and m.impressions > 0
    where s.list_id = ${listId} order by m.impressions desc, m.keyword_id offset ${fewFound - 1} limit 1`);
  return Math.min(mostImpressions, row?.impressions ?? 1);
}

interface KeywordReading extends ReadCorrections {
  leastImpressions: number;
  last: LastAnalyzed | null;
}

async function readKeywordRows(
  db: Db,
  listId: number,
  { votes, topicVotes, leastImpressions, last }: KeywordReading,
): Promise<{ keywords: AnalyzedKeyword[]; newIds: number[] }> {
  const shares = await readPageShares(db, listId);
  const isAnalyzed = last ? sql`not (${isPastLimit(last)})` : sql`true`;
  const keywords: AnalyzedKeyword[] = [];
  const newIds: number[] = [];
  for (let after = 0; ; ) {
    const rows = await db.execute<KeywordRow>(sql`
      select k.id, k.keyword_text, k.intent,
        coalesce(k.search_volume::float8, c.impressions * ${monthDays} / coalesce((s.measured_on - s.measured_from + 1)::float8, ${monthDays}),
          0) as demand,
        coalesce(i.intent_source in ('query', 'page') and i.intent = k.intent, false) as is_ruled,
        coalesce(i.is_placed and not i.is_past_limit, false) as is_placed, i.topic_id, case when r.rank_group is not null then r.ranking_url end as page,
        coalesce(r.rank_absolute is not null and r.rank_group <= ${lastFoundRank}, false)
          or coalesce(c.impressions, 0) >= ${leastImpressions} as is_found, p.pages, e.results
      from tracked_keywords k
      cross join lateral (select * from keyword_rankings where list_id = ${listId} and id = k.id offset 0) r
      left join lateral (select * from keyword_insights where list_id = ${listId} and keyword_id = k.id offset 0) i on true
      left join lateral (
        select array_agg(url order by rank) as pages from keyword_pages where list_id = ${listId} and keyword_id = k.id) p on true
      left join lateral (
        select results from keyword_result_pages where list_id = ${listId} and keyword_id = k.id offset 0) e on true
      left join site_rates s on s.list_id = ${listId}
      left join lateral (
        select m.impressions::float8 as impressions from keyword_measures m
        where m.list_id = ${listId} and m.keyword_id = k.id and m.source = s.source and m.measured_on = s.measured_on
        offset 0) c on true
      where k.list_id = ${listId} and k.id > ${after} and ${isAnalyzed}
      order by k.id limit ${batchSize}`);
    for (const row of rows) {
      const id = Number(row.id);
      const topicVote = row.topic_id === null ? undefined : topicVotes.get(row.topic_id);
      keywords.push({
        id,
        text: row.keyword_text,
        demand: row.demand,
        intent: row.is_ruled ? null : intentFromCode(row.intent),
        page: row.page,
        isFound: row.is_found,
        vote: laterVote(votes.get(id), topicVote),
        topicId: row.topic_id,
        // An import states the shown pages, but not their frequency.
        ownPages:
          shares.get(id) ?? (row.pages ?? []).map((page) => ({ page, share: 1 / (row.pages?.length ?? 1) })),
        results: row.results,
      });
      if (!row.is_placed) newIds.push(id);
    }
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return { keywords, newIds };
    after = Number(end.id);
  }
}

interface GapRow extends Record<string, unknown> {
  hash: string;
  text: string;
  intent: number;
  page: string | null;
  keyword_id: string | null;
}

/** Competitors' keywords that the list does not have, and the keywords that each of their pages ranks for. */
async function readGapRows(db: Db, listId: number, keywords: readonly AnalyzedKeyword[]) {
  const rows = await db.execute<GapRow>(sql`
    select c.kw_hash::text as hash, c.keyword_text as text, c.intent, c.competitor_id || ' ' || c.ranking_url as page, k.id as keyword_id
    from competitor_keywords c
    join competitors o on o.list_id = ${listId} and o.id = c.competitor_id and o.deleted_at is null
    left join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = c.kw_hash
    where c.list_id = ${listId} and ${competitorRankSql('c')} between 1 and 100
    order by c.search_volume desc nulls last, c.kw_hash, o.domain_name limit ${maxGaps}`);
  const places = new Map(keywords.map(({ id }, place) => [id, place]));
  const gaps: { hash: string; text: string; intent: number }[] = [];
  const gapPlaces = new Map<string, number>();
  const pages = new Map<string, Set<number>>();
  for (const { hash, text, intent, page, keyword_id } of rows) {
    const place = keyword_id === null ? placeGap({ hash, text, intent }) : places.get(Number(keyword_id));
    if (place === undefined || page === null) continue;
    const found = pages.get(page) ?? new Set();
    pages.set(page, found.add(place));
  }
  return { gaps, competitorPages: [...pages.values()].map((found) => [...found]) };

  /** If several sources state an intent, the one with the highest code applies, as in the gap matrix. */
  function placeGap({ hash, text, intent }: { hash: string; text: string; intent: number }): number {
    const known = gapPlaces.get(hash) ?? keywords.length + gaps.length;
    const gap = gaps[known - keywords.length];
    if (gap) gap.intent = Math.max(gap.intent, intent);
    else gaps.push({ hash, text, intent });
    gapPlaces.set(hash, known);
    return known;
  }
}

/** Phrases that the site is found for or contains, most characteristic first, each with its source. */
async function readProfile(
  db: Db,
  listId: number,
  { ownNames, leastImpressions }: { ownNames: readonly string[]; leastImpressions: number },
): Promise<Map<string, EvidenceKind>> {
  const isBrand = brandMatcher(ownNames);
  const rows = await db.execute<{ text: string; kind: EvidenceKind }>(sql`
    (select k.keyword_text as text, 'query' as kind from site_rates s
      join keyword_measures m on m.list_id = ${listId} and m.source = s.source and m.measured_on = s.measured_on
        and m.impressions >= ${leastImpressions}
      join tracked_keywords k on k.list_id = ${listId} and k.id = m.keyword_id
      where s.list_id = ${listId} order by m.impressions desc, m.keyword_id limit ${maxProfileTexts})
    union all
    (select keyword_text, 'plan' from content_plan_items where list_id = ${listId}
      order by created_at, position limit ${maxProfileTexts})
    union all
    (select k.keyword_text, 'query' from keyword_rankings r
      join tracked_keywords k on k.list_id = ${listId} and k.id = r.id
      where r.list_id = ${listId} and r.rank_group <= ${lastFoundRank} and r.rank_absolute is not null
      order by r.rank_absolute, r.id limit ${maxProfileTexts})
    union all
    (select ranking_title, 'page' from keyword_rankings
      where list_id = ${listId} and rank_absolute is not null and ranking_title is not null
      order by rank_absolute, id limit ${maxProfileTexts})`);
  const kinds = new Map<string, EvidenceKind>();
  for (const { text, kind } of rows) {
    if (kinds.size === maxProfileTexts) break;
    // Of a text that comes twice, a search is the better evidence.
    if (!isBrand(text) && kinds.get(text) !== 'query') kinds.set(text, kind);
  }
  return kinds;
}
