import { competitorKeywordSortKeys, explorerDisplayCap } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';

describe('texts and limits of the explorer', () => {
  it.each([
    ['title', messages.title('Acme'), "Explore Acme's Keywords"],
    ['next keywords', messages.loadMore, 'Load more'],
    ['failure', messages.loadFailed, 'Failed to load keywords'],
    ['display cap', explorerDisplayCap, 50],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });

  it('mentions the cap', () => {
    expect(messages.cap).toMatch(/capped at 50 keywords/);
  });

  it('lists the sort keys', () => {
    expect([...competitorKeywordSortKeys].sort()).toEqual([
      'cpc',
      'difficulty_score',
      'search_volume',
      'trend_monthly',
      'trend_quarterly',
      'trend_yearly',
    ]);
  });
});
