import { normaliseKeywordText, type SourceKeyword } from '@keydence/domain';
import type { Services } from '../context.ts';
import type { DomainScope } from '../tracked-domains/access.ts';

/**
 * What the domain's source knows of keywords, by normalised text. A source that fails or is gone knows nothing: that
 * must not keep anybody from tracking a keyword.
 */
export async function findKeywordFacts(
  { sources, log }: Pick<Services, 'sources' | 'log'>,
  domain: Pick<DomainScope, 'id' | 'dataSource' | 'locationCode' | 'languageCode'>,
  keywordTexts: readonly string[],
): Promise<Map<string, SourceKeyword>> {
  const { dataSource, locationCode, languageCode } = domain;
  const source = dataSource === null ? undefined : sources[dataSource];
  if (!source || keywordTexts.length === 0) return new Map();
  try {
    const found = await source.lookUpKeywords(keywordTexts, { locationCode, languageCode });
    return new Map(found.map((keyword) => [normaliseKeywordText(keyword.keywordText), keyword]));
  } catch (error) {
    log.warn({ domainId: domain.id, source: source.name, error }, 'looking up keywords failed');
    return new Map();
  }
}
