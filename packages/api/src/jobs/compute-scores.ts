import type { Services } from '../context.ts';
import { bumpListVersion } from '../keywords/bump-list-version.ts';
import { scoreKeywords } from '../keywords/score-keywords.ts';
import { recordSnapshot } from '../overview/record-snapshot.ts';
import { measureList } from '../trends/measure-list.ts';
import { storeMeasure } from '../trends/store-measure.ts';
import { finishStep } from './move-setup.ts';
import type { ListStepScope } from './run-setup.ts';

/**
 * Scores every keyword as an opportunity, records the day's dashboard figures, and compares the
 * list with its previous report.
 */
export async function computeScores(services: Services, scope: ListStepScope): Promise<void> {
  const measure = await measureList(services.database.db, scope.listId, services.now());
  await finishStep(services, scope, 'scores', async (tx) => {
    await scoreKeywords(tx, scope.listId);
    await recordSnapshot(tx, scope.listId, services.now());
    await storeMeasure(tx, scope.listId, measure);
    await bumpListVersion(tx, scope.listId);
  });
}
