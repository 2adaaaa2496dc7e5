import { schema, type Transaction } from '@keydence/db';
import { and, eq, sql } from 'drizzle-orm';
import { findListDay } from '../access/find-time-zone.ts';
import type { Services } from '../context.ts';
import { encodeListId } from '../keyword-lists/encode-list-id.ts';
import { hashTexts } from '../keyword-lists/hash-texts.ts';
import type { ReportOpportunity } from '../reports/compose-report.ts';
import { chooseTarget, isPage } from './choose-target.ts';
import { findPlanTopics } from './find-plan-topics.ts';
import { lockPlan } from './lock-plan.ts';

const plannedPieces = 10;

interface Plan {
  listId: number;
  opportunities: readonly ReportOpportunity[];
}

/**
 * Suggests a plan item for each of the best opportunities, by keyword. Items that a person added,
 * changed, moved or deleted stay unchanged. An untouched suggestion keeps its position and gets the
 * new figures and outline, or is deleted if its keyword is no longer among the best; new ones
 * follow.
 */
export async function storePlan(
  tx: Transaction,
  services: Pick<Services, 'now' | 'newId'>,
  { listId, opportunities }: Plan,
): Promise<void> {
  const { contentPlanItems: items } = schema;
  await lockPlan(tx, listId);
  const planned = await tx.select().from(items).where(eq(items.listId, listId));
  const isSuggestion = (item: (typeof planned)[number]) => item.touchedAt === null && item.deletedAt === null;
  const settled = new Set(planned.filter((item) => !isSuggestion(item)).map((item) => item.keywordText));
  const wanted = (
    await findFigures(
      tx,
      { listId, opportunities: opportunities.filter(isPiece).slice(0, plannedPieces) },
      await findListDay(tx, listId, services.now()),
    )
  ).filter(({ keywordText }) => !settled.has(keywordText));
  const texts = new Set(wanted.map(({ keywordText }) => keywordText));
  const dropped = planned.filter((item) => isSuggestion(item) && !texts.has(item.keywordText));
  const known = new Set(planned.map(({ keywordText }) => keywordText));
  const renamed = await pairSubjects(tx, listId, {
    dropped,
    fresh: wanted.filter(({ keywordText }) => !known.has(keywordText)),
  });
  for (const [id, figures] of renamed) {
    await tx
      .update(items)
      .set(figures)
      .where(and(eq(items.listId, listId), eq(items.id, id)));
    known.add(figures.keywordText);
  }
  for (const { id } of dropped.filter((item) => !renamed.has(item.id))) {
    await tx.delete(items).where(and(eq(items.listId, listId), eq(items.id, id)));
  }
  let position = Math.max(0, ...planned.map((item) => item.position));
  for (const figures of wanted) {
    if (!known.has(figures.keywordText)) position += 1;
    await tx
      .insert(items)
      .values({
        ...figures,
        listId,
        id: encodeListId(listId, services.newId()),
        position,
        createdAt: services.now(),
      })
      .onConflictDoUpdate({ target: [items.listId, items.kwHash], set: figures });
  }
}

type Figures = Awaited<ReturnType<typeof findFigures>>[number];

/**
 * New figures by id for suggestions whose keyword changes between plans: matched by page, else by
 * topic, so that a link to a suggestion stays valid.
 */
async function pairSubjects(
  tx: Transaction,
  listId: number,
  {
    dropped,
    fresh,
  }: {
    dropped: readonly { id: string; keywordText: string; target: string }[];
    fresh: readonly Figures[];
  },
): Promise<Map<string, Figures>> {
  const pairs = new Map<string, Figures>();
  if (dropped.length === 0 || fresh.length === 0) return pairs;
  const topics = await findPlanTopics(
    tx,
    listId,
    [...dropped, ...fresh].map(({ keywordText }) => keywordText),
  );
  const topicOf = ({ keywordText }: { keywordText: string }) => topics.get(keywordText)?.topicId ?? null;
  const pageOf = ({ target }: { target: string }) => (isPage(target) ? target : null);
  const left = new Set(fresh);
  for (const subjectOf of [pageOf, topicOf]) {
    for (const item of dropped.filter(({ id }) => !pairs.has(id))) {
      const subject = subjectOf(item);
      const match =
        subject === null ? undefined : [...left].find((figures) => subjectOf(figures) === subject);
      if (!match) continue;
      left.delete(match);
      pairs.set(item.id, match);
    }
  }
  return pairs;
}

/** Links and mergers are not items to write. */
function isPiece({ move }: ReportOpportunity): boolean {
  return move === null || move === undefined || move.verb === 'write' || move.verb === 'update';
}

type PlannedRow = {
  keyword_text: string;
  intent: number;
  ranking_url: string | null;
  rank_group: number | null;
};

/** Data to store for those opportunities whose keyword is still tracked. */
async function findFigures(tx: Transaction, { listId, opportunities }: Plan, today: string) {
  const texts = opportunities.map(({ keywordText }) => keywordText);
  const rows = await tx.execute<PlannedRow>(sql`
    select k.keyword_text, k.intent, r.ranking_url, r.rank_group
    from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where k.list_id = ${listId} and k.kw_hash = ${hashTexts(texts)}`);
  const tracked = new Map([...rows].map((row) => [row.keyword_text, row]));
  return opportunities.flatMap((opportunity) => {
    const { keywordText, searchVolume, difficultyScore, gain } = opportunity;
    const row = tracked.get(keywordText);
    if (!row) return [];
    return {
      keywordText,
      title: opportunity.contentSuggestion.contentOutline.title,
      target: chooseTarget(row),
      searchVolume,
      difficultyScore,
      intent: row.intent,
      estimatedTraffic: gain && Math.round(gain.mid),
      gain,
      gainOn: today,
      suggestion: opportunity.contentSuggestion,
    };
  });
}
