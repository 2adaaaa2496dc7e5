import { expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

it('pauses as long as the provider asks, and a quarter of an hour at most', () => {
  let now = 0;
  const breaker = createCircuitBreaker({ clock: () => now });
  breaker.fail('acme', 'outage', 365 * 86_400_000);
  now = 15 * 60_000 - 1;
  expect(() => breaker.check('acme')).toThrow();
  expect(() => breaker.check('other')).not.toThrow();
  now += 1;
  expect(() => breaker.check('acme')).not.toThrow();
});
