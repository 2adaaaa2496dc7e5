import {
  judgeAiOverview,
  normaliseKeywordText,
  type SearchResults,
  type SearchResultsInput,
  type SourceSearchPage,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { findKeywordIds } from '../keyword-lists/find-keyword-ids.ts';
import { findMarketList } from '../keyword-lists/find-market-list.ts';
import { setupChannel } from '../runs/move-setup.ts';
import { findInspectionSource } from './find-inspection-source.ts';
import { storeResultPages } from './store-result-pages.ts';

/**
 * The result page of a keyword, as far as the source has it; the domain's own pages and those of
 * its tracked competitors are marked. AppError('source_failed') if the source fails.
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
  if (list) await keepPage({ services, domain }, { listId: list.id, keywordText, page: found });
  const competitors = list
    ? await services.database.sql<{ domainName: string }[]>`
    select domain_name as "domainName" from competitors where list_id = ${list.id} and is_active`
    : [];
  const isOf = (name: string, site: string) => name === site || name.endsWith(`.${site}`);
  const ownerOf = (name: string) => {
    if (isOf(name, domain.domainName)) return 'own';
    return competitors.some((competitor) => isOf(name, competitor.domainName)) ? 'competitor' : null;
  };
  const results = found.results.map((result) => ({ ...result, owner: ownerOf(result.domainName) }) as const);
  const { checkedAt, resultsCount, serpFeatures, questions } = found;
  const aiOverview = judgeAiOverview(found.aiOverview, domain.domainName);
  const page = { checkedAt, resultsCount, serpFeatures, results, questions, aiOverview };
  return { isAvailable: true, page, dataSource: source.name };
}

/** Stores the page's facts for the details of a tracked keyword. */
async function keepPage(
  { services, domain }: Pick<DomainContext, 'services' | 'domain'>,
  { listId, keywordText, page }: { listId: number; keywordText: string; page: SourceSearchPage },
): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    // Does not wait for another change of the list: this is a look-up, and the next one stores the
    // page.
    const [free] = await tx.execute(
      sql`select 1 from keyword_lists where id = ${listId} for no key update skip locked`,
    );
    if (!free) return;
    const keywordId = (await findKeywordIds(tx, listId, [keywordText])).get(keywordText);
    if (keywordId === undefined) return;
    const pages = [{ ...page, keywordId }];
    const news = await storeResultPages(tx, { listId, domainName: domain.domainName, pages });
    if (news.length === 0) return;
    await bumpListVersion(tx, listId);
    await tx.execute(sql`select pg_notify(${setupChannel}, ${domain.id})`);
  });
}
