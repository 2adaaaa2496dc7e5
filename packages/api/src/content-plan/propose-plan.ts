import type { DatabaseHandle } from '@keydence/db';
import {
  laterDay,
  localDay,
  type PlanCandidate,
  type PlanTwoWeeksInput,
  type ProposedPlan,
  planReasonText,
  planTwoWeeks,
  type TwoWeekPlan,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { priceKeyword } from '../gains/estimate-gain.ts';
import { findSiteRates } from '../gains/find-site-rates.ts';
import { showRange } from '../gains/gain-view.ts';
import { hashTexts } from '../keywords/hash-texts.ts';
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
    planned: plan.planned.map((page) => ({
      ...page,
      gain: showRange(page.gain),
      dueDate: dayOfBeat(localDay(now(), ctx.domain.timeZone), page.beat),
    })),
    leftOut: shownFirst(plan.leftOut).map(({ reason, ...item }) => ({
      ...item,
      gain: showRange(item.gain),
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

/** The calendar day of a beat; today (`YYYY-MM-DD`) is the first. */
export function dayOfBeat(today: string, beat: number): string {
  return laterDay(today, beat - 1);
}

async function readCandidates(
  ctx: DomainContext,
  listId: number,
  pinned: readonly string[],
): Promise<PlanCandidate[]> {
  const { db } = ctx.services.database;
  const list = await findSiteRates(db, listId, ctx.services.now());
  const [board, opportunities, gaps] = await Promise.all([
    readPlanItems(db, listId),
    readOpportunities(db, listId, list),
    readGaps(ctx.services.database, listId),
  ]);
  const statuses = new Map(board.map(({ keyword_text, status }) => [keyword_text, status]));
  const known = [...statuses.keys(), ...opportunities.map(({ keywordText }) => keywordText)];
  const texts = [...new Set([...known, ...gaps, ...pinned])];
  const [facts, competitorUrls] = await Promise.all([
    findPlanFacts(ctx, { listId, texts, list }),
    readCompetitorUrls(ctx.services.database, listId, texts),
  ]);
  return [...facts.values()].map((row) => ({
    keywordText: row.keyword_text,
    ownUrl: row.ranking_url,
    competitorUrls: competitorUrls.get(row.keyword_text) ?? [],
    gain: priceKeyword(row, list).gain,
    difficulty: row.difficulty_score,
    rank: row.rank_group,
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
    from keyword_rankings where list_id = ${listId} and rank_absolute is not null
      and rank_group between 1 and 10 and difficulty_score is not null`);
  if (!row || row.difficulty === null || row.known < leastRankings) return null;
  return Math.min(100, row.difficulty + difficultyMargin);
}
