import { type ContentSuggestion, type Gain, writeContentStrategy } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { priceKeyword } from '../gains/estimate-gain.ts';
import { findSiteRates, type ListRates } from '../gains/find-site-rates.ts';
import { type KeywordFactsRow, viewKeywordFacts } from '../reports/keyword-facts-view.ts';
import { chooseTarget } from './choose-target.ts';
import { findPlanFacts } from './find-plan-facts.ts';

/** Content of a plan item from its keyword: figures, estimate and outline. */
export interface NewPlanItem {
  keywordText: string;
  title: string;
  target: string;
  searchVolume: number | null;
  difficultyScore: number | null;
  intent: number;
  estimatedTraffic: number | null;
  gain: Gain | null;
  /** Date of the gain, `YYYY-MM-DD`. */
  gainOn: string;
  suggestion: ContentSuggestion;
}

/**
 * Writes a content suggestion for each keyword from its known facts: by rules, since a person waits
 * for the response.
 */
export async function composePlanItems(
  ctx: DomainContext,
  listId: number,
  texts: readonly string[],
): Promise<NewPlanItem[]> {
  const list = await findSiteRates(ctx.services.database.db, listId, ctx.services.now());
  const facts = await findPlanFacts(ctx, { listId, texts, list });
  const writing = { languageCode: ctx.domain.languageCode, list };
  const pieces: NewPlanItem[] = [];
  for (const text of texts) {
    const row = facts.get(text);
    if (row) pieces.push(composePiece(row, writing));
  }
  return pieces;
}

function composePiece(
  row: KeywordFactsRow,
  { languageCode, list }: { languageCode: string; list: ListRates },
): NewPlanItem {
  const { gain } = priceKeyword(row, list);
  const suggestion = writeContentStrategy(viewKeywordFacts(row, gain), languageCode);
  return {
    keywordText: row.keyword_text,
    title: suggestion.contentOutline.title,
    target: chooseTarget(row),
    searchVolume: row.search_volume,
    difficultyScore: row.difficulty_score,
    intent: row.intent,
    estimatedTraffic: gain && Math.round(gain.mid),
    gain,
    gainOn: list.today,
    suggestion,
  };
}
