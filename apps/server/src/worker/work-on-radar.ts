import { runRadar, type Services } from '@keydence/api';
import type PgBoss from 'pg-boss';
import type { Handover } from './handover.ts';
import { radarJob, radarQueueName, toRadarKey } from './radar-queue.ts';
import { withWorkLock } from './work-lock.ts';

interface RadarWork {
  boss: PgBoss;
  services: Services;
  handover: Handover;
}

/** Takes the polls of one list after the other. */
export async function workOnRadar(
  { boss, services, handover }: RadarWork,
  polling: { pollingIntervalSeconds: number; includeMetadata: true },
): Promise<string> {
  return boss.work<object>(radarQueueName, polling, async ([job]) => {
    if (!job) return;
    const radar = radarJob.parse(job.data);
    const lock = { kind: 'radar', key: toRadarKey(radar), whenHeld: 'wait_then_skip' } as const;
    await handover.run(job, async () => {
      await withWorkLock(services.database, lock, () => runRadar(services, radar));
    });
  });
}
