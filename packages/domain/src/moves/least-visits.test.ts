import { expect, it } from 'vitest';
import { countUnbrandedClicks, leastVisitsPerHour } from './least-visits.ts';

it.each([
  ['unknown clicks', null, 1.2],
  ['no clicks', 0, 0.4],
  ['60 clicks a month', 60, 0.4],
  ['100 clicks', 100, 0.6],
  ['1,000 clicks', 1_000, 1.2],
  ['10,000 clicks', 10_000, 1.2],
])('requires the minimum visits per hour of a site with %s', (_name, clicks, least) => {
  expect(leastVisitsPerHour(clicks)).toBeCloseTo(least, 10);
});

it('never proposes three hours for three visits on a site with 200 clicks or more', () => {
  expect(3 * leastVisitsPerHour(200)).toBeGreaterThan(3);
});

it('counts the clicks of searches that do not name the site', () => {
  expect(
    countUnbrandedClicks([
      { isBrand: true, clicks: 900 },
      { isBrand: false, clicks: 40 },
      { isBrand: false, clicks: 2 },
    ]),
  ).toBe(42);
});
