import { AppError, type Market, type RefreshKeywordsInput, type SearchDataSource } from '@keydence/domain';
import { requireSource } from '../jobs/find-source.ts';
import { setupMessages } from '../jobs/setup-messages.ts';
import type { DomainContext, ListScope } from '../tracked-domains/access.ts';
import { findKeywordList } from './find-keyword-list.ts';

export interface RefreshTarget {
  source: SearchDataSource;
  domainName: string;
  market: Market;
  /** Null: the market was never set up. */
  list: ListScope | null;
}

/** Which list to refresh, and from where. AppError('source_failed') when the domain has no source. */
export async function findRefreshTarget(
  { services, domain }: DomainContext,
  input: RefreshKeywordsInput,
): Promise<RefreshTarget> {
  const { domainName, dataSource } = domain;
  if (dataSource === null) throw new AppError('source_failed', setupMessages.noSource);
  const market = {
    locationCode: input.locationCode ?? domain.locationCode,
    languageCode: input.languageCode ?? domain.languageCode,
  };
  const source = requireSource(services, { domainName, market, dataSource });
  const list = await findKeywordList(services.database, { domainId: domain.id, ...market });
  return { source, domainName, market, list };
}
