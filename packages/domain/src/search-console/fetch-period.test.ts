import { describe, expect, it } from 'vitest';
import { findAskedPeriod, findFetchPeriod } from './fetch-period.ts';

describe('findFetchPeriod', () => {
  it.each([
    ['2026-11-19', '2026-08-20'],
    ['2026-05-31', '2026-03-01'],
    ['2026-05-30', '2026-03-01'],
    ['2026-05-28', '2026-03-01'],
    ['2026-05-27', '2026-02-28'],
    ['2028-05-29', '2028-03-01'],
    ['2028-05-28', '2028-02-29'],
    ['2026-01-15', '2025-10-16'],
  ])('the three months that end on %s begin on %s', (end, start) => {
    expect(findFetchPeriod(['2026-01-01', end, '2025-12-31'])).toEqual({ start, end });
  });

  it('is null without days, and ignores invalid days', () => {
    expect(findFetchPeriod([])).toBeNull();
    expect(findFetchPeriod(['zzz', '2026-11-19'])?.end).toBe('2026-11-19');
  });
});

it('the first request covers a week more than three months', () => {
  expect(findAskedPeriod(new Date('2026-11-22T23:30:00Z'))).toEqual({
    start: '2026-08-16',
    end: '2026-11-22',
  });
});
