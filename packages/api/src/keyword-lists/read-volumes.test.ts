import { describe, expect, it } from 'vitest';
import { readVolumes } from './read-volumes.ts';

const months = (searches: Record<string, number>) =>
  Object.entries(searches).map(([month, count]) => ({ month, searches: count }));
const unknown = { oneMonth: null, threeMonths: null, twelveMonths: null };

describe('readVolumes', () => {
  it.each([
    ['no month', {}, { newestMonth: null, searches: [], changes: unknown }],
    [
      'months out of order, across the end of a year',
      { '2025-12': 40, '2026-02': 60, '2026-01': 50 },
      {
        newestMonth: '2026-02-01',
        searches: [60, 50, 40],
        changes: { oneMonth: 20, threeMonths: 50, twelveMonths: null },
      },
    ],
    [
      'a missing month ends the searches, but not the comparison with earlier months',
      { '2026-03': 90, '2026-01': 60, '2025-12': 50, '2025-03': 45 },
      {
        newestMonth: '2026-03-01',
        searches: [90],
        changes: { oneMonth: null, threeMonths: 50, twelveMonths: 100 },
      },
    ],
  ])('%s', (_, searches, expected) => {
    expect(readVolumes({ monthlySearches: months(searches) })).toEqual(expected);
  });

  it('uses the changes from the source for periods beyond the months, within the range of the column', () => {
    const statedChanges = { oneMonth: 12.4, threeMonths: 1e9, twelveMonths: -30 };
    const { changes } = readVolumes({
      monthlySearches: months({ '2026-02': 60, '2026-01': 50 }),
      statedChanges,
    });
    expect(changes).toEqual({ oneMonth: 20, threeMonths: 32_767, twelveMonths: -30 });
  });

  it('keeps four years', () => {
    const searches = Object.fromEntries(
      Array.from({ length: 60 }, (_, place) => [
        `${2022 + Math.floor(place / 12)}-${String(1 + (place % 12)).padStart(2, '0')}`,
        place,
      ]),
    );
    expect(readVolumes({ monthlySearches: months(searches) }).searches).toEqual(
      Array.from({ length: 48 }, (_, back) => 59 - back),
    );
  });
});
