import type { DatabaseHandle } from '@keydence/db';
import { type DataSourceName, type KeywordList, type ListKeywordsInput, paginate } from '@keydence/domain';
import type { ListScope } from '../tracked-domains/access.ts';
import { buildKeywordPage } from './build-keyword-page.ts';
import { countKeywords } from './count-keywords.ts';
import { findMarketList } from './find-market-list.ts';
import { type KeywordRow, viewKeyword } from './keyword-view.ts';

/** What the list needs to know of the domain that the caller may see. */
export interface KeywordListScope {
  services: { database: Pick<DatabaseHandle, 'listSql'> };
  domain: {
    id: string;
    locationCode: number;
    languageCode: string;
    dataSource: DataSourceName | null;
    /** The list of the domain's own market. */
    list: ListScope | null;
  };
}

/** One page of a domain's keywords. A market that was never set up has none. */
export async function listKeywords(
  { services: { database }, domain }: KeywordListScope,
  input: ListKeywordsInput,
): Promise<KeywordList> {
  const {
    page,
    limit,
    sortBy = 'search_volume',
    sortOrder,
    search,
    intentType,
    minSearchVolume,
    maxDifficulty,
    tag,
  } = input;
  const empty = { data: [], pagination: paginate(page, limit, 0), dataSource: domain.dataSource };
  const list = await findMarketList(database, domain, input);
  if (!list) return empty;

  const filter = { search, intentType, minSearchVolume, maxDifficulty, tag };
  const offset = (page - 1) * limit;
  const readPage = async (total: number) => {
    const statement = buildKeywordPage({ listId: list.id, filter, sortBy, sortOrder, offset, limit, total });
    return database.listSql.unsafe<KeywordRow[]>(statement.text, statement.values, { prepare: true });
  };
  // The first page needs no total to know where to read, so both statements go out together.
  const first = offset === 0 ? readPage(list.keywordCount) : null;
  const [total, firstRows] = await Promise.all([countKeywords(database, list, filter), first]);
  const rows = firstRows ?? (offset < total ? await readPage(total) : []);
  return {
    data: rows.map((row) => viewKeyword(list.id, row)),
    pagination: paginate(page, limit, total),
    dataSource: domain.dataSource,
  };
}
