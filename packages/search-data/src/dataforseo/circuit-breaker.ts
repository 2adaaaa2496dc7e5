import { failWith } from './status-codes.ts';

/** So many failures in a row mean that the provider is down. */
const openAfter = 5;
const restMs = 60_000;

/** Keeps calls away from a provider that is down, so that nobody waits for it and no job hammers it. */
export interface CircuitBreaker {
  /** AppError('source_failed') while the provider rests; afterwards one call at a time probes it. */
  enter(): void;
  /** Nothing was sent after all. */
  leave(): void;
  /** The provider answered, whatever it said. */
  succeed(): void;
  /** It did not; `restForMs` is how long it has asked to be left alone. */
  fail(restForMs?: number): void;
}

export function createCircuitBreaker({ clock }: { clock: () => number }): CircuitBreaker {
  let failures = 0;
  let restsUntil = 0;
  let isProbing = false;
  return {
    enter() {
      const wait = restsUntil - clock();
      if (wait > 0) throw failWith('unavailable', Math.ceil(wait / 1000));
      if (failures < openAfter) return;
      if (isProbing) throw failWith('unavailable', 1);
      isProbing = true;
    },
    leave() {
      isProbing = false;
    },
    succeed() {
      failures = 0;
      isProbing = false;
    },
    fail(restForMs = 0) {
      failures += 1;
      isProbing = false;
      const rest = Math.max(restForMs, failures >= openAfter ? restMs : 0);
      restsUntil = Math.max(restsUntil, clock() + rest);
    },
  };
}
