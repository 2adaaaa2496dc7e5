import { normaliseKeywordText, type PaidAction, type SourceKeyword } from '@keydence/domain';
import type { DomainScope } from '../access/get-domain-scope.ts';
import type { Services } from '../context.ts';
import { openSource } from '../sources/find-source.ts';

/**
 * Facts of the domain's source about keywords, by normalized text. Empty if the source fails or is
 * not configured, since that must not prevent tracking a keyword.
 */
export async function findKeywordFacts(
  { sources, log }: Pick<Services, 'sources' | 'log'>,
  domain: Pick<DomainScope, 'id' | 'workspaceId' | 'dataSource' | 'locationCode' | 'languageCode'>,
  { texts, action }: { texts: readonly string[]; action: PaidAction },
): Promise<Map<string, SourceKeyword>> {
  const { id: domainId, workspaceId, dataSource, locationCode, languageCode } = domain;
  const source = dataSource === null ? undefined : sources[dataSource];
  if (!source || texts.length === 0) return new Map();
  try {
    const asked = openSource(source, { workspaceId, domainId, action });
    const found = await asked.lookUpKeywords(texts, { locationCode, languageCode });
    return new Map(found.map((keyword) => [normaliseKeywordText(keyword.keywordText), keyword]));
  } catch (error) {
    log.warn({ domainId: domain.id, source: source.name, error }, 'looking up keywords failed');
    return new Map();
  }
}
