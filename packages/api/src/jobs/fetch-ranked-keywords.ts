import type { RankedKeyword, SearchDataSource } from '@keydence/domain';
import type { Services } from '../context.ts';
import { storeKeywords } from '../keywords/store-keywords.ts';
import { requireSource } from './find-source.ts';
import { finishStep } from './move-setup.ts';
import type { ListStepScope } from './run-setup.ts';

const pageSize = 1_000;
/** A first setup collects at most this many keywords that the site ranks for. */
const maxRanked = 10_000;
const maxIdeas = 1_000;

/**
 * Collects the keywords for which the site ranks, and ideas for which it does not rank yet. All of them become
 * tracked keywords with today's ranking.
 */
export async function fetchRankedKeywords(services: Services, scope: ListStepScope): Promise<void> {
  const source = requireSource(services, scope);
  const { ranked, isComplete } = await fetchAllRanked(source, scope);
  const ideas = await source.keywordIdeas(scope.domainName, scope.market, maxIdeas);
  await finishStep(services, scope, 'ranked_keywords', (tx) =>
    storeKeywords(tx, scope.listId, { ranked, ideas, isComplete, checkedAt: services.now() }),
  );
}

async function fetchAllRanked(source: SearchDataSource, { domainName, market }: ListStepScope) {
  const ranked: RankedKeyword[] = [];
  for (;;) {
    const page = await source.rankedKeywords(domainName, market, { limit: pageSize, offset: ranked.length });
    ranked.push(...page.items);
    const isComplete = ranked.length >= page.total || page.items.length === 0;
    if (isComplete || ranked.length >= maxRanked) return { ranked, isComplete };
  }
}
