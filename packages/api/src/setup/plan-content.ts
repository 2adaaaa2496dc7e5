import { storePlan } from '../content-plan/store-plan.ts';
import type { Services } from '../context.ts';
import { recordSnapshot } from '../gains/record-snapshot.ts';
import type { ListStepScope } from '../runs/find-setup-scope.ts';
import { finishStep } from '../runs/move-setup.ts';
import { startRun } from '../runs/move-topic-run.ts';
import { findReport } from '../stored-reports/find-report.ts';

/** Last step: turns the report's best opportunities into plan items. */
export async function planContent(services: Services, scope: ListStepScope): Promise<void> {
  const { listId } = scope;
  await finishStep(services, scope, 'content_plan', async (tx) => {
    const report = await findReport(tx, listId);
    await storePlan(tx, services, { listId, opportunities: report?.body.opportunities ?? [] });
    await recordSnapshot(tx, listId, services.now());
    await startRun(tx, services, { listId, kind: 'place', askedBy: null });
  });
}
