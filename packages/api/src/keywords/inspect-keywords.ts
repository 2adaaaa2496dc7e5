import {
  type InspectedKeywordsWithMonths,
  type InspectKeywordsInput,
  normaliseKeywordText,
  type SourceKeyword,
} from '@keydence/domain';
import type { AuthedContext } from '../context.ts';
import { viewOverview } from './overview-view.ts';

/**
 * Looks keywords up, tracked or not. The first source that knows any of them answers, so that sample and real
 * numbers never meet. AppError('source_failed') when a source fails.
 */
export async function inspectKeywords(
  { services }: AuthedContext,
  { keywords, locationCode, languageCode }: InspectKeywordsInput,
): Promise<InspectedKeywordsWithMonths> {
  const texts = [...new Set(keywords.map(normaliseKeywordText))].filter((text) => text !== '');
  if (texts.length === 0) return { items: [], dataSource: null };
  for (const source of Object.values(services.sources)) {
    const found = await source.lookUpKeywords(texts, { locationCode, languageCode });
    if (found.length > 0) return { items: inOrder(texts, found).map(viewOverview), dataSource: source.name };
  }
  return { items: [], dataSource: null };
}

function inOrder(texts: readonly string[], found: readonly SourceKeyword[]): SourceKeyword[] {
  const known = new Map(found.map((keyword) => [normaliseKeywordText(keyword.keywordText), keyword]));
  return texts.flatMap((text) => known.get(text) ?? []);
}
