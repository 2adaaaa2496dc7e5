import type { Services } from '../context.ts';
import { bumpListVersion } from '../keywords/bump-list-version.ts';
import { scoreKeywords } from '../keywords/score-keywords.ts';
import { recordSnapshot } from '../overview/record-snapshot.ts';
import { finishStep } from './move-setup.ts';
import type { ListStepScope } from './run-setup.ts';

/** Scores every keyword as an opportunity and records the day's dashboard figures. */
export async function computeScores(services: Services, scope: ListStepScope): Promise<void> {
  await finishStep(services, scope, 'scores', async (tx) => {
    await scoreKeywords(tx, scope.listId);
    await recordSnapshot(tx, scope.listId, services.now());
    await bumpListVersion(tx, scope.listId);
  });
}
