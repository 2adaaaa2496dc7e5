import type { DatabaseHandle } from '@keydence/db';
import type { ListScope } from '../access/get-domain-scope.ts';

export interface ListMarket {
  domainId: string;
  locationCode: number;
  languageCode: string;
}

/** The keyword list of a domain in a market, or null if that market was never set up. */
export async function findKeywordList(
  { listSql }: Pick<DatabaseHandle, 'listSql'>,
  market: ListMarket,
): Promise<ListScope | null> {
  const [row] = await listSql<ListScope[]>`
    select id, keyword_count as "keywordCount", version::float8 as version
    from keyword_lists
    where domain_id = ${market.domainId} and location_code = ${market.locationCode}
      and language_code = ${market.languageCode}`;
  return row ?? null;
}
