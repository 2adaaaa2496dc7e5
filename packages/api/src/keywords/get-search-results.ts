import { normaliseKeywordText, type SearchResults, type SearchResultsInput } from '@keydence/domain';
import type { DomainContext } from '../tracked-domains/access.ts';
import { findInspectionSource } from './find-inspection-source.ts';
import { findMarketList } from './find-market-list.ts';

/**
 * The result page of a keyword, as far as the source has it; the domain's own pages and those of its tracked
 * competitors are marked. AppError('source_failed') when the source fails.
 */
export async function getSearchResults(
  { services, domain }: DomainContext,
  { keyword, ...input }: SearchResultsInput,
): Promise<SearchResults> {
  const keywordText = normaliseKeywordText(keyword);
  const market = {
    locationCode: input.locationCode ?? domain.locationCode,
    languageCode: input.languageCode ?? domain.languageCode,
  };
  const source = await findInspectionSource(services, { keywordText, market, domain });
  if (!source) return { isAvailable: true, page: null, dataSource: null };
  if (!source.searchResults) return { isAvailable: false, page: null, dataSource: source.name };
  const found = await source.searchResults(keywordText, market);
  if (!found) return { isAvailable: true, page: null, dataSource: source.name };
  const list = await findMarketList(services.database, domain, market);
  const rivals = list
    ? await services.database.sql<{ domainName: string }[]>`
    select domain_name as "domainName" from competitors where list_id = ${list.id} and is_active`
    : [];
  const isOf = (name: string, site: string) => name === site || name.endsWith(`.${site}`);
  const ownerOf = (name: string) => {
    if (isOf(name, domain.domainName)) return 'own';
    return rivals.some((rival) => isOf(name, rival.domainName)) ? 'competitor' : null;
  };
  const results = found.results.map((result) => ({ ...result, owner: ownerOf(result.domainName) }) as const);
  return { isAvailable: true, page: { ...found, results }, dataSource: source.name };
}
