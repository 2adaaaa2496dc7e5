import { normaliseKeywordText, type RelatedKeywords, type RelatedKeywordsInput } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findInspectionSource } from './find-inspection-source.ts';

/**
 * Related keywords or questions, as far as the source has them; empty for an unknown keyword.
 * AppError('source_failed') if the source fails.
 */
export async function listRelatedKeywords(
  { services, domain }: DomainContext,
  { keyword, kind, limit, ...input }: RelatedKeywordsInput,
): Promise<RelatedKeywords> {
  const keywordText = normaliseKeywordText(keyword);
  const market = {
    locationCode: input.locationCode ?? domain.locationCode,
    languageCode: input.languageCode ?? domain.languageCode,
  };
  const source = await findInspectionSource(services, { keywordText, market, domain });
  if (!source) return { data: [], dataSource: null };
  const found =
    kind === 'related'
      ? await source.relatedKeywords?.(keywordText, market, limit)
      : await source.questions?.(keywordText, market, limit);
  const data = found?.map(({ keywordText: text, searchVolume, difficulty, intent }) => ({
    keyword: text,
    searchVolume,
    keywordDifficulty: difficulty === null ? null : Math.round(difficulty),
    intentType: intent,
  }));
  return { data: data ?? null, dataSource: source.name };
}
