import type { DatabaseHandle } from '@keydence/db';
import { type DataSourceName, type KeywordList, type ListKeywordsInput, paginate } from '@keydence/domain';
import type { ListScope } from '../access/get-domain-scope.ts';
import { prepareGains } from '../gains/order-gains.ts';
import { readGainsOfIds } from '../gains/read-gains.ts';
import { isLookup } from '../keyword-lists/build-keyword-filter.ts';
import { findDefaultSort } from '../keyword-lists/find-default-sort.ts';
import { findMarketList } from '../keyword-lists/find-market-list.ts';
import { viewKeyword } from './keyword-view.ts';
import { findKeywordPage, walkKeywordPage } from './read-keyword-page.ts';

/** Data about the caller's domain that the list needs. */
export interface KeywordListScope {
  services: { database: Pick<DatabaseHandle, 'db' | 'listSql' | 'indexSql'>; now: () => Date };
  domain: {
    id: string;
    locationCode: number;
    languageCode: string;
    dataSource: DataSourceName | null;
    /** The list of the domain's own market. */
    list: ListScope | null;
  };
}

/** One page of a domain's keywords; empty for a market that was never set up. */
export async function listKeywords(
  { services: { database, now }, domain }: KeywordListScope,
  input: ListKeywordsInput,
): Promise<KeywordList> {
  const {
    page,
    limit,
    sortOrder,
    search,
    intentType,
    minSearchVolume,
    maxDifficulty,
    minOpportunity,
    rankBucket,
    tag,
    topicId,
    relevance,
  } = input;
  const list = await findMarketList(database, domain, input);
  const { dataSource } = domain;
  if (!list) {
    const sortedBy = input.sortBy ?? 'search_volume';
    return { data: [], pagination: paginate(page, limit, 0), sortedBy, dataSource };
  }

  const wantedSort = input.sortBy ?? (await findDefaultSort(database, list));
  const isUnordered = wantedSort === 'gain' && !(await prepareGains(database, list, now()));
  const sortBy = isUnordered ? 'search_volume' : wantedSort;
  const filter = {
    search,
    intentType,
    minSearchVolume,
    maxDifficulty,
    minOpportunity,
    rankBucket,
    tag,
    topicId,
    relevance,
  };
  const offset = (page - 1) * limit;
  const wanted = { listId: list.id, filter, sortOrder, offset, limit };
  const { total, rows } =
    sortBy === 'clicks' || isLookup(filter)
      ? await findKeywordPage(database, { ...wanted, sortBy })
      : await walkKeywordPage(database, list, { ...wanted, sortBy });
  const ids = rows.map(({ id }) => id);
  const gains = await readGainsOfIds(database, { listId: list.id, ids, now: now() });
  return {
    data: rows.map((row) => viewKeyword(list.id, row, gains)),
    pagination: paginate(page, limit, total),
    sortedBy: sortBy,
    dataSource,
  };
}
