import { schema, type Transaction } from '@keydence/db';
import { type SetupStep, setupSteps } from '@keydence/domain';
import { eq, sql } from 'drizzle-orm';
import type { Services, SetupJob } from '../context.ts';
import { setupMessages } from './setup-messages.ts';

type SetupRow = typeof schema.domainSetups.$inferSelect;
type SetupChange = Partial<Omit<SetupRow, 'shownState'>>;

/** Notified with the domain's id at each change of its setup. */
export const setupChannel = 'domain_setup';

/**
 * The setup's row, locked until the transaction ends: the holder of the lock may advance the setup.
 */
async function lockSetup(tx: Transaction, domainId: string): Promise<SetupRow | null> {
  const [row] = await tx
    .select()
    .from(schema.domainSetups)
    .where(eq(schema.domainSetups.domainId, domainId))
    .for('update');
  return row ?? null;
}

/** Writes a change of the setup and notifies its watchers when the transaction commits. */
async function updateSetup(tx: Transaction, domainId: string, change: SetupChange): Promise<void> {
  await tx.update(schema.domainSetups).set(change).where(eq(schema.domainSetups.domainId, domainId));
  await tx.execute(sql`select pg_notify(${setupChannel}, ${domainId})`);
}

/** Message of a finished step for the next one. */
interface StepOutcome {
  /** Ends the setup after this step, with this message. */
  endMessage?: string;
  /** Shown while the next step runs, after its own message. */
  note?: string;
}

/**
 * Writes the results of a step and advances the setup past it, both or neither. Writes nothing if
 * another worker was faster or a newer run has replaced this one, so each step is written exactly
 * once.
 */
export async function finishStep(
  services: Services,
  job: SetupJob,
  step: SetupStep,
  write: (tx: Transaction) => Promise<StepOutcome | undefined>,
): Promise<void> {
  const done = setupSteps.indexOf(step);
  await services.database.db.transaction(async (tx) => {
    const setup = await lockSetup(tx, job.domainId);
    if (!setup || setup.run !== job.run || setup.state !== 'setting_up' || setup.stepsDone !== done) return;
    const { endMessage, note } = (await write(tx)) ?? {};
    const next = endMessage === undefined ? setupSteps[done + 1] : undefined;
    if (next) {
      const message = [setupMessages.steps[next], note].filter(Boolean).join(' ');
      return updateSetup(tx, job.domainId, { step: next, stepsDone: done + 1, message });
    }
    return updateSetup(tx, job.domainId, {
      state: 'ready',
      step: null,
      stepsDone: setupSteps.length,
      message: endMessage ?? setupMessages.ready,
      finishedAt: services.now(),
    });
  });
}

/** Ends a run as failed with a sentence for the user; the results of its steps stay. */
export async function failSetup(services: Services, job: SetupJob, message: string): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    const setup = await lockSetup(tx, job.domainId);
    if (!setup || setup.run !== job.run || setup.state !== 'setting_up') return;
    const finishedAt = services.now();
    await updateSetup(tx, job.domainId, { state: 'failed', step: null, message, finishedAt });
  });
}

interface Restart {
  domainId: string;
  /** Called once the setup is locked; if omitted, a restart is always needed. */
  isNeeded?: (setup: Pick<SetupRow, 'state' | 'isRepeat'>) => boolean;
  /** Restart at the first step, even if a failed setup could continue. */
  fromStart?: boolean;
  /** A ready domain stays ready during the repeated run. */
  keepsReady?: boolean;
}

/**
 * Starts a new run of a setup and enqueues it; the job of an older run stops at its next step.
 * Returns the number of the new run, null if none was needed.
 */
export async function restartSetup(
  tx: Transaction,
  services: Services,
  restart: Restart,
): Promise<number | null> {
  const setup = await lockSetup(tx, restart.domainId);
  if (!setup || restart.isNeeded?.(setup) === false) return null;
  const run = setup.run + 1;
  const goesOn = setup.state === 'failed' && !restart.fromStart;
  const stepsDone = goesOn ? Math.min(setup.stepsDone, setupSteps.length - 1) : 0;
  const step = setupSteps[stepsDone] ?? setupSteps[0];
  await updateSetup(tx, restart.domainId, {
    run,
    state: 'setting_up',
    step,
    stepsDone,
    message: setupMessages.steps[step],
    startedAt: services.now(),
    finishedAt: null,
    isRepeat: restart.keepsReady === true && setup.shownState === 'ready',
  });
  await services.jobs.enqueueSetup(tx, { domainId: restart.domainId, run });
  return run;
}
