import type { Services } from '../context.ts';
import { collectRankedKeywords } from '../keyword-lists/collect-ranked-keywords.ts';
import { storeKeywords } from '../keyword-lists/store-keywords.ts';
import { requireRankings } from '../refreshes/require-rankings.ts';
import type { ListStepScope } from '../runs/find-setup-scope.ts';
import { finishStep } from '../runs/move-setup.ts';
import { requestAlertCheck } from '../runs/request-alert-check.ts';
import { requireSource } from '../sources/find-source.ts';

const maxIdeas = 1_000;

/**
 * Collects the keywords for which the site ranks, and ideas for which it does not rank yet. All of
 * them become tracked keywords with today's ranking.
 */
export async function fetchRankedKeywords(services: Services, scope: ListStepScope): Promise<void> {
  const source = requireSource(services, scope, 'setup');
  const { ranked, isComplete } = await collectRankedKeywords(source, scope);
  await requireRankings(services, scope.listId, ranked);
  // After an incomplete collection the site may rank for an idea, so no idea must be stored as not
  // ranking.
  const ideas = isComplete ? await source.keywordIdeas(scope.domainName, scope.market, maxIdeas) : [];
  await finishStep(services, scope, 'ranked_keywords', async (tx) => {
    const checkedAt = services.now();
    await storeKeywords(tx, scope.listId, { ranked, ideas, isComplete, checkedAt, source: source.name });
    await requestAlertCheck(tx, services, { listId: scope.listId, at: checkedAt });
  });
}
