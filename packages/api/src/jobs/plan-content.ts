import { storePlan } from '../content-plan/store-plan.ts';
import type { Services } from '../context.ts';
import { recordSnapshot } from '../overview/record-snapshot.ts';
import { findReport } from '../reports/find-report.ts';
import { startRun } from '../topics/move-run.ts';
import { finishStep } from './move-setup.ts';
import type { ListStepScope } from './run-setup.ts';

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
