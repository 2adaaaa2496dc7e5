import type { DatabaseHandle } from '@keydence/db';
import {
  type PlanCandidate,
  type PlanTwoWeeksInput,
  type ProposedPlan,
  planReasonText,
  planTwoWeeks,
  type TwoWeekPlan,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findClickCurve } from '../keywords/find-click-curve.ts';
import { hashTexts } from '../keywords/hash-texts.ts';
import { expectClicks } from '../reports/keyword-facts-view.ts';
import { readOpportunities } from '../reports/read-opportunities.ts';
import { type DomainContext, requireList } from '../tracked-domains/access.ts';
import { findPlanFacts } from './find-plan-facts.ts';
import { readPlanItems } from './read-plan-items.ts';

const shownLeftOut = 30;
const gapCandidates = 30;

/**
 * Proposes the pages of the next two weeks from the board, the best opportunities and the best gaps. It changes
 * nothing, and the same facts give the same proposal.
 */
export async function proposePlan(
  ctx: DomainContext,
  { pages, pinned, excluded }: PlanTwoWeeksInput,
): Promise<ProposedPlan> {
  const { database, now } = ctx.services;
  const listId = requireList(ctx.domain).id;
  const [candidates, reachableDifficulty] = await Promise.all([
    readCandidates(ctx, listId, pinned),
    readReachableDifficulty(database, listId),
  ]);
  const plan = planTwoWeeks(candidates, {
    pages,
    pinned: pinned.slice(0, pages),
    excluded,
    reachableDifficulty,
  });
  return {
    planned: plan.planned.map((page) => ({ ...page, dueDate: dayOfBeat(now(), page.beat) })),
    leftOut: shownFirst(plan.leftOut).map(({ reason, ...item }) => ({
      ...item,
      code: reason.code,
      reason: planReasonText(reason),
    })),
    leftOutTotal: plan.leftOut.length,
  };
}

/** What the person left out is shown whole, so that it can be taken in again. */
function shownFirst(leftOut: TwoWeekPlan['leftOut']): TwoWeekPlan['leftOut'] {
  const isExcluded = ({ reason }: TwoWeekPlan['leftOut'][number]) => reason.code === 'excluded';
  const others = leftOut.filter((item) => !isExcluded(item));
  return [...leftOut.filter(isExcluded), ...others.slice(0, shownLeftOut)];
}

const dayMs = 86_400_000;

/** The calendar day (UTC) of a beat; today is the first. */
export function dayOfBeat(today: Date, beat: number): string {
  return new Date(today.getTime() + (beat - 1) * dayMs).toISOString().slice(0, 10);
}

async function readCandidates(
  ctx: DomainContext,
  listId: number,
  pinned: readonly string[],
): Promise<PlanCandidate[]> {
  const { db } = ctx.services.database;
  const { curve } = await findClickCurve(db, listId);
  const [board, opportunities, gaps] = await Promise.all([
    readPlanItems(db, listId),
    readOpportunities(db, listId, curve),
    readGaps(ctx.services.database, listId),
  ]);
  const statuses = new Map(board.map(({ keyword_text, status }) => [keyword_text, status]));
  const known = [...statuses.keys(), ...opportunities.map(({ keywordText }) => keywordText)];
  const texts = [...new Set([...known, ...gaps, ...pinned])];
  const [facts, competitorUrls] = await Promise.all([
    findPlanFacts(ctx, listId, texts),
    readCompetitorUrls(ctx.services.database, listId, texts),
  ]);
  return [...facts.values()].map((row) => ({
    keywordText: row.keyword_text,
    ownUrl: row.ranking_url,
    competitorUrls: competitorUrls.get(row.keyword_text) ?? [],
    extraVisits: expectClicks(row, curve),
    trendQuarterly: row.trend_quarterly,
    difficulty: row.difficulty_score,
    rank: row.rank_absolute,
    status: statuses.get(row.keyword_text) ?? null,
  }));
}

async function readGaps({ db }: DatabaseHandle, listId: number): Promise<string[]> {
  const rows = await db.execute<{ keyword_text: string }>(sql`
    select k.keyword_text
    from competitors c join competitor_keywords k on k.list_id = ${listId} and k.competitor_id = c.id
    where c.list_id = ${listId} and c.is_active and c.deleted_at is null and k.is_gap
    group by k.keyword_text
    order by max(k.gap_score) desc nulls last, k.keyword_text limit ${gapCandidates}`);
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

/** Fewer top 10 rankings than this say too little of what a site can win. */
const leastRankings = 5;
/** How far above its present wins a site may reach. An assumption of ours. */
const difficultyMargin = 15;

/** The difficulty below which nine of ten top 10 rankings of the site lie, plus a margin; null when too few are known. */
async function readReachableDifficulty({ db }: DatabaseHandle, listId: number): Promise<number | null> {
  const [row] = await db.execute<{ known: number; difficulty: number | null }>(sql`
    select count(*)::int as known,
      percentile_disc(0.9) within group (order by difficulty_score)::int as difficulty
    from keyword_rankings where list_id = ${listId} and rank_absolute between 1 and 10 and difficulty_score > 0`);
  if (!row || row.difficulty === null || row.known < leastRankings) return null;
  return Math.min(100, row.difficulty + difficultyMargin);
}
