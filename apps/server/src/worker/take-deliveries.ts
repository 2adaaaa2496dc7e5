import { claimDeliveries, type DeliveryJob, runDelivery, type Services } from '@keydence/api';
import type { Observe } from '../operations/telemetry.ts';

/** Parallel attempts per process. Each is one socket that mostly waits. */
const maxInFlight = 100;
const pollingIntervalMs = 500;

export interface DeliveryTaker {
  /** Claims no more attempts and waits for those in flight, up to the limit. */
  stop(limitMs: number): Promise<void>;
}

/** Sends due webhook attempts in parallel, in fair turns between workspaces. */
export function takeDeliveries(services: Services, observe: Observe): DeliveryTaker {
  const inFlight = new Set<Promise<void>>();
  let claim: Promise<void> | undefined;
  let isStopped = false;
  let isWanted = false;

  async function attempt(job: DeliveryJob): Promise<void> {
    try {
      await observe({ kind: 'jobs', name: 'alert-delivery' }, () => runDelivery(services, job));
    } catch (error) {
      // The claim expires soon, and the attempt is due again.
      services.log.warn({ error, deliveryId: job.deliveryId }, 'an attempt at a webhook was not recorded');
    }
  }

  async function claimAll(): Promise<void> {
    do {
      isWanted = false;
      const room = maxInFlight - inFlight.size;
      if (isStopped || room === 0) return;
      for (const job of await claimDeliveries(services, room)) {
        const work: Promise<void> = attempt(job).then(() => {
          inFlight.delete(work);
          look();
        });
        inFlight.add(work);
      }
    } while (isWanted);
  }

  /** One look at a time; a call during a look runs another one after it. */
  function look(): void {
    isWanted = true;
    claim ??= claimAll()
      .catch((error: unknown) => services.log.warn({ error }, 'due messages to webhooks could not be read'))
      .finally(() => {
        claim = undefined;
      });
  }

  const timer = setInterval(look, pollingIntervalMs);
  look();
  return {
    async stop(limitMs) {
      isStopped = true;
      clearInterval(timer);
      await claim;
      let limit: NodeJS.Timeout | undefined;
      const isLate = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, limitMs);
      });
      await Promise.race([Promise.all(inFlight), isLate]);
      clearTimeout(limit);
    },
  };
}
