import type { DatabaseHandle } from '@keydence/db';
import type { DomainScope, ListScope } from '../access/get-domain-scope.ts';
import { findKeywordList } from './find-keyword-list.ts';

interface MarketQuestion {
  /** Default: the domain's own market. */
  locationCode?: number | undefined;
  languageCode?: string | undefined;
}

export type MarketDomain = Pick<DomainScope, 'id' | 'locationCode' | 'languageCode' | 'list'>;

/** The list of a domain in the requested market, or null if that market was never set up. */
export async function findMarketList(
  database: Pick<DatabaseHandle, 'listSql'>,
  domain: MarketDomain,
  question: MarketQuestion,
): Promise<ListScope | null> {
  const { locationCode = domain.locationCode, languageCode = domain.languageCode } = question;
  const isOwnMarket = locationCode === domain.locationCode && languageCode === domain.languageCode;
  if (isOwnMarket) return domain.list;
  return findKeywordList(database, { domainId: domain.id, locationCode, languageCode });
}
