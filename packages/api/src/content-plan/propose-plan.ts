import type { DatabaseHandle, Queryable } from '@keydence/db';
import {
  type KeywordFacts,
  laterDay,
  localDay,
  maxCoveredKeywords,
  type PlanCandidate,
  type PlanTwoWeeksInput,
  type ProposedPlan,
  planReasonText,
  planTwoWeeks,
  type TwoWeekPlan,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { priceKeyword } from '../gains/estimate-gain.ts';
import { findSiteRates, type ListRates } from '../gains/find-site-rates.ts';
import { showRange } from '../gains/gain-view.ts';
import { buildHiddenRule } from '../keyword-lists/build-hidden-rule.ts';
import { hashTexts } from '../keyword-lists/hash-texts.ts';
import { readOpportunities } from '../reports/read-opportunities.ts';
import { readMoveOpportunities, readReportMoves } from '../reports/read-report-moves.ts';
import { buildRelevanceRule } from '../topics/build-relevance-rule.ts';
import { findPlanFacts } from './find-plan-facts.ts';
import { findPlanTopics, type PlanTopic, readGroupKeywords } from './find-plan-topics.ts';
import { readPlanItems } from './read-plan-items.ts';

const shownLeftOut = 30;
const gapCandidates = 30;

/**
 * Proposes the pages of the next two weeks from the board, the best opportunities and the best
 * gaps. It changes nothing, and the same facts give the same proposal.
 */
export async function proposePlan(
  ctx: DomainContext,
  { pages, pinned, excluded, relevantOnly }: PlanTwoWeeksInput,
): Promise<ProposedPlan> {
  const { database, now } = ctx.services;
  const listId = requireList(ctx.domain).id;
  const [{ candidates, topics }, reachableDifficulty] = await Promise.all([
    readCandidates(ctx, listId, pinned),
    readReachableDifficulty(database, listId),
  ]);
  const plan = planTwoWeeks(candidates, {
    pages,
    pinned: pinned.slice(0, pages),
    excluded,
    relevantOnly,
    reachableDifficulty,
  });
  const groups = await readGroupKeywords(
    database.db,
    listId,
    plan.planned.flatMap(({ keywordText }) => topics.get(keywordText) ?? []),
  );
  const viewTopic = (keywordText: string) => {
    const found = topics.get(keywordText);
    const group = groups.get(found?.groupId ?? 0);
    return {
      topic: found?.topic ?? null,
      keywordCount: group?.count ?? 1,
      covers: (group?.texts ?? []).filter((text) => text !== keywordText).slice(0, maxCoveredKeywords),
    };
  };
  return {
    planned: plan.planned.map((page) => ({
      ...page,
      ...viewTopic(page.keywordText),
      gain: showRange(page.gain),
      dueDate: dueDateOfDay(localDay(now(), ctx.domain.timeZone), page.beat),
    })),
    leftOut: shownFirst(plan.leftOut).map(({ reason, ...item }) => ({
      ...item,
      gain: showRange(item.gain),
      code: reason.code,
      reason: planReasonText(reason),
    })),
    leftOutTotal: plan.leftOut.length,
    notRelevant: plan.leftOut.filter(({ reason }) => reason.code === 'not_relevant').length,
  };
}

/**
 * Lists all candidates that the person excluded or that are unrelated to the site, so that they can
 * be included again.
 */
function shownFirst(leftOut: TwoWeekPlan['leftOut']): TwoWeekPlan['leftOut'] {
  const isExcluded = ({ reason: { code } }: TwoWeekPlan['leftOut'][number]) =>
    code === 'excluded' || code === 'not_relevant';
  const others = leftOut.filter((item) => !isExcluded(item));
  return [...leftOut.filter(isExcluded), ...others.slice(0, shownLeftOut)];
}

/** The calendar day of a day of the plan; today (`YYYY-MM-DD`) is the first. */
export function dueDateOfDay(today: string, dueDay: number): string {
  return laterDay(today, dueDay - 1);
}

async function readCandidates(
  ctx: DomainContext,
  listId: number,
  pinned: readonly string[],
): Promise<{ candidates: PlanCandidate[]; topics: Map<string, PlanTopic> }> {
  const { db } = ctx.services.database;
  const list = await findSiteRates(db, listId, ctx.services.now());
  const [board, opportunities, gaps] = await Promise.all([
    readPlanItems(db, listId),
    readBest(db, listId, list),
    readGaps(ctx.services.database, listId),
  ]);
  const statuses = new Map(board.map(({ keyword_text, status }) => [keyword_text, status]));
  const known = [...statuses.keys(), ...opportunities.map(({ keywordText }) => keywordText)];
  const texts = [...new Set([...known, ...gaps, ...pinned])];
  const [facts, competitorUrls, topics] = await Promise.all([
    findPlanFacts(ctx, { listId, texts, list }),
    readCompetitorUrls(ctx.services.database, listId, texts),
    findPlanTopics(db, listId, texts),
  ]);
  const gains = new Map(
    opportunities.flatMap(({ keywordText, move, gain }) => (move ? [[keywordText, gain] as const] : [])),
  );
  const candidates = [...facts.values()].map((row) => ({
    keywordText: row.keyword_text,
    ownUrl: row.ranking_url,
    competitorUrls: competitorUrls.get(row.keyword_text) ?? [],
    gain: gains.get(row.keyword_text) ?? priceKeyword(row, list).gain,
    difficulty: row.difficulty_score,
    rank: row.rank_group,
    topicId: topics.get(row.keyword_text)?.topic?.id ?? null,
    relevanceClass: topics.get(row.keyword_text)?.relevanceClass ?? null,
    status: statuses.get(row.keyword_text) ?? null,
  }));
  return { candidates, topics };
}

/** The pages to write or update among the open moves; without moves the best opportunities. */
async function readBest(db: Queryable, listId: number, list: ListRates): Promise<KeywordFacts[]> {
  const open = await readReportMoves(db, listId);
  if (open.length === 0) return readOpportunities(db, listId, list);
  const pieces = open.filter(({ verb }) => verb === 'write' || verb === 'update');
  return readMoveOpportunities(db, { listId, list, open: pieces });
}

/** The best gaps about the site, and the best others for the count and the list of exclusions. */
async function readGaps({ db }: DatabaseHandle, listId: number): Promise<string[]> {
  const rows = await db.execute<{ keyword_text: string }>(sql`
    with gaps as (
      select k.kw_hash, min(k.keyword_text) as keyword_text, max(k.gap_score) as score
      from competitors c join competitor_keywords k on k.list_id = ${listId} and k.competitor_id = c.id
      where c.list_id = ${listId} and c.is_active and c.deleted_at is null and k.is_gap
      group by k.kw_hash),
    placed as (
      select keyword_text, row_number() over best as place,
        row_number() over (partition by ${sql.raw(buildRelevanceRule('i.relevance_class'))}
          order by score desc nulls last, keyword_text) as place_of_kind
      from gaps left join gap_insights i on i.list_id = ${listId} and i.kw_hash = gaps.kw_hash
      where not ${sql.raw(buildHiddenRule('i.topic_id', Number(listId)))}
      window best as (order by score desc nulls last, keyword_text))
    select keyword_text from placed
    where place_of_kind <= ${gapCandidates} order by place`);
  return [...rows].map(({ keyword_text }) => keyword_text);
}

async function readCompetitorUrls(
  { db }: DatabaseHandle,
  listId: number,
  texts: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db.execute<{ keyword_text: string; urls: string[] }>(sql`
    select k.keyword_text, array_agg(k.ranking_url order by k.ranking_url) as urls
    from competitors c join competitor_keywords k on k.list_id = ${listId} and k.competitor_id = c.id
    where c.list_id = ${listId} and c.deleted_at is null and k.ranking_url is not null and k.kw_hash = ${hashTexts(texts)}
    group by k.keyword_text`);
  return new Map([...rows].map(({ keyword_text, urls }) => [keyword_text, urls]));
}

/** Minimum number of top 10 rankings from which to derive a reachable difficulty. */
const leastRankings = 5;
/**
 * Points of difficulty above a site's present top 10 rankings that it may reach. Our own
 * assumption.
 */
const difficultyMargin = 15;

/**
 * The difficulty below which nine of ten top 10 rankings of the site are, plus a margin; null if
 * too few are known.
 */
export async function readReachableDifficulty(
  { db }: DatabaseHandle,
  listId: number,
): Promise<number | null> {
  const [row] = await db.execute<{ known: number; difficulty: number | null }>(sql`
    select count(*)::int as known,
      percentile_disc(0.9) within group (order by difficulty_score)::int as difficulty
    from keyword_rankings where list_id = ${listId} and rank_absolute is not null
      and rank_group between 1 and 10 and difficulty_score is not null`);
  if (!row || row.difficulty === null || row.known < leastRankings) return null;
  return Math.min(100, row.difficulty + difficultyMargin);
}
