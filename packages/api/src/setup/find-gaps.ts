import { scoreGaps } from '../competitors/score-gaps.ts';
import type { Services } from '../context.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import type { ListStepScope } from '../runs/find-setup-scope.ts';
import { finishStep } from '../runs/move-setup.ts';

/** Compares each competitor's keywords with ours: the gaps, their scores and the overlap. */
export async function findGaps(services: Services, scope: ListStepScope): Promise<void> {
  await finishStep(services, scope, 'gaps', async (tx) => {
    await scoreGaps(tx, scope.listId);
    await bumpListVersion(tx, scope.listId);
  });
}
