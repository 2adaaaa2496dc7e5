import { schema, type Transaction } from '@keydence/db';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { ReportOpportunity } from '../reports/compose-report.ts';

const plannedPieces = 10;
const newPage = 'New page';

/**
 * Plans a content piece for each of the best opportunities. A keyword that is planned already keeps its piece and
 * its place; new ones follow.
 */
export async function storePlan(
  tx: Transaction,
  services: Services,
  { listId, opportunities }: { listId: number; opportunities: readonly ReportOpportunity[] },
): Promise<void> {
  const { contentPlanItems } = schema;
  const planned = await tx.select().from(contentPlanItems).where(eq(contentPlanItems.listId, listId));
  const taken = new Set(planned.map(({ keywordText }) => keywordText));
  const fresh = opportunities.slice(0, plannedPieces).filter(({ keywordText }) => !taken.has(keywordText));
  if (fresh.length === 0) return;
  const keywords = await findKeywords(tx, listId, fresh);
  const lastPosition = Math.max(0, ...planned.map(({ position }) => position));
  const items = fresh.flatMap((opportunity, index) => {
    const keyword = keywords.get(opportunity.keywordText);
    if (!keyword) return [];
    const { contentSuggestion } = opportunity;
    return {
      listId,
      id: services.newId(),
      keywordId: keyword.id,
      keywordText: opportunity.keywordText,
      title: contentSuggestion.contentOutline.title,
      target: keyword.rankingUrl ?? newPage,
      estimatedTraffic: Math.round(opportunity.calculatedOpportunity),
      position: lastPosition + index + 1,
      suggestion: contentSuggestion,
      createdAt: services.now(),
    };
  });
  if (items.length > 0) await tx.insert(contentPlanItems).values(items);
}

async function findKeywords(tx: Transaction, listId: number, opportunities: readonly ReportOpportunity[]) {
  const texts = JSON.stringify(opportunities.map(({ keywordText }) => keywordText));
  const rows = await tx.execute<{ id: string; keyword_text: string; ranking_url: string | null }>(sql`
    select k.id, k.keyword_text, r.ranking_url
    from tracked_keywords k join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    where k.list_id = ${listId} and k.kw_hash in (
      select hashtextextended(value, 0) from jsonb_array_elements_text(${texts}::jsonb))`);
  return new Map(
    rows.map(({ id, keyword_text, ranking_url }) => [
      keyword_text,
      { id: Number(id), rankingUrl: ranking_url },
    ]),
  );
}
