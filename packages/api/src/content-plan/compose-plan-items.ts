import { type ClickCurve, type ContentSuggestion, writeContentStrategy } from '@keydence/domain';
import { findClickCurve } from '../keywords/find-click-curve.ts';
import { expectClicks, type KeywordFactsRow, viewKeywordFacts } from '../reports/keyword-facts-view.ts';
import type { DomainContext } from '../tracked-domains/access.ts';
import { findPlanFacts } from './find-plan-facts.ts';

/** What a keyword makes of a planned piece: figures, estimate and what to write. */
export interface ComposedPiece {
  keywordText: string;
  title: string;
  target: string;
  searchVolume: number | null;
  difficultyScore: number | null;
  intent: number;
  estimatedTraffic: number | null;
  suggestion: ContentSuggestion;
}

const newPage = 'New page';

/** Writes a content suggestion for each keyword, from what is known of it: by rules, since a person waits for it. */
export async function composePlanItems(
  ctx: DomainContext,
  listId: number,
  texts: readonly string[],
): Promise<ComposedPiece[]> {
  const facts = await findPlanFacts(ctx, listId, texts);
  const { curve } = await findClickCurve(ctx.services.database.db, listId);
  const writing = { languageCode: ctx.domain.languageCode, curve };
  const pieces: ComposedPiece[] = [];
  for (const text of texts) {
    const row = facts.get(text);
    if (row) pieces.push(composePiece(row, writing));
  }
  return pieces;
}

function composePiece(
  row: KeywordFactsRow,
  { languageCode, curve }: { languageCode: string; curve: ClickCurve },
): ComposedPiece {
  const suggestion = writeContentStrategy(viewKeywordFacts(row, curve), languageCode);
  const clicks = expectClicks(row, curve);
  return {
    keywordText: row.keyword_text,
    title: suggestion.contentOutline.title,
    target: row.ranking_url ?? newPage,
    searchVolume: row.search_volume,
    difficultyScore: row.difficulty_score,
    intent: row.intent,
    estimatedTraffic: clicks === null ? null : Math.round(clicks),
    suggestion,
  };
}
