import {
  completeSiteRates,
  orderGains,
  purgeAuditEntries,
  purgeSubscriptions,
  type Services,
} from '@keydence/api';
import type { Identity } from '@keydence/identity';
import { purgeIdempotencyKeys } from '../idempotency/idempotency-keys.ts';
import { withWorkLock } from './work-lock.ts';

const sweepIntervalMs = 60 * 60_000;

interface Parts {
  services: Pick<Services, 'database' | 'now' | 'log'>;
  identity: Pick<Identity, 'sweep'>;
}

/**
 * Deletes expired rows and backfills older versions' data every hour; returns a function that stops
 * it.
 */
export function startSweep(parts: Parts): () => void {
  const timer = setInterval(() => {
    sweepOnce(parts).catch((error: unknown) =>
      parts.services.log.warn({ error }, 'what has expired could not be deleted'),
    );
  }, sweepIntervalMs);
  return () => clearInterval(timer);
}

/** Sweeps unless another process is sweeping; returns true if it did. */
export function sweepOnce({ services, identity }: Parts): Promise<boolean> {
  const lock = { kind: 'sweep', key: 'expired', whenHeld: 'skip' } as const;
  return withWorkLock(services.database, lock, async () => {
    await identity.sweep();
    await purgeSubscriptions(services);
    await purgeAuditEntries(services);
    await purgeIdempotencyKeys(services.database);
    await completeSiteRates(services);
    await orderGains(services);
  });
}
