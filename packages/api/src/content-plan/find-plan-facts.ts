import type { DatabaseHandle } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { gainColumns, gainJoins } from '../gains/build-gain-columns.ts';
import type { ListRates } from '../gains/find-site-rates.ts';
import { buildStoredKeyword } from '../keyword-lists/build-stored-keyword.ts';
import { hashTexts } from '../keyword-lists/hash-texts.ts';
import { findKeywordFacts } from '../keywords/find-keyword-facts.ts';
import type { KeywordFactsRow } from '../reports/keyword-facts-view.ts';
import { factColumns } from '../reports/read-opportunities.ts';

type Facts = Map<string, KeywordFactsRow>;
type Row = KeywordFactsRow & Record<string, unknown>;

interface PlanQuery {
  listId: number;
  texts: readonly string[];
  list: ListRates;
}

/**
 * Known facts of keywords, by normalized text: from the domain's own list, else from its
 * competitors' keywords, else from its source. Missing facts are unknown, never left out.
 */
export async function findPlanFacts(
  { services, domain }: DomainContext,
  { listId, texts, list }: PlanQuery,
): Promise<Facts> {
  const { database } = services;
  const facts = await findTracked(database, { listId, texts, list });
  const lacking = () => texts.filter((text) => !facts.has(text));
  if (lacking().length === 0) return facts;
  for (const [text, row] of await findOfCompetitors(database, listId, lacking())) facts.set(text, row);
  const looked = await findKeywordFacts(services, domain, { texts: lacking(), action: 'add_keywords' });
  for (const text of lacking()) {
    const found = looked.get(text);
    facts.set(text, found ? toRow(buildStoredKeyword(text, found, null)) : unknownFacts(text));
  }
  return facts;
}

async function findTracked({ db }: DatabaseHandle, { listId, texts, list }: PlanQuery): Promise<Facts> {
  return byText(
    await db.execute<Row>(sql`
      select ${factColumns}, ${gainColumns}
      from tracked_keywords k ${gainJoins(listId, list)}
      where k.list_id = ${listId} and k.kw_hash = ${hashTexts(texts)}`),
  );
}

async function findOfCompetitors(
  { db }: DatabaseHandle,
  listId: number,
  texts: readonly string[],
): Promise<Facts> {
  return byText(
    await db.execute<Row>(sql`
      select distinct on (k.kw_hash) k.keyword_text, k.intent, k.search_volume, false as is_volume_bucket,
        k.difficulty_score, k.trend_quarterly, null::int as rank_absolute, null::int as rank_group,
        null::int as opportunity_score, k.serp_flags, null::text as ranking_url, null::text as newest_month,
        null::int[] as searches, null::int as clicks, null::int as impressions, null::real as average_position
      from competitors c join competitor_keywords k on k.list_id = ${listId} and k.competitor_id = c.id
      where c.list_id = ${listId} and c.deleted_at is null and k.kw_hash = ${hashTexts(texts)}
      order by k.kw_hash, k.last_updated desc, k.search_volume desc nulls last`),
  );
}

function byText(rows: Iterable<KeywordFactsRow>): Facts {
  return new Map([...rows].map((row) => [row.keyword_text, row]));
}

function toRow({
  keyword_text,
  intent,
  search_volume,
  difficulty_score,
  trend_quarterly,
  serp_flags,
  newest_month,
  searches,
}: ReturnType<typeof buildStoredKeyword>): KeywordFactsRow {
  const figures = { intent, search_volume, difficulty_score, trend_quarterly, serp_flags };
  const known = { ...figures, newest_month, searches };
  return { ...unknownFacts(keyword_text), ...known };
}

function unknownFacts(keywordText: string): KeywordFactsRow {
  return {
    keyword_text: keywordText,
    intent: 0,
    search_volume: null,
    is_volume_bucket: null,
    newest_month: null,
    searches: null,
    clicks: null,
    impressions: null,
    average_position: null,
    difficulty_score: null,
    trend_quarterly: null,
    rank_absolute: null,
    rank_group: null,
    opportunity_score: null,
    serp_flags: 0,
    ranking_url: null,
  };
}
