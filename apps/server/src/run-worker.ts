import { compose } from './compose.ts';
import type { Env } from './env.ts';
import { createLog } from './log.ts';
import { startOperations } from './operations/start-operations.ts';
import { stopOnSignal } from './operations/stop-on-signal.ts';
import { startTelemetry } from './operations/telemetry.ts';
import { startSweep } from './worker/sweep.ts';
import { startWorker } from './worker/worker.ts';

/**
 * Runs jobs until stopped, next to servers with WORKER=off: `npm run worker`. It serves HTTP on
 * OPS_PORT only.
 */
export async function runWorker(env: Env): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  const telemetry = await startTelemetry(env);
  const composition = await compose(env, log, telemetry);
  const { services, mailer, boss } = composition;
  const ending = new AbortController();
  const operations = await startOperations(env, {
    database: services.database,
    telemetry,
    ending: ending.signal,
  }).catch(async (error) => {
    await composition.close();
    throw error;
  });
  const worker = await startWorker(boss, services, mailer, telemetry.observe);
  const stopSweep = startSweep(composition);
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled rejection'));
  void composition.liveSource?.check();
  stopOnSignal(async () => {
    ending.abort();
    stopSweep();
    await worker.stop();
    await composition.close();
    await operations.close();
  });
  console.log('Keydence works on jobs');
}
