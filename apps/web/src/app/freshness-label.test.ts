import { expect, it } from 'vitest';
import { freshnessLabel } from './freshness-label.ts';

// The tests run in Kathmandu, whose day begins at 18:15 in UTC.
const now = new Date('2026-11-22T10:00:00Z');

it.each([
  ['2026-11-21T18:15:00.001Z', 'today'],
  ['2026-11-21T18:14:59.999Z', 'yesterday'],
  ['2026-11-20T18:14:59.999Z', '2 days ago'],
])('%s is %s for a reader in Kathmandu', (date, label) => {
  expect(freshnessLabel(new Date(date), now)).toBe(label);
});
