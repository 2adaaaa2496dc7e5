import { countTracked } from '../competitors/count-tracked.ts';
import { countRanked, storeCompetitors } from '../competitors/store-competitors.ts';
import type { Services } from '../context.ts';
import type { ListStepScope } from '../runs/find-setup-scope.ts';
import { finishStep } from '../runs/move-setup.ts';
import { requireSource } from '../sources/find-source.ts';

const maxCandidates = 50;
/** Maximum competitors that the setup tracks. */
export const trackedFromStart = 5;

/**
 * Finds the sites that compete for the same keywords, tracks the most similar ones and stores their
 * figures.
 */
export async function fetchCompetitors(services: Services, scope: ListStepScope): Promise<void> {
  const { domainName, market, listId } = scope;
  const source = requireSource(services, scope, 'setup');
  const candidates = await source.competitors(domainName, market, maxCandidates);
  await finishStep(services, scope, 'competitors', async (tx) => {
    const ours = { domainName, organicKeywordsCount: await countRanked(tx, listId) };
    const limit = Math.max(0, trackedFromStart - (await countTracked(tx, listId)));
    await storeCompetitors(tx, services, { listId, limit, ours, candidates });
  });
}
