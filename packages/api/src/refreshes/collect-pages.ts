import type { SearchDataSource } from '@keydence/domain';
import type { Services } from '../context.ts';
import { collectRankedKeywords, type RankedCollection } from '../keyword-lists/collect-ranked-keywords.ts';
import type { RefreshScope } from './access.ts';
import { keepPage, readPages } from './move-refresh.ts';
import { requireRankings } from './require-rankings.ts';

/** The site's ranked keywords; pages read by an earlier attempt are not requested again. */
export async function collectPages(
  services: Services,
  scope: RefreshScope,
  { source, keepsPart = false }: { source: SearchDataSource; keepsPart?: boolean },
): Promise<RankedCollection> {
  const known = await readPages(services.database.db, scope);
  const collection = await collectRankedKeywords(source, scope, {
    keepsPart,
    known: known.map(({ page }) => page),
    onPage: (page) => keepPage(services, scope, page),
  });
  await requireRankings(services, scope.listId, collection.ranked);
  return collection;
}
