import { schema, type Transaction } from '@keydence/db';
import { setupSteps } from '@keydence/domain';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { setupMessages } from './setup-messages.ts';

type SetupRow = typeof schema.domainSetups.$inferSelect;

/** Notified with the domain's id at each change of its setup. */
export const setupChannel = 'domain_setup';

/** The setup's row, locked until the transaction ends: whoever holds it may move the setup. */
export async function lockSetup(tx: Transaction, domainId: string): Promise<SetupRow | null> {
  const [row] = await tx
    .select()
    .from(schema.domainSetups)
    .where(eq(schema.domainSetups.domainId, domainId))
    .for('update');
  return row ?? null;
}

/** Writes a change of the setup and tells those who watch it; they hear of it when the transaction commits. */
export async function updateSetup(
  tx: Transaction,
  domainId: string,
  change: Partial<Omit<SetupRow, 'domainId'>>,
): Promise<void> {
  await tx.update(schema.domainSetups).set(change).where(eq(schema.domainSetups.domainId, domainId));
  await tx.execute(sql`select pg_notify(${setupChannel}, ${domainId})`);
}

interface Restart {
  domainId: string;
  /** Where the new run starts; left out: where the last one stopped. */
  stepsDone?: number;
  onlyFailed?: boolean;
}

/** Starts a new run of a setup and enqueues it; the job of an older run stops at its next step. */
export async function restartSetup(tx: Transaction, services: Services, restart: Restart): Promise<void> {
  const setup = await lockSetup(tx, restart.domainId);
  if (!setup || (restart.onlyFailed && setup.state !== 'failed')) return;
  const run = setup.run + 1;
  const stepsDone = Math.min(restart.stepsDone ?? setup.stepsDone, setupSteps.length - 1);
  const step = setupSteps[stepsDone] ?? setupSteps[0];
  await updateSetup(tx, restart.domainId, {
    run,
    state: 'setting_up',
    step,
    stepsDone,
    message: setupMessages.steps[step],
    startedAt: services.now(),
    finishedAt: null,
  });
  await services.jobs.enqueueSetup(tx, { domainId: restart.domainId, run });
}
