import type { Transaction } from '@keydence/db';
import { type AiOverviewState, judgeAiOverview, type PageElements } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { storeTopResults } from './store-top-results.ts';

export interface ReadPage extends PageElements {
  keywordId: number;
  checkedAt: Date;
}

const aiOverviewBit = 4;

/**
 * Stores the facts of result pages besides their results, each with the time of the newest page
 * that has it; missing facts stay unchanged. Returns the numbers of the keywords with new facts.
 */
export async function storeResultPages(
  tx: Transaction,
  { listId, domainName, pages }: { listId: number; domainName: string; pages: readonly ReadPage[] },
): Promise<number[]> {
  await storeTopResults(tx, listId, pages);
  const rows = pages.flatMap((page) => toRow(page, domainName) ?? []);
  if (rows.length === 0) return [];
  const isNewer = (column: 'ai_overview_read_at' | 'questions_read_at') => {
    const name = sql.identifier(column);
    return sql`coalesce(excluded.${name} > p.${name} or (excluded.${name} is not null and p.${name} is null), false)`;
  };
  const [hasOverview, hasQuestions] = [isNewer('ai_overview_read_at'), isNewer('questions_read_at')];
  const pick = (column: string, isNews: typeof hasOverview) => {
    const name = sql.identifier(column);
    return sql`${name} = case when ${isNews} then excluded.${name} else p.${name} end`;
  };
  const stored = await tx.execute<{ id: string; overview: AiOverviewState | null }>(sql`
    insert into keyword_result_pages as p
      (list_id, keyword_id, ai_overview, ai_overview_read_at, questions, questions_read_at)
    select ${listId}::int, n.keyword_id, n.ai_overview, n.ai_overview_read_at, n.questions, n.questions_read_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (keyword_id bigint, ai_overview text,
      ai_overview_read_at timestamptz, questions text[], questions_read_at timestamptz)
    on conflict (list_id, keyword_id) do update set ${pick('ai_overview', hasOverview)},
      ${pick('ai_overview_read_at', hasOverview)}, ${pick('questions', hasQuestions)},
      ${pick('questions_read_at', hasQuestions)}
    where ${hasOverview} or ${hasQuestions}
    returning keyword_id as id, ai_overview as overview`);
  await markOverviews(tx, listId, [...stored]);
  return stored.map(({ id }) => Number(id));
}

/** Updates the AI-overview flags of the keyword from the newest page. */
async function markOverviews(
  tx: Transaction,
  listId: number,
  stored: readonly { id: string; overview: AiOverviewState | null }[],
): Promise<void> {
  const known = stored.filter(({ overview }) => overview !== null);
  if (known.length === 0) return;
  const flags = known.map(({ id, overview }) => ({
    id,
    bit: overview === 'no_overview' ? 0 : aiOverviewBit,
  }));
  await tx.execute(sql`
    update keyword_rankings r set serp_flags = (r.serp_flags & ~${aiOverviewBit}::int) | n.bit
    from jsonb_to_recordset(${JSON.stringify(flags)}::jsonb) as n (id bigint, bit int)
    where r.list_id = ${listId} and r.id = n.id and (r.serp_flags & ${aiOverviewBit}::int) <> n.bit`);
}

function toRow({ keywordId, checkedAt, questions, aiOverview }: ReadPage, domainName: string) {
  const overview = judgeAiOverview(aiOverview, domainName);
  if (overview === null && questions === null) return null;
  const at = checkedAt.toISOString();
  return {
    keyword_id: keywordId,
    ai_overview: overview,
    ai_overview_read_at: overview === null ? null : at,
    questions,
    questions_read_at: questions === null ? null : at,
  };
}
