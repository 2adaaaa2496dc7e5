import type { RankedKeyword } from '@keydence/domain';
import { storeCompetitorKeywords } from '../competitors/store-competitor-keywords.ts';
import type { Services } from '../context.ts';
import { analyzeTables } from '../keyword-lists/analyze-tables.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import type { ListStepScope } from '../runs/find-setup-scope.ts';
import { finishStep } from '../runs/move-setup.ts';
import { requireSource } from '../sources/find-source.ts';

const keywordLimit = 1_000;

interface Site {
  id: string;
  domainName: string;
}

/**
 * Collects the keywords for which each tracked competitor ranks, those with the most traffic first.
 */
export async function fetchCompetitorKeywords(services: Services, scope: ListStepScope): Promise<void> {
  const source = requireSource(services, scope, 'setup');
  const sites = await services.database.sql<Site[]>`
    select id, domain_name as "domainName" from competitors
    where list_id = ${scope.listId} and is_active and deleted_at is null order by domain_name`;
  const collected: { site: Site; items: RankedKeyword[] }[] = [];
  for (const site of sites) {
    const page = { limit: keywordLimit, offset: 0 };
    const { items } = await source.rankedKeywords(site.domainName, scope.market, page);
    collected.push({ site, items });
  }
  await finishStep(services, scope, 'competitor_keywords', async (tx) => {
    for (const { site, items } of collected) {
      const target = { listId: scope.listId, competitorId: site.id };
      await storeCompetitorKeywords(tx, target, { items, now: services.now() });
    }
    await bumpListVersion(tx, scope.listId);
  });
  // The next steps join everything written so far.
  await analyzeTables(services.database, scope.listId);
}
