import type { DataSourceName, Market, SearchDataSource } from '@keydence/domain';
import type { Services } from '../context.ts';

interface Question {
  keywordText: string;
  market: Market;
  /** Where the domain's numbers come from. */
  dataSource: DataSourceName | null;
}

/**
 * The source that answers for a keyword: the domain's own, so that sample and real numbers never meet. For a domain
 * without one, the first that knows the keyword, or null.
 */
export async function findInspectionSource(
  { sources }: Services,
  { keywordText, market, dataSource }: Question,
): Promise<SearchDataSource | null> {
  if (dataSource !== null) return sources[dataSource] ?? null;
  for (const source of Object.values(sources)) {
    const known = await source.lookUpKeywords([keywordText], market);
    if (known.length > 0) return source;
  }
  return null;
}
