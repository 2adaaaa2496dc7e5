import type { Market, SearchDataSource } from '@keydence/domain';
import type { DomainScope } from '../access/get-domain-scope.ts';
import type { Services } from '../context.ts';
import { openSource } from '../sources/find-source.ts';

interface Question {
  keywordText: string;
  market: Market;
  domain: Pick<DomainScope, 'id' | 'workspaceId' | 'dataSource'>;
}

/**
 * The source for a keyword: the domain's own, so that sample and real figures never mix. For a
 * domain without one, the first that knows the keyword, or null.
 */
export async function findInspectionSource(
  { sources }: Services,
  { keywordText, market, domain }: Question,
): Promise<SearchDataSource | null> {
  const { id: domainId, workspaceId, dataSource } = domain;
  const payer = { workspaceId, domainId, action: 'inspect' } as const;
  const own = dataSource === null ? undefined : sources[dataSource];
  if (dataSource !== null) return own ? openSource(own, payer) : null;
  for (const each of Object.values(sources)) {
    const source = openSource(each, payer);
    const known = await source.lookUpKeywords([keywordText], market);
    if (known.length > 0) return source;
  }
  return null;
}
