import type { Services } from '../context.ts';
import { recordSnapshot } from '../gains/record-snapshot.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { scoreKeywords } from '../keyword-lists/score-keywords.ts';
import type { ListStepScope } from '../runs/find-setup-scope.ts';
import { finishStep } from '../runs/move-setup.ts';
import { measureList } from '../trends/measure-list.ts';
import { storeSnapshot } from '../trends/store-snapshot.ts';

/**
 * Scores every keyword as an opportunity, records the day's dashboard figures, and compares the
 * list with its previous report.
 */
export async function computeScores(services: Services, scope: ListStepScope): Promise<void> {
  const measure = await measureList(services.database.db, scope.listId, services.now());
  await finishStep(services, scope, 'scores', async (tx) => {
    await scoreKeywords(tx, scope.listId);
    await recordSnapshot(tx, scope.listId, services.now());
    await storeSnapshot(tx, scope.listId, measure);
    await bumpListVersion(tx, scope.listId);
  });
}
